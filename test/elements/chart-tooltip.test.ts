import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-builder/define.js';
import type { DeckBuilder, DeckView } from '../../src/index.js';
import {
  bars,
  goes,
  middle,
  moveTo,
  presenter,
  rest,
  settled,
  shown,
  tabToChart,
  TIP,
  view,
  wander,
} from './chart-marks.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from './inside.js';
import { press } from './press.js';
import { editorIn } from './template-field.js';
import { waitUntil } from './wait.js';

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

const reads = (element: Element): string | null | undefined =>
  element.shadowRoot!.querySelector('[role="slider"]')?.getAttribute('aria-valuetext');

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
    await goes(element);
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
    (await editorIn(element)).write('Another title');
    const [north] = bars(element);
    await moveTo(north!);
    expect(shown(element)).to.equal('North 1.2M');
    await sendMouse({ type: 'click', position: [Math.round(north!.x), Math.round(north!.y)] });
    expect(element.deck!.slides[1]!.title).to.equal('Another title');
    await waitUntil(() => text(inside(element, '[role="heading"]')) === 'Another title');
  });

  it('stays while the pointer comes to the tip, rests on it and selects its words', async () => {
    const element = await view();
    for (const [at, says] of ['North 1.2M', 'West 981K', 'South 641K', 'East 402K'].entries()) {
      const bar = bars(element)[at]!;
      await moveTo({ x: 2, y: 2 });
      await goes(element);
      await moveTo(bar);
      const tip = middle(inside(element, TIP).getBoundingClientRect());
      await wander(bar, tip);
      expect(shown(element)).to.equal(says);
      await rest(500);
      await moveTo({ x: tip.x + 3, y: tip.y });
      expect(shown(element), 'after a rest').to.equal(says);
    }
    await moveTo({ x: 2, y: 2 });
    await goes(element);
  });

  it('can be reached on a way that leads over other marks', async () => {
    const deck = fixtureDeck();
    deck.slides[1]!.blocks = [
      {
        id: 'chart',
        region: 'chart',
        source: 'revenue',
        kind: 'chart',
        spec: { type: 'horizontal-bar', encoding: { category: 'region', value: 'value' } },
      },
    ];
    const element = await view(deck);
    for (const [y, says] of [
      [0.35, 'West 981K'],
      [0.85, 'East 402K'],
    ] as const) {
      const reader = inside(element, '[role="slider"]').getBoundingClientRect();
      const from = { x: reader.left + reader.width * 0.15, y: reader.top + reader.height * y };
      await moveTo({ x: 2, y: 2 });
      await goes(element);
      await moveTo(from);
      expect(shown(element)).to.equal(says);
      await wander(from, middle(inside(element, TIP).getBoundingClientRect()));
      expect(shown(element)).to.equal(says);
    }
  });

  it('never lies over the mark it is about, where the pointer is', async () => {
    const element = await view();
    const [north] = bars(element);
    for (const y of [-20, 0, 20, 40]) {
      await moveTo({ x: 2, y: 2 });
      await goes(element);
      await moveTo({ x: north!.x, y: north!.y + y });
      const tip = inside(element, TIP).getBoundingClientRect();
      const over = tip.left < north!.x && tip.right > north!.x;
      expect(over && tip.top < north!.y + y && tip.bottom > north!.y + y, `${y}`).to.equal(false);
    }
  });

  it('goes with Escape, and comes back when the pointer comes back', async () => {
    const element = await view();
    const [north, west] = bars(element);
    await moveTo(north!);
    await press('Escape');
    expect(shown(element)).to.equal(undefined);
    await moveTo({ x: north!.x + 3, y: north!.y });
    expect(shown(element), 'on the same bar').to.equal(undefined);
    await moveTo(west!);
    expect(shown(element)).to.equal('West 981K');
    await moveTo(north!);
    expect(shown(element)).to.equal('North 1.2M');
  });

  it('goes when its chart is scrolled away, and stays when something else is scrolled', async () => {
    const page = await fixture(
      html`<div>
        <div class="log" style="block-size: 40px; overflow: auto"><p style="block-size: 400px"></p></div>
        <div class="page" style="block-size: 460px; overflow: auto">
          <deck-view style="inline-size: 640px" .deck=${fixtureDeck()} slide-id="regions"></deck-view>
          <p style="block-size: 900px"></p>
        </div>
      </div>`,
    );
    const element = page.querySelector<DeckView>('deck-view')!;
    await settled(element);
    await moveTo(bars(element)[0]!);
    page.querySelector('.log')!.scrollTop = 100;
    await rest(120);
    expect(shown(element)).to.equal('North 1.2M');
    page.querySelector('.page')!.scrollTop = 30;
    await goes(element);
  });

  it('stays with the focus of the keyboard when the pointer only passes', async () => {
    const element = await view();
    await tabToChart(element);
    const [north] = bars(element);
    await moveTo(north!);
    await moveTo({ x: 2, y: 2 });
    await rest(500);
    expect(shown(element)).to.equal('North 1.2M');
  });

  it('can be read in the builder, where Escape ends the tip before anything else', async () => {
    const deck = fixtureDeck();
    const builder = await fixture<DeckBuilder>(
      html`<deck-builder
        service="local"
        style="block-size: 600px; inline-size: 790px"
        .deck=${{ ...deck, slides: deck.slides.slice(1, 2) }}
      ></deck-builder>`,
    );
    const element = await appears<DeckView>(builder, '.sheet deck-view');
    await settled(element);
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', listen);
    const [north] = bars(element);
    await moveTo(north!);
    await wander(north!, middle(inside(element, TIP).getBoundingClientRect()));
    expect(shown(element)).to.equal('North 1.2M');
    await press('Escape');
    expect(shown(element)).to.equal(undefined);
    expect(heard).to.deep.equal([]);
    await press('Escape');
    expect(heard).to.deep.equal(['Escape']);
    document.removeEventListener('keydown', listen);
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

  it('leaves the keys to the presentation while a value is only pointed at', async () => {
    const element = await presenter();
    const [north] = bars(element);
    for (const [key, to] of [
      ['ArrowRight', 'all'],
      ['PageDown', 'all'],
      [' ', 'all'],
      ['ArrowLeft', 'cover'],
      ['End', 'next'],
    ]) {
      element.goTo('regions');
      await settled(element);
      await moveTo({ x: 2, y: 2 });
      await moveTo(north!);
      expect(shown(element)).to.equal('North 1.2M');
      await press(key!);
      expect(element.slideId, key).to.equal(to);
    }
    await element.updateComplete;
    await press('Escape');
    expect(element.presenting, 'the tip went with its slide').to.equal(false);
  });

  it('ends the tip with Escape, and the presentation with the next, by pointer and by keyboard', async () => {
    for (const by of ['pointer', 'keyboard']) {
      const element = await presenter();
      if (by === 'pointer') await moveTo(bars(element)[0]!);
      else await tabToChart(element);
      expect(shown(element)).to.equal('North 1.2M');
      await press('Escape');
      expect(shown(element)).to.equal(undefined);
      expect(element.presenting, by).to.equal(true);
      await press('Escape');
      expect(element.presenting, by).to.equal(false);
      await moveTo({ x: 2, y: 2 });
    }
  });

  it('lets the pointer rest on the tip, and a click there does not go on', async () => {
    const element = await presenter();
    const [north] = bars(element);
    await moveTo(north!);
    const tip = middle(inside(element, TIP).getBoundingClientRect());
    await wander(north!, tip);
    await rest(500);
    expect(shown(element)).to.equal('North 1.2M');
    await sendMouse({ type: 'click', position: [Math.round(tip.x), Math.round(tip.y)] });
    expect(element.slideId).to.equal('regions');
    expect(shown(element)).to.equal('North 1.2M');
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
