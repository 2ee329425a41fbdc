import { foldedName } from '../../intake/roles/name-words.js';
import { ofLanguage } from '../../of-language.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { normalTail } from '../../statements/tests/distributions.js';
import { idOf, keyOf, nounOf, widgetOf, type Draft } from './draft-rules.js';
import { COMPLETE } from './effects.js';
import { knownRows } from './known-rows.js';
import { isAfterwards } from './interest.js';
import { isSubject, type Measure } from './measures.js';
import { isOutcomeName } from './outcomes.js';
import { daysOf, grainFor, periodsOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Subject } from './subject.js';
import { timeSql } from './widget-sql.js';

/** A group whose part of the whole is not what it was. */
interface Shift {
  column: ColumnProfile;
  group: string;
  from: number;
  to: number;
  p: number;
  /** What it is a part of; the rows where there is none. */
  amount: Measure | undefined;
}

const MOST_VALUES = 12;
const MOST_COLUMNS = 8;
const MOST = 2;
const OF_CALENDAR =
  /(?:^| )(?:seasons?|months?|quarters?|weekdays?|holidays?|weekends?|saison|jahreszeit|monat|quartal|mois|trimestre|estacion|mes|estacao|temporada)(?= |$)/;
const YEAR = 365;
const LEAST_DAYS = 90;
const LEAST_PERIODS = 6;
const CERTAIN = 1e-4;
/** A part must gain or lose this much of the whole before it is news, … */
const LEAST_MOVED = 0.06;
/** … and so much makes it as good as it gets. */
const LARGE_MOVE = 0.2;
const ROWS_EACH = 20;
const NEW = 0.5;
/** What was nothing and is this, or the other way round, took the place of something. */
const REPLACED = 0.25;

interface Words {
  rows: string;
  amount: string;
}
const EN: Words = { rows: '{x} share of {noun}', amount: '{x} share of {noun}' };
const WORDS: Readonly<Record<string, Words>> = {
  en: EN,
  de: { rows: 'Anteil {x}', amount: 'Anteil {x} an {noun}' },
  fr: { rows: 'Part de {x}', amount: 'Part de {x} / {noun}' },
  es: { rows: 'Proporción de {x}', amount: 'Proporción de {x} en {noun}' },
  pt: { rows: 'Proporção de {x}', amount: 'Proporção de {x} em {noun}' },
  ja: { rows: '{x}の割合', amount: '{noun}に占める{x}の割合' },
  zh: { rows: '{x}占比', amount: '{x}占{noun}的比例' },
  ar: { rows: 'نسبة {x}', amount: 'نسبة {x} من {noun}' },
};

/** The course of the share of a group that gained or lost most, by its share of rows, or of amounts where rows are totals. */
export async function mixDrafts(subject: Subject, runQuery: RunQuery): Promise<Draft[]> {
  const { table, time, covered, measures } = subject;
  if (time?.role !== 'time' || daysOf(time) < LEAST_DAYS) return [];
  const grain = grainFor(time);
  const periods = periodsOf(time, grain);
  if (periods < LEAST_PERIODS || (!covered && (table.rowCount * time.filled) / periods < ROWS_EACH))
    return [];
  const added = measures.filter(({ additive, least }) => additive && Number(least) >= 0);
  // Where there is an amount that a business is judged by, nobody asks for shares of rows.
  const asked = added.filter(isSubject).slice(0, 1);
  const amounts = covered ? added.slice(0, MOST) : asked.length > 0 ? asked : [undefined];
  const shifts = (
    await Promise.all(amounts.map((amount) => shiftsIn(subject, time, amount, runQuery)))
  ).flat();
  const best = new Map<string, Shift>();
  for (const one of shifts.sort((a, b) => movedBy(b) - movedBy(a)))
    if (!best.has(one.column.name)) best.set(one.column.name, one);
  return [...best.values()].slice(0, MOST).map((shift): Draft => {
    const measure = shareIn(shift, subject);
    const title = subject.titles.fill('by', { what: measure.name, noun: subject.titles.words[grain] });
    return {
      widget: widgetOf(
        `mix-${idOf(measure)}`,
        'line',
        title,
        timeSql(table.name, time, measure, grain),
        measure,
      ),
      by: [`${shift.column.name} over time`],
      what: keyOf(measure),
      worth: 0.5 + 0.3 * Math.min(1, movedBy(shift) / LARGE_MOVE),
      tested: true,
    };
  });
}

/** Of what is new, or gone, its share says less than that it came. */
const movedBy = ({ from, to }: Shift): number => Math.abs(to - from) * (from === 0 || to === 0 ? NEW : 1);

/**
 * Shares in the first and the last third of the time, or year where there are two: compared by the normal test of two ratios of sums with
 * linearised variances (Cochran, "Sampling Techniques", 1977, section 6.4), which for counts is that of two proportions; times the number
 * of groups (Bonferroni).
 */
async function shiftsIn(
  { table, categories }: Subject,
  time: ColumnProfile,
  amount: Measure | undefined,
  runQuery: RunQuery,
): Promise<Shift[]> {
  const columns = categories
    .filter(
      ({ distinct, type, name, filled }) =>
        filled > COMPLETE &&
        !/version|unit|einheit/i.test(name) &&
        // Where things stand changes with their age, not with the time.
        !isOutcomeName(name) &&
        !isAfterwards(name) &&
        // A season has its months.
        !OF_CALENDAR.test(foldedName(name)) &&
        distinct >= 2 &&
        distinct <= MOST_VALUES &&
        type === 'string',
    )
    .slice(0, MOST_COLUMNS);
  const days = daysOf(time) + 1;
  const length = days >= 2 * YEAR - 31 ? Math.min(YEAR, Math.floor(days / 2)) : Math.floor(days / 3);
  const edge = (at: string, offset: number): string => `DATE '${at.slice(0, 10)}' + ${offset}`;
  const [start, end] = [edge(String(time.least), length), edge(String(time.most), 1 - length)];
  const part = `CASE WHEN ${time.sql} < ${start} THEN 0 WHEN ${time.sql} >= ${end} THEN 1 END`;
  const value = amount ? `${amount.sql}::DOUBLE` : '1.0';
  const found = await Promise.all(
    columns.map(async (column) => {
      const tests = [`${time.sql} IS NOT NULL`, `${column.sql} IS NOT NULL`, ...(amount?.only ?? [])].join(
        ' AND ',
      );
      const { rows } = await runQuery(
        `SELECT ${column.sql} AS "g", ${part} AS "t", SUM(${value}) AS "a", SUM(${value} * ${value}) AS "s" FROM ${quoteName(table.name)} WHERE ${tests} GROUP BY 1, 2 HAVING "t" IS NOT NULL ORDER BY 1, 2`,
      );
      const cells = rows.map(({ g, t, a, s }) => ({
        g: g as string,
        t: Number(t),
        a: Number(a),
        s: Number(s),
      }));
      const groups = [...new Set(cells.map(({ g }) => g))];
      if (arePeriods(groups)) return [];
      const share = (g: string, t: number): { value: number; variance: number } => {
        const all = cells.filter((one) => one.t === t);
        const own = all.filter((one) => one.g === g);
        const sum = (of: 'a' | 's', some: typeof all): number =>
          some.reduce((total, one) => total + one[of], 0);
        const r = sum('a', own) / sum('a', all);
        const squares = (1 - r) ** 2 * sum('s', own) + r ** 2 * (sum('s', all) - sum('s', own));
        return { value: r, variance: squares / sum('a', all) ** 2 };
      };
      return groups.flatMap((group): Shift[] => {
        const [first, last] = [share(group, 0), share(group, 1)];
        const z = Math.abs(last.value - first.value) / Math.sqrt(first.variance + last.variance);
        const p = Math.min(1, 2 * normalTail(z) * groups.length);
        const shift = { column, group, from: first.value, to: last.value, p, amount };
        // Of two that are each other's rest the one that grew.
        const isRest = groups.length === 2 && last.value < first.value;
        const isReplaced = Math.min(first.value, last.value) === 0 && movedBy(shift) > REPLACED;
        return !isRest && !isReplaced && p < CERTAIN && movedBy(shift) >= LEAST_MOVED ? [shift] : [];
      });
    }),
  );
  return found.flat();
}

/** Seasons and school years follow each other by their making. */
const arePeriods = (groups: readonly string[]): boolean =>
  groups.filter((group) => /(?:^|\D)(?:19|20)\d\d(?:\D|$)/.test(group)).length * 2 > groups.length;

/** Says nothing without what it is said of. */
const VAGUE =
  /^(?:new|old|yes|no|true|false|low|high|medium|small|large|other|others|none|n\/a|on|off|in|out|neu|alt|ja|nein|oui|non|sí|si|não|nao)$/i;

/** The share of a group as a measure. */
function shareIn({ column, group, amount }: Shift, { titles, things, measures }: Subject): Measure {
  const flag = amount
    ? undefined
    : measures.find(({ shareOf }) => column.yes !== undefined && shareOf === column.name);
  if (flag) return flag;
  const words = ofLanguage(WORDS, titles.locale) ?? EN;
  const isVague = VAGUE.test(group) || !/\p{L}{2}/u.test(group);
  const slots: Readonly<Record<string, string>> = {
    x: isVague ? `${titles.noun(column.name)} ${group}` : group,
    noun: amount ? nounOf(amount, titles) : things,
  };
  const name = words[amount ? 'amount' : 'rows'].replace(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? '');
  const is = `${column.sql} = ${sqlLiteral(group)}`;
  const common = {
    ...column,
    type: 'number' as const,
    role: 'measure' as const,
    name,
    additive: false,
    interest: 0.7,
    of: [column.name],
  };
  const known = knownRows(column);
  return amount
    ? {
        ...common,
        aggregate: 'RATIO',
        sql: `CASE WHEN ${is} THEN ${amount.sql} ELSE 0 END`,
        over: { sql: amount.sql, scale: 1 },
        only: [...amount.only, ...known],
        format: 'percent:1',
      }
    : {
        ...common,
        aggregate: 'AVG',
        sql: `CASE WHEN ${is} THEN 1 ELSE 0 END`,
        shareOf: column.name,
        only: known,
      };
}
