import { DeckView } from './deck-view.js';

DeckView.define();
