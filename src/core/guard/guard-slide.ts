import type { ChartSpec } from '../chart/types.js';
import type { Block, DeckFormat, Slide, Source, Variable } from '../deck/types.js';
import type { GuardReport } from '../stream/protocol.js';
import { findLiterals } from '../template/index.js';
import { Judge } from './judge.js';
import { joinSentences, splitSentences } from './sentences.js';

export interface GuardOptions {
  /** Texts of the host that may stand as they are: deck title, names. Titles and column names of `sources` always may. */
  allowed?: readonly string[];
}

/**
 * Takes from a provider's slide everything that the rows do not show to be true: scalar variables, sentences with figures
 * outside placeholders, with placeholders that fail or are not computed, with failing claims, or with a direction, rank,
 * comparison or name that no claim stands for. A title that falls becomes the title of the slide's source.
 * `report.dropped` has a line for each, with the reason and the text; `passed` means nothing was dropped.
 */
export function guardSlide(
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
  options: GuardOptions = {},
): { slide: Slide; report: GuardReport } {
  const dropped: string[] = [];
  const bound = { ...slide, variables: computedVariables(slide, dropped) };
  const allowed = [...hostTexts(sources), ...(options.allowed ?? [])];
  const judge = new Judge(bound, sources, format, allowed);

  const objects = (where: string, text: string, source: string | undefined, title = false): boolean => {
    const reason = judge.objection(text, source, title);
    if (reason) dropped.push(`${where}: ${reason}: ${text.trim()}`);
    return reason !== undefined;
  };
  const clean = (where: string, text: string, source = slide.source): string => {
    const blocks = splitSentences(text);
    const kept = blocks.map((block) => ({
      ...block,
      sentences: block.sentences.filter((sentence) => !objects(where, sentence.text, source)),
    }));
    const unchanged = kept.every(
      (block, index) => block.sentences.length === blocks[index]?.sentences.length,
    );
    return unchanged ? text : joinSentences(kept);
  };

  const title = objects('title', slide.title, slide.source, true) ? sourceTitle(slide, sources) : slide.title;
  const text = clean('text', slide.text);
  const notes = slide.notes === undefined ? undefined : clean('notes', slide.notes);
  const blocks = slide.blocks.map((block): Block => {
    if (block.kind === 'text')
      return { ...block, text: clean(`blocks/${block.id}`, block.text, block.source) };
    if (block.kind === 'image') return block;
    return {
      ...block,
      spec: cleanSpec(
        block.spec,
        (label, where) => objects(`blocks/${block.id} ${where}`, label, block.source, true),
        allowed,
      ),
    };
  });
  const claims = slide.claims.filter((claim) => judge.claimHolds(claim.id));
  const guarded: Slide = {
    ...bound,
    title,
    text,
    ...(notes === undefined ? {} : { notes }),
    blocks,
    claims,
    origin: 'service',
  };
  return { slide: guarded, report: { passed: dropped.length === 0, dropped } };
}

/** Only expressions stay: a provider has no way to give a figure. */
function computedVariables(slide: Slide, dropped: string[]): Record<string, Variable> {
  const kept: [string, Variable][] = [];
  for (const [name, variable] of Object.entries(slide.variables)) {
    if (typeof variable === 'object' && variable !== null && typeof variable.expr === 'string')
      kept.push([name, variable]);
    else dropped.push(`variables: only expressions may come from a provider: ${name}`);
  }
  return Object.fromEntries(kept);
}

function hostTexts(sources: Record<string, Source>): string[] {
  return Object.values(sources).flatMap(({ title, widget, columns }) => [
    title,
    ...(widget ? [widget.title] : []),
    ...columns.map((column) => column.name),
  ]);
}

/** The title of the widget the slide shows, as template text: braces in it are text. */
function sourceTitle(slide: Slide, sources: Record<string, Source>): string {
  const id = slide.source ?? slide.blocks.find((block) => block.source !== undefined)?.source;
  const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
  return (source?.widget?.title ?? source?.title ?? '').replaceAll('{{', '\\{{');
}

const LABELS = ['xLabel', 'yLabel', 'value1Label', 'value2Label'] as const;

/** A chart's own texts are read like any other; one that falls leaves the chart's default in its place. */
function cleanSpec(
  spec: ChartSpec,
  objects: (label: string, where: string) => boolean,
  allowed: readonly string[],
): ChartSpec {
  const cleaned = { ...spec };
  if (cleaned.title !== undefined && objects(cleaned.title, 'title')) delete cleaned.title;
  if (!spec.config) return cleaned;
  const config = { ...spec.config };
  for (const label of LABELS) {
    const text = config[label];
    if (typeof text === 'string' && objects(text, label)) delete config[label];
  }
  // What comes over the wire has the type that its sender gave it.
  const format: unknown = config.numberFormat;
  const quoted = typeof format === 'string' ? (format.match(/"[^"]*"|'[^']*'/g)?.join(' ') ?? '') : undefined;
  if (quoted === undefined || findLiterals(quoted, { allowed }).length > 0) delete config.numberFormat;
  return { ...cleaned, config };
}
