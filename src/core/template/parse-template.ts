import type { Placeholder, Template, TemplatePart } from './ast.js';
import { LIMITS } from './limits.js';
import { Parser } from './parser.js';
import { scan, type Segment } from './scan.js';
import { problemAt, TemplateError } from './template-error.js';
import type { TemplateErrorCode, TemplateProblem } from './types.js';

const BAD_MESSAGES: Partial<Record<TemplateErrorCode, readonly [string, string]>> = {
  UNCLOSED: ['This placeholder is never closed.', 'Add "}}".'],
  LIMIT: [
    `A placeholder has at most ${LIMITS.placeholderLength} characters.`,
    'Compute it in the SQL query, or as a variable.',
  ],
};

function parsePlaceholder(text: string, { pos, end }: Segment): Placeholder {
  const to = end - 2;
  const parser = new Parser(text, pos + 2, to);
  if (parser.atEnd)
    throw problemAt(
      'EMPTY',
      { pos: to, end },
      'Placeholder is empty.',
      'Write {{ name }} or delete the braces.',
    );
  const { expression, end: expressionEnd } = parser.leading();
  const formats = parser.formats();
  const bar = text.indexOf('|', expressionEnd);
  return Object.freeze({
    kind: 'placeholder' as const,
    pos,
    end,
    source: text.slice(pos, end),
    expression,
    expressionSource: text.slice(pos + 2, expressionEnd).trim(),
    formats: Object.freeze(formats),
    formatSource: formats.length ? text.slice(bar + 1, to).trim() : undefined,
  });
}

/** Reads a template; what cannot be read is in `problems`, all of it at once. Use `parse`, which keeps results. */
export function parseTemplate(text: string): Template {
  const parts: TemplatePart[] = [];
  const problems: TemplateProblem[] = [];
  const report = (problem: TemplateProblem) => {
    if (problems.length < LIMITS.problems) problems.push(problem);
  };
  const bounded = text.length <= LIMITS.templateLength;
  if (!bounded) {
    report({
      code: 'LIMIT',
      pos: LIMITS.templateLength,
      end: text.length,
      message: `A template has at most ${LIMITS.templateLength} characters.`,
      hint: 'Split the text.',
    });
  }
  let placeholders = 0;
  for (const segment of bounded ? scan(text) : []) {
    if (segment.kind === 'text') {
      parts.push({ kind: 'text', text: segment.text });
      continue;
    }
    const source = text.slice(segment.pos, segment.end);
    const { pos, end } = segment;
    if (++placeholders > LIMITS.placeholders) {
      report({
        code: 'LIMIT',
        pos,
        end: text.length,
        message: `A template has at most ${LIMITS.placeholders} placeholders.`,
        hint: 'Split the text.',
      });
      parts.push({ kind: 'bad', source: text.slice(pos) });
      break;
    }
    try {
      if (segment.kind === 'bad') throw unreadable(segment, text);
      parts.push(parsePlaceholder(text, segment));
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      error.problems.forEach(report);
      parts.push({ kind: 'bad', source });
    }
  }
  if (!bounded) parts.push({ kind: 'bad', source: text });
  return Object.freeze({ text, parts: Object.freeze(parts), problems: Object.freeze(problems) });
}

function unreadable(segment: Segment & { kind: 'bad' }, text: string): TemplateError {
  if (segment.code === 'UNCLOSED' && segment.end < text.length) {
    return problemAt(
      'UNCLOSED',
      segment,
      'A new "{{" starts before this placeholder was closed.',
      'Add "}}" before the next "{{".',
    );
  }
  const [message, hint] = BAD_MESSAGES[segment.code] ?? ['This placeholder cannot be read.', ''];
  return problemAt(segment.code, segment, message, hint);
}
