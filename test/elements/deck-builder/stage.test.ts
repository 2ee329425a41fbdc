import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { waitUntil } from '../wait.js';

async function builder(deck: Deck, locale = 'en', width = 1200): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      locale=${locale}
      style="block-size: 700px; inline-size: ${width}px"
      .deck=${deck}
    ></deck-builder>`,
  );
  await appears(element, 'deck-view');
  // The words of a language, and its direction with them, are loaded.
  await appears(element, `.base[dir="${locale === 'ar' ? 'rtl' : 'ltr'}"]`);
  await waitUntil(() => sheet(element).width > 0 && level(element) !== '0%' && level(element) !== '0 %');
  return element;
}

const only = (id: string, fields: Partial<Slide> = {}): Deck => {
  const deck = fixtureDeck();
  return {
    ...deck,
    slides: deck.slides.filter((slide) => slide.id === id).map((slide) => ({ ...slide, ...fields })),
  };
};
const twoCharts = (): Deck => {
  const deck = only('regions');
  const [slide] = deck.slides;
  const [chart] = slide!.blocks;
  return {
    ...deck,
    slides: [
      {
        ...slide!,
        layout: 'two-charts',
        blocks: [
          { ...chart!, id: 'left', region: 'left' },
          { ...chart!, id: 'right', region: 'right' },
        ],
      },
    ],
  };
};
const manyPoints = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `- Point ${i + 1}: the four regions together reach a lot this year`,
  ).join('\n');
/** Two lines too many still stand on the slide: what is clipped has no ground that a checker of contrast could see. */
const fewTooMany = (): Deck => {
  const decks = Array.from({ length: 30 }, (_, count) => only('regions', { text: manyPoints(count) }));
  return decks.find((deck) =>
    layoutSlide(deck, deck.slides[0]!).boxes.some((box) => box.kind === 'text' && box.overflow),
  )!;
};

const sheet = (element: DeckBuilder): DOMRect => inside(element, '.sheet').getBoundingClientRect();
const level = (element: DeckBuilder): string => text(inside(element, '.zoom-level'));
const slideOf = (element: DeckBuilder): Slide => element.deck!.slides[0]!;
const status = (element: DeckBuilder): string => text(inside(element, '[role="status"]'));
const items = (element: DeckBuilder, menu: string): HTMLElement[] =>
  allInside(element, `#${menu} .menu-item`);

async function choose(element: DeckBuilder, menu: string, name: string): Promise<void> {
  inside(element, `[popovertarget="${menu}"]`).click();
  await appears(element, `#${menu} .menu-item`);
  items(element, menu)
    .find((item) => text(item).startsWith(name))!
    .click();
  await element.updateComplete;
}
async function settled(element: DeckBuilder, width: number): Promise<void> {
  await waitUntil(
    () => Math.abs(sheet(element).width - width) < 1,
    `the slide never became ${width} px wide`,
  );
}
const wheel = (element: DeckBuilder, deltaY: number, x: number, y: number, ctrlKey = true): WheelEvent => {
  const event = new WheelEvent('wheel', {
    deltaY,
    clientX: x,
    clientY: y,
    ctrlKey,
    cancelable: true,
    bubbles: true,
  });
  inside(element, '.sheet').dispatchEvent(event);
  return event;
};

describe('deck-builder, zoom', () => {
  it('fits the slide to its room, and follows it', async () => {
    const element = await builder(only('regions'));
    const before = sheet(element).width;
    const room = inside(element, '.stage');
    expect(room.scrollWidth).to.be.at.most(room.clientWidth + 1);
    element.style.inlineSize = '500px';
    await waitUntil(() => sheet(element).width < before - 50);
    await waitUntil(() => level(element) === `${Math.round((sheet(element).width / 1280) * 100)}%`);
    expect(room.scrollWidth).to.be.at.most(room.clientWidth + 1);
  });

  it('zooms by keys, in fields too, and says the percentage', async () => {
    const element = await builder(only('regions'));
    const fitting = sheet(element).width;
    inside<HTMLInputElement>(element, '.deck-title').focus();
    await press(`${COMMAND_KEY}+=`);
    await settled(element, 640);
    await waitUntil(() => level(element) === '50%');
    await press(`${COMMAND_KEY}+=`);
    await settled(element, 960);
    await waitUntil(() => level(element) === '75%');
    await press(`${COMMAND_KEY}+-`);
    await settled(element, 640);
    await press(`${COMMAND_KEY}+0`);
    await settled(element, fitting);
  });

  it('has a menu of levels with the current one marked, and ends at 50 and 400 %', async () => {
    const element = await builder(only('regions'), 'en', 1700);
    await choose(element, 'zoom-levels', '200%');
    await settled(element, 2560);
    inside(element, '[popovertarget="zoom-levels"]').click();
    await appears(element, '#zoom-levels .menu-item');
    expect(items(element, 'zoom-levels').map(text)).to.deep.equal([
      `Fit ${/Mac/.test(navigator.platform) ? '⌘ 0' : 'Ctrl + 0'}`, '50%', '75%', '100%', '150%', '200%',
    ]); // prettier-ignore
    expect(items(element, 'zoom-levels').map((item) => item.ariaChecked)).to.deep.equal([
      'false', 'false', 'false', 'false', 'false', 'true',
    ]); // prettier-ignore
    await press('Escape');
    const [less, more] = allInside(element, '.zoom-step') as HTMLButtonElement[];
    more!.click();
    await settled(element, 3840);
    more!.click();
    await settled(element, 5120);
    await waitUntil(() => more!.disabled);
    for (const width of [3840, 2560, 1920, 1600, 1280, 960, 640]) {
      less!.click();
      await settled(element, width);
    }
    await waitUntil(() => less!.disabled);
  });

  it('takes every step, however soon the next one comes', async () => {
    const element = await builder(only('regions'));
    await choose(element, 'zoom-levels', '50%');
    await settled(element, 640);
    const [less, more] = allInside(element, '.zoom-step') as HTMLButtonElement[];
    for (let step = 0; step < 3; step += 1) more!.click();
    await settled(element, 1600);
    for (let step = 0; step < 2; step += 1) less!.click();
    await settled(element, 960);
  });

  it('zooms around the pointer with Control and the wheel; without it the wheel scrolls', async () => {
    const element = await builder(only('regions'));
    await choose(element, 'zoom-levels', '150%');
    await settled(element, 1920);
    const room = inside(element, '.stage').getBoundingClientRect();
    const [x, y] = [room.x + room.width * 0.7, room.y + room.height * 0.4];
    const share = (): [number, number] => {
      const { left, top, width, height } = sheet(element);
      return [(x - left) / width, (y - top) / height];
    };
    const before = share();
    expect(wheel(element, -24, x, y).defaultPrevented).to.equal(true);
    await settled(element, 1920 * Math.exp(0.24));
    expect(share()[0]).to.be.closeTo(before[0], 0.002);
    expect(share()[1]).to.be.closeTo(before[1], 0.002);
    expect(wheel(element, -24, x, y, false).defaultPrevented).to.equal(false);
  });

  it('zooms by two fingers, and fits again when they close', async () => {
    const element = await builder(only('regions'), 'en', 360);
    const fitting = sheet(element).width;
    const fingers = (type: string, apart: number): void => {
      const touches = [180 - apart, 180 + apart].map((clientX) => ({ clientX, clientY: 300 }));
      const event = new Event(type, { bubbles: true, cancelable: true });
      inside(element, '.sheet').dispatchEvent(Object.assign(event, { touches }));
    };
    fingers('touchstart', 20);
    fingers('touchmove', 60);
    await settled(element, Math.max(640, fitting * 3));
    expect(inside(element, '.stage').scrollWidth).to.be.greaterThan(360);
    fingers('touchmove', 6);
    await settled(element, fitting);
  });

  for (const locale of ['en', 'ar']) {
    it(`is moved by dragging with Space held (${locale})`, async () => {
      const element = await builder(only('regions'), locale);
      await choose(element, 'zoom-levels', new Intl.NumberFormat(locale, { style: 'percent' }).format(2));
      await settled(element, 2560);
      const room = inside(element, '.stage').getBoundingClientRect();
      const [x, y] = [Math.round(room.x + room.width / 2), Math.round(room.y + room.height / 2)];
      const { left, top } = sheet(element);
      await sendMouse({ type: 'move', position: [x, y] });
      document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
      await appears(element, '.hand');
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [x + 40, y + 30] });
      await sendMouse({ type: 'up' });
      document.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true }));
      await waitUntil(() => !element.shadowRoot!.querySelector('.hand'));
      expect(sheet(element).left).to.be.closeTo(left + 40, 1.5);
      expect(sheet(element).top).to.be.closeTo(top + 30, 1.5);
      expect(slideOf(element), 'nothing on the slide was touched').to.deep.equal(only('regions').slides[0]);
      await resetMouse();
    });
  }

  it('shows every edge of an enlarged slide when scrolled', async () => {
    for (const locale of ['en', 'ar']) {
      const element = await builder(only('regions'), locale, 360);
      await choose(element, 'zoom-levels', new Intl.NumberFormat(locale, { style: 'percent' }).format(1));
      await settled(element, 1280);
      const stage = inside(element, '.stage');
      const room = stage.getBoundingClientRect();
      stage.scrollTo({ left: -9999, top: -9999 });
      expect(sheet(element).left).to.be.at.least(room.left);
      expect(sheet(element).top).to.be.at.least(room.top);
      stage.scrollTo({ left: 9999, top: 9999 });
      expect(sheet(element).right).to.be.at.most(room.right + 0.5);
      expect(sheet(element).bottom).to.be.at.most(room.bottom + 0.5);
    }
  });

  it('is moved by dragging with the middle button', async () => {
    const element = await builder(only('regions'));
    await choose(element, 'zoom-levels', '200%');
    await settled(element, 2560);
    const room = inside(element, '.stage').getBoundingClientRect();
    const [x, y] = [Math.round(room.x + room.width / 2), Math.round(room.y + room.height / 2)];
    const { left, top } = sheet(element);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down', button: 'middle' });
    await sendMouse({ type: 'move', position: [x + 40, y + 30] });
    await sendMouse({ type: 'up', button: 'middle' });
    expect(sheet(element).left).to.be.closeTo(left + 40, 1.5);
    expect(sheet(element).top).to.be.closeTo(top + 30, 1.5);
    expect(slideOf(element), 'nothing on the slide was touched').to.deep.equal(only('regions').slides[0]);
    await resetMouse();
  });
});

describe('deck-builder, layouts', () => {
  it('shows a picture of each layout with the current one marked, and a choice is one step of undo', async () => {
    const deck = only('regions');
    const element = await builder(deck);
    const button = inside(element, '[popovertarget="layouts"]');
    expect(button.getAttribute('aria-label')).to.equal('Layout: Chart and text');
    button.click();
    await appears(element, '#layouts .menu-item');
    expect(allInside(element, '#layouts .layout-picture').length).to.equal(9);
    const marked = items(element, 'layouts').filter((item) => item.ariaChecked === 'true');
    expect(marked.map(text)).to.deep.equal(['Chart and text']);
    expect(text(items(element, 'layouts')[0]!)).to.equal('Cover No place for 1 part');
    await press('Escape');
    await choose(element, 'layouts', 'Large chart');
    expect(slideOf(element).layout).to.equal('chart');
    expect(status(element)).to.equal('The layout is “Large chart” now.');
    await press('Control+z');
    await waitUntil(() => slideOf(element).layout === 'chart-text');
    expect(slideOf(element)).to.deep.equal(deck.slides[0]);
  });

  it('says what a layout has no place for, and shows it again', async () => {
    const deck = only('regions');
    const element = await builder(deck);
    await choose(element, 'layouts', 'Cover');
    const note = await appears(element, '.aside-note');
    expect(text(note)).to.contain('1 part has no place in the layout “Cover”. Nothing is lost.');
    expect(slideOf(element).blocks.length).to.equal(0);
    note.querySelector('button')!.click();
    await waitUntil(() => !element.shadowRoot!.querySelector('.aside-note'));
    expect(slideOf(element)).to.deep.equal(deck.slides[0]);
  });

  it('swaps chart and text by a button at the split and one in the command list, in one step', async () => {
    const element = await builder(only('regions'));
    const handle = await appears(element, '.split');
    const before = Number(handle.getAttribute('aria-valuenow'));
    (await appears(element, '.swap')).click();
    await waitUntil(() => slideOf(element).layout === 'text-chart');
    expect(status(element)).to.equal('The sides are swapped.');
    await element.updateComplete;
    expect(
      Number(inside(element, '.split').getAttribute('aria-valuenow')),
      'as much room as before',
    ).to.equal(before);
    inside(element, '.swap').focus();
    await press('Control+z');
    await waitUntil(() => slideOf(element).layout === 'chart-text');
  });

  it('swaps two charts', async () => {
    const element = await builder(twoCharts());
    (await appears(element, '.swap')).click();
    await waitUntil(() => slideOf(element).blocks[0]!.region === 'right');
    expect(slideOf(element).blocks.map(({ id, region }) => `${id}: ${region}`)).to.deep.equal([
      'left: right',
      'right: left',
    ]);
  });
});

describe('deck-builder, text that does not fit', () => {
  const note = async (element: DeckBuilder, name: string): Promise<HTMLButtonElement> => {
    await appears(element, '.overflow-note button');
    return (allInside(element, '.overflow-note button') as HTMLButtonElement[]).find(
      (one) => text(one) === name,
    )!;
  };

  it('says how many lines are too many, and moves them to further slides in one step', async () => {
    const deck = only('regions', { text: manyPoints(40) });
    const element = await builder(deck);
    const button = await note(element, 'Move the rest to a new slide');
    expect(text(inside(element, '.overflow-note p'))).to.match(
      /^The text does not fit: \d+ lines too many\.$/,
    );
    button.click();
    await waitUntil(() => element.deck!.slides.length > 1);
    expect(element.deck!.slides[1]!.title).to.contain('(continued)');
    expect(element.deck!.slides.map((slide) => slide.text).join('\n')).to.equal(manyPoints(40));
    await waitUntil(() => !element.shadowRoot!.querySelector('.overflow-note'));
    await press('Control+z');
    await waitUntil(() => element.deck!.slides.length === 1);
    expect(slideOf(element)).to.deep.equal(deck.slides[0]);
  });

  it('offers a layout with room for all of it', async () => {
    const element = await builder(only('regions', { layout: 'chart', text: manyPoints(8) }));
    (await note(element, 'Use “Chart and text”')).click();
    await waitUntil(() => slideOf(element).layout === 'chart-text');
    await waitUntil(() => !element.shadowRoot!.querySelector('.overflow-note'));
  });

  it('has the service shorten it', async () => {
    const element = await builder(only('regions', { text: manyPoints(40) }));
    element.service = 'remote';
    const bodies: string[] = [];
    element.customFetch = (_, init) => {
      bodies.push(typeof init?.body === 'string' ? init.body : '');
      return Promise.resolve(new Response('{"error":{"code":"quota_exceeded"}}', { status: 402 }));
    };
    await element.updateComplete;
    (await note(element, 'Shorten')).click();
    await waitUntil(() => bodies.length > 0, 'nothing was asked');
    expect(bodies[0]).to.contain('Shorter');
  });

  it('says nothing where everything fits', async () => {
    const element = await builder(only('regions'));
    await appears(inside(element, '.sheet deck-view'), '.chart');
    expect(element.shadowRoot!.querySelector('.overflow-note')).to.equal(null);
  });
});

describe('deck-builder, parts of the slide', () => {
  it('picks the block that is clicked and names it for the panel; Escape lets go', async () => {
    const element = await builder(only('regions'));
    const chart = await appears(inside(element, '.sheet deck-view'), '.chart');
    const { x, y, width, height } = chart.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await appears(element, '.part.selected');
    expect(text(inside(element, '.part-name'))).to.equal('Bar chart: Revenue by region');
    expect(inside(element, 'deck-right-panel').getAttribute('block-id')).to.equal('chart');
    await press('Escape');
    await waitUntil(() => !element.shadowRoot!.querySelector('.part.selected'));
    expect(inside(element, 'deck-right-panel').hasAttribute('block-id')).to.equal(false);
    await resetMouse();
  });

  it('goes from block to block with arrow keys, removes one with Delete in one step, and says so', async () => {
    const deck = twoCharts();
    const element = await builder(deck);
    await appears(element, '.part');
    expect(allInside(element, '.part').map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1]);
    inside(element, '.part').focus();
    await press('ArrowRight');
    await waitUntil(() => inside(element, '.part.selected').dataset['block'] === 'right');
    await press('Delete');
    await waitUntil(() => slideOf(element).blocks.length === 1);
    expect(slideOf(element).blocks[0]!.id).to.equal('left');
    expect(status(element)).to.equal('“Bar chart: Revenue by region” was removed from the slide.');
    await waitUntil(() => element.shadowRoot!.activeElement === inside(element, '.stage'));
    await press('Delete');
    await element.updateComplete;
    expect(slideOf(element).blocks.length, 'the next Delete removes nothing').to.equal(1);
    await press('Control+z');
    await waitUntil(() => slideOf(element).blocks.length === 2);
    expect(slideOf(element)).to.deep.equal(deck.slides[0]);
  });

  it('has a button that removes the part, and a click beside it lets go', async () => {
    const element = await builder(only('regions'));
    (await appears(element, '.part')).focus();
    await appears(element, '.part-bar');
    const view = inside(element, '.sheet deck-view').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(view.x + 6), Math.round(view.y + 6)] });
    await waitUntil(() => !element.shadowRoot!.querySelector('.part.selected'));
    inside(element, '.part').click();
    (await appears(element, '.part-bar button')).click();
    await waitUntil(() => slideOf(element).blocks.length === 0);
    await resetMouse();
  });
});

describe('deck-builder, around the slide', () => {
  for (const width of [1200, 360]) {
    it(`is accessible at ${width} px, light and dark: a picked part, a note, enlarged with its menu`, async () => {
      const element = await builder(fewTooMany(), 'en', width);
      await appears(element, '.overflow-note');
      (await appears(element, '.part')).focus();
      await appears(element, '.part-bar');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      await choose(element, 'zoom-levels', '100%');
      inside(element, '[popovertarget="layouts"]').click();
      await appears(element, '#layouts .menu-item');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    });
  }

  it('keeps its bar within a narrow builder', async () => {
    const element = await builder(only('regions', { text: manyPoints(40) }), 'de', 360);
    await appears(element, '.overflow-note');
    const room = element.getBoundingClientRect();
    for (const part of allInside(element, '.stage-bar button, .overflow-note button, .overflow-note')) {
      const { left, right, width } = part.getBoundingClientRect();
      if (width === 0) continue;
      expect(left).to.be.at.least(room.left);
      expect(right).to.be.at.most(room.right);
    }
  });
});
