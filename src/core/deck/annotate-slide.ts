import type { Box, Paragraph, Run, SlideGeometry, TextBox } from '../layout/types.js';
import { hostTexts } from './host-texts.js';
import { oneLine } from '../statements/expressions.js';
import { slideClaims, type SlideClaim } from './slide-claims.js';
import type { Deck, Slide } from './types.js';
import { typedFigures } from './typed-figures.js';

/**
 * The same boxes with marks for an editor: runs that are figures typed as text, and with each paragraph the claims of its
 * sentences. Nothing changes its place or size.
 */
export function annotateSlide(deck: Deck, slide: Slide, geometry: SlideGeometry): SlideGeometry {
  const claims = slideClaims(deck, slide);
  const allowed = hostTexts(deck);
  const boxes = geometry.boxes.map((box): Box => {
    const place = box.kind === 'text' ? placeOf(box) : undefined;
    if (box.kind !== 'text' || place === undefined) return box;
    const own = claims.filter((claim) => claim.place === place);
    const paragraphs = box.paragraphs.map((paragraph) => {
      const runs = withTyped(paragraph.runs, deck.format.locale, allowed);
      const said = own.filter((claim) => saidIn(paragraph, claim));
      return { ...paragraph, runs, ...(said.length > 0 ? { claims: said } : {}) };
    });
    return { ...box, paragraphs };
  });
  return { ...geometry, boxes };
}

/** Which template a box shows; undefined for texts that layout makes itself, such as the labels of big numbers. */
function placeOf({ field, blockId, role }: TextBox): SlideClaim['place'] | undefined {
  if (field !== undefined) return field;
  return blockId !== undefined && role === 'body' ? `blocks/${blockId}` : undefined;
}

const textOf = ({ runs }: Paragraph): string => oneLine(runs.map(({ text }) => text).join(''));

/** A sentence stands in one paragraph, or runs over several. */
function saidIn(paragraph: Paragraph, { sentence }: SlideClaim): boolean {
  const text = textOf(paragraph);
  return text !== '' && (text.includes(sentence) || sentence.includes(text));
}

/** Cuts runs where a typed figure begins and ends. Placeholders stand for computed figures, so that `-{{ x }}` is found. */
function withTyped(runs: readonly Run[], locale: string, allowed: readonly string[]): Run[] {
  const stand = (run: Run): string => (run.figure ? '{{ v }}' : run.text);
  const found = typedFigures(runs.map(stand).join(''), locale, allowed);
  if (found.length === 0) return [...runs];
  let from = 0;
  return runs.flatMap((run): Run[] => {
    const start = from;
    from += stand(run).length;
    if (run.figure) return [run];
    const cuts = found.filter(({ pos, end }) => pos < from && end > start);
    const pieces: Run[] = [];
    let at = 0;
    for (const { pos, end } of cuts) {
      const [first, last] = [Math.max(pos - start, 0), Math.min(end - start, run.text.length)];
      if (first > at) pieces.push({ ...run, text: run.text.slice(at, first) });
      pieces.push({ ...run, text: run.text.slice(first, last), typed: true });
      at = last;
    }
    return at < run.text.length ? [...pieces, { ...run, text: run.text.slice(at) }] : pieces;
  });
}
