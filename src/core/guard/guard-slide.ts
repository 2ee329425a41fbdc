import type { ChartSpec } from '../chart/types.js';
import { sourceTexts } from '../deck/host-texts.js';
import { slideSource } from '../deck/slide-source.js';
import { textsOf } from '../deck/slide-texts.js';
import type { Block, Claim, DeckFormat, Slide, Source, Variable } from '../deck/types.js';
import type { GuardReport } from '../stream/protocol.js';
import { findLiterals } from '../template/index.js';
import { Judge, type GuardName } from './judge.js';
import { RULES } from './rules.js';
import { joinSentences, splitSentences } from './sentences.js';

export interface GuardOptions {
  /** Texts of the host that may stand as they are: deck title, names. Titles and column names of `sources` always may. */
  allowed?: readonly string[];
  /** The slide as it was before a rewrite: what its user wrote and gave in it may stay. */
  before?: Slide;
  /** False where the rows are elsewhere: judged is what the form tells, and the page judges the rest. True when not given. */
  seen?: boolean;
}

/** Guards of a slide as a whole, beside those of its sentences. */
export type SlideGuardName = GuardName | 'scalars' | 'chart-texts';

/**
 * Takes from a provider's slide everything that the rows do not show to be true: scalar variables, sentences with figures
 * outside placeholders, with placeholders that fail or are not computed, with failing claims; with a direction, rank,
 * comparison, name, unit or measure that nothing stands for; with causes, links, or nothing of the rows in them at all. A title
 * that falls becomes the title of the slide's source. A sentence whose own figures bear out what it says ("rose from … to …") is
 * given the claim that says so.
 * `loadVocabulary` loads the words of German, French and Spanish: call it once before slides in these languages are judged.
 * `report.dropped` has a line for each, with the reason and the text; `passed` means that everything was judged and nothing dropped.
 */
export function guardSlide(
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
  options: GuardOptions = {},
): { slide: Slide; report: GuardReport } {
  return guardSlideWithout([], slide, sources, format, options);
}

/** The same with guards left out: what each is needed for is measured by what then comes through. */
export function guardSlideWithout(
  without: readonly SlideGuardName[],
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
  { allowed: given = [], before, seen = true }: GuardOptions = {},
): { slide: Slide; report: GuardReport } {
  const dropped: string[] = [];
  const bound = without.includes('scalars')
    ? slide
    : { ...slide, variables: computedVariables(slide, before, dropped) };
  const allowed = [...sourceTexts(sources), ...given, ...(before ? ownTexts(before) : [])];
  const judge = new Judge(bound, sources, format, {
    allowed,
    seen,
    without: without.filter((name) => name !== 'scalars' && name !== 'chart-texts'),
  });

  const violations: string[] = [];
  const objects = (where: string, text: string, source: string | undefined, title = false): boolean => {
    const objection = judge.objection(text, source, title);
    if (!objection) return false;
    dropped.push(`${where}: ${objection.reason}: ${text.trim()}`);
    violations.push(`${where}: ${RULES[objection.guard]}: ${text.trim()}`);
    return true;
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
    if (block.kind === 'image' || without.includes('chart-texts')) return block;
    return {
      ...block,
      spec: cleanSpec(
        block.spec,
        (label, where) => objects(`blocks/${block.id} ${where}`, label, block.source, true),
        allowed,
      ),
    };
  });
  const claims = [
    ...slide.claims.filter((claim) => judge.claimHolds(claim.id)),
    ...derivedClaims(judge, slide),
  ];
  const guarded: Slide = {
    ...bound,
    title,
    text,
    ...(notes === undefined ? {} : { notes }),
    blocks,
    claims,
    origin: 'service',
  };
  const report: GuardReport = {
    passed: seen && dropped.length === 0,
    dropped,
    ...(violations.length > 0 ? { violations } : {}),
    ...(seen ? {} : { pending: true }),
  };
  return { slide: guarded, report };
}

/** Claims that its sentences make without saying so, named apart from its own. */
function derivedClaims({ derived }: Judge, { claims }: Slide): Claim[] {
  const taken = new Set(claims.map(({ id }) => id));
  let number = 0;
  return derived.map((claim) => {
    do number += 1;
    while (taken.has(`derived-${number}`));
    return { ...claim, id: `derived-${number}` };
  });
}

/** Only expressions stay: a provider has no way to give a figure. What the user gave stays as he gave it. */
function computedVariables(
  slide: Slide,
  before: Slide | undefined,
  dropped: string[],
): Record<string, Variable> {
  const kept: [string, Variable][] = [];
  for (const [name, variable] of Object.entries(slide.variables)) {
    const own = before && Object.hasOwn(before.variables, name) && before.variables[name] === variable;
    if (own || (typeof variable === 'object' && variable !== null && typeof variable.expr === 'string'))
      kept.push([name, variable]);
    else dropped.push(`variables: only expressions may come from a provider: ${name}`);
  }
  return Object.fromEntries(kept);
}

/** Title and sentences of a slide: a rewrite may leave them as they are. */
function ownTexts(slide: Slide): string[] {
  return textsOf(slide)
    .flatMap(({ place, text }) =>
      place === 'title'
        ? [text.trim()]
        : splitSentences(text).flatMap((block) => block.sentences.map((each) => each.text.trim())),
    )
    .filter(Boolean);
}

/** The title of the widget the slide shows, as template text: braces in it are text. */
function sourceTitle(slide: Slide, sources: Record<string, Source>): string {
  const source = slideSource(slide, sources);
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
