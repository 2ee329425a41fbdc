import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/deck-view/define.js';
import type { DeckView } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inside } from '../inside.js';
import { press } from '../press.js';
import { editorIn } from '../template-field.js';
import { waitUntil } from '../wait.js';

/** Other engines keep the window that a session began with. */
const canResize = /Chrome\//.test(navigator.userAgent);

describe('a text that is edited in a narrow window', () => {
  afterEach(async () => {
    if (canResize) await setViewport({ width: 800, height: 600 });
  });

  for (const [direction, locale] of [
    ['left to right', 'en'],
    ['right to left', 'ar'],
  ] as const) {
    it(`has its tools, lists and figures inside the window, ${direction}`, async () => {
      if (canResize) await setViewport({ width: 360, height: 640 });
      const deck = fixtureDeck();
      deck.format.locale = locale;
      const element = await fixture<DeckView>(
        html`<deck-view
          style="inline-size: ${Math.min(innerWidth, 360) - 16}px"
          lang=${locale}
          dir=${locale === 'ar' ? 'rtl' : 'ltr'}
          .deck=${deck}
          slide-id="regions"
          editable
        ></deck-view>`,
      );
      const isInside = (part: Element): void => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(top).to.be.at.least(0);
        expect(right).to.be.at.most(innerWidth);
        expect(bottom).to.be.at.most(innerHeight);
      };
      (await appears(element, '[data-edit="text"]')).click();
      const field = await editorIn(element);
      await waitUntil(() => element.shadowRoot!.activeElement === field.content);
      isInside(inside(element, '.edit-bar'));
      inside(element, '.edit-bar button:nth-last-of-type(2)').click();
      const list = await appears(element, '.cm-tooltip-autocomplete');
      // Until it is measured it stands far outside.
      await waitUntil(() => list.getBoundingClientRect().top > -1000);
      isInside(list);
      await press('Escape');
      field.select(field.view.state.sliceDoc(field.source.indexOf('{{'), field.source.indexOf('}}') + 2));
      await press('Enter');
      const card = await appears(element, '.figure-editor');
      isInside(card);
      for (const button of card.querySelectorAll('button')) isInside(button);
    });
  }
});
