import { columnRef } from '../../../template/column-ref.js';
import { isJittery, period, valuesOf } from '../time/time-kind.js';
import { firstExpr, firstOf, lastExpr, lastOf, seriesKind, seriesName, seriesNames } from './series-kind.js';

/** By a sign test fewer than one in a hundred times. */
const MANY = 8;

/** All series rose (or fell) from the first to the last period, or all but one. */
export const oneDirection = seriesKind(
  'one-direction',
  ({ lines, frame }) => {
    const [one] = lines;
    const [start, end] = [one?.moments[0], one?.moments.at(-1)];
    if (!one || !start || !end || lines.length < 3) return undefined;
    const rising = lines.filter((line) => lastOf(line) > firstOf(line));
    const falling = lines.filter((line) => lastOf(line) < firstOf(line));
    const up = rising.length >= falling.length;
    const [most, rest] = up
      ? [rising, lines.filter((line) => !rising.includes(line))]
      : [falling, lines.filter((line) => !falling.includes(line))];
    const [odd] = rest;
    if (rest.length > 1 || most.length < 3) return undefined;
    // Single lines go up and down by chance; so many do not all end on one side of where they began.
    if (lines.some((line) => isJittery(valuesOf(line))) && (odd || most.length < MANY)) return undefined;
    const sign = up ? '>' : '<';
    // As many as a claim can hold.
    const claim = most
      .map((line) => `${lastExpr(line)} ${sign} ${firstExpr(line)}`)
      .reduce((all, one) => (all.length + one.length > 470 ? all : `${all} and ${one}`));
    if (claim.length > 480 || (odd && lastOf(odd) === firstOf(odd))) return undefined;
    return {
      form: `one-direction.${up ? 'up' : 'down'}${odd ? '.but-one' : ''}`,
      slots: {
        names: seriesNames(most),
        ...(odd ? { odd: seriesName(odd) } : {}),
        count: {
          as: 'count',
          expr: `distinct(${columnRef(one.series.dimension.column)})`,
          of: one.series.dimension,
        },
        start: period(one, start),
        end: period(one, end),
      },
      claim,
      ...(odd
        ? { marks: [{ mark: 'highlight' as const, keys: [odd.series.key], of: 'series' as const }] }
        : {}),
      impact: odd ? 0.5 : 0.42,
      ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
    };
  },
  { comparesEnds: true },
);
