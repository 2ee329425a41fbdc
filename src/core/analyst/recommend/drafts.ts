import { foldedName, isCalendarPartName } from '../../intake/roles/name-words.js';
import { sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { idOf, isCoded, keyOf, titled, widgetOf, type Draft } from './draft-rules.js';
import { driftDraft, driftsOf } from './drifts.js';
import { barDraft, effectDraft, isNotable, worthOf } from './effect-drafts.js';
import { effectsOf, type Effect } from './effects.js';
import { interactionsOf, type Interaction } from './interactions.js';
import { mapDrafts } from './map-drafts.js';
import {
  amountDrafts,
  answerDrafts,
  areNamed,
  familyDrafts,
  outcomeDrafts,
  overviewDrafts,
  partDrafts,
  questionDrafts,
} from './overview-drafts.js';
import { mixDrafts } from './mix-drafts.js';
import { isOutcome, isSubject, type Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import { relationsOf, type Relations } from './relations.js';
import type { Split } from './splits.js';
import type { Subject } from './subject.js';
import { courseDrafts, cycleDrafts } from './time-drafts.js';
import { gridSql, scatterSql } from './widget-sql.js';

/** So many measures are compared over all splits. */
const MOST_COMPARED = 12;
/** Of one measure so many splits are drafted, and of what came of the rows. */
const MOST_SPLITS = 3;
const MOST_OF_OUTCOME = 6;
/** A category that tells so much of a measure makes all others differ along with it. */
const DOMINANT = 0.85;
/** Effects within this are the same. */
const ALIKE = 1e-6;
/** So many measures are looked at by two categories at once. */
const MOST_TOGETHER = 6;
/** What is asked for less is not looked at by two things at once. */
const WANTED = 0.45;
/** So many courses of single groups are drafted of one. */
const MOST_DRIFTS = 2;
/** Fewer bars are read better beside those of the other groups. */
const LEAST_BARS = 3;

/**
 * Everything worth trying for one table, in the order of a story: what matters most first, over time before by group. `moved` are the
 * levels that were not the same at all times, `told` the measures without amounts that say what another one says: sales beside gross sales.
 */
export async function draftWidgets(
  subject: Subject,
  splits: readonly Split[],
  runQuery: RunQuery,
): Promise<{ drafts: Draft[]; moved: ReadonlySet<Measure>; told: readonly Measure[] }> {
  const { table, measures, things, columns, titles } = subject;
  // An amount is a sum over time and over a cycle: what its rows have on average is a level of its own.
  const { distinct, pair } = await relationsOf(table.name, measures, areNamed(subject), runQuery);
  const told = measures.filter((one) => !one.additive || distinct.includes(one));
  const once = { ...subject, measures: told };
  const compared = distinct.filter(({ additive }) => !additive).slice(0, MOST_COMPARED);
  const [effects, cycles, mixes, families] = await Promise.all([
    effectsOf(table, compared, splits, runQuery),
    cycleDrafts(once, runQuery),
    mixDrafts(subject, runQuery),
    familyDrafts(subject, runQuery),
  ]);
  const notable = onceEach(oneEndEach(effects.filter((one) => isNotable(one) && !isByDefinition(one))));
  const wanted = compared
    .filter((one) => (one.shareOf === undefined ? one.interest > WANTED : isOutcome(one)))
    .slice(0, MOST_TOGETHER);
  const together = (await interactionsOf(table.name, effects, wanted, runQuery)).filter(isNotable);
  const drifts = (await driftsOf(subject, wanted, runQuery)).filter(isNotable);
  const found = compared.flatMap((measure) => {
    const own = alone(notable.filter((one) => one.measure === measure));
    const best = onceAnswered(own.sort((a, b) => worthOf(b) - worthOf(a))).slice(
      0,
      isOutcome(measure) || (measure === compared[0] && isSubject(measure)) ? MOST_OF_OUTCOME : MOST_SPLITS,
    );
    const inOrder = [...best].sort(
      (a, b) => Number(b.split.kind === 'period') - Number(a.split.kind === 'period'),
    );
    const apart = drifts
      .filter((one) => one.measure === measure)
      .sort((a, b) => b.size - a.size)
      .slice(0, MOST_DRIFTS);
    const [cells] = together.filter((one) => one.measure === measure).sort((a, b) => b.size - a.size);
    return [
      ...inOrder.map((one) => effectDraft(subject, one)),
      ...apart.flatMap((one) => driftDraft(subject, one)),
      ...(cells ? [togetherDraft(subject, cells, effects)] : []),
    ];
  });
  const amount = told.find(({ additive }) => additive);
  const moved = new Set(notable.filter(({ split }) => split.kind === 'period').map(({ measure }) => measure));
  const drafts = [
    ...courseDrafts(once),
    ...mapDrafts(table.name, things, columns, amount, titles),
    ...amountDrafts(once),
    ...outcomeDrafts(subject),
    ...partDrafts(subject),
    ...families,
    ...cycles,
    ...mixes,
    ...found,
    ...answerDrafts(subject),
    ...questionDrafts(subject),
    ...scatter(subject, pair),
    ...overviewDrafts(subject),
  ];
  return { drafts, moved, told };
}

/** What one column says is what the other says in other words: nobody without a telephone has several lines. */
const isByDefinition = ({ measure, size }: Effect): boolean =>
  measure.shareOf !== undefined && size > BY_DEFINITION;
const BY_DEFINITION = 0.98;

/** Two columns that cut the rows into the same groups give the same effect: what recurs, weeks and rounds, then text before numbers. */
function onceEach(effects: readonly Effect[]): Effect[] {
  const rank = ({ split: { kind, column } }: Effect): number =>
    kind === 'cycle' ? 0 : isCalendarPartName(foldedName(column.name)) ? 1 : isCoded(column) ? 3 : 2;
  return effects.filter(
    (one) =>
      !effects.some(
        (other) =>
          other !== one &&
          other.measure === one.measure &&
          Math.abs(other.size - one.size) < ALIKE &&
          rank(other) < rank(one),
      ),
  );
}

/** Columns with the same answers part the rows much alike: those without internet have none of its services. */
function onceAnswered(effects: readonly Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter(({ answers }) => {
    const isNew = answers === undefined || !seen.has(answers);
    if (answers !== undefined) seen.add(answers);
    return isNew;
  });
}

/** Where one category tells nearly all, only it and the course over time. */
function alone(effects: readonly Effect[]): Effect[] {
  const [first] = [...effects].sort((a, b) => b.size - a.size);
  if (!first || first.size < DOMINANT) return [...effects];
  return effects.filter((one) => one === first || one.split.kind === 'period');
}

/** Of the ends that a column tells, the one that groups differ in most: the others are what is left of it. */
function oneEndEach(effects: readonly Effect[]): Effect[] {
  const best = new Map<string, Effect>();
  // Two ends that are each other's rest differ alike: then the one that is asked for.
  for (const one of [...effects].sort((a, b) => b.measure.interest - a.measure.interest)) {
    const { shareOf } = one.measure;
    const largest = shareOf === undefined ? undefined : best.get(shareOf);
    if (shareOf !== undefined && one.size > (largest?.size ?? 0) + ALIKE) best.set(shareOf, one);
  }
  return effects.filter(
    ({ measure: { shareOf, name } }) => shareOf === undefined || best.get(shareOf)?.measure.name === name,
  );
}

/** A measure by two categories that act together. */
function gridDraft({ table, titles }: Subject, together: Interaction): Draft {
  const { measure, by, hasSmall } = together;
  const [rows, columns] = by;
  const title = titles.fill('byTwo', {
    what: titled(measure, titles),
    noun: titles.noun(rows.name),
    other: titles.noun(columns.name),
  });
  const sql = gridSql(table.name, rows, columns, measure, hasSmall);
  return {
    widget: widgetOf(`grid-${idOf(measure)}`, 'heatmap', title, sql, measure),
    by: [`${rows.name} and ${columns.name}`],
    what: keyOf(measure),
    worth: worthTogether(together),
    tested: true,
  };
}

/**
 * What acts together: the grid, or where the cell that lies off is not the highest in it, the bars of its group alone. Like is compared with
 * like: the group is of the category that tells more by itself.
 */
function togetherDraft(subject: Subject, one: Interaction, effects: readonly Effect[]): Draft {
  const { measure, by, cell, hasSmall } = one;
  if (!cell || hasSmall || by[0].distinct < LEAST_BARS) return gridDraft(subject, one);
  const effectsBy = (column: ColumnProfile): Effect[] =>
    effects.filter(({ measure: own, split }) => own === measure && split.column.name === column.name);
  // What holds in one group alone was picked among many.
  if (!by.every((column) => effectsBy(column).some(isNotable))) return gridDraft(subject, one);
  const sizeOf = (column: ColumnProfile): number => effectsBy(column)[0]?.size ?? 0;
  const isFew = by.map(({ distinct }) => distinct < LEAST_BARS);
  const isRowFixed = isFew[0] === isFew[1] ? sizeOf(by[0]) >= sizeOf(by[1]) : isFew[0] === true;
  const [fixed, other] = isRowFixed ? by : ([by[1], by[0]] as const);
  const group = isRowFixed ? cell.row : cell.column;
  const within = { ...measure, only: [...measure.only, `${fixed.sql}::VARCHAR = ${sqlLiteral(group)}`] };
  const { widget, ...rest } = barDraft(subject, other, within);
  return {
    ...rest,
    widget: { ...widget, id: `within-${widget.id}`, title: `${widget.title} (${group})` },
    by: [`${by[0].name} and ${by[1].name}`],
    worth: worthTogether(one),
    tested: true,
  };
}

const worthTogether = ({ measure, size }: Interaction): number =>
  measure.interest * (0.5 + 0.5 * Math.min(1, size / 0.2));

/** Two levels as a cloud of points. */
function scatter({ table, titles, label }: Subject, pair: Relations['pair']): Draft[] {
  if (!pair) return [];
  const [x, y] = pair;
  const title = titles.fill('versus', { noun: titles.noun(y.name), other: titles.noun(x.name) });
  return [
    {
      widget: widgetOf('scatter', 'scatter', title, scatterSql(table.name, x, y, label, table.rowCount)),
      by: [`${x.name} range`],
      what: keyOf(y),
      worth: 0.6 * Math.max(x.interest, y.interest),
    },
  ];
}
