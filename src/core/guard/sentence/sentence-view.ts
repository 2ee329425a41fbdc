import { templateOptions } from '../../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source, Variable } from '../../deck/types.js';
import type { Column } from '../../query/types.js';
import { checkTemplate, parse, resolveTemplate, type Placeholder } from '../../template/index.js';
import { markOf } from '../../template/marks.js';
import type { ResolvedPart, TemplateProblem, TemplateSource } from '../../template/types.js';
import { maskPlaceholders } from '../sentences.js';

export type JudgedClaim = Claim & { holds: boolean; reason: string };

/** What all sentences of a slide share. */
export interface SlideView {
  slide: Slide;
  format: DeckFormat;
  variables: Record<string, Variable>;
  sources: Record<string, Source>;
  tables: Record<string, TemplateSource>;
  /** Texts of the host: titles, column names. They may be repeated as they are. */
  allowed: readonly string[];
  claims: readonly JudgedClaim[];
  /** Whether rows are at hand: without them nothing can be resolved, and only the form is checked. */
  seen: boolean;
}

/** One sentence as the guards look at it. */
export interface SentenceView {
  /** Template text, as it is written. */
  text: string;
  /** The same with every placeholder blanked. */
  masked: string;
  placeholders: Placeholder[];
  problems: TemplateProblem[];
  /** What it prints; empty where rows are missing. */
  parts: ResolvedPart[];
  /** Placeholders with a mark that is not *computed*. */
  unbound: { expression: string; mark: string }[];
  /** Claims that quote a part of it. */
  claims: readonly JudgedClaim[];
}

export function viewSentence(text: string, slide: SlideView, source: string | undefined): SentenceView {
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
    masked: maskPlaceholders(text),
    placeholders,
    problems,
    parts,
    unbound: placeholders.flatMap((placeholder) => {
      const mark = markOf(placeholder, slide.variables);
      return mark === 'computed' ? [] : [{ expression: placeholder.expressionSource, mark }];
    }),
    claims: slide.claims.filter((claim) => quotes(text, claim.quote)),
  };
}

export const columnsOf = ({ sources }: SlideView, source: string | undefined): readonly Column[] =>
  source !== undefined && Object.hasOwn(sources, source) ? (sources[source]?.columns ?? []) : [];

export function allColumns({ sources }: SlideView): Record<string, readonly Column[]> {
  return Object.fromEntries(Object.entries(sources).map(([id, { columns }]) => [id, columns]));
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a claim's quote is in a sentence, or holds it. */
function quotes(sentence: string, quote: string): boolean {
  const [wanted, own] = [collapse(quote), collapse(sentence)];
  return wanted !== '' && (wanted.includes(own) || own.includes(wanted));
}
