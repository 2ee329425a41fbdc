import type { Placeholder, Template, TemplatePart } from './ast.js';
import { LIMITS } from './limits.js';
import { Parser } from './parser.js';
import { scan, type Segment } from './scan.js';
import { problemAt, TemplateError } from './template-error.js';
import type { TemplateProblem } from './types.js';

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
  for (const segment of bounded ? scan(text) : []) {
    if (segment.kind === 'text') {
      parts.push({ kind: 'text', text: segment.text });
      continue;
    }
    try {
      if (segment.kind === 'bad') throw unreadable(segment, text);
      parts.push(parsePlaceholder(text, segment));
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      error.problems.forEach(report);
      parts.push({ kind: 'bad', source: text.slice(segment.pos, segment.end) });
    }
  }
  if (!bounded) parts.push({ kind: 'bad', source: text });
  return Object.freeze({ text, parts: Object.freeze(parts), problems: Object.freeze(problems) });
}

function unreadable(segment: Segment & { kind: 'bad' }, text: string): TemplateError {
  const { placeholders, placeholderLength } = LIMITS;
  if (segment.reason === 'many')
    return problemAt(
      'LIMIT',
      segment,
      `A template has at most ${placeholders} placeholders.`,
      'Split the text.',
    );
  if (segment.reason === 'long')
    return problemAt(
      'LIMIT',
      segment,
      `A placeholder has at most ${placeholderLength} characters.`,
      'Compute it in the SQL query, or as a variable.',
    );
  return segment.end < text.length
    ? problemAt(
        'UNCLOSED',
        segment,
        'A new "{{" starts before this placeholder was closed.',
        'Add "}}" before the next "{{".',
      )
    : problemAt('UNCLOSED', segment, 'This placeholder is never closed.', 'Add "}}".');
}
