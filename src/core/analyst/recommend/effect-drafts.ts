import { summedNoun } from '../../statements/frame/english-nouns.js';
import { capitalized } from '../../statements/frame/names.js';
import type { WidgetType } from '../../chart/types.js';
import { idOf, keyOf, nounOf, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import type { Effect } from './effects.js';
import { isCircumstance } from './interest.js';
import { isOutcome, type Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Subject } from './subject.js';
import type { Titles } from './title-words.js';
import { binsSql, categorySql, cycleSql, isCut, isPerDay, MOST_BARS, timeSql } from './widget-sql.js';

/** Less than this between groups is nothing to act on, however certain. */
const LEAST_EFFECT = 0.08;
/** So much makes a chart as good as it gets. */
const LARGE_EFFECT = 0.35;
const CERTAIN = 1e-4;
const GIVEN = 0.75;
const MANY = 0.85;
const LONG_LABEL = 12;
const MOST_UPRIGHT = 8;

/** Whether groups lie apart for certain, and far enough to speak of. */
export const isNotable = ({ size, p }: Pick<Effect, 'size' | 'p'>): boolean =>
  p < CERTAIN && size >= LEAST_EFFECT;

/** What an effect is worth in a chart of its groups. That large things cost more is no news. */
export const worthOf = ({ measure, size, split }: Effect): number => {
  const isGiven =
    measure.shareOf === undefined && split.column.type === 'number' && isCircumstance(split.column.name);
  // More groups lie further apart, and say less of each other.
  const isLong = split.kind === 'category' && split.column.distinct > MOST_BARS;
  return (
    measure.interest *
    (0.45 + 0.55 * Math.min(1, size / LARGE_EFFECT)) *
    (isGiven ? GIVEN : 1) *
    (isLong ? MANY : 1)
  );
};

/** A chart of the groups of a split that lie apart in a measure. */
export function effectDraft(subject: Subject, effect: Effect): Draft {
  const { table, titles } = subject;
  const { measure, split, hasSmall } = effect;
  const about = {
    what: keyOf(measure),
    worth: worthOf(effect),
    tested: true as const,
    ...(isOutcome(measure) && { isOutcome: true as const }),
  };
  const what = titled(measure, titles);
  const { column } = split;
  switch (split.kind) {
    case 'category':
      return { ...barDraft(subject, column, measure, hasSmall), ...about };
    case 'ranges': {
      const title = titles.fill('by', { what, noun: titles.noun(column.name) });
      const sql = binsSql(table.name, column, split.bins, measure, hasSmall);
      const id = `ranges-${slug(column.name)}-${idOf(measure)}`;
      const widget = widgetOf(id, 'histogram', title, sql, measure);
      return {
        // Its bars are no counts.
        widget: { ...widget, config: { ...widget.config, yLabel: capitalized(what) } },
        by: [`${column.name} range`],
        ...about,
      };
    }
    case 'period': {
      const title = titles.fill('by', { what, noun: titles.words[split.grain] });
      const sql = timeSql(table.name, column, measure, split.grain, hasSmall);
      return {
        widget: widgetOf(`line-${idOf(measure)}`, 'line', title, sql, measure),
        by: [column.name],
        ...about,
      };
    }
    case 'cycle': {
      const sql = cycleSql(table.name, column, measure, split.cycle, titles.locale, hasSmall);
      return {
        widget: widgetOf(
          `${split.cycle}-${idOf(measure)}`,
          'bar',
          cycleTitle(subject, measure, split.cycle),
          sql,
          measure,
        ),
        by: [`${column.name} ${split.cycle}`],
        ...about,
      };
    }
  }
}

/** `Sales per day by weekday`, `median delay by hour of day`. */
export function cycleTitle(
  { titles, things }: Subject,
  measure: Measure | undefined,
  cycle: 'hour' | 'weekday' | 'month',
): string {
  const perDay = isPerDay(measure, cycle);
  const own = measure && nounOf(measure, titles);
  const noun = own ? (titles.isEnglish && perDay ? summedNoun(own) : own) : things;
  const what = perDay ? titles.fill('perDay', { noun }) : measure ? titled(measure, titles) : things;
  return titles.fill('by', { what, noun: placeOf(cycle, titles) });
}

const placeOf = (cycle: 'hour' | 'weekday' | 'month', { words }: Titles): string =>
  ({ hour: words.hourOfDay, weekday: words.weekday, month: words.monthOfYear })[cycle];

/** A measure, or the rows, by a category. */
export function barDraft(
  { table, titles, things }: Subject,
  category: ColumnProfile,
  measure: Measure | undefined,
  hasSmall = false,
  type: WidgetType = barType(category),
): Omit<Draft, 'worth'> {
  const what = measure ? titled(measure, titles) : things;
  const title = isCut(category)
    ? titles.fill('top', { noun: titles.nouns(category.name), what })
    : titles.fill('by', { noun: titles.noun(category.name), what });
  const isTotal = measure === undefined || measure.aggregate === 'SUM';
  const compared = isTotal && type !== 'donut' ? lastingGroups(category) : category;
  const sql = categorySql(table.name, compared, measure, hasSmall);
  const kind = type === 'donut' ? 'donut' : 'bar';
  return {
    widget: widgetOf(`${kind}-${slug(category.name)}-${idOf(measure)}`, type, title, sql, measure),
    // Flags of one kind, such as answers to five campaigns, cut alike.
    by: [category.yes === undefined ? category.name : category.name.replace(/[\s_]*\d+$/, '')],
    what: keyOf(measure),
  };
}

/** A total is small where its time was short. */
const lastingGroups = (category: ColumnProfile): ColumnProfile =>
  category.lasting === undefined
    ? category
    : { ...category, valid: [...(category.valid ?? []), category.lasting] };

const barType = ({ type, longest, distinct }: ColumnProfile): WidgetType =>
  type !== 'number' && (longest > LONG_LABEL || distinct > MOST_UPRIGHT) ? 'horizontal-bar' : 'bar';
