import { DATE_STYLES } from './dates.js';
import { FORMAT_NAMES } from './formats.js';
import { formatValue } from './render.js';
import { TemplateError } from './template-error.js';
import type { TemplateOptions, Value } from './types.js';

export interface FormatChoice {
  /** As it is written behind the bar: `percent:1`. */
  source: string;
  /** The value in it. */
  text: string;
}

/** Arguments worth offering with a format; the others are offered by their name alone. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  number: ['', '0', '1', '2'],
  compact: ['', '2'],
  percent: ['', '0', '1', 'signed'],
  currency: ['', '0', 'compact'],
  date: DATE_STYLES,
};

/** Formats that a value takes as they are, each with what it makes of the value. */
export function formatChoices(
  value: Value,
  options: Pick<TemplateOptions, 'locale' | 'timeZone' | 'currency'>,
): FormatChoice[] {
  const choices: FormatChoice[] = [];
  for (const name of FORMAT_NAMES) {
    for (const given of ARGUMENTS[name] ?? ['']) {
      const source = given === '' ? name : `${name}:${given}`;
      try {
        choices.push({ source, text: formatValue(value, source, options) });
      } catch (error) {
        // It is none for such a value, or needs words that only a person has.
        if (!(error instanceof TemplateError)) throw error;
      }
    }
  }
  return choices;
}
