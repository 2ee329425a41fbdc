import { DeckBuilder } from './deck-builder.js';

DeckBuilder.define();
