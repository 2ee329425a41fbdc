import type { Frame } from '../reading/frame.js';
import { onlyOne, placeholder } from './expressions.js';
import { leadingGroup } from './leading-group.js';
import type { Phrases } from './phrases.js';
import { countNames, labelSlots, nounSlots, printLabel, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of amounts from one name to another: the largest flow, the largest source and target. */
export function flowStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, series, seen, points } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension || !series) return story;
  const { c, v, s } = refs(frame);
  const nouns = nounSlots(frame, phrases, locale);
  const [dim = '', seriesDim = ''] = [nouns.dim, nouns.seriesDim];
  const sources = new Set(points.map(({ label }) => String(label)));
  // What flows on through a name stands in several rows: only a flow of two sides adds up to a whole.
  const twoSided = seen && measure.additive && !points.some(({ series }) => sources.has(series ?? ''));
  const slots: Slots = {
    ...nouns,
    source: printLabel(dimension, dim, `argmax(${c}, ${v})`),
    target: printLabel(series, seriesDim, `argmax(${s}, ${v})`),
    max: printValue(measure, `max(${v})`),
    countFlows: placeholder(`count(${v})`, 'integer'),
    countSources: placeholder(countNames(dimension, c), 'integer'),
    countTargets: placeholder(countNames(series, s), 'integer'),
    ...(twoSided
      ? {
          total: printValue(measure, `sum(${v})`),
          share: placeholder(`max(${v}) / sum(${v})`, 'percent:0'),
        }
      : {}),
  };
  const tell = <Key extends string>(key: Key, test?: string, more: Slots = {}): Telling<Key> => ({
    key,
    slots: { ...slots, ...more },
    ...(test ? { test } : {}),
  });
  story.titles.push(
    tell('largestFlow', `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`),
    tell('flowsShown'),
  );
  story.notes.push(tell('sourceSeries'));
  if (seen && measure.additive) {
    for (const [key, which] of [['largestSource', 'category'], ['largestTarget', 'series']] as const) {
      const group = leadingGroup(frame, which, 'sum');
      const own = which === 'series' ? series : dimension;
      if (group)
        story.points.push(
          tell(key, group.test, {
            ...labelSlots('end', own, which === 'series' ? seriesDim : dim, group.name),
            endTotal: printValue(measure, group.value),
          }),
        );
    } // prettier-ignore
  } else if (!seen) story.notes.push(tell('unseen'));
  story.points.push(tell('flowTotal'), tell('flowEnds'));
  story.notes.push(tell('askFlows'));
  return story;
}
