import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { independenceTest } from '../../tests/order-tests.js';
import type { Kind } from '../../types.js';
import { crossTable } from '../../views/cross-table.js';
import { byTwoNames, isTable, twoNames } from './two-names.js';

const ALPHA = 0.005;
/** Cramér's V below this is no difference that a reader would see. */
const LEAST_V = 0.12;
const OF_CYCLE = 0.5;
/** A share so many points off that of all is one that a reader sees. */
const PLAIN_TO_SEE = 0.1;

/** Where the mix of counts differs most from that of all: the chi-square test of independence. */
export const mixCell: Kind = {
  name: 'mix-cell',
  candidates: (frame) =>
    !frame.dimension?.grain && frame.measure?.counts && isTable(frame) ? byTwoNames(frame) : [],
  find(frame, { by = '', series = '', measure = '' }) {
    const { points, base } = frame;
    const named = twoNames(frame, { by, series, measure });
    if (!named?.own.counts || named.dimension.grain || base.cut !== undefined || frame.uneven)
      return undefined;
    const { dimension, other } = named;
    const { labels, names, table } = crossTable(points);
    if (labels.length < 2 || names.length < 2 || table.flat().some((value) => value < 0)) return undefined;
    const { p, v, row, column } = independenceTest(table);
    const [label, name] = [labels[row], names[column]];
    if (p > ALPHA || v < LEAST_V || label === undefined || name === undefined) return undefined;
    if (isNameless(label) || isNameless(name)) return undefined;
    const [k, s, c] = [columnRef(by), columnRef(series), columnRef(measure)];
    const [key, group] = [quoted(String(label)), quoted(String(name))];
    const part = `sum(${c}, ${k}, ${key}, ${s}, ${group}) / sum(${c}, ${k}, ${key})`;
    const usual = `share(${c}, ${s}, ${group})`;
    const cells = table[row] ?? [];
    const value = (cells[column] ?? 0) / cells.reduce((a, b) => a + b, 0);
    const all = points.filter((point) => point.series === name).reduce((sum, point) => sum + point.value, 0);
    const total = points.reduce((sum, point) => sum + point.value, 0);
    const more = value > all / total;
    return {
      args: { by, series, measure },
      form: more ? 'mix-cell.more' : 'mix-cell.less',
      slots: {
        who: { as: 'name', expr: `first(${k}, ${k}, ${key})`, dimension },
        series: { as: 'name', expr: `first(${s}, ${s}, ${group})`, dimension: other },
        share: { as: 'percent', expr: part },
        otherShare: { as: 'percent', expr: usual },
      },
      claim: `${part} ${more ? '>' : '<'} ${usual}`,
      marks: [{ mark: 'highlight', keys: [String(label)], series: String(name) }],
      // A month is no part of anything that a reader has in mind.
      impact:
        Math.min(1, 0.35 + 1.2 * v) *
        Math.min(1, Math.abs(value - all / total) / PLAIN_TO_SEE) *
        (dimension.cycle || other.cycle ? OF_CYCLE : 1),
      p,
      ofAll: 'groups',
    };
  },
};
