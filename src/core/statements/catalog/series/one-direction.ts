import { columnRef } from '../../../template/column-ref.js';
import { isJittery, period, valuesOf } from '../time/time-kind.js';
import { firstExpr, firstOf, lastExpr, lastOf, seriesKind, seriesName, seriesNames } from './series-kind.js';

/** All series rose (or fell) from the first to the last period, or all but one. */
export const oneDirection = seriesKind(
  'one-direction',
  ({ lines, frame }) => {
    const [one] = lines;
    const [start, end] = [one?.moments[0], one?.moments.at(-1)];
    if (!one || !start || !end || lines.length < 3 || lines.some((line) => isJittery(valuesOf(line))))
      return undefined;
    const rising = lines.filter((line) => lastOf(line) > firstOf(line));
    const falling = lines.filter((line) => lastOf(line) < firstOf(line));
    const up = rising.length >= falling.length;
    const [most, rest] = up
      ? [rising, lines.filter((line) => !rising.includes(line))]
      : [falling, lines.filter((line) => !falling.includes(line))];
    if (rest.length > 1 || most.length < 3) return undefined;
    const [odd] = rest;
    const sign = up ? '>' : '<';
    const claim = most.map((line) => `${lastExpr(line)} ${sign} ${firstExpr(line)}`).join(' and ');
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
