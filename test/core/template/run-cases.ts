import { processTemplate, resolveTemplate, TemplateError } from '../../../src/core/template/index.js';
import type { Variable } from '../../../src/core/deck/types.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import type { TemplateOptions } from '../../../src/core/template/types.js';

/** One row of a table of cases: what goes in, and the text or the error that must come out. */
export interface TemplateCase {
  template: string;
  variables: Record<string, unknown>;
  rows?: unknown[];
  columns?: Column[];
  locale?: string;
  options?: Partial<TemplateOptions>;
  expected?: string;
  error?: { code: string; pos: number; end: number; hint?: string };
  note?: string;
}

/** Runs a case and answers with what differs, or undefined: usable under any test runner, in Node and browsers. */
export function runCase(test: TemplateCase): string | undefined {
  const options: TemplateOptions = {
    ...(test.rows ? { rows: test.rows as Row[] } : {}),
    ...(test.columns ? { columns: test.columns } : {}),
    ...(test.locale ? { locale: test.locale } : {}),
    ...test.options,
  };
  const variables = test.variables as Record<string, Variable>;
  let text: string;
  try {
    text = processTemplate(test.template, variables, options);
  } catch (error) {
    if (!TemplateError.is(error)) return `threw ${String(error)}, which is no TemplateError`;
    return test.error ? compareError(error, test.error) : `failed: ${error.code} ${error.message}`;
  }
  if (test.error) return `gave ${JSON.stringify(text)} instead of ${test.error.code}`;
  if (text !== test.expected)
    return `gave ${JSON.stringify(text)}, expected ${JSON.stringify(test.expected)}`;
  const resolved = resolveTemplate(test.template, variables, options);
  return resolved.text === text ? undefined : `resolves to ${JSON.stringify(resolved.text)}`;
}

function compareError(
  error: TemplateError,
  expected: NonNullable<TemplateCase['error']>,
): string | undefined {
  const [first] = error.problems;
  const got = { code: first?.code, pos: first?.pos, end: first?.end, hint: first?.hint !== undefined };
  const wanted = {
    code: expected.code,
    pos: expected.pos,
    end: expected.end,
    hint: expected.hint !== undefined,
  };
  return JSON.stringify(got) === JSON.stringify(wanted)
    ? undefined
    : `${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`;
}
