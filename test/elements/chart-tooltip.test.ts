import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-presenter/define.js';
import '../../src/elements/deck-view/define.js';
import type { Deck, DeckPresenter, DeckView } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from './inside.js';
import { press } from './press.js';

const TIP = '.mark-tip';

async function view(deck: Deck = fixtureDeck()): Promise<DeckView> {
  const element = await fixture<DeckView>(
    html`<deck-view style="inline-size: 640px" .deck=${deck} slide-id="regions"></deck-view>`,
  );
  await settled(element);
  return element;
}

async function presenter(): Promise<DeckPresenter> {
  const element = await fixture<DeckPresenter>(
    html`<deck-presenter .deck=${fixtureDeck()} slide-id="regions" fullscreen="host"></deck-presenter>`,
  );
  await element.enter();
  await settled(element);
  return element;
}

/** The chart is drawn, can be read, and the slide has its scale. */
async function settled(element: Element): Promise<HTMLElement> {
  const reader = await appears(element, '[role="slider"]');
  // A page behind another gets a frame a second at best.
  await waitUntil(() => reader.getBoundingClientRect().width > 0, 'the slide never got its scale', {
    timeout: 15_000,
  });
  return reader;
}

/** Where the bars stand on the screen, left to right. */
function bars(element: Element): { x: number; y: number }[] {
  return [...element.shadowRoot!.querySelectorAll('.chart path[fill]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height }) => width > 8 && height > 8)
    .sort((a, b) => a.left - b.left)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
}

const moveTo = ({ x, y }: { x: number; y: number }): Promise<void> =>
  sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });

/** What a finger makes of a tap; the runner has no finger. Whether something kept the click from acting. */
function tap(element: Element, { x, y }: { x: number; y: number }): boolean {
  const at = {
    clientX: x,
    clientY: y,
    pointerType: 'touch',
    bubbles: true,
    composed: true,
    cancelable: true,
  };
  const target = inside(element, '[role="slider"]');
  for (const type of ['pointerdown', 'pointerup', 'pointerleave']) {
    target.dispatchEvent(new PointerEvent(type, at));
  }
  return !target.dispatchEvent(new PointerEvent('click', at));
}

const shown = (element: Element): string | undefined => {
  const [tip] = allInside(element, TIP);
  return tip && [...tip.children].map(text).join(' ');
};

const reads = (element: Element): string | null | undefined =>
  element.shadowRoot!.querySelector('[role="slider"]')?.getAttribute('aria-valuetext');

/** Focus by keyboard: a page's script may focus without showing it. */
async function tabToChart(element: Element): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    if (element.shadowRoot!.activeElement?.matches('[role="slider"]')) return;
    await press('Tab');
  }
  throw new Error('Tab never came to the chart');
}

describe('reading a chart by its marks', () => {
  afterEach(async () => {
    document.querySelectorAll('deck-presenter').forEach((element) => element.exit());
    await resetMouse();
  });

  it('says label and value of the bar under the pointer, outlines it, and leaves with the pointer', async () => {
    const element = await view();
    const [north, west] = bars(element);
    await moveTo(north!);
    expect(shown(element)).to.equal('North 1.2M');
    const outline = inside(element, '.pointed').getBoundingClientRect();
    expect(outline.left).to.be.below(north!.x);
    expect(outline.right).to.be.above(north!.x).and.below(west!.x);
    await moveTo(west!);
    expect(shown(element)).to.equal('West 981K');
    await moveTo({ x: 2, y: 2 });
    expect(shown(element)).to.equal(undefined);
    expect(element.shadowRoot!.querySelector('.pointed')).to.equal(null);
  });

  it('keeps the tip inside the slide, whatever the size of the slide', async () => {
    const element = await view();
    for (const width of [320, 640, 780]) {
      element.style.inlineSize = `${width}px`;
      const slide = inside(element, '.slide');
      await waitUntil(() => Math.abs(slide.getBoundingClientRect().width - width) < 1);
      for (const bar of bars(element)) {
        await moveTo(bar);
        const tip = inside(element, TIP).getBoundingClientRect();
        const frame = inside(element, '.frame').getBoundingClientRect();
        expect(tip.left).to.be.at.least(frame.left);
        expect(tip.right).to.be.at.most(frame.right);
        expect(tip.top).to.be.at.least(frame.top);
        expect(tip.bottom).to.be.at.most(frame.bottom);
        expect(tip.height, `${width}`).to.be.above(24);
      }
    }
  });

  it('shows text of cells as text, whatever it looks like, and no more than the slide has room for', async () => {
    const deck = fixtureDeck();
    const hostile = `<img src=x onerror="window.hacked=1"><b>bold</b> ${'wide '.repeat(400)}`;
    deck.sources['revenue']!.data!.rows[0]!['region'] = hostile;
    const element = await view(deck);
    await moveTo(bars(element)[0]!);
    expect(shown(element)).to.contain('<img src=x onerror="window.hacked=1"><b>bold</b>');
    expect(element.shadowRoot!.querySelectorAll('img, b').length).to.equal(0);
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
    const tip = inside(element, TIP).getBoundingClientRect();
    const frame = inside(element, '.frame').getBoundingClientRect();
    expect(tip.top).to.be.at.least(frame.top);
    expect(tip.bottom).to.be.at.most(frame.bottom);
  });

  it('reads a chart on a slide that is edited, and an edit is applied by a click on the chart', async () => {
    const element = await fixture<DeckView>(
      html`<deck-view
        style="inline-size: 640px"
        .deck=${fixtureDeck()}
        slide-id="regions"
        editable
        provenance
      ></deck-view>`,
    );
    await settled(element);
    inside(element, '[data-edit="title"]').click();
    (await appears<HTMLTextAreaElement>(element, 'textarea')).value = 'Another title';
    const [north] = bars(element);
    await moveTo(north!);
    expect(shown(element)).to.equal('North 1.2M');
    await sendMouse({ type: 'click', position: [Math.round(north!.x), Math.round(north!.y)] });
    expect(element.deck!.slides[1]!.title).to.equal('Another title');
    await waitUntil(() => text(inside(element, '[role="heading"]')) === 'Another title');
  });

  it('goes with Escape and when the page is scrolled', async () => {
    const element = await view();
    const [north, west] = bars(element);
    await moveTo(north!);
    await press('Escape');
    expect(shown(element)).to.equal(undefined);
    await moveTo(west!);
    expect(shown(element)).to.equal('West 981K');
    document.dispatchEvent(new Event('scroll'));
    expect(shown(element)).to.equal(undefined);
  });

  it('goes with the slide', async () => {
    const element = await view();
    await moveTo(bars(element)[0]!);
    expect(shown(element)).to.equal('North 1.2M');
    element.slideId = 'all';
    await element.updateComplete;
    expect(shown(element)).to.equal(undefined);
  });

  it('follows the rows when they are others', async () => {
    const element = await view();
    await moveTo(bars(element)[0]!);
    const deck = fixtureDeck();
    deck.sources['revenue']!.data!.rows[0]!['value'] = 2_000_000;
    element.deck = deck;
    await waitUntil(() => reads(element) === 'North: 2M');
    expect(shown(element)).to.equal(undefined);
    await moveTo({ x: bars(element)[0]!.x + 2, y: bars(element)[0]!.y });
    expect(shown(element)).to.equal('North 2M');
  });

  it('is shown by a tap, and gone with a second one or one elsewhere', async () => {
    const element = await view();
    const [north, west] = bars(element);
    tap(element, north!);
    expect(shown(element)).to.equal('North 1.2M');
    tap(element, west!);
    expect(shown(element)).to.equal('West 981K');
    tap(element, west!);
    expect(shown(element)).to.equal(undefined);
    tap(element, north!);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    expect(shown(element)).to.equal(undefined);
  });

  it('goes through the values with the arrow keys and says each to a screen reader', async () => {
    const element = await view();
    await tabToChart(element);
    const reader = inside(element, '[role="slider"]');
    const said = (): string | null | undefined => reads(element);
    expect(reader.getAttribute('aria-label')).to.equal('Values of the chart');
    expect(said()).to.equal('North: 1.2M');
    expect(shown(element)).to.equal('North 1.2M');
    await press('ArrowRight');
    expect(said()).to.equal('West: 981K');
    expect(reader.getAttribute('aria-valuenow')).to.equal('2');
    await press('End');
    await press('ArrowDown');
    expect(said()).to.equal('East: 402K');
    expect(reader.getAttribute('aria-valuemax')).to.equal('4');
    await press('ArrowLeft');
    expect(shown(element)).to.equal('South 641K');
    await press('Home');
    expect(said()).to.equal('North: 1.2M');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    await press('Escape');
    expect(shown(element)).to.equal(undefined);
    expect(element.shadowRoot!.activeElement).to.equal(reader);
    await press('Tab');
    expect(shown(element)).to.equal(undefined);
  });

  it('has the colours of the slide, not those of the page', async () => {
    const { themes } = await import('../../src/core/layout/themes.js');
    for (const id of ['paper', 'ink'] as const) {
      const theme = themes[id]!;
      const element = await view({ ...fixtureDeck(), theme });
      await moveTo({ x: 2, y: 2 });
      await moveTo(bars(element)[0]!);
      const probe = document.createElement('i');
      probe.style.color = theme.colors.background;
      probe.style.backgroundColor = theme.colors.text;
      const { color, backgroundColor } = getComputedStyle(inside(element, TIP));
      expect(backgroundColor).to.equal(probe.style.color);
      expect(color).to.equal(probe.style.backgroundColor);
      expect(element.shadowRoot!.querySelector('[style*="<"]')).to.equal(null);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      element.remove();
    }
  });

  it('reads from right to left where the slide does, beside its bar and inside the slide', async () => {
    const deck = fixtureDeck();
    deck.format.locale = 'ar';
    deck.sources['revenue']!.data!.rows[0]!['region'] = 'الشمال';
    const element = await view(deck);
    const [north] = bars(element);
    await moveTo({ x: 2, y: 2 });
    await moveTo(north!);
    expect(shown(element)).to.contain('الشمال');
    const tip = inside(element, TIP);
    expect(getComputedStyle(tip).direction).to.equal('rtl');
    const { left, right } = tip.getBoundingClientRect();
    const frame = inside(element, '.frame').getBoundingClientRect();
    expect(left).to.be.at.least(frame.left).and.below(north!.x);
    expect(right).to.be.at.most(frame.right).and.above(north!.x);
  });

  it('is not there in a grid of slides', async () => {
    const element = await fixture<DeckView>(
      html`<deck-view style="inline-size: 640px" .deck=${fixtureDeck()} mode="grid"></deck-view>`,
    );
    await appears(element, '.chart svg');
    await element.updateComplete;
    expect(allInside(element, '[role="slider"]').length).to.equal(0);
  });

  it('is not there in a thumbnail', async () => {
    const element = await view();
    element.inert = true;
    await moveTo(bars(element)[0]!);
    expect(shown(element)).to.equal(undefined);
  });
});

describe('reading a chart while it is presented', () => {
  afterEach(async () => {
    document.querySelectorAll('deck-presenter').forEach((element) => element.exit());
    await resetMouse();
  });

  it('shows the value under the pointer, and a click still goes on', async () => {
    const element = await presenter();
    const [north] = bars(element);
    await moveTo(north!);
    expect(shown(element)).to.equal('North 1.2M');
    await sendMouse({ type: 'click', position: [Math.round(north!.x), Math.round(north!.y)] });
    expect(element.slideId).to.equal('all');
    await element.updateComplete;
    expect(shown(element)).to.equal(undefined);
    await press('ArrowLeft');
    expect(element.slideId).to.equal('regions');
  });

  it('takes the arrow keys only while the chart has focus', async () => {
    const element = await presenter();
    await press('ArrowRight');
    expect(element.slideId).to.equal('all');
    await press('ArrowLeft');
    await settled(element);
    await tabToChart(element);
    await press('ArrowRight');
    expect(element.slideId).to.equal('regions');
    expect(shown(element)).to.equal('West 981K');
    await press('Escape');
    expect(element.presenting).to.equal(true);
    expect(shown(element)).to.equal(undefined);
    await press('PageDown');
    expect(element.slideId).to.equal('all');
    await element.updateComplete;
    await press('ArrowLeft');
    expect(element.slideId).to.equal('regions');
  });

  it('ends with Escape while the pointer rests on a chart', async () => {
    const element = await presenter();
    await moveTo(bars(element)[0]!);
    await press('Escape');
    expect(element.presenting).to.equal(false);
  });

  it('reads a value with a tap on it, and goes on with a tap beside it', async () => {
    const element = await presenter();
    const [north] = bars(element);
    expect(tap(element, north!)).to.equal(true);
    expect(shown(element)).to.equal('North 1.2M');
    expect(element.slideId).to.equal('regions');
    tap(element, { x: north!.x, y: inside(element, '.chart').getBoundingClientRect().top + 1 });
    expect(element.slideId).to.equal('all');
  });

  it('is accessible while a value is shown', async () => {
    const element = await presenter();
    await tabToChart(element);
    await expect(element).to.be.accessible();
  });
});
