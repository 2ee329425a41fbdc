import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSlide } from '../../src/core/deck/index.js';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx } from '../../src/core/export/index.js';
import { layoutSlide, themes, type SlideGeometry, type Theme } from '../../src/core/layout/index.js';
import { sampleDeck } from '../core/export/sample-deck.js';
import { compareLines, drawInOffice, type DrawnWord } from './office-lines.js';

/** The sample deck and slides whose text fills every line and size. */
function fullDeck(): Deck {
  const deck = sampleDeck();
  const sentence =
    'Revenue in North America stood well above that of any other region through all of the fourth quarter, ' +
    'while Europe and Asia Pacific kept their places, and Latin America closed the list as it had before. ';
  for (const [index, count] of [1, 2, 3, 4].entries()) {
    const items = Array.from({ length: count }, (_, n) => `- **Point ${n + 1}.** ${sentence}`).join('\n');
    deck.slides.push(createSlide({ id: `full-${index}`, layout: 'text', title: sentence, text: items }));
  }
  return deck;
}

interface Drawn {
  geometries: SlideGeometry[];
  pages: DrawnWord[][];
}
let drawing: Promise<Drawn> | undefined;
function drawn(): Promise<Drawn> {
  drawing ??= (async () => {
    const deck = fullDeck();
    const file = await exportToPptx(deck, { now: () => 0 });
    return {
      geometries: deck.slides.map((slide, index) => layoutSlide(deck, slide, { index })),
      pages: await drawInOffice(new Uint8Array(await file.arrayBuffer())),
    };
  })();
  return drawing;
}

test('LibreOffice breaks every line at the words where the screen does, and puts it where the screen has it', async () => {
  const { geometries, pages } = await drawn();
  assert.equal(pages.length, geometries.length);
  const differences = geometries.flatMap((geometry, index) =>
    compareLines(geometry, pages[index] ?? []).map((difference) => `${geometry.slideId}: ${difference}`),
  );
  assert.deepEqual(differences, []);
});

for (const look of ['harbor', 'ember'])
  test(`titles in the face of the look ${look} break and stand in LibreOffice as on the screen`, async () => {
    const theme = themes[look] as Theme;
    const title =
      'Revenue in North America stood well above that of any other region in 2024, by 12.4% and by $4,812,000';
    const slides = (['title', 'section', 'text'] as const).map((layout) =>
      createSlide({ id: layout, layout, title, text: 'Wide and narrow letters: fitting, AVATAR, wammy' }),
    );
    const deck = { ...sampleDeck(), theme, slides };
    const file = await exportToPptx(deck, { now: () => 0 });
    const pages = await drawInOffice(new Uint8Array(await file.arrayBuffer()));
    const differences = slides.flatMap((slide, index) =>
      compareLines(layoutSlide(deck, slide, { index }), pages[index] ?? [], theme),
    );
    assert.deepEqual(differences, []);
    // What names the font wrongly would measure and break otherwise.
    const [cover] = slides;
    const inArial = compareLines(
      layoutSlide({ ...deck, theme: themes['paper'] }, cover!, { index: 0 }),
      pages[0] ?? [],
    );
    assert.notDeepEqual(inArial, []);
  });

test('the comparison notices text boxes that are moved by two percent of the slide', async () => {
  const { geometries, pages } = await drawn();
  const [x, y] = [1280 * 0.02, 720 * 0.02];
  for (const [dx, dy] of [
    [x, 0],
    [0, y],
  ] as const) {
    for (const [index, geometry] of geometries.entries()) {
      const moved = {
        ...geometry,
        boxes: geometry.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })),
      };
      const texts = geometry.boxes.filter((box) => box.kind === 'text' && box.paragraphs.length > 0);
      assert.ok(compareLines(moved, pages[index] ?? []).length >= texts.length, geometry.slideId);
    }
  }
});
