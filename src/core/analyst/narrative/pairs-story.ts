import { cellOf, numberOf } from '../../chart/cells.js';
import type { Frame, Point } from '../reading/frame.js';
import { isRoleName, readableName } from '../reading/names.js';
import { columnRef } from '../../template/column-ref.js';
import { beyond, LONGEST_TEST } from './expressions.js';
import type { Phrases } from './phrases.js';
import {
  cellAt,
  counted,
  labelSlots,
  nounSlots,
  printLabel,
  printBare,
  printValue,
  refs,
  speakable,
} from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** Both values of a category. */
interface Pair extends Point {
  second: number;
}

/** So many exceptions are named one by one. */
const MOST_EXCEPTIONS = 3;

/** What can be said of two values of each category: which way they went, who went the other way, and the widest gap. */
export function pairsStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, against, seen, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension || !against) return story;
  const { c, v } = refs(frame);
  const w = columnRef(against.column);
  const rows = widget.rows ?? [];
  const nouns = nounSlots(frame, phrases, locale);
  const dim = nouns.dim ?? '';
  const pairs = pairsOf(frame, against.column);
  // Both values stand in one row: the first and the last row are no course here.
  const from = ({ row }: Pair): string => `nth(${v}, ${row + 1})`;
  const to = ({ row }: Pair): string => `nth(${w}, ${row + 1})`;
  const gap = (pair: Pair): string => `abs(${to(pair)} - ${from(pair)})`;
  const name = (key: string, pair: Pair | undefined): Slots =>
    pair
      ? {
          ...labelSlots(key, dimension, dim, cellAt(c, pair.row, rows.length)),
          [`${key}From`]: printValue(measure, from(pair)),
          [`${key}To`]: printValue(measure, to(pair)),
        }
      : {};
  const size = ({ value, second }: Pair): number => Math.abs(second - value);
  const bySize = [...pairs].sort((a, b) => size(b) - size(a));
  const [widest, nearest] = [bySize[0], bySize.at(-1)];
  const ups = pairs.filter(({ value, second }) => second > value);
  const downs = pairs.filter(({ value, second }) => second < value);
  const falls = downs.length > ups.length;
  const [rule, exceptions] = falls ? [downs, ups] : [ups, downs];
  const way = (pair: Pair, up: boolean): string => `${to(pair)} ${up ? '>' : '<'} ${from(pair)}`;
  const [first, second] = endNames(frame, locale);
  const slots: Slots = {
    ...nouns,
    ...name('wide', widest),
    ...name('near', nearest),
    ...(first !== undefined && second !== undefined ? { first, second } : {}),
    exceptions: phrases.list(
      exceptions.map(({ row }) => printLabel(dimension, dim, cellAt(c, row, rows.length))),
    ),
    countDims: counted(`count(${v})`, dim, phrases),
    averageFrom: printValue(measure, `avg(${v})`, true),
    averageTo: printValue(measure, `avg(${w})`, true),
    min: printValue(measure, `least(min(${v}), min(${w}))`),
    minBare: printBare(measure, `least(min(${v}), min(${w}))`),
    max: printValue(measure, `greatest(max(${v}), max(${w}))`),
  };
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  // That most rose is true when more than half did: so many comparisons are written.
  const most = rule.slice(0, Math.floor(pairs.length / 2) + 1).map((pair) => way(pair, !falls));
  const all = rule.map((pair) => way(pair, !falls));
  const averages = `avg(${w}) ${falls ? '<' : '>'} avg(${v})`;
  const ofAll = rule.length === pairs.length ? joined(all) : undefined;
  const ofMost = rule.length * 2 > pairs.length && pairs.length > 2 ? joined([...most, averages]) : undefined;
  const widestTest = widest && beyond(gap(widest), bySize.slice(1).map(gap));
  const nearestTest = nearest && beyond(gap(nearest), bySize.slice(0, -1).map(gap), '<');
  if (ofAll) story.titles.push(tell(falls ? 'pairsAllFall' : 'pairsAllRise', ofAll));
  if (ofMost) story.titles.push(tell(falls ? 'pairsFall' : 'pairsRise', ofMost));
  if (widestTest) {
    story.titles.push(tell('widestGap', widestTest));
    story.points.push(tell('widestGap', widestTest));
  }
  if (ofMost && exceptions.length > 0 && exceptions.length <= MOST_EXCEPTIONS) {
    const test = joined(exceptions.map((pair) => way(pair, falls)));
    if (test) story.points.push(tell(falls ? 'onlyRise' : 'onlyFall', test));
  }
  // Whoever went the other way was named already.
  if (nearestTest && pairs.length > 2 && !(nearest && exceptions.includes(nearest)))
    story.points.push(tell('nearestGap', nearestTest));
  story.titles.push(tell('pairsShown'));
  story.points.push(tell(first === undefined ? 'averages' : 'averagesNamed'), tell('valueEnds'));
  story.notes.push(tell('source'), ...(seen ? [] : [tell('unseen' as const)]), tell('askPairsOfValues'));
  return story;
}

function pairsOf({ points, widget }: Frame, column: string): Pair[] {
  return points.flatMap((point): Pair[] => {
    const second = numberOf(cellOf(widget.rows?.[point.row] ?? {}, column));
    return second === null || point.label === null ? [] : [{ ...point, second }];
  });
}

function joined(tests: readonly string[]): string | undefined {
  const test = tests.join(' and ');
  return test !== '' && test.length <= LONGEST_TEST ? test : undefined;
}

/** What both values are called where that can be said: by the author's labels, or by names of columns that are no roles. */
function endNames({ widget, measure, against }: Frame, locale: string): string[] {
  const { value1Label, value2Label } = widget.config ?? {};
  const named = (label: unknown, column: string): string =>
    typeof label === 'string' ? label : isRoleName(column) ? '' : readableName(column);
  const both = [named(value1Label, measure?.column ?? ''), named(value2Label, against?.column ?? '')];
  return both.every((one) => speakable(one, locale)) ? both : [];
}
