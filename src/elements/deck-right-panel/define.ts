import { DeckRightPanel } from './deck-right-panel.js';

DeckRightPanel.define();
