import type { Column, Row } from '../query/types.js';
import type { Variable } from '../deck/types.js';

/** The weakest of a value's inputs: only computed values count as verified. */
export type Mark = 'literal' | 'given' | 'computed';
/** A template value. Dates are ISO 8601 text from a date or datetime column. */
export type Value = string | number | boolean | null;

export interface TemplateSource {
  rows: Row[];
  columns?: Column[];
  /** Expressions are never evaluated over truncated rows: `TRUNCATED_ROWS`. */
  truncated?: boolean;
}

export interface TemplateOptions {
  /** Rows that bare expressions read. None at all: `NO_ROWS` where an expression needs them. */
  rows?: Row[];
  columns?: Column[];
  truncated?: boolean;
  /** Rows of other sources, for variables that name one. */
  sources?: Record<string, TemplateSource>;
  locale?: string;
  timeZone?: string;
  currency?: string;
  nullText?: string;
  onError?: 'throw' | 'keep';
}

export type TemplateErrorCode =
  | 'UNCLOSED'
  | 'EMPTY'
  | 'SYNTAX'
  | 'UNCLOSED_STRING'
  | 'SMART_QUOTES'
  | 'NO_MEMBER_ACCESS'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_COLUMN'
  | 'UNKNOWN_FUNCTION'
  | 'UNKNOWN_FORMAT'
  | 'COLUMN_NEEDS_FUNCTION'
  | 'ARGUMENT'
  | 'ARGUMENT_COUNT'
  | 'TYPE'
  | 'LIMIT'
  | 'NO_ROWS'
  | 'TRUNCATED_ROWS';

/** `pos` and `end` are UTF-16 offsets in the template text. */
export interface TemplateProblem {
  code: TemplateErrorCode;
  pos: number;
  end: number;
  message: string;
  hint?: string;
}

export type ResolvedPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'value';
      text: string;
      value: Value;
      expression: string;
      format?: string;
      mark: Mark;
      pos: number;
      end: number;
    };

export interface ResolvedTemplate {
  text: string;
  parts: ResolvedPart[];
  problems: TemplateProblem[];
}

/** `resolveTemplate(text, variables, options)`; see index.ts. */
export type ResolveTemplate = (
  text: string,
  variables: Record<string, Variable>,
  options: TemplateOptions,
) => ResolvedTemplate;
