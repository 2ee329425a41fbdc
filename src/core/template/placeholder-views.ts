import { parse } from './render.js';
import { scan } from './scan.js';
import type { ResolvedTemplate, TemplateProblem } from './types.js';

/** A closed placeholder of a template as an editor shows it. Offsets are UTF-16, braces included. */
export interface PlaceholderView {
  pos: number;
  end: number;
  /** What stands between the braces, without outer space. */
  inside: string;
  /** Without its formats; the whole inside where it cannot be read. */
  expression: string;
  format?: string;
  /** What the reader sees; absent where it has no value. */
  text?: string;
  /** Why there is none. */
  problem?: TemplateProblem;
}

export interface TemplateViews {
  placeholders: PlaceholderView[];
  /** Problems outside closed placeholders: one that is never closed, a text that is too long. */
  loose: TemplateProblem[];
}

/** The placeholders of a template with what they resolve to, in order. `resolved` is of the same text. */
export function viewPlaceholders(text: string, resolved: ResolvedTemplate): TemplateViews {
  const texts = new Map(
    resolved.parts.flatMap((part) => (part.kind === 'value' ? [[part.pos, part.text]] : [])),
  );
  const read = new Map(
    parse(text).parts.flatMap((part) => (part.kind === 'placeholder' ? [[part.pos, part]] : [])),
  );
  const placeholders = scan(text)
    .filter(({ kind }) => kind === 'placeholder')
    .map(({ pos, end }): PlaceholderView => {
      const inside = text.slice(pos + 2, end - 2).trim();
      const shown = texts.get(pos);
      const problem = resolved.problems.find((one) => one.pos >= pos && one.end <= end);
      const { expressionSource: expression = inside, formatSource: format } = read.get(pos) ?? {};
      return {
        pos,
        end,
        inside,
        expression,
        ...(format !== undefined && { format }),
        ...(shown !== undefined && { text: shown }),
        ...(problem && { problem }),
      };
    });
  const loose = resolved.problems.filter(
    (problem) => !placeholders.some(({ pos, end }) => problem.pos >= pos && problem.end <= end),
  );
  return { placeholders, loose };
}
