import { templateOptions } from '../../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source, Variable } from '../../deck/types.js';
import type { Column } from '../../query/types.js';
import {
  checkTemplate,
  parse,
  resolveTemplate,
  type Expression,
  type Placeholder,
} from '../../template/index.js';
import { markOf } from '../../template/marks.js';
import type { ResolvedPart, TemplateProblem, TemplateSource } from '../../template/types.js';
import type { ClaimMeaning } from '../claims.js';
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
  /** Cells that are names. */
  names: readonly string[];
  claims: readonly JudgedClaim[];
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
  title: boolean;
  /** Whose rows bare expressions read. */
  source: string | undefined;
  placeholders: Placeholder[];
  problems: TemplateProblem[];
  /** What it prints; empty where rows are missing. */
  parts: ResolvedPart[];
  /** Placeholders with a mark that is not *computed*. */
  unbound: { expression: string; mark: string }[];
  claims: QuotedClaim[];
}

export function viewSentence(
  text: string,
  slide: SlideView,
  source: string | undefined,
  title: boolean,
): SentenceView {
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
  };
}

export function columnsOf({ sources }: SlideView, source: string | undefined): readonly Column[] {
  return source !== undefined && Object.hasOwn(sources, source) ? (sources[source]?.columns ?? []) : [];
}

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

/** A column that an expression computes with, and how. */
export interface ColumnUse {
  column: string;
  source: string | undefined;
  /** The function over it; empty for a bare column. */
  fn: string;
}

/** Every column whose values go into an expression, through variables too. Keys that only pick rows are not among them. */
export function columnUses(
  node: Expression,
  variables: Record<string, Variable>,
  source: string | undefined,
  depth = 0,
): ColumnUse[] {
  const of = (child: Expression): ColumnUse[] => columnUses(child, variables, source, depth);
  switch (node.kind) {
    case 'constant':
      return [];
    case 'name': {
      if (!Object.hasOwn(variables, node.name)) return [{ column: node.name, source, fn: '' }];
      const variable = variables[node.name];
      if (typeof variable !== 'object' || variable === null || depth > 8) return [];
      const [part] = parse(`{{ ${variable.expr} }}`).parts;
      return part?.kind === 'placeholder'
        ? columnUses(part.expression, variables, variable.source ?? source, depth + 1)
        : [];
    }
    case 'negate':
    case 'not':
      return of(node.of);
    case 'binary':
      return [...of(node.left), ...of(node.right)];
    case 'choose':
      return [node.test, node.then, node.otherwise].flatMap(of);
    case 'call': {
      const { name, signature, args } = node;
      if (!signature.startsWith('c')) return args.flatMap(of);
      return args.flatMap((arg, index) => {
        if (signature[index] !== 'c') return [];
        const column = arg.kind === 'name' ? arg.name : arg.kind === 'constant' ? String(arg.value) : '';
        const measured = index === 0 || name === 'argmax' || name === 'argmin';
        return measured && column !== '' ? [{ column, source, fn: name }] : [];
      });
    }
  }
}
