import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { independenceTest } from '../../tests/order-tests.js';
import type { Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { crossTable } from '../../views/cross-table.js';
import { byTwoNames, isTable, twoNames } from './two-names.js';

const ALPHA = 0.005;
/** Shares that lie less far apart are no headline. */
const LEAST_APART = 0.1;
/** More groups than this share no bar that anyone reads. */
const MOST_GROUPS = 6;
const OF_MANY = 0.6;
/** A category with a smaller part of all is no end of anything. */
const LEAST_PART = 0.02;

/** Whose share differs most between categories, and from which to which. Of counts by the chi-square test of independence. */
export const shareRange: Kind = {
  name: 'share-range',
  candidates: (frame) => (frame.measure?.additive && isTable(frame) ? byTwoNames(frame) : []),
  find(frame, { by = '', series = '', measure = '' }) {
    const { points, base, shape } = frame;
    const named = twoNames(frame, { by, series, measure });
    if (!named?.own.additive || shape === 'flows') return undefined;
    const { dimension, other, own } = named;
    if ([dimension, other].some((one) => one.grain || one.cycle) || base.cut === 'sample') return undefined;
    if (frame.order === 'ranges' || points.some(({ value }) => value < 0)) return undefined;
    const { labels, names, table } = crossTable(points);
    if (labels.length < 2 || names.length < 2 || names.length > MOST_GROUPS) return undefined;
    const sums = table.map((row) => row.reduce((a, b) => a + b, 0));
    const total = sums.reduce((a, b) => a + b, 0);
    const known = labels.flatMap((label, at) =>
      isNameless(label) || isRest(String(label)) || (sums[at] ?? 0) < LEAST_PART * total ? [] : [at],
    );
    const { p } = own.counts ? independenceTest(table) : { p: undefined };
    if (known.length < 2 || (p !== undefined && p > ALPHA)) return undefined;
    const ends = names.flatMap((name, column) => {
      if (isNameless(name) || isRest(String(name))) return [];
      const share = (at: number): number => (table[at]?.[column] ?? 0) / (sums[at] ?? 1);
      const sorted = known.toSorted((a, b) => share(b) - share(a));
      const [high = 0, next = 0] = sorted;
      const [beside = 0, low = 0] = sorted.slice(-2);
      // Where two tie at an end, neither is the end.
      const isTied = share(high) === share(next) || (sorted.length > 2 && share(low) === share(beside));
      return isTied ? [] : [{ name, high, low, from: share(low), to: share(high) }];
    });
    const [most] = ends.sort((a, b) => b.to - b.from - (a.to - a.from));
    if (!most || most.to - most.from < LEAST_APART) return undefined;
    const [k, s, v] = [columnRef(by), columnRef(series), columnRef(measure)];
    const group = quoted(String(most.name));
    const keyOf = (at: number): string => quoted(String(labels[at]));
    // A category that the group has no row in has a share of zero.
    const shareIn = (at: number): string =>
      `(sum(${v}, ${k}, ${keyOf(at)}, ${s}, ${group}) ?? 0) / sum(${v}, ${k}, ${keyOf(at)})`;
    const name = (at: number): Slot => ({ as: 'name', expr: `first(${k}, ${k}, ${keyOf(at)})`, dimension });
    return {
      args: { by, series, measure },
      form: 'share-range',
      slots: {
        series: { as: 'name', expr: `first(${s}, ${s}, ${group})`, dimension: other },
        who: name(most.high),
        low: name(most.low),
        share: { as: 'percent', expr: shareIn(most.high) },
        otherShare: { as: 'percent', expr: shareIn(most.low) },
      },
      claim: `${shareIn(most.high)} > ${shareIn(most.low)}`,
      marks: [{ mark: 'highlight', keys: [String(labels[most.high])] }],
      // Of many groups one is picked: who leads is the nearer question, but of bars that are stacked to show what each is made of.
      impact: frame.widget.type.startsWith('stacked')
        ? 0.42 + 0.5 * (most.to - most.from)
        : (0.3 + 0.5 * (most.to - most.from)) * (names.length === 2 ? 1 : OF_MANY),
      ...(p === undefined ? {} : { p }),
      ofAll: 'groups',
    };
  },
};
