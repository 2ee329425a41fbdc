import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configureDeck } from 'deckwright';
import { DeckBuilder } from 'deckwright/react';
import { OwnView } from './own-view';
import { config, datasets } from './sales';

configureDeck({ assetBase: '/deckwright/' });

function App() {
  const [own, setOwn] = useState(false);
  const [presenting, setPresenting] = useState(false);
  const [slides, setSlides] = useState(0);
  return (
    <>
      <header>
        <strong>Deckwright in React</strong>
        <button onClick={() => setOwn(!own)}>{own ? 'The builder' : 'Parts of my own'}</button>
        <output>
          {slides} slides, {presenting ? 'presenting' : 'not presenting'}
        </output>
      </header>
      <main>
        {own ? (
          <OwnView />
        ) : (
          <DeckBuilder
            service="local"
            config={config}
            datasets={datasets}
            onPresenting={setPresenting}
            onChange={(event) => setSlides(event.deck.slides.length)}
          />
        )}
      </main>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
