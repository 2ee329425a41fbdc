import type { WidgetType } from '../../chart/types.js';
import type { Fact } from '../facts/fact.js';
import type { Frame, Point } from '../reading/frame.js';
import { LEAST_VALUES } from '../statistics/leader-tests.js';
import { onlyOne, placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { counted, labelSlots, nounSlots, printBare, printDifference, printValue, refs } from './printing.js';
import { groupStory, medianRange } from './group-story.js';
import { makeUp, runnerUp, together } from './largest-parts.js';
import { rankStory } from './rank-story.js';
import { addStory, type Slots, type Story, type Telling } from './telling.js';

/** Whose largest part is what one sees at once, whatever a test says. */
const PICTURED: ReadonlySet<WidgetType> = new Set(['treemap', 'country-map', 'geo-map', 'radar']);

/** What can be said of named amounts or levels. Without facts the slide describes; without rows every sentence carries its test. */
export function categoryStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  const { measure, dimension, seen, points, title } = frame;
  if (!measure || !dimension) return { titles: [], points: [], notes: [] };
  const { c, v } = refs(frame);
  const slots = categorySlots(frame, phrases, locale);
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  const leads = `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`;
  const lags = `min(${v}) < median(${v}) and ${onlyOne(v, 'min')}`;
  const share = `share(${v}, ${c}, argmax(${c}, ${v}))`;
  const majority = `${share} > 1 - ${share} and min(${v}) >= 0`;
  const story: Story = { titles: [], points: [], notes: [tell('source')] };
  const parts = measure.additive && !frame.limited && (!seen || points.every((point) => point.value >= 0));
  // The smallest of a list that was cut says nothing, nor does the smaller of two.
  const trailer = frame.limited
    ? frame.limited === 'top'
      ? [tell('last' as const, lags)]
      : []
    : seen && points.length < 3
      ? []
      : [tell('trailer' as const, lags)];
  const total = parts ? [tell('total' as const)] : [];
  // "The most flights", but "the highest price".
  const leading = measure.additive && phrases.plural(measure.noun) === measure.noun ? 'most' : 'top';
  // The median of the largest few is not the usual one.
  const above = frame.limited ? [tell('reach' as const)] : [tell('aboveMedian' as const, leads)];

  if (!seen) {
    story.titles.push(tell(parts ? 'share' : leading, leads));
    story.points.push(tell('leaderIs', leads), ...(frame.limited ? [] : trailer), ...total, tell('median'));
    story.notes.push(tell('unseen'), tell('askNeutral'));
    return story;
  }
  const [first] = points;
  if (first && points.every((point) => point.value === first.value)) {
    if (points.length === 1) {
      story.titles.push(tell('single'));
      story.points.push(tell(frame.limited || frame.filtered ? 'singleShown' : 'single'));
    } else story.titles.push(tell(frame.limited ? 'equalShown' : 'equal', `max(${v}) == min(${v})`));
    story.points.push(...(points.length > 1 ? total : []));
    story.notes.push(tell('askNeutral'));
    return story;
  }
  // What was tested among some of the groups does not hold of all of them.
  const known = frame.limited === 'bottom' || frame.limited === 'some' ? [] : facts;
  for (const fact of known) {
    const up = fact.direction === 'up';
    if (fact.kind === 'share' && parts) {
      if ((shareOf(points) ?? 0) > 0.5) story.titles.push(tell('majority', majority));
      story.titles.push(tell('share', leads));
      story.points.push(tell('leaderRatio', `max(${v}) > avg(${v})`), ...runnerUp(frame, slots));
      story.notes.push(tell(fact.test === 'counts' ? 'testCounts' : 'testShare', leads), tell('askLeader'));
      story.highlight ??= 'max';
    } else if (fact.kind === 'rank' || fact.kind === 'share') {
      story.titles.push(tell(leading, leads));
      story.points.push(...runnerUp(frame, slots), ...above);
      story.notes.push(tell('testCounts', leads), tell('askLeader'));
      story.highlight ??= 'max';
    } else if (fact.kind === 'extreme' && up) {
      story.titles.push(tell('highest', leads));
      story.points.push(...above, ...runnerUp(frame, slots));
      story.notes.push(tell('testExtreme', leads), tell('askLeader'));
      story.highlight ??= 'max';
    } else if (fact.kind === 'extreme' && !frame.limited) {
      story.titles.push(tell('lowest', lags));
      story.points.push(tell('belowMedian', lags), tell('leaderIs', leads));
      story.notes.push(tell('testExtreme', lags));
      story.highlight ??= 'min';
    } else addStory(story, groupStory(frame, fact, slots, phrases, parts));
  }
  // Who is on top of a list, or of what was asked for, is what it shows, whatever a test says.
  const asked = rankStory(frame, slots, phrases, { leads, lags });
  if (title.rank) {
    story.titles.unshift(...asked.titles);
    if (asked.highlight) story.highlight = asked.highlight;
  }
  if (story.titles.length === 0 || (title.rank && known.length === 0)) {
    if (!title.rank && frame.limited) {
      story.titles.push(...asked.titles);
      if (asked.highlight) story.highlight ??= asked.highlight;
    }
    if (PICTURED.has(frame.widget.type)) story.titles.push(tell(leading, leads));
    const ends = !shared(points, 'max') && !shared(points, 'min');
    story.titles.push(
      ...makeUp(frame, slots, phrases),
      ...(!parts && ends && !frame.limited ? [tell('levelsNamed' as const)] : []),
      tell(!parts ? 'levels' : measure.counts ? 'counted' : 'amounts'),
    );
    const second = frame.limited ? frame.limited !== 'bottom' : title.rank === 'max';
    story.points.push(
      ...(second ? runnerUp(frame, slots) : []),
      ...(frame.limited ? trailer : []),
      tell(frame.limited ? 'reach' : ends && frame.order !== 'ranges' ? 'range' : 'valueEnds'),
      ...together(frame, slots, phrases),
    );
    if (frame.order === 'ranges') story.points.push(...medianRange(frame, slots));
    if (parts && !frame.order) story.points.push(tell('leaderShare'));
    story.notes.push(
      tell(points.length < LEAST_VALUES && !measure.counts ? 'tooFew' : 'noFinding'),
      tell('askNeutral'),
    );
  }
  // A cut list has no lowest; the ends of an order were told with its course.
  story.points.push(...(frame.order || frame.limited ? [] : trailer), ...total);
  if (frame.order !== 'ranges' && !frame.limited) story.points.push(tell('median'));
  if (!parts && !frame.order && !frame.limited && known.length === 0) story.points.push(tell('gap'));
  return story;
}

function categorySlots(frame: Frame, phrases: Phrases, locale: string): Slots {
  const { measure, dimension } = frame;
  if (!measure || !dimension) return {};
  const { c, v } = refs(frame);
  const nouns = nounSlots(frame, phrases, locale);
  const value = (expr: string): string => printValue(measure, expr);
  return {
    ...nouns,
    ...(shared(frame.points, 'max')
      ? {}
      : labelSlots('leader', dimension, nouns.dim ?? '', `argmax(${c}, ${v})`)),
    ...(shared(frame.points, 'min')
      ? {}
      : labelSlots('trailer', dimension, nouns.dim ?? '', `argmin(${c}, ${v})`)),
    max: value(`max(${v})`),
    min: value(`min(${v})`),
    minBare: printBare(measure, `min(${v})`),
    gap: printDifference(measure, [`max(${v})`, `min(${v})`], phrases),
    total: value(`sum(${v})`),
    average: printValue(measure, `avg(${v})`, true),
    median: printValue(measure, `median(${v})`, true),
    gapUp: printDifference(measure, [`max(${v})`, `median(${v})`], phrases, { average: true }),
    gapDown: printDifference(measure, [`median(${v})`, `min(${v})`], phrases, { average: true }),
    ratio: placeholder(`max(${v}) / avg(${v})`, 'number:1'),
    share: placeholder(`share(${v}, ${c}, argmax(${c}, ${v}))`, 'percent:0'),
    // A row without a date is no period more.
    countDims: dimension.grain && dimension.nullNamed ? '' : counted(`count(${v})`, nouns.dim ?? '', phrases),
  };
}

/** A place that several share belongs to none of them, and one without a name cannot be told. */
function shared(points: readonly Point[], which: 'max' | 'min'): boolean {
  const values = points.map((point) => point.value);
  const value = which === 'max' ? Math.max(...values) : Math.min(...values);
  const [at, ...others] = points.filter((point) => point.value === value);
  return at !== undefined && (others.length > 0 || String(at.label ?? '').trim() === '');
}

function shareOf(points: readonly Point[]): number | undefined {
  const total = points.reduce((sum, point) => sum + point.value, 0);
  return total > 0 ? Math.max(...points.map((point) => point.value)) / total : undefined;
}
