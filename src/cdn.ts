/** The script tag: `<script type="module" src="…/deckwright.js">` registers every element. */
import './define.js';

export { configureDeck } from './core/assets.js';
export { addTranslation } from './elements/shared/localize-controller.js';
