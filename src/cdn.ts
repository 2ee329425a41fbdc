/** The script tag: `<script type="module" src="…/deckwright.js">` registers every element. */
import './define.js';

export { configureDeck } from './core/assets.js';
export { createPrefixFetch } from './core/http/prefix-fetch.js';
export { addTranslation } from './elements/shared/localize-controller.js';
