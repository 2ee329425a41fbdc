import type { ChartSpec } from '../chart/types.js';
import { sourceTexts } from '../deck/host-texts.js';
import { templateOf } from '../deck/plain-text.js';
import { slideSource } from '../deck/slide-source.js';
import { textsOf } from '../deck/slide-texts.js';
import type { Block, DeckFormat, Slide, Source, Variable } from '../deck/types.js';
import type { GuardReport } from '../stream/protocol.js';
import { findLiterals } from '../template/index.js';
import { checkStatements } from '../statements/verify.js';
import { Judge } from './judge.js';
import { replaceSentences } from './replace-sentences.js';
import { RULES } from './rules.js';
import { splitSentences } from './sentences.js';

export interface GuardOptions {
  /** Texts of the host that may stand as they are: deck title, names. Titles and column names of `sources` always may. */
  allowed?: readonly string[];
  /** The slide as it was before a rewrite: what its user wrote and gave in it may stay. */
  before?: Slide;
  /** False where the rows are elsewhere: judged is what the form tells, and the page judges the rest. True when not given. */
  seen?: boolean;
}

/**
 * Takes from a provider's slide what is not computed from rows: scalar variables, sentences with figures outside placeholders, with
 * placeholders that fail or are not computed, with failing claims, with links; and statements that do not hold or whose words are not
 * those that code writes. Nothing is taken away for its words. A title that falls becomes the title of the slide's source.
 * `loadPhrases` loads the words of a language: call it once before slides of that language are judged.
 * `report.dropped` has a line for each, with the reason and the text; `passed` means that everything was judged and nothing dropped.
 */
export function guardSlide(
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
  { allowed: given = [], before, seen = true }: GuardOptions = {},
): { slide: Slide; report: GuardReport } {
  const dropped: string[] = [];
  const bound = { ...slide, variables: computedVariables(slide, before, dropped) };
  const allowed = [...sourceTexts(sources), ...given, ...(before ? ownTexts(before) : [])];
  const statements = seen
    ? checkStatements(bound, sources, format).map(({ statement }) => statement)
    : (slide.statements ?? []);
  const judge = new Judge(bound, sources, format, {
    allowed,
    seen,
    // A title is judged as one, also where a stop in it ends a date's short month: "1 juil. 2025".
    checked: new Set(seen ? statements.flatMap(({ quote }) => [quote.trim(), ...sentencesOf(quote)]) : []),
  });

  const violations: string[] = [];
  const objects = (where: string, text: string, source: string | undefined): boolean => {
    const objection = judge.objection(text, source);
    if (!objection) return false;
    dropped.push(`${where}: ${objection.reason}: ${text.trim()}`);
    violations.push(`${where}: ${RULES[objection.guard]}: ${text.trim()}`);
    return true;
  };
  const clean = (where: string, text: string, source = slide.source): string => {
    const lost = splitSentences(text)
      .flatMap(({ sentences }) => sentences)
      .filter((sentence) => objects(where, sentence.text, source));
    return replaceSentences(
      text,
      lost.map((sentence) => ({
        pos: sentence.pos,
        end: sentence.pos + sentence.text.length,
        text: undefined,
      })),
    );
  };

  const title = objects('title', slide.title, slide.source) ? sourceTitle(slide, sources) : slide.title;
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
        (label, where) => objects(`blocks/${block.id} ${where}`, label, block.source),
        allowed,
      ),
    };
  });
  const claims = slide.claims.filter((claim) => judge.claimHolds(claim.id));
  const { statements: _, ...rest } = bound;
  const guarded: Slide = {
    ...rest,
    title,
    text,
    ...(notes === undefined ? {} : { notes }),
    blocks,
    claims,
    ...(statements.length > 0 ? { statements } : {}),
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

const sentencesOf = (text: string): string[] =>
  splitSentences(text).flatMap(({ sentences }) => sentences.map((sentence) => sentence.text.trim()));

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
  return templateOf(source?.widget?.title ?? source?.title ?? '');
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
