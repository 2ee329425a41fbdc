import type { DeckFormat, Source } from '../../deck/types.js';
import { asOnePiece, isRightToLeft } from '../../layout/reading-direction.js';
import { formatValue } from '../../template/index.js';
import { visibleText } from '../../template/visible-text.js';
import { plainText } from '../expressions.js';
import { readableName } from '../frame/names.js';
import { namedUnit } from '../frame/units.js';
import { sourceWords, type SourceWords } from '../phrases/source-words.js';
import type { Condition } from '../sql/types.js';
import { storyWords } from '../phrases/story-words.js';
import { sharedQueryTime } from './query-time.js';
import { sourceFacts, wholePeriod, type SourceFacts } from './source-facts.js';

const BETWEEN = ' · ';
const MOST_TABLES = 3;
const MOST_CONDITIONS = 3;
const MOST_VALUES = 3;
const LONGEST_VALUE = 30;

/**
 * Where the rows of a slide come from, in one line: tables, period, number of rows, filter. Of several sources what they share. Empty where
 * no query made them.
 */
export function sourceLine(sources: readonly Source[], format: DeckFormat): string {
  const known = sources.flatMap((source) => sourceFacts(source) ?? []);
  const tables = [...new Set(known.flatMap((facts) => facts.tables))];
  if (tables.length === 0) return '';
  const words = sourceWords(format.locale);
  const rtl = isRightToLeft(format.locale);
  const shared = (part: (facts: SourceFacts) => string): string => {
    const parts = new Set(known.map(part));
    return parts.size === 1 ? ([...parts][0] ?? '') : '';
  };
  return [
    words.source.replace('{tables}', () => asOnePiece(tableNames(tables), rtl)),
    shared((facts) => periodText(facts, format)),
    shared((facts) => rowsText(facts, format)),
    shared((facts) => (facts.cut ? words[facts.cut] : '')),
    shared((facts) => {
      const list = filterText(facts, format);
      return list === '' ? '' : words.filter.replace('{list}', () => asOnePiece(list, rtl));
    }),
  ]
    .filter((part) => part !== '')
    .join(BETWEEN);
}

/** When everything that a deck lists as its sources was queried; empty where that is not one time. */
export function queriedLine(sources: Readonly<Record<string, Source>>, format: DeckFormat): string {
  const time = sharedQueryTime(sources, format);
  return time === '' ? '' : sourceWords(format.locale).queried.replace('{time}', () => time);
}

/** By whom a deck is, when its rows were read, and of which period they are, for its cover; empty where nothing of that is known. */
export function coverLine(sources: readonly Source[], format: DeckFormat, author = ''): string {
  const queried = sources.flatMap(({ sql, data }) => (sql.trim() !== '' && data ? [data.queriedAt] : []));
  const last = queried.toSorted().at(-1) ?? '';
  const whole = wholePeriod(sources);
  const period = whole ? periodText({ period: whole }, format) : '';
  return [
    visibleText(author).replace(/\s+/gu, ' ').trim(),
    last === '' ? '' : shown(last, 'date:long', format),
    period === '' ? '' : storyWords(format.locale).covers.replace('{period}', () => period),
  ]
    .filter((part) => part !== '')
    .join(BETWEEN);
}

/** The first of them, as they are written. */
export function tableNames(tables: readonly string[]): string {
  const names = tables.slice(0, MOST_TABLES).map((name) => visibleText(name).replace(/\s+/gu, ' ').trim());
  return [...names, ...(tables.length > MOST_TABLES ? ['…'] : [])].join(', ');
}

/** `2010–2012`, `March 2024 – May 2024`. */
export function periodText({ period }: Pick<SourceFacts, 'period'>, format: DeckFormat): string {
  if (!period) return '';
  const [from, to] = [period.from, period.to].map((cell) => shown(cell, period.format, format)) as [
    string,
    string,
  ];
  if (from === to) return from;
  return /\s/u.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
}

export function rowsText({ rows }: Pick<SourceFacts, 'rows'>, format: DeckFormat): string {
  if (!rows) return '';
  const words = sourceWords(format.locale);
  const text = shown(rows.count, `plural:${rows.grouped ? words.groups : words.rows}`, format);
  return rows.truncated ? `> ${text}` : text;
}

/** What the query filters by: `state = CA / TX; year ≥ 2010`. */
export function filterText(
  { conditions, cut }: Pick<SourceFacts, 'conditions' | 'cut'>,
  format: DeckFormat,
): string {
  const words = sourceWords(format.locale);
  // A condition on groups has said already which are left.
  const told = conditions.filter(({ stage }) => stage === 'where' || cut === undefined);
  const parts = [...new Set(told.map((one) => conditionText(one, words, format)))];
  return [...parts.slice(0, MOST_CONDITIONS), ...(parts.length > MOST_CONDITIONS ? ['…'] : [])].join('; ');
}

const SIGNS: Partial<Record<Condition['kind'], string>> = {
  equal: '=',
  in: '=',
  'not-equal': '≠',
  'not-in': '≠',
  less: '<',
  'less-equal': '≤',
  greater: '>',
  'greater-equal': '≥',
};

function conditionText(condition: Condition, words: SourceWords, format: DeckFormat): string {
  const { kind, column, values, stage, part } = condition;
  if (stage === 'having') return words.someGroups;
  const noun = column === undefined ? '' : readableName(namedUnit(column).name);
  if (noun === '') return words.others;
  if (kind === 'filled') return words.filled.replace('{noun}', () => noun);
  // A number alone does not say that it is a month or an hour.
  if (part !== undefined && part !== 'year') return noun;
  const list = values.map((value) => valueText(value, part, format));
  if (kind === 'between' && list.length === 2) return `${noun} ${list.join('–')}`;
  const sign = SIGNS[kind];
  return sign && list.length > 0 && list.length <= MOST_VALUES ? `${noun} ${sign} ${list.join(' / ')}` : noun;
}

function valueText(value: string | number, part: Condition['part'], format: DeckFormat): string {
  if (typeof value === 'number')
    return part === 'year' || isYear(value) ? String(value) : shown(value, 'number', format);
  if (/^\d{4}-\d\d-\d\d/.test(value)) return shown(value.slice(0, 10), 'date:medium', format);
  const text = plainText(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).trim()}…` : text;
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;

/** A deck may name a language that nobody speaks: the plain value stands. */
function shown(cell: string | number, source: string | undefined, format: DeckFormat): string {
  try {
    return source === undefined ? String(cell) : formatValue(cell, source, format);
  } catch {
    return String(cell);
  }
}
