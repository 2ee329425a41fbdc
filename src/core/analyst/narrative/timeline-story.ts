import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { addsUpOverTime } from '../reading/measure.js';
import { cycleFormat } from '../reading/time-grain.js';
import { usualByPlace } from '../statistics/season-test.js';
import { LEAST_POINTS } from '../statistics/trend-tests.js';
import { onlyOne, placeholder } from './expressions.js';
import { addStory, fill, type Slots, type Story, type Telling } from './telling.js';
import type { Phrases, TitleKey } from './phrases.js';
import { levelStory } from './level-story.js';
import { cellAt, counted, nounSlots, printLabel, printBare, printValue, refs } from './printing.js';

/** Growth beyond this factor reads better as two values. */
const MOST_GROWTH = 5;
const LEAST_GROWTH = 0.005;
/** So many cycles fit into the test of a season. */
const LATEST_CYCLES = 5;

/** What can be said of a time series, in order of rows. */
export function timelineStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  const { measure, dimension, seen, points } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension) return story;
  const { v } = refs(frame);
  const slots = timelineSlots(frame, phrases, locale);
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  const peak = `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`;
  const low = `min(${v}) < median(${v}) and ${onlyOne(v, 'min')}`;
  const { from, to, last, previous } = ends(frame);
  const rose = `${to} > ${from}`;
  const fell = `${to} < ${from}`;
  story.notes.push(tell('source'));

  if (!seen) {
    story.titles.push(tell('trendUnknown'));
    story.points.push(
      tell('rose', rose),
      tell('fell', fell),
      tell('peak', peak),
      tell('low', low),
      tell('average'),
    );
    story.notes.push(tell('unseen'), tell('askNeutral'));
    return story;
  }
  const moments = frame.partialLast ? points.slice(0, -1) : points;
  const growth = growthOf(moments);
  const lowIsPartial =
    frame.partialLast && points.at(-1)?.value === Math.min(...points.map((point) => point.value));
  const turn = turningPoint(moments);
  // Whose ends are told needs no word that one of them is the high or the low.
  const directed = frame.ascending && endsApart(moments);
  const cyclic = facts.some(({ kind }) => kind === 'season');
  const endsTold = facts.length === 0 ? directed : facts.some(({ kind }) => kind === 'trend');
  const atEnd = (which: 'max' | 'min'): boolean => {
    const values = moments.map(({ value }) => value);
    const at = values.indexOf(Math[which](...values));
    return endsTold && (at === 0 || at === values.length - 1);
  };
  const context: Story['points'] = [
    ...(turn === 'low' && !cyclic && !lowIsPartial
      ? [tell('sinceLow' as const, `${to} > min(${v}) and ${low}`)]
      : []),
    ...(turn === 'peak' && !cyclic ? [tell('sincePeak' as const, `${to} < max(${v}) and ${peak}`)] : []),
    ...(atEnd('max') ? [] : [tell('peak' as const, peak)]),
    ...(lowIsPartial || atEnd('min') ? [] : [tell('low' as const, low)]),
    ...(measure.additive && !frame.partialLast && addsUpOverTime(measure)
      ? [tell('periodTotal' as const)]
      : []),
    tell(measure.additive ? 'average' : 'averageLevel'),
  ];
  for (const fact of facts) {
    const up = fact.direction === 'up';
    if (fact.kind === 'trend') {
      const sized =
        Math.abs(growth) <= MOST_GROWTH && Math.abs(growth) >= LEAST_GROWTH && (moments[0]?.value ?? 0) > 0;
      if (sized) story.titles.push(tell(sizedKey(up, growth), up ? rose : fell));
      story.titles.push(tell(up ? 'rise' : 'fall', up ? rose : fell));
      story.points.push(tell('fromTo'));
      story.notes.push(tell('testTrend', up ? rose : fell), tell('askTrend'));
    } else if (fact.kind === 'changePoint') {
      addStory(story, levelStory(frame, fact, slots, phrases));
    } else if (fact.kind === 'season') {
      const season = seasonTelling(frame, fact, slots);
      if (!season) continue;
      story.titles.push({ key: 'season', ...season });
      story.points.push({ key: 'season', slots: season.slots });
      story.notes.push(tell('testSeason', season.test), tell('askSeason'));
    } else if (fact.kind === 'change') {
      const test = up ? `${last} > ${previous}` : `${last} < ${previous}`;
      story.titles.push(tell(up ? 'stepUp' : 'stepDown', test));
      story.points.push(tell(up ? 'stepUp' : 'stepDown', test));
      story.notes.push(tell('testStep', test), tell('askTrend'));
    } else {
      story.titles.push(tell(up ? 'spike' : 'dip', up ? peak : low));
      if (up) story.points.push(tell('spikeRatio', `max(${v}) > median(${v})`));
      else story.points.push(tell('low', low));
      const atOutlier = (up ? slots.atPeak : slots.atLow) ?? '';
      story.notes.push(tell('testOutlier', up ? peak : low), {
        key: 'askOutlier',
        slots: { ...slots, atOutlier },
      });
    }
  }
  if (facts[0])
    story.highlight = facts[0].kind === 'outlier' ? (facts[0].direction === 'up' ? 'max' : 'min') : 'last';
  else {
    if (directed) story.titles.push(tell('courseEnds'));
    story.titles.push(tell(measure.additive ? 'course' : 'courseLevel'));
    if (frame.ascending && points.length > 1 && !directed) context.push(tell('fromTo'));
    story.notes.push(tell(moments.length < LEAST_POINTS ? 'tooFew' : 'noFinding'), tell('askNeutral'));
  }
  const asked = frame.title.rank;
  if (asked === 'max' || (asked === 'min' && !lowIsPartial)) {
    story.titles.unshift(asked === 'max' ? tell('highestPeriod', peak) : tell('lowestPeriod', low));
    story.highlight = asked;
  }
  if (frame.partialLast) story.points.splice(1, 0, tell('partial'));
  story.points.push(...context);
  return story;
}

/** Where the ends of a course lie so far apart, for all it did between, they say what it came to. */
const MOST_OF_RANGE = 0.6;

function endsApart(moments: Frame['points']): boolean {
  const values = moments.map(({ value }) => value);
  const range = Math.max(...values) - Math.min(...values);
  return range > 0 && Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)) >= MOST_OF_RANGE * range;
}

/** The turn of a course that goes one way and then the other: its low or its peak, where that lies well inside. */
function turningPoint(moments: Frame['points']): 'low' | 'peak' | undefined {
  const values = moments.map(({ value }) => value);
  const inside = (at: number): boolean => at * 5 >= values.length && at * 5 <= values.length * 4;
  const [low, peak] = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  if (inside(low) && !inside(peak)) return 'low';
  return inside(peak) && !inside(low) ? 'peak' : undefined;
}

const SLIGHT = 0.05;
const STRONG = 0.5;

/** Small changes edge, large ones surge: the words follow the size. */
function sizedKey(up: boolean, growth: number): TitleKey {
  const size = Math.abs(growth);
  if (size < SLIGHT) return up ? 'growthSlight' : 'declineSlight';
  if (size > STRONG) return up ? 'growthStrong' : 'declineStrong';
  return up ? 'growth' : 'decline';
}

/** The usual high and low of a cycle, with the test that the one beats the other over the latest cycles. */
function seasonTelling(frame: Frame, fact: Fact, slots: Slots): { slots: Slots; test: string } | undefined {
  const { measure, dimension, points } = frame;
  const rows = frame.widget.rows?.length ?? 0;
  const period = fact.period ?? 0;
  if (!measure || !dimension?.grain || period === 0 || points.length !== rows) return undefined;
  const moments = frame.partialLast ? points.slice(0, -1) : points;
  const usual = usualByPlace(
    moments.map((moment) => moment.value),
    period,
  );
  const lowPlace = usual.indexOf(Math.min(...usual));
  const low = moments.length - 1 - ((moments.length - 1 - lowPlace) % period);
  const { c, v } = refs(frame);
  const cycles = Math.min(LATEST_CYCLES, Math.floor(Math.min(low, fact.row) / period) + 1);
  const sum = (row: number): string =>
    Array.from({ length: cycles }, (_, back) => cellAt(v, row - back * period, rows)).join(' + ');
  const place = (row: number): string =>
    placeholder(cellAt(c, row, rows), cycleFormat(dimension.grain ?? 'month'));
  return {
    test: `${sum(fact.row)} > ${sum(low)}`,
    slots: {
      ...slots,
      peakPlace: place(fact.row),
      lowPlace: place(low),
      peakValue: printValue(measure, cellAt(v, fact.row, rows)),
      lowValue: printValue(measure, cellAt(v, low, rows)),
    },
  };
}

/** Expressions of the values at both ends, without a period that still runs. */
function ends(frame: Frame): {
  from: string;
  to: string;
  last: string;
  previous: string;
  start: string;
  end: string;
  partial: string;
} {
  const { c, v } = refs(frame);
  const rows = frame.widget.rows?.length ?? 0;
  const { points } = frame;
  const closing = frame.partialLast ? 2 : 1;
  if (!frame.seen) {
    return {
      from: `first(${v})`,
      to: `last(${v})`,
      last: `last(${v})`,
      previous: `nth(${v}, -2)`,
      start: `first(${c})`,
      end: `last(${c})`,
      partial: `last(${c})`,
    };
  }
  const at = (column: string, fromEnd: number): string => cellAt(column, points.at(-fromEnd)?.row ?? 0, rows);
  return {
    from: cellAt(v, points[0]?.row ?? 0, rows),
    start: cellAt(c, points[0]?.row ?? 0, rows),
    to: at(v, closing),
    end: at(c, closing),
    last: at(v, closing),
    previous: at(v, closing + 1),
    partial: at(c, 1),
  };
}

function timelineSlots(frame: Frame, phrases: Phrases, locale: string): Slots {
  const { measure, dimension } = frame;
  if (!measure || !dimension) return {};
  const { c, v } = refs(frame);
  const grain = dimension.grain ?? 'time';
  const [period, periods] = phrases.periods[grain];
  const { from, to, last, previous, start, end, partial } = ends(frame);
  const label = (expr: string): string => printLabel(dimension, period, expr);
  const at = (expr: string): string => fill(phrases.at[grain], { when: label(expr) }) ?? label(expr);
  const value = (expr: string): string => printValue(measure, expr);
  const small = Math.abs(growthOf(frame.partialLast ? frame.points.slice(0, -1) : frame.points)) < 0.1;
  const ratio = placeholder(`abs(growth(${from}, ${to}))`, small ? 'percent:1' : 'percent:0');
  return {
    ...nounSlots(frame, phrases, locale),
    period,
    periods,
    start: label(start),
    end: label(end),
    atStart: at(start),
    atEnd: at(end),
    from: value(from),
    to: value(to),
    growth: ratio,
    decline: ratio,
    trendWord: placeholder(`delta(${from}, ${to})`, 'trend:"rose","fell","did not change"'),
    last: value(last),
    lastLabel: label(end),
    atLast: at(end),
    previous: value(previous),
    partialLabel: label(partial),
    peak: label(`argmax(${c}, ${v})`),
    atPeak: at(`argmax(${c}, ${v})`),
    low: label(`argmin(${c}, ${v})`),
    atLow: at(`argmin(${c}, ${v})`),
    max: value(`max(${v})`),
    min: value(`min(${v})`),
    minBare: printBare(measure, `min(${v})`),
    total: value(`sum(${v})`),
    average: printValue(measure, `avg(${v})`, true),
    median: printValue(measure, `median(${v})`, true),
    peakRatio: placeholder(`max(${v}) / median(${v})`, 'number:1'),
    countPeriods: counted(`count(${v})`, period, phrases),
  };
}

function growthOf(points: Frame['points']): number {
  const first = points[0]?.value ?? 0;
  const last = points.at(-1)?.value ?? 0;
  return first === 0 ? Infinity : (last - first) / Math.abs(first);
}
