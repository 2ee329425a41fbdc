import type { Widget } from '../../chart/types.js';
import { foldedName, isScoreName } from '../../intake/roles/name-words.js';
import { binsFor } from './bins.js';
import { keyOf, ONE_ROW_EACH, ROWS, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import { barDraft } from './effect-drafts.js';
import type { RunQuery } from '../../query/types.js';
import { familiesOf, unnested } from './families.js';
import type { ColumnProfile } from './profile-columns.js';
import { isOutcome, isSubject } from './measures.js';
import type { Subject } from './subject.js';
import { isPlaceOnMap } from './splits.js';
import { isQuestion } from './title-words.js';
import { binsSql, columnsSql, gridSql, MOST_BARS, topRowsSql } from './widget-sql.js';

/** A donut beyond this many parts cannot be read. */
const MOST_PARTS = 6;
const MOST_GROUPS = 8;
const TABLE_COLUMNS = 6;
/** Fewer rows than this are shown one by one, not by ranges. */
const LEAST_FOR_BINS = 40;
/** Columns with less than this part missing are as good as complete. */
const LEAST_MISSING = 0.01;
const MOST_NAMED_ROWS = 500;
const MOST_FAMILIES = 2;
const OF_FAMILY = 0.85;
const LARGE_FAMILY = 4;
/** Names that come back: customers of orders, donors of gifts. */
const LEAST_NAMES = 12;
const ROWS_EACH = 1.2;
const LEAST_ANSWERS = 3;
const MOST_QUESTIONS = 6;

/** Whether each row is one thing with a name. */
export const areNamed = ({ label, table }: Subject): boolean =>
  label !== undefined && label.distinct >= table.rowCount * ONE_ROW_EACH;

/** Where amounts lie: by category, and by the names of rows where they are few: who is on top is news. */
export function amountDrafts(subject: Subject): Draft[] {
  const { measures, categories, label, table } = subject;
  const sums = measures.filter(({ additive }) => additive).slice(0, 2);
  // What a business is judged by is asked for by each of its parts.
  const byCategory = sums.flatMap((measure, at) => {
    // What one slot of time has says more than how many slots there are of each.
    const isOfSlots = measures.some(
      (one) => one.name === measure.name && !one.additive && one.interest > measure.interest,
    );
    const isAsked = at === 0 && isSubject(measure);
    const most = isOfSlots ? 0.5 : isAsked ? 1 : 0.62;
    return categories.slice(0, isAsked ? 4 : 3 - at).map((one, i) => ({
      ...barDraft(subject, one, measure),
      worth: (most - 0.08 * i) * measure.interest,
    }));
  });
  const comingBack = subject.columns.find(
    ({ role, type, distinct, filled, name }) =>
      role === 'label' &&
      type === 'string' &&
      !isPlaceOnMap(foldedName(name)) &&
      distinct >= LEAST_NAMES &&
      distinct * ROWS_EACH <= table.rowCount * filled,
  );
  if (comingBack)
    return [
      ...byCategory,
      ...sums
        .slice(0, 1)
        .map((measure) => ({ ...barDraft(subject, comingBack, measure), worth: 0.6 * measure.interest })),
    ];
  if (!label || label.distinct > MOST_NAMED_ROWS || !areNamed(subject)) return byCategory;
  const figures = measures.filter(({ shareOf, of }) => shareOf === undefined && !of).slice(0, 2);
  const byName = figures.map((measure, i) => ({
    ...barDraft(subject, label, measure),
    worth: (0.6 - 0.1 * i) * measure.interest,
  }));
  return [...byCategory, ...byName];
}

/** How things ended, where there are more ways than two: how many in each. */
export function outcomeDrafts(subject: Subject): Draft[] {
  const ends = subject.columns.find(
    ({ name, distinct, yes }) =>
      yes === undefined &&
      distinct > 2 &&
      subject.measures.some((one) => isOutcome(one) && one.shareOf === name),
  );
  return ends ? [{ ...barDraft(subject, ends, undefined), worth: OF_ENDS }] : [];
}
const OF_ENDS = 0.7;

/** What a total is made of, where columns say it. */
export function partDrafts({ table, titles, whole, measures }: Subject): Draft[] {
  const total = measures.find(({ name, additive }) => name === whole?.total.name && additive);
  if (!whole || !total) return [];
  const parts = whole.parts.toSorted((a, b) => (b.mean ?? 0) * b.filled - (a.mean ?? 0) * a.filled);
  const title = titles.fill('by', { what: titled(total, titles), noun: titles.words.part });
  const sql = columnsSql(table.name, parts.slice(0, MOST_BARS + 3), ({ sql }) => `SUM(${sql})`);
  const widget = widgetOf('parts', 'horizontal-bar', title, sql, total);
  return [{ widget, by: ['parts'], what: keyOf(total), worth: 0.85 * total.interest }];
}

/** One thing of several kinds: home and away scores, spending on wine and fish. */
export async function familyDrafts(
  { table, titles, columns, measures, whole }: Subject,
  runQuery: RunQuery,
): Promise<Draft[]> {
  const open = columns.filter((one) => whole === undefined || !whole.parts.includes(one));
  const families = await unnested(table.name, familiesOf(open, measures).slice(0, MOST_FAMILIES), runQuery);
  return families.map(({ name, members, aggregate }): Draft => {
    const noun = titles.noun(name);
    const what = titles.fill(aggregate === 'SUM' ? 'total' : aggregate === 'AVG' ? 'average' : 'median', {
      noun,
    });
    const owns = new Map(members.map(({ column, own }) => [column.name, own]));
    const sql = columnsSql(
      table.name,
      members.map(({ column }) => column),
      ({ sql }) => `${aggregate}(${sql})`,
      (column) => owns.get(column.name) ?? column.name,
    );
    const interest = Math.max(
      ...members.map(({ column }) => measures.find((one) => one.name === column.name)?.interest ?? 0),
    );
    return {
      widget: widgetOf(
        `family-${slug(name)}`,
        'horizontal-bar',
        titles.fill('by', { what, noun: titles.words.part }),
        sql,
        members[0]?.column,
      ),
      by: [`${name} by part`],
      what: `family ${name}`,
      // What several columns are collected for is asked for, whatever they are called.
      worth: OF_FAMILY * Math.max(interest, members.length >= LARGE_FAMILY ? 0.9 : 0),
    };
  });
}

/** A survey asks several things on one scale: what people agreed with most and least. */
export function answerDrafts({ table, titles, columns }: Subject): Draft[] {
  const marks = columns.filter(
    ({ role, type, name }) => role === 'measure' && type === 'number' && isScoreName(foldedName(name)),
  );
  // Not every question has an answer at the low end, but one with answers at the high end only is on a scale of its own.
  const scales = marks.map((one) =>
    marks.filter((other) => other.most === one.most && 2 * rangeOf(other) >= rangeOf(one)),
  );
  const [answers = []] = scales.sort((a, b) => b.length - a.length);
  if (answers.length < LEAST_ANSWERS || answers.length > MOST_BARS + 3) return [];
  const title = titles.fill('by', {
    what: titles.fill('average', { noun: titles.words.answer }),
    noun: titles.words.question,
  });
  const widget = widgetOf(
    'answers',
    'horizontal-bar',
    title,
    columnsSql(table.name, answers, ({ sql }) => `AVG(${sql})`),
  );
  return [{ widget, by: ['questions'], what: 'answers', worth: 0.8 }];
}

const rangeOf = ({ least, most }: ColumnProfile): number => Number(most) - Number(least);

/** What was answered to the questions of a survey, in which every row is one who was asked. */
export function questionDrafts(subject: Subject): Draft[] {
  const asked = subject.categories.filter(
    ({ name, type, distinct, yes }) =>
      isQuestion(name) &&
      type === 'string' &&
      yes === undefined &&
      distinct >= LEAST_ANSWERS &&
      distinct <= MOST_BARS,
  );
  return asked.slice(0, MOST_QUESTIONS).map((one, i) => ({
    ...barDraft(subject, one, undefined),
    what: `answers to ${one.name}`,
    worth: 0.6 - 0.03 * i,
  }));
}

/** What the table holds: how many rows of a kind, how values are spread, what is missing, which rows are on top. Plain, so after all findings. */
export function overviewDrafts(subject: Subject): Draft[] {
  const { categories, measures, isCounted, columns } = subject;
  // How many rows a thing has that is in each of all times is how the table was made.
  const counted = columns.some(({ runsOn }) => runsOn !== undefined) ? [] : categories;
  const few = measures.filter(({ interest }) => interest > 0.4).length < 2;
  // Of what only happens one asks how often, and of which kind.
  const onlyHappens = isCounted && !measures.some(({ additive }) => additive);
  const counts = few || onlyHappens ? 0.5 : isCounted ? 0.3 : 0.24;
  const parts = categories.find(({ distinct }) => distinct <= MOST_PARTS && distinct > 1);
  const drafts = [
    ...counted.slice(0, 3).map((one, i): Draft => ({
      ...(one === parts
        ? barDraft(subject, one, undefined, false, 'donut')
        : barDraft(subject, one, undefined)),
      worth: counts - 0.05 * i,
    })),
    stacked(subject, counts),
    ...measures.slice(0, 2).map((_, i) => histogram(subject, i)),
    missing(subject),
    topRows(subject),
  ];
  return drafts.flatMap((draft) => (draft ? [{ ...draft, plain: true }] : []));
}

function stacked({ categories, table, titles, things }: Subject, worth: number): Draft | undefined {
  const [category, series] = categories.filter(({ distinct }) => distinct <= MOST_GROUPS);
  if (!category || !series) return undefined;
  const title = titles.fill('byTwo', {
    what: things,
    noun: titles.noun(category.name),
    other: titles.noun(series.name),
  });
  const sql = gridSql(table.name, category, series, undefined, false);
  return {
    widget: widgetOf('stacked', 'stacked-bar', title, sql),
    by: [category.name, series.name],
    what: ROWS,
    worth,
  };
}

function histogram({ table, titles, things, measures }: Subject, at: number): Draft | undefined {
  const measure = measures.filter(
    ({ shareOf, additive, over }) => shareOf === undefined && !additive && !over,
  )[at];
  const bins = measure && table.rowCount >= LEAST_FOR_BINS ? binsFor(measure) : undefined;
  if (!measure || !bins) return undefined;
  const title = titles.fill('by', { what: things, noun: titles.noun(measure.name) });
  return {
    widget: widgetOf(`range-${slug(measure.name)}`, 'histogram', title, binsSql(table.name, measure, bins)),
    by: [`${measure.name} range`],
    what: ROWS,
    worth: 0.3 - 0.06 * at,
  };
}

function missing({ columns, table, titles }: Subject): Draft | undefined {
  const gaps = columns.filter(({ filled }) => filled < 1 - LEAST_MISSING && filled > 0);
  if (gaps.length < 2) return undefined;
  const worst = [...gaps].sort((a, b) => a.filled - b.filled).slice(0, MOST_BARS);
  const sql = columnsSql(table.name, worst, ({ sql }) => `1 - COUNT(${sql}) / COUNT(*)`);
  const widget: Widget = {
    ...widgetOf('missing-values', 'horizontal-bar', titles.words.missing, sql),
    config: { numberFormat: 'percent:0' },
  };
  return { widget, by: ['columns'], what: 'missing', worth: 0.22 };
}

function topRows({ measures, table, titles, things, label, time, categories }: Subject): Draft | undefined {
  const numbers = measures.filter(
    ({ shareOf, name, of }, at) =>
      shareOf === undefined && !of && measures.findIndex((one) => one.name === name) === at,
  );
  const [by] = numbers;
  if (!by) return undefined;
  const lead = label ?? time ?? categories[0];
  const rest = [...numbers.slice(1, 3), ...categories].filter((one) => one !== lead);
  const columns = [...(lead ? [lead] : []), by, ...rest].slice(0, TABLE_COLUMNS);
  const title = titles.fill('topRows', { what: things, noun: titles.noun(by.name) });
  return {
    widget: widgetOf('top-rows', 'table', title, topRowsSql(table.name, columns, by)),
    by: ['rows'],
    what: keyOf(by),
    worth: 0.26,
  };
}
