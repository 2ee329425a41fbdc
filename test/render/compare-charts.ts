import { renderChart } from '../../src/core/chart/index.js';
import { colorSlots } from '../../src/core/deck/color-slots.js';
import type { Deck } from '../../src/core/deck/types.js';
import { defaultTheme } from '../../src/core/layout/index.js';
import { chartBoxOf } from '../support/office-samples.js';
import { comparedColors } from './chart-colors.js';
import { MARKS_ELSEWHERE, OPAQUE, OTHERWISE, type Otherwise } from './chart-differences.js';
import { wordsInFile, wordsOnScreen, type Word } from './chart-words.js';
import { picturesInOffice } from './office-charts.js';
import { drawInOffice } from './office-lines.js';

/** Slide pixels by which a word may stand elsewhere: one in a hundred of the width of the slide, as boxes may. */
const TOLERANCE = 12.8;

/**
 * What is different between the charts of a deck, one a slide, on the screen and as LibreOffice draws them for a reader with a
 * program in his language: words, where they stand, and the colours of marks. Gives one line a difference; what is known to be
 * otherwise goes into `excused`.
 */
export async function compareCharts(
  deck: Deck,
  file: Uint8Array,
  {
    reader = deck.format.locale,
    excused = new Set(),
  }: { reader?: string | undefined; excused?: Set<Otherwise> } = {},
): Promise<string[]> {
  const theme = deck.theme ?? defaultTheme;
  const [pages, pictures] = [await drawInOffice(file, reader), await picturesInOffice(file)];
  const found: string[] = [];
  for (const [index, slide] of deck.slides.entries()) {
    const { box, data } = chartBoxOf(deck, slide, index);
    const { width, height, spec } = box;
    const chart = await renderChart(spec, data, {
      width,
      height,
      theme,
      ...deck.format,
      colorSlots: colorSlots(deck),
    });
    const words = wordsInFile(pages[index] ?? []).filter(
      ({ y }) => y > box.y && y < box.y + box.height + TOLERANCE,
    );
    const otherwise = OTHERWISE.filter(({ charts }) => charts.includes(slide.id));
    const colors = {
      background: theme.colors.background,
      anywhere: MARKS_ELSEWHERE.includes(slide.id),
      opaque: OPAQUE.includes(slide.id),
    };
    found.push(
      ...comparedWords(wordsOnScreen(chart.svg, box), words, otherwise, excused).map(
        (it) => `${slide.id}: ${it}`,
      ),
      ...(await comparedColors(chart, box, pictures[index]!, colors)).map((it) => `${slide.id}: ${it}`),
    );
  }
  return found;
}

/** Words of either side that have no equal near them on the other. */
function comparedWords(
  screen: readonly Word[],
  file: readonly Word[],
  otherwise: readonly Otherwise[],
  excused: Set<Otherwise>,
): string[] {
  const left = { screen: new Set(screen), file: new Set(file) };
  const pairs = screen
    .flatMap((shown) =>
      file
        .filter(({ text }) => text === shown.text)
        .map((drawn) => ({ shown, drawn, off: Math.hypot(drawn.x - shown.x, drawn.y - shown.y) })),
    )
    .sort((a, b) => a.off - b.off);
  const far: string[] = [];
  for (const { shown, drawn, off } of pairs) {
    if (!left.screen.has(shown) || !left.file.has(drawn)) continue;
    left.screen.delete(shown);
    left.file.delete(drawn);
    if (off <= TOLERANCE) continue;
    const known = otherwise.find(({ words, px = 0 }) => off <= px && words.test(shown.text));
    if (known) excused.add(known);
    else far.push(`"${shown.text}" at ${place(shown)}, in the file at ${place(drawn)}`);
  }
  const alone = (side: 'screen' | 'file'): string[] =>
    [...left[side]].flatMap((word) => {
      const known = otherwise.find(({ words, only }) => only === side && words.test(word.text));
      if (!known)
        return `"${word.text}" at ${place(word)} only ${side === 'screen' ? 'on the screen' : 'in the file'}`;
      excused.add(known);
      return [];
    });
  return [...far, ...alone('screen'), ...alone('file')];
}

const place = ({ x, y }: Word): string => `${Math.round(x)}, ${Math.round(y)}`;
