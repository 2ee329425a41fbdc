import { SAMPLE_COLUMNS } from '../../chart/sampled-points.js';
import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { columnRef } from '../../template/column-ref.js';
import { LONGEST_TEST, onlyOne, placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { cellAt, nounSlots, printBare, printValue } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of two quantities of the same rows. */
export function pairStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  const { measure, against, encoding, seen, sampled } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !against) return story;
  const x = columnRef(against.column);
  const y = columnRef(measure.column);
  const label =
    encoding.label === undefined
      ? undefined
      : placeholder(`argmax(${columnRef(encoding.label)}, ${y})`, 'truncate:44');
  const slots: Slots = {
    ...nounSlots(frame, phrases, locale),
    count: placeholder(sampled ? `max(${SAMPLE_COLUMNS.count})` : `count(${y})`, 'integer'),
    correlation: placeholder(`max(${SAMPLE_COLUMNS.correlation})`, 'number:2'),
    max: printValue(measure, `max(${y})`),
    min: printValue(measure, `min(${y})`),
    minBare: printBare(measure, `min(${y})`),
    median: printValue(measure, `median(${y})`, true),
    maxX: printValue(against, `max(${x})`),
    minX: printValue(against, `min(${x})`),
    atMaxX: printValue(measure, `argmax(${y}, ${x})`),
    atMinX: printValue(measure, `argmin(${y}, ${x})`),
    ...(label === undefined ? {} : { top: label, Top: label }),
    ...sizeSlots(frame),
  };
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  // A sample holds one of several points at an end of x, or two: what is said there must hold for all of them.
  const ends = sampled ? ` and ${onlyOne(x, 'max')} and ${onlyOne(x, 'min')}` : '';
  const up = `argmax(${y}, ${x}) > argmin(${y}, ${x})${ends}`;
  const down = `argmax(${y}, ${x}) < argmin(${y}, ${x})${ends}`;
  story.notes.push(tell(sampled ? 'sourceSample' : 'sourcePairs'));
  const [fact] = facts;
  if (fact) {
    // The pair at the ends of y speaks for the same direction where the ends of x are not typical.
    const byY =
      fact.direction === 'up'
        ? `argmax(${x}, ${y}) > argmin(${x}, ${y})`
        : `argmax(${x}, ${y}) < argmin(${x}, ${y})`;
    const key = fact.direction === 'up' ? 'positive' : 'negative';
    const byEnds = endsTest(frame, fact.direction);
    story.titles.push(tell(key, fact.direction === 'up' ? up : down), tell(key, byY));
    if (byEnds !== undefined) story.titles.push(tell(key, byEnds));
    story.notes.push(tell(sampled ? 'allCorrelation' : 'testCorrelation'));
  } else if (seen) story.notes.push(tell('noFinding'));
  const largest = frame.size && biggestTest(columnRef(frame.size.column));
  // What adds up is large, what does not is high.
  const biggest = frame.size?.additive ? 'biggest' : 'highestSize';
  if (largest) story.titles.push(tell(biggest, largest));
  story.titles.push(tell(sampled ? 'pairsSampled' : 'pairs'));
  if (fact) story.points.push(fact.direction === 'up' ? tell('pairEndsUp', up) : tell('pairEndsDown', down));
  if (!seen) {
    story.points.push(tell('pairEndsUp', up), tell('pairEndsDown', down));
    story.notes.push(tell('unseen'));
  }
  if (largest) story.points.push(tell(biggest, largest));
  const aboveUsual = `max(${y}) > ${sampled ? 'min' : 'median'}(${y})`;
  story.points.push(
    ...(label === undefined ? [] : [tell('pairTop' as const, `${aboveUsual} and ${onlyOne(y, 'max')}`)]),
    ...(sampled
      ? [tell('pairSpan' as const), tell('pairSpanX' as const), tell('sampleDrawn' as const)]
      : [tell('pairRange' as const), tell('pairRangeX' as const)]),
  );
  story.notes.push(tell('askPairs'));
  return story;
}

/** The name and the size of the largest bubble. */
function sizeSlots({ size, encoding }: Frame): Slots {
  if (!size || encoding.label === undefined) return {};
  const column = columnRef(size.column);
  const biggest = placeholder(`argmax(${columnRef(encoding.label)}, ${column})`, 'truncate:44');
  return { biggest, Biggest: biggest, sizeNoun: size.noun, maxSize: printValue(size, `max(${column})`) };
}

const biggestTest = (size: string): string => `max(${size}) > median(${size}) and ${onlyOne(size, 'max')}`;

/** So many rows at each end of x, as far as they fit into an expression. */
const MOST_AT_END = 8;

/** That the rows with the highest x together have more, or less, of y than those with the lowest: single ends may be untypical. */
function endsTest({ points, measure, widget }: Frame, direction: Fact['direction']): string | undefined {
  if (!measure) return undefined;
  const rows = widget.rows?.length ?? 0;
  const sorted = [...points].sort((a, b) => Number(a.label) - Number(b.label));
  const y = columnRef(measure.column);
  for (let count = Math.min(MOST_AT_END, Math.floor(points.length / 4)); count > 1; count -= 1) {
    const sum = (some: Frame['points']): string => some.map(({ row }) => cellAt(y, row, rows)).join(' + ');
    const test = `${sum(sorted.slice(-count))} ${direction === 'up' ? '>' : '<'} ${sum(sorted.slice(0, count))}`;
    if (test.length <= LONGEST_TEST) return test;
  }
  return undefined;
}
