import { assert, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { configureDeck } from '../../src/core/assets.js';
import { FONT_FAMILIES, type FontMetrics } from '../../src/core/layout/font-families.js';
import { measureText } from '../../src/core/layout/measure.js';
import { defaultTheme, themes } from '../../src/core/layout/themes.js';
import type { Theme } from '../../src/core/layout/theme-types.js';
import '../../src/elements/deck-view/define.js';
import type { DeckView } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { appears } from './inside.js';

/** Letters that kerning and ligatures would draw closer (Ta, AV, tt, fi), with digits and signs. */
const TITLE = 'Tariffs at AVR: 12.4% of €4,812,000 “fitting” – Łódź';

const view = (theme: Theme, locale = 'en-US'): Promise<DeckView> => {
  const deck = fixtureDeck();
  const format = { ...deck.format, locale };
  const slides = deck.slides.map((slide) => (slide.id === 'cover' ? { ...slide, title: TITLE } : slide));
  return fixture<DeckView>(
    html`<deck-view .deck=${{ ...deck, theme, format, slides }} slide-id="cover"></deck-view>`,
  );
};
const families = (): Set<string> =>
  new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));

describe('the fonts of slides', () => {
  before(() => configureDeck({ assetBase: '/node_modules/.fonts/' }));
  after(() => configureDeck({ assetBase: '/assets/' }));

  it('are added to the page only for the families that its decks use', async () => {
    await appears(await view(defaultTheme), '.title');
    assert.isTrue(families().has('Arimo'));
    assert.isFalse(families().has('Carlito') || families().has('Gelasio'));
    await appears(await view(themes['harbor']!), '.title');
    assert.isTrue(families().has('Carlito'));
    assert.isFalse(families().has('Gelasio'));
  });

  for (const [look, font] of [
    ['paper', 'arimo'],
    ['harbor', 'carlito'],
    ['ember', 'gelasio'],
  ] as const)
    it(`draw a title of the look ${look} as wide as it was measured`, async () => {
      await useShipped(font);
      const element = await view(themes[look]!);
      const title = await appears(element, '.title');
      assert.equal(
        getComputedStyle(title).fontFamily.split(',')[0]!.replaceAll('"', ''),
        FONT_FAMILIES[font].name,
      );
      const line = document.createElement('span');
      Object.assign(line.style, { whiteSpace: 'nowrap', position: 'absolute' });
      line.textContent = TITLE;
      title.append(line);
      await document.fonts.ready;
      const size = Number.parseFloat(getComputedStyle(title).fontSize);
      const expected = measureText(TITLE, { fontSize: size, bold: true, font });
      // WebKitGTK rounds the advance of a letter to the pixel grid.
      assert.closeTo(line.offsetWidth, expected, expected * 0.01);
      fixtureCleanup();
    });

  it('follow the language of the deck where its script has fonts of its own, and the slide says the language', async () => {
    const title = await appears(await view(themes['harbor']!, 'ja-JP'), '.title');
    assert.match(getComputedStyle(title).fontFamily, /Hiragino Sans.*Yu Gothic.*sans-serif/u);
    assert.equal(title.closest('.slide')!.getAttribute('lang'), 'ja-JP');
    fixtureCleanup();
    const korean = await appears(await view(themes['harbor']!, 'ko'), '.title');
    assert.match(getComputedStyle(korean).fontFamily, /Malgun Gothic/u);
    assert.notMatch(getComputedStyle(korean).fontFamily, /Hiragino/u);
  });
});

/** The shipped bold face under the family's own name, whatever the machine has. */
async function useShipped(font: FontMetrics): Promise<void> {
  const { name } = FONT_FAMILIES[font];
  const faces = (['latin', 'latin-ext'] as const).map((subset) => {
    const file = `/node_modules/@fontsource/${font}/files/${font}-${subset}-700-normal.woff2`;
    return new FontFace(name, `url("${file}")`, {
      weight: '700',
      unicodeRange: subset === 'latin' ? 'U+0000-00FF,U+2000-206F,U+20AC' : 'U+0100-02BA',
    });
  });
  for (const face of faces) document.fonts.add(await face.load());
}
