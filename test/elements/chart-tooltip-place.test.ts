import { expect } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import type { Deck } from '../../src/index.js';
import { barRects, middle, moveTo, presenter, settled, shown, view } from './chart-marks.js';
import { fixtureDeck } from './fixture-deck.js';
import { inside } from './inside.js';
import { waitUntil } from './wait.js';

/** Other engines keep the window and the ratio that a session began with. */
const SCREENS = /Chrome\//.test(navigator.userAgent)
  ? [
      { width: 800, height: 600, deviceScaleFactor: 1 },
      { width: 1366, height: 768, deviceScaleFactor: 1.5 },
      { width: 640, height: 900, deviceScaleFactor: 3 },
    ]
  : [undefined];

const decks: Record<string, () => Deck> = {
  'left to right': fixtureDeck,
  'right to left': () => {
    const deck = fixtureDeck();
    deck.format.locale = 'ar';
    return deck;
  },
  // The room of a chart is then no whole number of pixels.
  'divided unevenly': () => {
    const deck = fixtureDeck();
    deck.slides[1]!.blocks[0]!.weight = 0.777;
    return deck;
  },
};

/** The outline of each bar that is pointed at is that of the bar in the picture. */
async function outlinesLieOnBars(element: Element, label: string): Promise<void> {
  const rects = barRects(element);
  expect(rects.length).to.equal(4);
  for (const [at, bar] of rects.entries()) {
    await moveTo(middle(bar));
    expect(shown(element), label).to.not.equal(undefined);
    const path = inside<SVGElement>(element, '.pointed');
    // Engines disagree on whether the stroke belongs to the rectangle, and on that of a path with neither stroke nor fill.
    path.style.stroke = 'none';
    path.style.fill = 'black';
    const outline = path.getBoundingClientRect();
    for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
      expect(outline[edge], `${label}, ${edge} of bar ${at}`).to.be.closeTo(bar[edge], 0.35);
    }
  }
}

describe('the outline of a mark', () => {
  afterEach(async () => {
    document.querySelectorAll('deck-presenter').forEach((element) => element.exit());
    await resetMouse();
    if (SCREENS[0]) await setViewport(SCREENS[0]);
  });

  for (const [name, deck] of Object.entries(decks)) {
    it(`lies exactly on its mark at every size of a slide, ${name}`, async () => {
      const element = await view(deck());
      for (const width of [240, 333.3, 640, 781.7]) {
        element.style.inlineSize = `${width}px`;
        const slide = inside(element, '.slide');
        await waitUntil(() => Math.abs(slide.getBoundingClientRect().width - width) < 0.1);
        await outlinesLieOnBars(element, `${width}`);
      }
    });

    it(`lies exactly on its mark while it is presented, at every screen, ${name}`, async () => {
      for (const screen of SCREENS) {
        if (screen) await setViewport(screen);
        const element = await presenter(deck());
        await settled(element);
        const label = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`;
        expect(devicePixelRatio, label).to.equal(screen?.deviceScaleFactor ?? 1);
        await outlinesLieOnBars(element, label);
        element.exit();
        element.remove();
      }
    });
  }
});
