import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Dimension } from '../../frame/dimension.js';
import { twoWayTest } from '../../tests/two-way-test.js';
import type { Kind, Slot } from '../../types.js';
import { crossTable } from '../../views/cross-table.js';
import { isThin, sizesOf } from '../../views/group-sizes.js';
import { scalesOf } from '../../views/scales.js';
import { lead } from '../categories/category-kind.js';
import { onlyExtreme } from '../time/time-kind.js';
import { byTwoNames, isTable, twoNames } from './two-names.js';

const ALPHA = 0.001;
const LEAST_NAMES = 3;
/** What one name does explains at least this part of all differences. */
const LEAST_PART = 0.5;
/** Means that lie less far apart are no headline. */
const LEAST_LEAD = 0.05;

/** Of averages by two names: the name that decides most, and from where to where, over all of the other. The F test of a two-way table. */
export const mainEffect: Kind = {
  name: 'main-effect',
  candidates: (frame) => (isTable(frame) ? byTwoNames(frame) : []),
  find(frame, { by = '', series = '', measure = '' }) {
    const { points, base } = frame;
    const named = twoNames(frame, { by, series, measure });
    if (!named || named.own.additive || base.cut !== undefined) return undefined;
    const { dimension, other, own } = named;
    if (dimension.grain || other.grain || frame.order === 'ranges') return undefined;
    const { labels, names, table } = crossTable(points);
    if (labels.length < LEAST_NAMES || names.length < LEAST_NAMES) return undefined;
    if (points.length < labels.length * names.length || [...labels, ...names].some(isNameless))
      return undefined;
    const size = sizesOf(frame, own);
    if (points.some((point) => isThin(size?.(point))) || scalesOf(points.map(({ value }) => value)))
      return undefined;
    const { rows, columns } = twoWayTest(table);
    const isByRow = rows.part >= columns.part;
    const { p, part, means } = isByRow ? rows : columns;
    const [along, across]: [Dimension, Dimension] = isByRow ? [dimension, other] : [other, dimension];
    const keys = (isByRow ? labels : names).map(String);
    const [high, low] = [onlyExtreme(means, 1), onlyExtreme(means, -1)];
    const [top, bottom] = [means[high], means[low]];
    if (p > ALPHA || part < LEAST_PART || top === undefined || bottom === undefined) return undefined;
    if (lead(top, bottom) < LEAST_LEAD) return undefined;
    const [k, v] = [columnRef(along.column), columnRef(measure)];
    const at = (index: number): string => quoted(keys[index] ?? '');
    const mean = (index: number): string => `avg(${v}, ${k}, ${at(index)})`;
    const name = (index: number): Slot => ({
      as: 'name',
      expr: `first(${k}, ${k}, ${at(index)})`,
      dimension: along,
    });
    const value = (index: number): Slot => ({
      as: 'value',
      expr: mean(index),
      measure: own,
      value: means[index] ?? 0,
      average: true,
    });
    return {
      args: { by, series, measure },
      form: 'main-effect',
      slots: {
        who: name(high),
        value: value(high),
        low: name(low),
        other: value(low),
        count: { as: 'count', expr: `distinct(${columnRef(across.column)})`, of: across },
      },
      claim: `${mean(high)} > ${mean(low)}`,
      marks: isByRow
        ? [{ mark: 'highlight', keys: [keys[high] ?? '', keys[low] ?? ''] }]
        : [{ mark: 'highlight', keys: [keys[high] ?? '', keys[low] ?? ''], of: 'series' }],
      impact: 0.4 + 0.4 * lead(top, bottom),
      p,
      ofAll: 'groups',
    };
  },
};
