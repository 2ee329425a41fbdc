import { templateOptions } from '../../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source, Variable } from '../../deck/types.js';
import type { Column } from '../../query/types.js';
import { checkTemplate, parse, resolveTemplate, type Placeholder } from '../../template/index.js';
import { maskAllowed } from '../../template/literals.js';
import { markOf } from '../../template/marks.js';
import type { ResolvedPart, TemplateProblem, TemplateSource } from '../../template/types.js';
import type { ClaimMeaning } from '../claim-meaning.js';
import { maskPlaceholders } from '../sentences.js';

export type JudgedClaim = Claim & { holds: boolean; reason: string; meaning: ClaimMeaning };

/** What all sentences of a slide share. */
export interface SlideView {
  slide: Slide;
  format: DeckFormat;
  variables: Record<string, Variable>;
  sources: Record<string, Source>;
  tables: Record<string, TemplateSource>;
  /** Texts of the host: titles, column names. They may stand as they are. */
  allowed: readonly string[];
  /** Those of more than one word. */
  phrases: readonly string[];
  /** Cells that are names. */
  names: readonly string[];
  claims: readonly JudgedClaim[];
  /** Judges a claim that the slide does not make; false where its test cannot be read. */
  judgeClaim(claim: Claim): JudgedClaim | false;
  /** Whether rows are at hand: without them nothing can be resolved, and only what the form tells is checked. */
  seen: boolean;
}

/** A claim that quotes a part of the sentence. */
export interface QuotedClaim {
  claim: JudgedClaim;
  pos: number;
  end: number;
}

/** One sentence as the guards look at it. */
export interface SentenceView {
  /** Template text, as it stands. */
  text: string;
  /** The same with every placeholder blanked. */
  masked: string;
  /** That with the host's phrases blanked too: what the sentence says in words of its own. */
  ownWords: string;
  title: boolean;
  /** Whose rows bare expressions read. */
  source: string | undefined;
  placeholders: Placeholder[];
  problems: TemplateProblem[];
  /** What it prints; empty where rows are missing. */
  parts: ResolvedPart[];
  /** Placeholders with a mark that is not *computed*. */
  unbound: { expression: string; mark: string }[];
  /** Of the slide, and those that its figures bear out by themselves once a guard has asked for them. */
  claims: QuotedClaim[];
  derived: Claim[];
}

export function viewSentence(
  text: string,
  slide: SlideView,
  source: string | undefined,
  title: boolean,
): SentenceView {
  const masked = maskPlaceholders(text);
  const placeholders = parse(text).parts.filter((part) => part.kind === 'placeholder');
  const { problems, parts } = slide.seen
    ? resolveTemplate(text, slide.variables, templateOptions(slide.tables, slide.format, source))
    : {
        problems: checkTemplate(text, {
          columns: columnsOf(slide, source),
          variables: slide.variables,
          sources: allColumns(slide),
        }),
        parts: [],
      };
  return {
    text,
    masked,
    ownWords: maskAllowed(masked, slide.phrases),
    title,
    source,
    placeholders,
    problems,
    parts,
    unbound: placeholders.flatMap((placeholder) => {
      const mark = markOf(placeholder, slide.variables);
      return mark === 'computed' ? [] : [{ expression: placeholder.expressionSource, mark }];
    }),
    claims: slide.claims.flatMap((claim) => {
      const span = quoteSpan(text, claim.quote);
      return span ? [{ claim, ...span }] : [];
    }),
    derived: [],
  };
}

/** A source by its id, which a model may have made up. */
export const sourceOf = (id: string | undefined, { sources }: SlideView): Source | undefined =>
  id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;

/** The rows of a source with the types of their columns; undefined where it has none. */
export const tableOf = (id: string | undefined, { tables }: SlideView): TemplateSource | undefined =>
  id !== undefined && Object.hasOwn(tables, id) ? tables[id] : undefined;

export const columnsOf = (slide: SlideView, source: string | undefined): readonly Column[] =>
  sourceOf(source, slide)?.columns ?? [];

export function allColumns({ sources }: SlideView): Record<string, readonly Column[]> {
  return Object.fromEntries(Object.entries(sources).map(([id, { columns }]) => [id, columns]));
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where a claim's quote stands in a sentence; all of it when the quote holds the sentence. */
function quoteSpan(sentence: string, quote: string): { pos: number; end: number } | undefined {
  const wanted = collapse(quote);
  if (wanted === '') return undefined;
  if (wanted.includes(collapse(sentence))) return { pos: 0, end: sentence.length };
  const pos = sentence.indexOf(quote);
  if (pos >= 0) return { pos, end: pos + quote.length };
  // Broken over lines or spaced otherwise: the words still stand there, so the whole sentence is meant.
  return collapse(sentence).includes(wanted) ? { pos: 0, end: sentence.length } : undefined;
}
