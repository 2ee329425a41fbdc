import type { Frame } from '../reading/frame.js';
import { placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { nounSlots, printBare, printValue, refs } from './printing.js';
import type { Story, Slots, Telling } from './telling.js';

/** What can be said of single values of one quantity: their middle, their ends, and to which side they trail off. */
export function valuesStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, seen } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure) return story;
  const { v } = refs(frame);
  const slots: Slots = {
    ...nounSlots(frame, phrases, locale),
    count: placeholder(`count(${v})`, 'integer'),
    median: printValue(measure, `median(${v})`, true),
    average: printValue(measure, `avg(${v})`, true),
    deviation: printValue(measure, `stddev(${v})`, true),
    min: printValue(measure, `min(${v})`),
    minBare: printBare(measure, `min(${v})`),
    max: printValue(measure, `max(${v})`),
  };
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  // Farther than a tenth of the spread: less is no side that a reader sees.
  const right = `(avg(${v}) - median(${v})) * 10 > stddev(${v})`;
  const left = `(median(${v}) - avg(${v})) * 10 > stddev(${v})`;
  story.titles.push(tell('middle'));
  story.points.push(tell('valueEnds'), tell('tailUp', right), tell('tailDown', left), tell('deviation'));
  story.notes.push(tell('sourceValues'), ...(seen ? [] : [tell('unseen' as const)]), tell('askBoxes'));
  return story;
}
