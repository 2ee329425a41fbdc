import {
  DATE_STYLES,
  formatDatePattern,
  formatDateStyle,
  parseIsoDate,
  unknownPatternLetters,
  type IsoDate,
} from './dates.js';
import { intl } from './intl-cache.js';
import { nearest } from './nearest.js';
import {
  formatBareNumber,
  formatDuration,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatRatio,
  type NumberStyle,
} from './number-formats.js';
import {
  doubleIn,
  numberIn,
  numberStyle,
  reject,
  strings,
  takeCount,
  words,
  type FormatArgument,
  type FormatCall,
} from './format-arguments.js';
import { problemAt, type Span } from './template-error.js';
import { typeName, type ExactDecimal, type Operand } from './values.js';

export interface FormatContext {
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly nullText: string;
}

/** What a format takes: decides errors before there are rows. */
export type FormatInput = 'number' | 'date' | 'any';

export interface Format extends Span {
  readonly name: string;
  readonly input: FormatInput;
  /** The string arguments: they can reach the reader, so they must hold no figures. */
  readonly texts: readonly string[];
  /** Never called with null, except for `default`. */
  readonly run: (value: Operand, context: FormatContext) => string;
}

type Run = Format['run'];
type Compile = (call: FormatCall) => Run;

const numeric =
  (
    flags: readonly string[],
    base: NumberStyle,
    print: (value: number | ExactDecimal, locale: string, style: NumberStyle) => string,
  ): Compile =>
  (call) => {
    const style = { ...base, ...numberStyle(call, flags) };
    return (value, { locale }) => print(numberIn(value, call), locale, style);
  };

function dateIn(value: Operand, call: FormatCall): IsoDate {
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  if (date) return date;
  const what = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeName(value);
  throw problemAt(
    'TYPE',
    call,
    `date needs an ISO 8601 date, not ${what}.`,
    'Cast the column to DATE in the SQL query.',
  );
}

/** Months and days in the language of the sentence that they stand in, where that is not the deck's. */
const languageOf = (arg: FormatArgument): string =>
  arg.kind === 'word' && /^[a-z]{2}$/.test(arg.text)
    ? arg.text
    : reject(arg, `date does not know the language "${arg.text}".`, 'Write date:month,en.');

const compileDate: Compile = (call) => {
  const [arg, language] = call.args;
  takeCount(call, 0, 2, 'date:"yyyy-MM-dd"');
  const own = language && languageOf(language);
  if (arg?.kind !== 'string') {
    const style = words({ ...call, args: call.args.slice(0, 1) }, DATE_STYLES) ?? 'medium';
    return (value, { locale, timeZone }) =>
      formatDateStyle(dateIn(value, call), style, own ?? locale, timeZone);
  }
  const unknown = unknownPatternLetters(arg.text);
  if (unknown)
    reject(
      arg,
      `"${unknown}" means nothing in a date pattern.`,
      "Known: yyyy yy MMMM MMM MM M dd d EEEE EEE Q HH h mm ss a; other letters in 'quotes'.",
    );
  return (value, { locale, timeZone }) =>
    formatDatePattern(dateIn(value, call), arg.text, own ?? locale, timeZone);
};

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const compilePlural: Compile = (call) => {
  takeCount(call, 1, 6, 'plural:"# order","# orders"');
  const texts = strings(call);
  const forms = new Map<string, string>();
  call.args.forEach((arg, index) => {
    const category = arg.name ?? (index === 0 && texts.length > 1 ? 'one' : 'other');
    if (!CATEGORIES.includes(category))
      reject(arg, `"${category}" is no plural category.`, `Known: ${CATEGORIES.join(', ')}.`);
    if (forms.has(category))
      reject(
        arg,
        `The form "${category}" is given twice.`,
        'Write plural:"# order","# orders" or plural:one="…",few="…",other="…".',
      );
    forms.set(category, texts[index] ?? '');
  });
  const other =
    forms.get('other') ?? reject(call, 'plural needs the form "other".', 'Write plural:one="…",other="…".');
  return (value, { locale }) => {
    const number = numberIn(value, call);
    const form = forms.get(intl.plural(locale, { type: 'cardinal' }).select(doubleIn(value, call))) ?? other;
    return form.replaceAll('#', () => formatNumber(number, locale));
  };
};

const compileTrend: Compile = (call) => {
  takeCount(call, 3, 3, 'trend:"rose","fell","was unchanged"');
  const [rose = '', fell = '', same = ''] = strings(call);
  return (value) => {
    const number = doubleIn(value, call);
    return number > 0 ? rose : number < 0 ? fell : same;
  };
};

const text =
  (change: (text: string, locale: string) => string): Compile =>
  (call) => {
    takeCount(call, 0, 0, call.name);
    return (value, context) => change(printBare(value, context), context.locale);
  };

const compileTruncate: Compile = (call) => {
  takeCount(call, 1, 1, 'truncate:40');
  const [arg] = call.args;
  const most = Number(arg?.text);
  if (!arg || arg.kind !== 'number' || !Number.isInteger(most) || most < 1 || most > 1000)
    reject(arg ?? call, 'truncate takes a length from 1 to 1000.', 'Write truncate:40.');
  return (value, context) => {
    const whole = printBare(value, context);
    if (whole.length <= most) return whole;
    const graphemes = Array.from(
      intl.segments(context.locale, { granularity: 'grapheme' }).segment(whole.slice(0, most * 16)),
      (part) => part.segment,
    );
    return graphemes.length <= most
      ? whole
      : `${graphemes
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`;
  };
};

const compileDefault: Compile = (call) => {
  takeCount(call, 1, 1, 'default:"n/a"');
  const [fallback = ''] = strings(call);
  return (value, context) => (value === null ? fallback : printBare(value, context));
};

const FORMATS = new Map<string, { input: FormatInput; compile: Compile }>([
  ['number', { input: 'number', compile: numeric(['digits'], {}, formatNumber) }],
  ['integer', { input: 'number', compile: numeric([], { digits: 0 }, formatNumber) }],
  ['compact', { input: 'number', compile: numeric(['digits'], { compact: true }, formatNumber) }],
  ['signed', { input: 'number', compile: numeric(['digits'], { signed: true }, formatNumber) }],
  ['percent', { input: 'number', compile: numeric(['digits', 'signed'], {}, formatRatio) }],
  [
    'currency',
    {
      input: 'number',
      compile: (call) => {
        const { code, ...style } = numberStyle(call, ['code', 'digits', 'compact', 'signed']);
        return (value, context) =>
          formatMoney(numberIn(value, call), code ?? context.currency, context.locale, style);
      },
    },
  ],
  ['date', { input: 'date', compile: compileDate }],
  [
    'ordinal',
    {
      input: 'number',
      compile: (call) => {
        takeCount(call, 0, 0, 'ordinal');
        return (value, { locale }) => formatOrdinal(doubleIn(value, call), locale);
      },
    },
  ],
  [
    'duration',
    {
      input: 'number',
      compile: (call) => {
        const style = (words(call, ['short', 'long', 'narrow', 'clock']) ?? 'short') as
          'short' | 'long' | 'narrow' | 'clock';
        return (value, { locale }) => formatDuration(doubleIn(value, call), locale, style);
      },
    },
  ],
  ['plural', { input: 'number', compile: compilePlural }],
  ['trend', { input: 'number', compile: compileTrend }],
  ['default', { input: 'any', compile: compileDefault }],
  ['upper', { input: 'any', compile: text((value, locale) => value.toLocaleUpperCase(locale)) }],
  ['lower', { input: 'any', compile: text((value, locale) => value.toLocaleLowerCase(locale)) }],
  [
    'capitalize',
    {
      input: 'any',
      compile: text((value, locale) => value.replace(/^./u, (first) => first.toLocaleUpperCase(locale))),
    },
  ],
  ['truncate', { input: 'any', compile: compileTruncate }],
]);

export const FORMAT_NAMES: readonly string[] = [...FORMATS.keys()];

/** Formats people try, and what they are called here. */
const HABITS = new Map([
  ['pct', 'percent'],
  ['percentage', 'percent'],
  ['usd', 'currency:USD'],
  ['eur', 'currency:EUR'],
  ['money', 'currency'],
  ['round', 'number:0'],
  ['fixed', 'number:2'],
  ['int', 'integer'],
  ['uppercase', 'upper'],
  ['lowercase', 'lower'],
  ['fallback', 'default'],
]);

/** Turns a format's name and arguments into the function that applies it. */
export function compileFormat(call: FormatCall): Format {
  const known = FORMATS.get(call.name);
  if (!known) {
    const better = HABITS.get(call.name.toLowerCase()) ?? nearest(call.name, FORMAT_NAMES);
    throw problemAt(
      'UNKNOWN_FORMAT',
      call,
      `Unknown format "${call.name.slice(0, 60)}".`,
      better ? `Write | ${better}` : `Known: ${FORMAT_NAMES.join(', ')}.`,
    );
  }
  for (const arg of call.args) {
    if (arg.name !== undefined && call.name !== 'plural')
      reject(arg, `${call.name} takes no named arguments.`, 'Only plural does: plural:one="…",other="…".');
  }
  const texts = call.args.filter((arg) => arg.kind === 'string').map((arg) => arg.text);
  return Object.freeze({
    name: call.name,
    pos: call.pos,
    end: call.end,
    input: known.input,
    texts,
    run: known.compile(call),
  });
}

/** A value without a format. */
export function printBare(value: Operand, context: FormatContext): string {
  if (typeof value === 'string') return value;
  if (value === null) return context.nullText;
  if (typeof value === 'boolean') return String(value);
  return formatBareNumber(value, context.locale);
}

/**
 * Applies formats left to right; null passes them until a `default` catches it, whose text only text formats change.
 * `truncate` passes over numbers and dates: half a figure is another figure.
 */
export function applyFormats(value: Operand, formats: readonly Format[], context: FormatContext): string {
  let current: Operand = value;
  let caught = false;
  let figure = typeof value !== 'string';
  for (const format of formats) {
    if (caught ? format.input !== 'any' : current === null && format.name !== 'default') continue;
    caught ||= current === null;
    figure = !caught && (figure || format.input === 'date');
    if (figure && format.name === 'truncate') continue;
    current = format.run(current, context);
  }
  return printBare(current, context);
}
