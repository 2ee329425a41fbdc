'use client';
import { useState } from 'react';
import { configureDeck } from 'deckwright';
import { createPrefixFetch, DeckBuilder } from 'deckwright/react';
import { config, datasets } from './sales';

configureDeck({ assetBase: '/deckwright/' });

// The elements ask for /api/…; the route of this app stands at /api/vendor/….
const customFetch = createPrefixFetch('/api/vendor/');
const signIn = () => fetch('/api/session', { method: 'POST' });

export function Dashboard() {
  const [presenting, setPresenting] = useState(false);
  const [slides, setSlides] = useState(0);
  return (
    <>
      <header style={{ padding: '8px 16px' }}>
        <strong>Deckwright in Next.js</strong>{' '}
        <output>
          {slides} slides, {presenting ? 'presenting' : 'not presenting'}
        </output>
      </header>
      <DeckBuilder
        config={config}
        datasets={datasets}
        customFetch={customFetch}
        signIn={signIn}
        onPresenting={setPresenting}
        onChange={(event) => setSlides(event.deck.slides.length)}
      />
    </>
  );
}
