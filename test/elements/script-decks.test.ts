import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/deck-view/define.js';
import type { DeckView } from '../../src/index.js';
import { SCRIPT_NAMES, deckInScript } from '../support/script-decks/index.js';
import { allInside, appears, inside } from './inside.js';
import { waitUntil } from './wait.js';

/** Slide pixels that ink may stand beyond its box; the last line's spare height is the line's own. */
const TOLERANCE = 1;

/** Texts that leave their box or cell as the browser lays them out. */
function overflowing(element: DeckView): string[] {
  const scale = inside(element, '.slide').getBoundingClientRect().width / 1280;
  return allInside(element, '.text, .slide th, .slide td').flatMap((box) => {
    const outer = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(box);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((rect) => {
        // A rectangle of text is as high as its font; its line is centred on it.
        const middle = (rect.top + rect.bottom) / 2;
        return Math.max(
          outer.left - rect.left,
          rect.right - outer.right,
          outer.top - middle,
          middle - outer.bottom,
        );
      })
      .filter((beyond) => beyond / scale > TOLERANCE)
      .map((beyond) => `"${box.textContent?.trim().slice(0, 40)}" by ${(beyond / scale).toFixed(1)} px`);
  });
}

async function shown(deck: ReturnType<typeof deckInScript>, slideId: string): Promise<DeckView> {
  const element = await fixture<DeckView>(html`<deck-view .deck=${deck} slide-id=${slideId}></deck-view>`);
  element.style.width = '1280px';
  await appears(element, '.slide');
  await waitUntil(() => inside(element, '.slide').getBoundingClientRect().width > 1200);
  await document.fonts.ready;
  return element;
}

describe('decks in other scripts', () => {
  for (const name of SCRIPT_NAMES) {
    it(`keeps every text of the ${name} deck inside its box`, async () => {
      const deck = deckInScript(name);
      for (const { id } of deck.slides) {
        const element = await shown(deck, id);
        expect(overflowing(element), id).to.deep.equal([]);
        for (const box of allInside(element, '.text')) {
          const room = box.scrollHeight - box.clientHeight;
          // Letters of tall scripts reach over their line, by more or less in each engine; a line too many is one whole line.
          const { fontSize } = getComputedStyle(box);
          expect(room, `${id}: ${box.textContent ?? ''}`).to.be.below(parseFloat(fontSize));
        }
        element.remove();
      }
    }).timeout(60_000);
  }

  it('notices a box that is too small for its text', async () => {
    const element = await shown(deckInScript('korean'), 'text');
    inside(element, '.body').style.height = '60px';
    inside(element, '[data-field="title"]').style.width = '30px';
    expect(overflowing(element).length).to.be.above(2);
  });

  it('names the language of the slide, and starts Arabic at the right edge', async () => {
    const deck = deckInScript('arabic');
    const element = await shown(deck, 'table');
    const slide = inside(element, '.slide');
    expect([slide.lang, slide.dir]).to.deep.equal(['ar-EG', 'rtl']);
    const [first, second] = allInside(element, 'th').map((cell) => cell.getBoundingClientRect());
    expect(first!.left).to.be.above(second!.left);
    const title = inside(element, '[data-field="title"]');
    const range = document.createRange();
    range.selectNodeContents(title);
    expect(range.getBoundingClientRect().right).to.be.closeTo(title.getBoundingClientRect().right, 2);
  });

  it('begins no line of a Japanese slide with a closing mark', async () => {
    const element = await shown(deckInScript('japanese'), 'chart-text');
    for (const item of allInside(element, '.item')) {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      let bottom = -Infinity;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.width === 0) continue;
          if (rect.top > bottom - 2) expect(text[at]).not.to.match(/[、。）」ー]/u);
          bottom = rect.bottom;
        }
      }
    }
  });
});
