import { resolveSlide } from '../../deck/resolve.js';
import type { Deck, Slide, Source } from '../../deck/types.js';
import { toParagraphs } from '../../layout/paragraphs.js';
import type { Paragraph, RunFigure, SlideGeometry } from '../../layout/types.js';
import { cleanLines } from './clean-text.js';

export interface NotesOptions {
  notes: boolean;
  provenance: boolean;
}

/**
 * Speaker notes as plain text: what the author wrote, then the trail of every figure on the slide (text ← expression),
 * then the SQL of every source the slide shows. There are no words of ours in it, so it reads in any language.
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
    parts.push(figureLines(deck, slide, geometry, options.notes ? written : []).join('\n'));
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
      if (figure) lines.add(`${text} ← ${trail(figure, deck, slide, block?.source ?? slide.source)}`);
    }
  };
  for (const box of geometry.boxes) if (box.kind === 'text') add(box.paragraphs, box.blockId);
  add(notes, undefined);
  return [...lines];
}

/** `total = sum(value) [Revenue by region]`: the expression, what its variable stands for, and whose rows it reads. */
function trail(figure: RunFigure, deck: Deck, slide: Slide, source: string | undefined): string {
  const { expression } = figure;
  const variable = Object.hasOwn(slide.variables, expression) ? slide.variables[expression] : undefined;
  const computed = typeof variable === 'object' && variable !== null ? variable : undefined;
  const id = computed?.source ?? source;
  const title = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id]?.title : undefined;
  const from = figure.mark === 'computed' && title !== undefined ? ` [${title}]` : '';
  return `${expression}${computed ? ` = ${computed.expr}` : ''}${from}`;
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
