import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-builder/define.js';
import { themes } from '../../src/core/layout/themes.js';
import type { Deck, DeckBuilder, DeckView } from '../../src/index.js';
import { bars, moveTo, presenter, settled, shown, tabToChart } from './chart-marks.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside } from './inside.js';
import { waitUntil } from './wait.js';

const WIDTHS = ['790px', '360px'];

function builder(deck: Deck, width: string): Promise<DeckBuilder> {
  return fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 590px; inline-size: ${width}"
      .deck=${deck}
    ></deck-builder>`,
  );
}

/** The deck with one of its slides alone. */
const only = (id: string): Deck => {
  const deck = fixtureDeck();
  return { ...deck, slides: deck.slides.filter((slide) => slide.id === id) };
};

const inBoth = (element: HTMLElement): Promise<void> =>
  inBothSchemes(element, () => expect(element).to.be.accessible());

describe('every state is accessible, light and dark', () => {
  afterEach(async () => {
    document.querySelectorAll('deck-presenter').forEach((element) => element.exit());
    await resetMouse();
  });

  it('a value of a chart shown while it is presented, by pointer and by keyboard', async () => {
    for (const mode of ['paper', 'ink']) {
      const element = await presenter({ ...fixtureDeck(), theme: themes[mode]! });
      await moveTo(bars(element)[0]!);
      expect(shown(element)).to.equal('North 1.2M');
      await inBoth(element);
      await moveTo({ x: 2, y: 2 });
      await tabToChart(element);
      await inBoth(element);
      element.exit();
      element.remove();
    }
  });

  for (const width of WIDTHS) {
    it(`the handle that divides a slide, focused, ${width} wide`, async () => {
      const element = await builder(only('regions'), width);
      await settled(await appears(element, '.sheet deck-view'));
      (await appears(element, '.split')).focus();
      await inBoth(element);
    });

    it(`a value of a chart and the origin of a figure shown in the builder, ${width} wide`, async () => {
      const element = await builder(only('regions'), width);
      const sheet = await appears<DeckView>(element, '.sheet deck-view');
      await settled(sheet);
      await moveTo(bars(sheet)[0]!);
      expect(shown(sheet)).to.equal('North 1.2M');
      await inBoth(element);
      inside(sheet, '.figure').focus();
      await waitUntil(() => inside(sheet, '[role="tooltip"]').matches(':popover-open'));
      await inBoth(element);
    });

    it(`a table before and after it goes on over further slides, ${width} wide`, async () => {
      const deck = only('all');
      deck.sources['revenue']!.data!.rows = Array.from({ length: 60 }, (_, at) => ({
        region: `Region ${at + 1}`,
        value: 100 - at,
      }));
      const element = await builder(deck, width);
      const button = await appears(element, '.go-on');
      await appears(inside(element, '.sheet deck-view'), 'table');
      await inBoth(element);
      button.click();
      await waitUntil(() => element.deck!.slides.length > 3);
      allInside(element, '.rail [role="option"]').at(-1)!.click();
      await element.updateComplete;
      await inBoth(element);
    });
  }
});
