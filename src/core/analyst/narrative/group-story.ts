import type { Fact } from '../facts/fact.js';
import { cycleOf } from '../reading/category-order.js';
import type { Frame } from '../reading/frame.js';
import { LONGEST_TEST, onlyOne, placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { runnerUp } from './largest-parts.js';
import { cellAt, printLabel, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** So many ranges are named one by one. */
const MOST_LISTED = 2;

/** What facts about several categories at once say: groups, evenness, the shape and the course of an order. */
export function groupStory(frame: Frame, fact: Fact, slots: Slots, phrases: Phrases, parts: boolean): Story {
  const { measure, dimension, points, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension) return story;
  const { c, v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const value = (row: number): string => cellAt(v, row, rows);
  const label = (row: number): string => printLabel(dimension, slots.dim ?? '', cellAt(c, row, rows));
  const list = (group: readonly number[], type: 'conjunction' | 'disjunction'): string =>
    phrases.list(group.map(label), type);
  const group = fact.rows ?? [];
  const sum = `(${group.map(value).join(' + ')})`;
  const more = (extra: Slots): Slots => ({ ...slots, ...extra });
  const tell = <Key extends string>(key: Key, extra: Slots = {}, test?: string): Telling<Key> => ({
    key,
    slots: more(extra),
    ...(test !== undefined && test.length <= LONGEST_TEST ? { test } : {}),
  });
  const fits = (test: string): boolean => test.length <= LONGEST_TEST;

  if (fact.kind === 'gap') {
    const others = points.filter(({ row }) => !group.includes(row));
    const test = `least(${group.map(value).join(', ')}) > greatest(${others.map(({ row }) => value(row)).join(', ')})`;
    const edge = [...others].sort((a, b) => b.value - a.value)[0];
    if (!fits(test) || !edge || edge.label === null) return story;
    const extra = {
      names: list(group, 'conjunction'),
      least: printValue(measure, `least(${group.map(value).join(', ')})`),
      next: label(edge.row),
      nextValue: printValue(measure, value(edge.row)),
    };
    story.titles.push(tell('group', extra, test));
    story.points.push(tell('groupEdge', extra, test));
    story.notes.push(tell('testGroup', {}, test), tell('askNeutral'));
    story.highlight = 'max';
  } else if (fact.kind === 'concentration' && parts) {
    const test = `${sum} > sum(${v}) - ${sum}`;
    const extra = {
      names: list(group, 'conjunction'),
      topShare: placeholder(`${sum} / sum(${v})`, 'percent:0'),
    };
    story.titles.push(tell('concentration', extra, test));
    story.notes.push(tell('testConcentration', {}, test), tell('askNeutral'));
    story.highlight = 'max';
  } else if (fact.kind === 'evenness') {
    const spread = placeholder(`(max(${v}) - min(${v})) / avg(${v})`, 'percent:1');
    const test = `max(${v}) - min(${v}) < median(${v})`;
    story.titles.push(tell('even', {}, test));
    story.points.push(tell('evenSpread', { spread }));
    story.notes.push(tell('testEven', {}, test), tell('askNeutral'));
  } else if (fact.kind === 'distribution') {
    const test = `${sum} > sum(${v}) - ${sum}`;
    const [low, high] = [group[0] ?? 0, group.at(-1) ?? 0];
    const extra = {
      heart:
        group.length <= MOST_LISTED
          ? list(group, 'disjunction')
          : phrases.through.replace('{from}', () => label(low)).replace('{to}', () => label(high)),
      heartShare: placeholder(`${sum} / sum(${v})`, 'percent:0'),
      lowest: label(points[0]?.row ?? 0),
      lowestValue: printValue(measure, value(points[0]?.row ?? 0)),
      highest: label(points.at(-1)?.row ?? 0),
      highestValue: printValue(measure, value(points.at(-1)?.row ?? 0)),
    };
    // "1–10 destinations", but "a horsepower of 50–75".
    const counted = phrases.plural(slots.quantity ?? '') === slots.quantity;
    story.titles.push(tell(counted ? 'distributionOf' : 'distribution', extra, test));
    story.points.push(...medianRange(frame, slots));
    story.points.push(tell('fullest', extra, `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`));
    const most = Math.max(...points.map((point) => point.value));
    const atEnd = points[0]?.value === most || points.at(-1)?.value === most;
    if (!atEnd) story.points.push(tell('rangeEnds', extra));
    story.notes.push(tell('testDistribution', {}, test), tell('askNeutral'));
    story.highlight = 'max';
  } else if (fact.kind === 'season') {
    const ends = `max(${v}) > min(${v}) and ${onlyOne(v, 'max')} and ${onlyOne(v, 'min')}`;
    const among = phrases.among[cycleOf(points[0]?.label) ?? 'other'];
    const at = (name: string): string => among.replace('{what}', () => slots[name] ?? '');
    const places = { atLeader: at('leader'), atTrailer: at('trailer') };
    story.titles.push(tell('orderCourse', places, ends));
    story.points.push(
      tell('orderEnds', places, ends),
      tell('aboveMedian', {}, `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`),
      ...runnerUp(frame, slots),
    );
    story.notes.push(tell('testCourse', {}, ends), tell('askNeutral'));
    story.highlight = 'max';
  } else if (fact.kind === 'trend') {
    const [from, to] = [points[0]?.row ?? 0, points.at(-1)?.row ?? 0];
    const up = fact.direction === 'up';
    const extra = {
      from: printValue(measure, value(from)),
      to: printValue(measure, value(to)),
      start: label(from),
      end: label(to),
    };
    const test = `${value(to)} ${up ? '>' : '<'} ${value(from)}`;
    story.titles.push(tell(up ? 'orderRise' : 'orderFall', extra, test));
    story.points.push(tell('fromToPlaces', extra));
    story.notes.push(tell('testOrder', {}, test), tell('askNeutral'));
  }
  return story;
}

/** The range that the median lies in: less than half lies before it, and half or more up to its end. */
export function medianRange(frame: Frame, slots: Slots): Telling<'medianRange'>[] {
  const { points, dimension, widget, measure } = frame;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  if (!dimension || !measure?.counts || points.length < 3 || total === 0) return [];
  const { c, v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  let held = 0;
  const at = points.findIndex(({ value }) => (held += value) * 2 >= total);
  const sum = (some: Frame['points']): string => some.map(({ row }) => cellAt(v, row, rows)).join(' + ');
  const [before, through] = [points.slice(0, at), points.slice(0, at + 1)].map(sum);
  const test = [
    ...(at > 0 ? [`${before} < sum(${v}) - (${before})`] : []),
    `${through} >= sum(${v}) - (${through})`,
  ].join(' and ');
  if (test.length > LONGEST_TEST) return [];
  const range = printLabel(dimension, slots.dim ?? '', cellAt(c, points[at]?.row ?? 0, rows));
  const medianShare = placeholder(`(${through}) / sum(${v})`, 'percent:0');
  return [{ key: 'medianRange', slots: { ...slots, medianRange: range, medianShare }, test }];
}
