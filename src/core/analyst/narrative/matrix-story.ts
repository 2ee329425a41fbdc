import type { Frame } from '../reading/frame.js';
import { onlyOne } from './expressions.js';
import { nameOfCell } from './grid-story.js';
import { leadingGroup, type Condensing } from './leading-group.js';
import type { Phrases } from './phrases.js';
import { counted, countNames, labelSlots, nounSlots, printLabel, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of values by two names that are beside each other: the hottest and coldest cell, the strongest row and column. */
export function matrixStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, series, seen, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension || !series) return story;
  const { c, v, s } = refs(frame);
  const nouns = nounSlots(frame, phrases, locale);
  const [dim = '', seriesDim = ''] = [nouns.dim, nouns.seriesDim];
  const slots: Slots = {
    ...nouns,
    ...labelSlots('hotSeries', series, seriesDim, `argmax(${s}, ${v})`),
    ...labelSlots('coldSeries', series, seriesDim, `argmin(${s}, ${v})`),
    hotCell: nameOfCell(frame, nouns, phrases, `argmax(${c}, ${v})`, `argmax(${s}, ${v})`),
    coldCell: nameOfCell(frame, nouns, phrases, `argmin(${c}, ${v})`, `argmin(${s}, ${v})`),
    hotLabel: printLabel(dimension, dim, `argmax(${c}, ${v})`),
    coldLabel: printLabel(dimension, dim, `argmin(${c}, ${v})`),
    max: printValue(measure, `max(${v})`),
    min: printValue(measure, `min(${v})`),
    median: printValue(measure, `median(${v})`, true),
    countDims: counted(countNames(dimension, c), dim, phrases),
    seriesCountDims: counted(countNames(series, s), seriesDim, phrases),
  };
  const tell = <Key extends string>(key: Key, test?: string, more: Slots = {}): Telling<Key> => ({
    key,
    slots: { ...slots, ...more },
    ...(test ? { test } : {}),
  });
  const hot = `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`;
  const cold = `min(${v}) < median(${v}) and ${onlyOne(v, 'min')}`;
  const isRadar = widget.type === 'radar';
  const by: Condensing = measure.additive ? 'sum' : 'avg';
  const strongest = (
    which: 'series' | 'category',
  ): Telling<'rowTotal' | 'rowAverage' | 'columnTotal' | 'columnAverage'>[] => {
    const group = seen ? leadingGroup(frame, which, by) : undefined;
    if (!group) return [];
    const own = which === 'series' ? series : dimension;
    const noun = which === 'series' ? seriesDim : dim;
    const more = {
      ...labelSlots('strong', own, noun, group.name),
      strongValue: printValue(measure, group.value, by === 'avg'),
      noun,
      nouns: phrases.plural(noun),
    };
    const side = which === 'series' ? 'column' : 'row';
    return [tell(`${side}${by === 'sum' ? 'Total' : 'Average'}`, group.test, more)];
  };
  // The axes of a radar are different things: what a series has of them neither adds up nor has an average.
  const sides = isRadar ? [] : [...strongest('category'), ...strongest('series')];
  story.titles.push(tell(isRadar ? 'highestAxis' : 'hottest', hot), tell('splitLevels'));
  story.points.push(...sides, tell(isRadar ? 'lowestAxis' : 'coldest', cold), tell('cellMedian'));
  story.notes.push(
    tell('sourceSeries'),
    ...(seen ? [] : [tell('unseen' as const)]),
    tell(isRadar ? 'askAxes' : 'askMatrix'),
  );
  return story;
}
