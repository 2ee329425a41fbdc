import { DeckPresenter } from './deck-presenter.js';

DeckPresenter.define();
