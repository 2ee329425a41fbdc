import { isMissingMarker } from '../../intake/columns/missing.js';
import { plainText } from '../expressions.js';
import { timeOf } from '../frame/time-grain.js';
import { capitalized, isRoleName } from '../frame/names.js';
import { columnNoun } from '../frame/quantity-names.js';
import { namedUnit } from '../frame/units.js';
import type { Condition } from '../sql/types.js';
import { isoDate, monthNamed, monthsBetween, withSpans } from './condition-spans.js';
import { englishCondition, needsColumn } from './english-conditions.js';
import { listed, speakable } from './print-names.js';
import type { Voice } from './voice.js';

/** So many names of a condition fit in a sentence. */
const MOST_NAMES = 3;
/** A name, not a sentence: whoever wrote the SQL wrote it. */
const LONGEST_NAME = 40;
const MOST_WORDS = 5;

/** "Groups of 20+"; without their number where the query computes it. */
function ofGroups({ kind, aggregation, values: [least] }: Condition, voice: Voice): string {
  const { base } = voice.phrases.words;
  if (aggregation !== 'count' || !kind.startsWith('greater')) return base.groups;
  if (typeof least !== 'number' || !Number.isInteger(least)) return base.larger;
  return base.least.replace('{count}', () => numberIn(voice)(kind === 'greater' ? least + 1 : least));
}

/** "Groups of 30+", where smaller ones stand in the chart and are not spoken of. */
export const leastRowsWords = (least: number, voice: Voice): string => {
  const { base } = voice.phrases.words;
  return least === 0 ? base.larger : base.least.replace('{count}', () => numberIn(voice)(least));
};

/**
 * Conditions on rows in words: each that names its values by itself, then the columns of all others together.
 *
 * @param things what the rows are called in English, plural; empty where nothing says it
 */
export function conditionWords(given: readonly Condition[], things: string, voice: Voice): string[] {
  const { words } = voice.phrases;
  const parts: string[] = [];
  const others = { filled: new Set<string>(), filtered: new Set<string>() };
  for (const one of withSpans(given)) {
    const condition = leavesNoNamesOut(one) ? { ...one, kind: 'filled' as const, values: [] } : one;
    const { kind, stage } = condition;
    if (leavesNoneOut(condition)) {
      parts.push(words.base.known);
      continue;
    }
    const own =
      stage === 'having'
        ? ofGroups(condition, voice)
        : (inEnglish(condition, things, voice) ?? ofNames(condition, voice) ?? ofBounds(condition, voice));
    if (own !== undefined) parts.push(own);
    else {
      const noun = columnWords(condition, voice);
      if (noun === undefined) parts.push(words.base.rows);
      // A whole question as the name of a column.
      else if (kind === 'filled' && noun.length > LONGEST_NAME) parts.push(words.base.known);
      else others[kind === 'filled' ? 'filled' : 'filtered'].add(noun);
    }
  }
  for (const key of ['filled', 'filtered'] as const)
    if (others[key].size > 0)
      parts.push(words.base[key].replace('{noun}', () => listed([...others[key]], voice)));
  return parts;
}

/** `pdays > -1`: a number that stands for no value. */
const leavesNoneOut = ({ kind, values: [value], stage }: Condition): boolean =>
  stage === 'where' &&
  ((kind === 'greater' && value === -1) ||
    (kind === 'not-equal' && typeof value === 'number' && [-1, -9, -99, -999].includes(value)));

/** `guest NOT IN ('none', '(no guest)')`: names that stand for no value. */
const leavesNoNamesOut = ({ kind, values, stage }: Condition): boolean =>
  stage === 'where' &&
  (kind === 'not-in' || kind === 'not-equal') &&
  values.length > 0 &&
  values.every((value) => typeof value === 'string' && isNoName(value.replace(/^\((.*)\)$/, '$1')));
const isNoName = (text: string): boolean => isMissingMarker(text) || /^no \p{L}+$/iu.test(text);

const inEnglish = (condition: Condition, things: string, { phrases }: Voice): string | undefined =>
  phrases.language === 'en' ? englishCondition(condition, things) : undefined;

/** "North and South only", "2025 only", "without Toys". */
function ofNames(condition: Condition, voice: Voice): string | undefined {
  const { kind } = condition;
  const { base } = voice.phrases.words;
  if (kind === 'empty' || kind === 'true' || kind === 'false') {
    const noun = columnWords(condition, voice)?.replace(/^(?:is|has|was) /i, '');
    if (noun === undefined) return undefined;
    return base[kind === 'true' ? 'only' : 'without'].replace(/\{n\w+\}/, () => noun);
  }
  // 0 is the no of a flag.
  const [value] = condition.values;
  if (kind === 'equal' && value === 0 && condition.part === undefined) {
    const noun = columnWords(condition, voice)?.replace(/^(?:is|has|was) /i, '');
    return noun === undefined || GRAIN.test(noun) ? undefined : base.without.replace(/\{n\w+\}/, () => noun);
  }
  const isIn = kind === 'equal' || kind === 'in' || kind === 'like';
  if (!isIn && kind !== 'not-equal' && kind !== 'not-in' && kind !== 'not-like') return undefined;
  const names = kind.endsWith('like') ? patternIn(condition) : namesIn(condition, voice);
  return names && base[isIn ? 'only' : 'without'].replace('{names}', () => names);
}

/** `unknown%` is "unknown…"; of punctuation alone nobody knows what it stands for. */
function patternIn({ values }: Condition): string | undefined {
  const [pattern] = values;
  if (values.length !== 1 || typeof pattern !== 'string') return undefined;
  const text = plainText(pattern.replace(/^%+|%+$/g, '')).trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &'-]*$/u.test(text) || !isShort(text)) return undefined;
  return `${/^%/.test(pattern) ? '…' : ''}${text}${/%$/.test(pattern) ? '…' : ''}`;
}

function namesIn(condition: Condition, voice: Voice): string | undefined {
  const { values, part } = condition;
  if (values.length === 0 || values.length > MOST_NAMES) return undefined;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length) {
    const time = timeIn(condition, numbers);
    if (time !== undefined)
      return listed(
        numbers.map((value) => (time === 'year' ? yearIn(value, voice) : monthIn(value, voice))),
        voice,
      );
    const noun = part === undefined ? columnWords(condition, voice) : undefined;
    if (noun === undefined) return undefined;
    // 0 and 1 are no and yes of something, but of years and other periods.
    if (numbers.every((value) => value === 0 || value === 1) && !GRAIN.test(noun))
      return numbers.includes(0) ? undefined : noun;
    // A number that a year could be is a name.
    const named = (value: number): string =>
      Number.isInteger(value) && value >= 1000 && value <= 2999 ? String(value) : numberIn(voice)(value);
    return `${noun} ${listed(numbers.map(named), voice)}`;
  }
  if (part !== undefined || numbers.length > 0) return undefined;
  const names = values.map(
    (value) =>
      monthNamed(condition.column ?? '', value, voice) ?? dateIn(value, voice) ?? plainText(String(value)),
  );
  if (!names.every(isShort)) return undefined;
  // A code says nothing without its column.
  const noun = names.every(needsColumn) ? columnWords(condition, voice) : undefined;
  return noun === undefined ? listed(names, voice) : `${noun} ${listed(names, voice)}`;
}

const GRAIN =
  /(?:^| )(?:year|quarter|season|month|week|jahr|quartal|monat|woche|année|trimestre|mois|año|mes|ano|mês)$/i;

/** Years and months, by the part of a time that is compared or by the column's name. */
function timeIn({ part, column = '' }: Condition, values: readonly number[]): 'year' | 'month' | undefined {
  const said = part ?? /(?:^|_)(year|month)$/i.exec(column)?.[1]?.toLowerCase();
  if (said === 'year' && values.every((value) => value >= 1000 && value <= 2999)) return 'year';
  return said === 'month' && values.every((value) => value >= 1 && value <= 12) ? 'month' : undefined;
}

const monthIn = (month: number, { locale }: Voice): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month - 1, 1));

/** "2025", "2025年", in the digits of the language. */
const yearIn = (year: number, { locale }: Voice): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' }).format(
    Date.UTC(year, 6, 1),
  );

const isShort = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_NAME && name.split(/\s+/).length <= MOST_WORDS;

const SIDES = {
  greater: ['above', 'since'],
  'greater-equal': ['atLeast', 'since'],
  less: ['below', 'before'],
  'less-equal': ['atMost', 'until'],
  between: ['between', 'range'],
} as const;

/** "from 1 March 2025", "weight over 50". */
function ofBounds(condition: Condition, voice: Voice): string | undefined {
  const { kind, values, part } = condition;
  const sides = kind in SIDES ? SIDES[kind as keyof typeof SIDES] : undefined;
  if (!sides || values.length !== (kind === 'between' ? 2 : 1)) return undefined;
  const numbers = values.filter((value) => typeof value === 'number');
  const time = numbers.length === values.length ? timeIn(condition, numbers) : undefined;
  const months = kind === 'between' ? monthsBetween(values[0], values[1], voice) : undefined;
  if (months !== undefined) return months;
  const times = time
    ? numbers.map((value) => (time === 'year' ? String(value) : monthIn(value, voice)))
    : values.map((value) => dateIn(value, voice));
  const isTime = times.every((one) => one !== undefined);
  const shown = isTime
    ? times
    : values.map((value) => (typeof value === 'number' ? amountIn(condition, voice)(value) : ''));
  const noun = isTime ? '' : columnWords(condition, voice);
  // A day after which something is, is not among what is shown.
  if (noun === undefined || shown.includes('') || (!isTime && part !== undefined)) return undefined;
  if (isTime && kind === 'greater') return undefined;
  const slots: Readonly<Record<string, string>> = {
    noun,
    value: shown[0] ?? '',
    low: shown[0] ?? '',
    high: shown[1] ?? '',
  };
  const { base } = voice.phrases.words;
  const side = sides[isTime ? 1 : 0];
  const isDay = isTime && typeof values[0] === 'string';
  const phrase = (isDay ? base[`${side}Day` as keyof typeof base] : undefined) ?? base[side];
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

const numberIn =
  ({ locale }: Voice) =>
  (value: number): string =>
    new Intl.NumberFormat(locale).format(value);

/** "200 min", of `duration_min`. */
function amountIn({ column = '', part }: Condition, voice: Voice): (value: number) => string {
  const { unit, currency } = namedUnit(column);
  const said =
    unit === undefined || unit === '%' || currency !== undefined || part !== undefined ? '' : `\u00a0${unit}`;
  // A bare number that a year could be is one: "planted under 2015".
  const isYear = (value: number): boolean =>
    said === '' && currency === undefined && Number.isInteger(value) && value >= 1900 && value <= 2099;
  return (value) => (isYear(value) ? String(value) : `${numberIn(voice)(value)}${said}`);
}

function dateIn(value: string | number, { locale }: Voice): string | undefined {
  const time = timeOf(isoDate(value));
  return time === undefined
    ? undefined
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

function columnWords({ column, part }: Condition, { phrases: { lowerNouns } }: Voice): string | undefined {
  const own = column === undefined || isRoleName(column) ? '' : columnNoun(part ?? column);
  if (!speakable(own)) return undefined;
  return lowerNouns ? own : capitalized(own);
}
