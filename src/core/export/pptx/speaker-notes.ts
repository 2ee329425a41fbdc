import { figureTrail, type FigureTrail } from '../../deck/figure-trail.js';
import { resolveSlide } from '../../deck/resolve.js';
import type { SlideClaim } from '../../deck/slide-claims.js';
import type { Deck, Slide, Source } from '../../deck/types.js';
import type { CheckedSentence, SentenceState } from '../../statements/check-deck.js';
import { verifySlide } from '../../deck/verify-slide.js';
import { toParagraphs } from '../../layout/paragraphs.js';
import type { Paragraph, SlideGeometry } from '../../layout/types.js';
import { cleanLines } from './clean-text.js';

export interface NotesOptions {
  notes: boolean;
  provenance: boolean;
  /** `hostTexts` of the deck, where they are at hand. */
  allowed?: readonly string[];
}

/**
 * Speaker notes as plain text: what the author wrote, then the trail of every figure on the slide (text ← expression
 * [source: rows read / rows there are]), then its sentences with their states and what makes them true, then SQL and query time of every
 * source. `⚠` stands before a figure that was not computed from rows; `✓` before a sentence whose wording is checked, `✎` where its
 * figures are computed and its wording is not checked, `⌨` where a figure was typed, `✗` where something of it fails. There are no words of ours in it, so it reads in any language.
 */
export function speakerNotes(
  deck: Deck,
  slide: Slide,
  geometry: SlideGeometry,
  options: NotesOptions,
): string {
  const written = toParagraphs(resolveSlide(deck, slide).notes);
  const parts: string[] = [];
  if (options.notes) parts.push(written.map(notesLine).join('\n'));
  if (options.provenance) {
    const { unverified, claims, sentences } = verifySlide(deck, slide, options.allowed);
    const typed = unverified.filter(({ doubt }) => doubt === 'typed').map(({ text }) => `⚠ ${text}`);
    const figures = figureLines(deck, slide, geometry, options.notes ? written : []);
    parts.push([...figures, ...new Set(typed)].join('\n'));
    const told = sentences.filter(({ field }) => options.notes || field !== 'notes');
    parts.push(told.map((sentence) => sentenceLine(sentence, claims)).join('\n'));
    parts.push(...sourcesOf(deck, slide, geometry).map(sourceText));
  }
  return cleanLines(parts.filter((part) => part.trim() !== '').join('\n\n'));
}

function notesLine(paragraph: Paragraph): string {
  const text = paragraph.runs.map((run) => run.text).join('');
  const indent = '    '.repeat(paragraph.level);
  if (paragraph.list === undefined) return indent + text;
  return `${indent}${paragraph.list === 'number' ? `${paragraph.number ?? 1}.` : '•'} ${text}`;
}

function figureLines(deck: Deck, slide: Slide, geometry: SlideGeometry, notes: Paragraph[]): string[] {
  const lines = new Set<string>();
  const add = (paragraphs: readonly Paragraph[], blockId: string | undefined): void => {
    const block = slide.blocks.find(({ id }) => id === blockId);
    for (const { text, figure } of paragraphs.flatMap(({ runs }) => runs)) {
      if (!figure) continue;
      const sign = figure.mark === 'computed' ? '' : '⚠ ';
      lines.add(`${sign}${text} ← ${trailText(figureTrail(deck, slide, figure.expression, block?.id))}`);
    }
  };
  for (const box of geometry.boxes) if (box.kind === 'text') add(box.paragraphs, box.blockId);
  add(notes, undefined);
  return [...lines];
}

/** `total = sum(value) [Revenue by region: 4/12]`: the expression, what its variables stand for, and the rows it read. */
function trailText({ expression, definitions, sources }: FigureTrail): string {
  const [first, ...others] = definitions;
  const whole = first && first.name === expression;
  const own = whole ? `${expression} = ${first.expr}` : expression;
  const more = (whole ? others : definitions).map(({ name, expr }) => `; ${name} = ${expr}`);
  const read = sources.map(({ title, rows, total }) => ` [${title}: ${rows.length}/${total}]`);
  return own + more.join('') + read.join('');
}

const SIGNS: Readonly<Record<SentenceState, string>> = {
  checked: '✓',
  computed: '✎',
  typed: '⌨',
  broken: '✗',
};

function sentenceLine({ text, state }: CheckedSentence, claims: readonly SlideClaim[]): string {
  const claim = claims.find(({ sentence }) => sentence === text);
  return `${SIGNS[state]} ${text}${claim ? ` ← ${claim.test}` : ''}`;
}

/** Sources of the slide, its blocks and its variables, each once. */
function sourcesOf(deck: Deck, slide: Slide, geometry: SlideGeometry): Source[] {
  const ids = new Set<string | undefined>([slide.source]);
  for (const block of slide.blocks) ids.add(block.source);
  for (const box of geometry.boxes) if (box.kind === 'chart' || box.kind === 'table') ids.add(box.source);
  for (const variable of Object.values(slide.variables)) {
    if (typeof variable === 'object' && variable !== null) ids.add(variable.source);
  }
  return [...ids].flatMap((id) => {
    const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
    return source ? [source] : [];
  });
}

function sourceText(source: Source): string {
  const queriedAt = source.data === undefined ? '' : ` (${source.data.queriedAt})`;
  return `[${source.title}]${queriedAt}\n${source.sql.trim()}`;
}
