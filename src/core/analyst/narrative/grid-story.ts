import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { addsUpOverTime } from '../reading/measure.js';
import { onlyOne, placeholder } from './expressions.js';
import { REST } from './largest-parts.js';
import { courseStory } from './series-course.js';
import { groupName, leadingGroup, leadingTest } from './leading-group.js';
import type { Phrases } from './phrases.js';
import { counted, countNames, labelSlots, nounSlots, printLabel, printValue, refs } from './printing.js';
import { mixStory, overtakingStory } from './mix-story.js';
import { addStory, fill, type Slots, type Story, type Telling } from './telling.js';

/** What can be said of values by category and series. Groups are named by a row that carries their name. */
export function gridStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  const { measure, dimension, series, seen } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension || !series) return story;
  const { v } = refs(frame);
  const slots = gridSlots(frame, phrases, locale);
  const tell = <Key extends string>(key: Key, test?: string, more: Slots = {}): Telling<Key> => ({
    key,
    slots: { ...slots, ...more },
    ...(test ? { test } : {}),
  });
  const peak = `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`;
  const adds = dimension.grain ? addsUpOverTime(measure) : measure.additive;
  story.notes.push(tell('sourceSeries'));
  if (!seen) {
    story.titles.push(tell(measure.additive ? 'split' : 'splitLevels'));
    story.points.push(
      tell('cell', peak),
      tell('seriesTotals'),
      ...(measure.additive ? [tell('splitTotal' as const)] : []),
    );
    story.notes.push(tell('unseen'), tell('askNeutral'));
    return story;
  }
  let told: readonly number[] = [];
  const isTold = (which: 'max' | 'min'): boolean => {
    const values = frame.points.map(({ value }) => value);
    return told.includes(frame.points[values.indexOf(Math[which](...values))]?.row ?? NaN);
  };
  for (const fact of facts) {
    const up = fact.direction === 'up';
    if (fact.kind === 'share') {
      const more = seriesSlots(frame, fact.row, slots);
      const test = leadingTest(frame, 'series', fact.row, 'sum');
      if (!test) continue;
      story.titles.push(tell('seriesShare', test, more));
      story.points.push(tell('seriesLeader', test, more));
      story.notes.push(
        tell(fact.test === 'counts' ? 'testCounts' : 'testShare', undefined, {
          dims: slots.seriesDims ?? '',
        }),
        tell('askLeader', undefined, {
          leader: more.series ?? '',
          Leader: more.Series ?? '',
          dims: slots.seriesDims ?? '',
        }),
      );
    } else if (fact.kind === 'trend') {
      const totals = fact.about === 'totals';
      const more = totals ? {} : seriesSlots(frame, fact.row, slots);
      const [from, to] = totals ? totalEnds(frame) : seriesEnds(frame, fact.row);
      const test = `${to} ${up ? '>' : '<'} ${from}`;
      if (totals) story.titles.push(tell(up ? 'rise' : 'fall', test));
      else {
        story.titles.push(tell(up ? 'seriesRise' : 'seriesFall', test, more));
        story.points.push(tell('seriesFromTo', undefined, more));
      }
      story.notes.push(tell('testTrend'), tell('askTrend'));
    } else if (fact.kind === 'composition' || fact.kind === 'rank') {
      addStory(
        story,
        fact.kind === 'rank' ? overtakingStory(frame, fact, slots) : mixStory(frame, fact, slots),
      );
    } else story.points.push(tell('cell', peak));
  }
  if (story.titles.length === 0) {
    const { rows, ...course } = courseStory(frame, slots);
    addStory(story, course);
    told = rows;
    story.titles.push(tell(measure.additive ? 'split' : 'splitLevels'));
    story.notes.push(tell('noFinding'), tell('askNeutral'));
    const part = adds ? largestSeriesRow(frame) : undefined;
    if (part !== undefined) story.points.push(tell('seriesPart', undefined, seriesSlots(frame, part, slots)));
  }
  story.points.push(
    ...leaderPoint(frame, slots),
    ...(measure.additive && dimension.grain && frame.ascending ? [tell('totalsFromTo' as const)] : []),
    ...(isTold('max') ? [] : [tell('cell' as const, peak)]),
    ...(measure.additive
      ? adds
        ? [tell('splitTotal' as const)]
        : []
      : isTold('min')
        ? []
        : [tell('cellLow' as const, `min(${v}) < median(${v}) and ${onlyOne(v, 'min')}`)]),
  );
  return story;
}

function gridSlots(frame: Frame, phrases: Phrases, locale: string): Slots {
  const { measure, dimension, series } = frame;
  if (!measure || !dimension || !series) return {};
  const { c, v, s } = refs(frame);
  const nouns = nounSlots(frame, phrases, locale);
  const dim = nouns.dim ?? '';
  const at = (expr: string): string => {
    const label = printLabel(dimension, dim, expr);
    return dimension.grain ? (fill(phrases.at[dimension.grain], { when: label }) ?? label) : label;
  };
  const [from, to] = totalEnds(frame);
  const cellName = (which: 'max' | 'min'): string =>
    nameOfCell(frame, nouns, phrases, `arg${which}(${c}, ${v})`, `arg${which}(${s}, ${v})`);
  return {
    ...nouns,
    ...labelSlots('trailer', dimension, dim, `argmin(${c}, ${v})`),
    ...labelSlots('leader', dimension, dim, `argmax(${c}, ${v})`),
    cell: cellName('max'),
    lowCell: cellName('min'),
    max: printValue(measure, `max(${v})`),
    min: printValue(measure, `min(${v})`),
    total: printValue(measure, `sum(${v})`),
    countDims: counted(countNames(dimension, c), dim, phrases),
    seriesCountDims: counted(countNames(series, s), nouns.seriesDim ?? '', phrases),
    from: printValue(measure, from),
    to: printValue(measure, to),
    start: printLabel(dimension, dim, `first(${c})`),
    end: printLabel(dimension, dim, `last(${c})`),
    atStart: at(`first(${c})`),
    atEnd: at(`last(${c})`),
  };
}

/** A cell by both its names: `GOOG in 2004` where one is a time, else `Tuesday, mails`. */
export function nameOfCell(
  { dimension, series }: Frame,
  { dim = '', seriesDim = '' }: Slots,
  phrases: Phrases,
  category: string,
  group: string,
): string {
  if (!dimension || !series) return '';
  const [label, other] = [printLabel(dimension, dim, category), printLabel(series, seriesDim, group)];
  const at = (when: string, grain: keyof Phrases['at']): string => fill(phrases.at[grain], { when }) ?? when;
  if (dimension.grain) return `${other} ${at(label, dimension.grain)}`;
  return series.grain ? `${label} ${at(other, series.grain)}` : `${label}, ${other}`;
}

function seriesSlots(frame: Frame, row: number, slots: Slots): Slots {
  const { measure, series } = frame;
  if (!measure || !series) return {};
  const { v, s } = refs(frame);
  const name = groupName(frame, 'series', row);
  const [from, to] = seriesEnds(frame, row);
  return {
    ...labelSlots('series', series, slots.seriesDim ?? '', name),
    seriesTotal: printValue(measure, `sum(${v}, ${s}, ${name})`),
    seriesShare: placeholder(`share(${v}, ${s}, ${name})`, 'percent:0'),
    seriesFrom: printValue(measure, from),
    seriesTo: printValue(measure, to),
  };
}

function seriesEnds(frame: Frame, row: number): [string, string] {
  const { v, s } = refs(frame);
  const name = groupName(frame, 'series', row);
  return [`first(${v}, ${s}, ${name})`, `last(${v}, ${s}, ${name})`];
}

function totalEnds(frame: Frame): [string, string] {
  const { c, v } = refs(frame);
  return [`sum(${v}, ${c}, first(${c}))`, `sum(${v}, ${c}, last(${c}))`];
}

/** The first row of the series with the largest total, for a sentence that gives its share and ranks nothing. */
function largestSeriesRow({ points }: Frame): number | undefined {
  const sums = new Map<string, { row: number; total: number }>();
  for (const { series, row, value } of points) {
    const known = series === null ? undefined : sums.get(series);
    if (known) known.total += value;
    else if (series !== null && !REST.test(series)) sums.set(series, { row, total: value });
  }
  return [...sums.values()].sort((a, b) => b.total - a.total)[0]?.row;
}

/** The category with the largest total; told only where its test can be written, and never of periods. */
function leaderPoint(frame: Frame, slots: Slots): Telling<'categoryLeader'>[] {
  const { measure, dimension } = frame;
  if (!measure?.additive || !dimension || dimension.grain) return [];
  const top = leadingGroup(frame, 'category', 'sum');
  if (!top) return [];
  const labels = labelSlots('topCategory', dimension, slots.dim ?? '', top.name);
  const topCategoryTotal = printValue(measure, top.value);
  return [{ key: 'categoryLeader', slots: { ...slots, ...labels, topCategoryTotal }, test: top.test }];
}
