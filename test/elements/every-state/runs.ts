import { expect, fixtureCleanup } from '@open-wc/testing';
import { enLater } from '../../../src/core/locales/en-later.js';
import { en } from '../../../src/core/locales/en.js';
import { addTranslation } from '../../../src/index.js';
import { pseudoWords } from '../../support/pseudo-locale.js';
import { inBothSchemes } from '../inside.js';
import { STATES } from './states.js';
import { hardCoded, overflowing } from './texts-on-screen.js';

// In files of their own, so that none takes longer than a file may.

const leave = (): void => {
  document.querySelectorAll('deck-presenter').forEach((element) => element.exit());
  fixtureCleanup();
};

/** @param width CSS pixels */
export function isAccessible(width: number): void {
  describe(`every state is accessible, ${width} pixels wide`, () => {
    afterEach(leave);
    for (const [name, reach] of Object.entries(STATES)) {
      it(`${name}, light and dark`, async () => {
        const element = await reach({ width, locale: 'en' });
        await inBothSchemes(element, () => expect(element).to.be.accessible());
      });
    }
  });
}

/** @param width CSS pixels */
export function isTranslated(width: number): void {
  addTranslation('en-x-pseudo', pseudoWords({ ...en, ...enLater }));
  describe(`every state in a language of long words, ${width} pixels wide`, () => {
    afterEach(leave);
    for (const [name, reach] of Object.entries(STATES)) {
      it(`${name}: all words are translated, and none is cut off`, async () => {
        const element = await reach({ width, locale: 'en-x-pseudo' });
        await element.updateComplete;
        expect(hardCoded(element), 'not from the words of a language').to.deep.equal([]);
        expect(overflowing(element), 'cut off, or over its edge').to.deep.equal([]);
      });
    }
  });
}
