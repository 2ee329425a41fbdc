import type { Variable } from '../deck/types.js';
import type { Expression, Placeholder, Template } from './ast.js';
import { compute } from './evaluate.js';
import { applyFormats, printBare, type Format } from './formats.js';
import { LIMITS } from './limits.js';
import { markOf } from './marks.js';
import { parseTemplate } from './parse-template.js';
import { parseFormats } from './parser.js';
import { asExpression, Scope } from './scope.js';
import { problemAt, TemplateError } from './template-error.js';
import type { ResolvedPart, ResolvedTemplate, TemplateOptions, TemplateProblem, Value } from './types.js';
import { toValue, type Operand } from './values.js';
import { visibleText } from './visible-text.js';

const MAX_CACHED = 500;
const templates = new Map<string, Template>();

/**
 * Reads a template. Never throws for text: what cannot be read is a `bad` part and stands in `problems`.
 * The last 500 templates are kept, frozen.
 */
export function parse(text: string): Template {
  let template = templates.get(text);
  if (!template) {
    if (typeof text !== 'string')
      throw problemAt('ARGUMENT', { pos: 0, end: 0 }, 'A template is text.', 'Pass a string.');
    template = parseTemplate(text);
    if (text.length <= LIMITS.templateLength) {
      if (templates.size >= MAX_CACHED) templates.delete(templates.keys().next().value ?? '');
      templates.set(text, template);
    }
  }
  return template;
}

export interface EvaluateOptions extends Omit<TemplateOptions, 'onError'> {
  variables?: Record<string, Variable>;
}

/**
 * Computes one expression (text without braces, or one that `parse` made; anything else is refused) over `rows`.
 * Numbers beyond 2^53 come as their exact decimal text. Throws a `TemplateError`.
 */
export function evaluate(expression: string | Expression, options: EvaluateOptions = {}): Value {
  return toValue(compute(asExpression(expression), new Scope(options.variables ?? {}, options, compute)));
}

function printPlaceholder(placeholder: Placeholder, scope: Scope): { value: Operand; text: string } {
  const value = compute(placeholder.expression, scope);
  const text = placeholder.formats.length
    ? applyFormats(value, placeholder.formats, scope.context)
    : printBare(value, scope.context);
  return { value, text };
}

/** Walks a template once; `emit` gets each value, `fail` each problem and answers with the text that stands instead. */
function walk(
  template: Template,
  scope: Scope,
  write: (text: string, placeholder?: Placeholder, value?: Operand) => void,
  fail: (problem: TemplateProblem) => void,
): void {
  let length = 0;
  for (const part of template.parts) {
    let text: string;
    let value: Operand | undefined;
    let placeholder: Placeholder | undefined;
    if (part.kind === 'placeholder') {
      try {
        const printed = printPlaceholder(part, scope);
        value = printed.value;
        text = visibleText(printed.text);
        placeholder = part;
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        error.problems.forEach(fail);
        text = part.source;
      }
    } else text = part.kind === 'text' ? part.text : part.source;
    length += text.length;
    if (length > LIMITS.outputLength) {
      const at = part.kind === 'placeholder' ? part : { pos: 0, end: template.text.length };
      fail({
        code: 'LIMIT',
        pos: at.pos,
        end: at.end,
        message: `The text grows beyond ${LIMITS.outputLength} characters.`,
        hint: 'Shorten values with truncate:40.',
      });
      return;
    }
    write(text, placeholder, value);
  }
}

/**
 * Fills a template with values. Throws a `TemplateError` with every problem, or with `onError: 'keep'` leaves the source of
 * each bad placeholder standing.
 */
export function processTemplate(
  text: string,
  variables: Record<string, Variable> = {},
  options: TemplateOptions = {},
): string {
  const template = parse(text);
  const scope = new Scope(variables, options, compute);
  const problems: TemplateProblem[] = [];
  let output = '';
  walk(
    template,
    scope,
    (piece) => (output += piece),
    (problem) => problems.push(problem),
  );
  if (options.onError !== 'keep') throwAll([...template.problems, ...problems]);
  return output;
}

function throwAll(problems: TemplateProblem[]): void {
  const [first, ...rest] = problems.sort((a, b) => a.pos - b.pos).slice(0, LIMITS.problems);
  if (first) throw new TemplateError([first, ...rest]);
}

/**
 * Like `processTemplate`, with the trail of every figure: its expression, raw value, format and mark. Never throws: a bad
 * placeholder's source stands in the text, its problem in `problems`.
 */
export function resolveTemplate(
  text: string,
  variables: Record<string, Variable> = {},
  options: TemplateOptions = {},
): ResolvedTemplate {
  const parts: ResolvedPart[] = [];
  const problems: TemplateProblem[] = [];
  let output = '';
  try {
    const template = parse(text);
    problems.push(...template.problems);
    const scope = new Scope(variables, options, compute);
    const write = (piece: string, placeholder?: Placeholder, value: Operand = null) => {
      output += piece;
      parts.push(
        placeholder ? valuePart(piece, placeholder, value, variables) : { kind: 'text', text: piece },
      );
    };
    walk(template, scope, write, (problem) => problems.push(problem));
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const source = String(text);
    return {
      text: source,
      parts: [{ kind: 'text', text: source }],
      problems: [...problems, ...error.problems],
    };
  }
  problems.sort((a, b) => a.pos - b.pos);
  return { text: output, parts, problems: problems.slice(0, LIMITS.problems) };
}

function valuePart(
  text: string,
  placeholder: Placeholder,
  value: Operand,
  variables: Record<string, Variable>,
): ResolvedPart {
  const { pos, end, expressionSource, formatSource } = placeholder;
  return {
    kind: 'value',
    text,
    value: toValue(value),
    expression: expressionSource,
    ...(formatSource === undefined ? {} : { format: formatSource }),
    mark: markOf(placeholder, variables),
    pos,
    end,
  };
}

const formatLists = new Map<string, readonly Format[]>();

/**
 * Formats a value as a placeholder would: `formatValue(0.124, 'percent:1', { locale: 'en-US' })`. Without a format source
 * the value prints bare. Throws a `TemplateError` for an unknown format or a value it does not take.
 */
export function formatValue(
  value: Value,
  formatSource: string | undefined,
  options: Pick<TemplateOptions, 'locale' | 'timeZone' | 'currency' | 'nullText'> = {},
): string {
  const source = formatSource ?? '';
  let formats = formatLists.get(source);
  if (!formats) {
    formats = parseFormats(source);
    if (formatLists.size >= MAX_CACHED) formatLists.clear();
    formatLists.set(source, formats);
  }
  return applyFormats(
    typeof value === 'number' && !Number.isFinite(value) ? null : value,
    formats,
    new Scope({}, options, compute).context,
  );
}
