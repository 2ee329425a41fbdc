import { hydrateRoot } from 'react-dom/client';
import { configureDeck } from 'deckwright';
import { tree } from './tree.js';

configureDeck({ assetBase: '/deckwright/' });
globalThis.recovered = [];
hydrateRoot(document.getElementById('root'), tree, {
  onRecoverableError: (error) => globalThis.recovered.push(String(error)),
});
