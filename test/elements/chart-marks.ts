import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-presenter/define.js';
import '../../src/elements/deck-view/define.js';
import type { Deck, DeckPresenter, DeckView } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, text } from './inside.js';
import { press } from './press.js';
import { waitUntil } from './wait.js';

const READER = '[role="slider"]';
export const TIP = '.mark-tip';

export interface Place {
  x: number;
  y: number;
}

export async function view(deck: Deck = fixtureDeck()): Promise<DeckView> {
  const element = await fixture<DeckView>(
    html`<deck-view style="inline-size: 640px" .deck=${deck} slide-id="regions"></deck-view>`,
  );
  await settled(element);
  return element;
}

export async function presenter(deck: Deck = fixtureDeck()): Promise<DeckPresenter> {
  const element = await fixture<DeckPresenter>(
    html`<deck-presenter .deck=${deck} slide-id="regions" fullscreen="host"></deck-presenter>`,
  );
  await element.enter();
  await settled(element);
  return element;
}

/** The chart is drawn, can be read, and the slide has its scale. */
export async function settled(element: Element): Promise<HTMLElement> {
  const reader = await appears(element, READER);
  // A page behind another gets a frame a second at best.
  await waitUntil(() => reader.getBoundingClientRect().width > 0, 'the slide never got its scale');
  return reader;
}

/** The bars on the screen, left to right. */
export const barRects = (element: Element): DOMRect[] =>
  [...element.shadowRoot!.querySelectorAll('.chart path[fill]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height }) => width > 8 && height > 8)
    .sort((a, b) => a.left - b.left);

export const middle = ({ x, y, width, height }: DOMRect): Place => ({ x: x + width / 2, y: y + height / 2 });

export const bars = (element: Element): Place[] => barRects(element).map(middle);

export const moveTo = ({ x, y }: Place): Promise<void> =>
  sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });

/**
 * The way of a hand from one place to another, as one task: between two real moves a slow machine takes longer than a tip
 * waits. The last one is real, so that the pointer is there.
 */
export async function wander(from: Place, to: Place, steps = 8): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const clientX = from.x + (to.x - from.x) * part;
    const clientY = from.y + (to.y - from.y) * part;
    elementAt(clientX, clientY)?.dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        composed: true,
        pointerType: 'mouse',
        clientX,
        clientY,
      }),
    );
  }
  await moveTo(to);
}

/** The innermost one, in whatever shadow tree it is. */
function elementAt(x: number, y: number): Element | null {
  let root: DocumentOrShadowRoot = document;
  for (;;) {
    const found = root.elementFromPoint(x, y);
    if (!found?.shadowRoot || found.shadowRoot === root) return found;
    root = found.shadowRoot;
  }
}

export const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the tip says; undefined while there is none. */
export const shown = (element: Element): string | undefined => {
  const [tip] = allInside(element, TIP);
  return tip && [...tip.children].map(text).join(' ');
};

export const goes = (element: Element): Promise<void> =>
  waitUntil(() => shown(element) === undefined, 'the tip never went');

/** Focus by keyboard: a page's script may focus without showing it. */
export async function tabToChart(element: Element): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    if (element.shadowRoot!.activeElement?.matches(READER)) return;
    await press('Tab');
  }
  throw new Error('Tab never came to the chart');
}
