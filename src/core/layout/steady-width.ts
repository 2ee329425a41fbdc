import { breakingAfterSigns, breakLines, measureParagraph, type MeasuredParagraph } from './break-lines.js';
import type { FitOptions, FittedText } from './fit-text.js';
import type { Paragraph } from './types.js';

/** Share of a width by which browsers, PowerPoint and LibreOffice differ in what still fits into it. */
const DOUBT = 0.006;
/** LibreOffice kerns whatever the file says, which makes a line shorter by up to this share. */
const KERNED = 0.006;
/** Shares of the width that are tried: the first ones hold what was fitted with 2 % to spare, the others may; beside the sign of a number few do. */
const TRIED = [
  1, 0.995, 0.99, 0.986, 0.98, 0.975, 0.97, 0.965, 0.96, 0.955, 0.95, 0.945, 0.94, 0.93, 0.92, 0.91, 0.9,
  0.89, 0.88, 0.87, 0.86, 0.85,
];

/**
 * The largest width, slide pixels, at which no word is in doubt: a line that just fits, or just does not, would break here in one
 * program and there in another. The width itself where there is none.
 */
export function steadyWidth(
  paragraphs: readonly Paragraph[],
  { fontSize, lines }: FittedText,
  options: Pick<FitOptions, 'width' | 'bold' | 'font'>,
): number {
  const { width } = options;
  if (lines.length <= paragraphs.length) return width;
  const measured = paragraphs.map((paragraph) => measureParagraph(paragraph, options));
  const eager = paragraphs.map((one) =>
    breakingAfterSigns(measureParagraph(breakingBeforeLinks(one), options)),
  );
  const broken = (all: readonly MeasuredParagraph[], room: number): string[] =>
    breakLines(all, room, fontSize).map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00a0', ' ')
        .trimEnd(),
    );
  const steady = TRIED.find((share) => {
    const least = broken(measured, width * share * (1 - DOUBT));
    const most = broken(eager, width * share * (1 + DOUBT + KERNED));
    return least.length <= lines.length && least.join('\n') === most.join('\n');
  });
  return width * (steady ?? 1);
}

/** LibreOffice may break before a link, though a no-break space stands there. */
const breakingBeforeLinks = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  runs: paragraph.runs.map((run, at) =>
    run.text === '\u00a0' && paragraph.runs[at + 1]?.slideId !== undefined ? { ...run, text: ' ' } : run,
  ),
});
