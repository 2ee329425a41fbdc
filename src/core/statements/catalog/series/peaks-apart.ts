import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Dimension } from '../../frame/dimension.js';
import { smoothnessP } from '../../tests/order-tests.js';
import type { Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { onlyExtreme } from '../time/time-kind.js';
import { byTwoNames, isTable, twoNames } from './two-names.js';

const ALPHA = 0.01;
/** A week has the fewest places. */
const LEAST_PLACES = 7;
const MOST_GROUPS = 6;
/** At the other's peak a group is this much below its own. */
const LEAST_BELOW = 0.1;

/** Two groups that peak at different places of a day, a week or a year, each with a smooth course (Bartels' test). */
export const peaksApart: Kind = {
  name: 'peaks-apart',
  candidates: (frame) =>
    (frame.dimension?.cycle || frame.series?.cycle) && isTable(frame) ? byTwoNames(frame) : [],
  find(frame, { by = '', series = '', measure = '' }) {
    const { points, base } = frame;
    const named = twoNames(frame, { by, series, measure });
    if (!named || base.cut !== undefined) return undefined;
    const { dimension, other, own } = named;
    const isTurned = dimension.cycle === undefined;
    const [places, groups]: [Dimension, Dimension] = isTurned ? [other, dimension] : [dimension, other];
    if (places.cycle === undefined || groups.cycle || groups.grain) return undefined;
    const courses = new Map<string, { place: string; value: number }[]>();
    for (const { label, series: name, value } of points) {
      const [place, group] = isTurned ? [name, label] : [label, name];
      if (isNameless(place) || isNameless(group)) return undefined;
      courses.set(String(group), [...(courses.get(String(group)) ?? []), { place: String(place), value }]);
    }
    if (courses.size > MOST_GROUPS) return undefined;
    const peaks = [...courses].flatMap(([group, course]) => {
      const values = course.map(({ value }) => value);
      const at = course[onlyExtreme(values, 1)];
      const p = smoothnessP(values);
      if (!at || isRest(group) || values.length < LEAST_PLACES || p > ALPHA) return [];
      return [{ group, ...at, p, sum: values.reduce((a, b) => a + b, 0), course }];
    });
    const [first, ...rest] = peaks.sort((a, b) => b.sum - a.sum);
    const second = rest.find((one) => first && isApart(one, first) && isApart(first, one));
    if (!first || !second) return undefined;
    const [k, g, v] = [places, groups].map(({ column }) => columnRef(column)).concat(columnRef(measure));
    const at = (place: string, group: string): string =>
      `first(${v}, ${k}, ${quoted(place)}, ${g}, ${quoted(group)})`;
    const value = (one: typeof first): Slot => ({
      as: 'value',
      expr: at(one.place, one.group),
      measure: own,
      value: one.value,
    });
    const name = (one: typeof first): Slot => ({
      as: 'name',
      expr: `first(${g}, ${g}, ${quoted(one.group)})`,
      dimension: groups,
    });
    const when = (one: typeof first): Slot => ({
      as: 'when',
      expr: `first(${k}, ${k}, ${quoted(one.place)})`,
      dimension: places,
    });
    return {
      args: { by, series, measure },
      form: 'peaks-apart',
      slots: {
        ...{ first: name(first), atFirst: when(first), from: value(first) },
        ...{ second: name(second), atSecond: when(second), to: value(second) },
      },
      claim:
        `${at(first.place, first.group)} > ${at(second.place, first.group)} and ` +
        `${at(second.place, second.group)} > ${at(first.place, second.group)}`,
      marks: isTurned
        ? [{ mark: 'highlight', keys: [first.group], series: first.place }]
        : [{ mark: 'highlight', keys: [first.place, second.place] }],
      impact: 0.55,
      p: Math.max(first.p, second.p),
      ofAll: 'conditions',
    };
  },
};

interface Peak {
  place: string;
  value: number;
  course: readonly { place: string; value: number }[];
}

/** Whether a group is clearly below its own peak where the other has its. */
function isApart(one: Peak, other: Peak): boolean {
  const there = one.course.find(({ place }) => place === other.place)?.value;
  return there !== undefined && one.value > 0 && there <= (1 - LEAST_BELOW) * one.value;
}
