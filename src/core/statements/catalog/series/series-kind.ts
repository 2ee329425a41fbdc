import type { Frame } from '../../frame/frame.js';
import type { Args, Finding, Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { isSeasoning } from '../../views/seasoning.js';
import { courseOf, isOffSeason, seriesKeys, type Course } from '../../views/course.js';

/** The lines of a chart over time, all from the same first to the same last period. */
export interface Lines {
  frame: Frame;
  lines: readonly (Course & { series: NonNullable<Course['series']> })[];
}

const MOST_SERIES = 24;
const STATISTIC =
  /^(?:the )?(?:average|avg\.?|mean|median|min(?:imum)?|max(?:imum)?|p\d{1,2}|(?:10|25|50|75|90|95|99)th percentile|durchschnitt|mittelwert|moyenne|médiane|media|mediana|média|平均|中央値|中位数|المتوسط|الوسيط)$/iu;

/** That the average is above the median is how both are made. */
export const areStatistics = (names: readonly unknown[]): boolean =>
  names.filter((name) => STATISTIC.test(String(name))).length > 1;

/** A kind that compares several series over the same time. */
export function seriesKind(
  name: string,
  find: (field: Lines) => Omit<Finding, 'args'> | undefined,
  { comparesEnds = false }: { comparesEnds?: boolean } = {},
): Kind {
  return {
    name,
    candidates: ({ dimension, series, measure }) =>
      dimension?.grain && series && measure
        ? [{ by: dimension.column, series: series.column, measure: measure.column }]
        : [],
    find(frame, args: Args) {
      const { by = '', series = '', measure = '' } = args;
      if (
        frame.dimension?.column !== by ||
        frame.series?.column !== series ||
        frame.measure?.column !== measure
      )
        return undefined;
      if (isSeasoning(frame)) return undefined;
      const keys = seriesKeys(frame);
      const lines = keys.flatMap((key) => {
        const course = courseOf(frame, key);
        return course?.series ? [{ ...course, series: course.series }] : [];
      });
      const [one] = lines;
      const [start, end] = [one?.moments[0]?.key, one?.moments.at(-1)?.key];
      const complete = lines.every(
        ({ moments }) => (moments[0]?.key === start || frame.running) && moments.at(-1)?.key === end,
      );
      if (areStatistics(keys)) return undefined;
      if (lines.length < 2 || keys.length > MOST_SERIES || start === end || !complete) return undefined;
      // A series without a name is in the sum and cannot be spoken of.
      if (frame.points.some((point) => point.series === null)) return undefined;
      if (comparesEnds && lines.some((line) => isOffSeason(line))) return undefined;
      const found = find({ frame, lines });
      // What is left over by all others is no line that anyone follows.
      const who = found?.slots['who'];
      const rest = lines.filter((line) => isRest(line.series.key)).map((line) => line.series.name);
      if (who?.as === 'name' && rest.includes(who.expr)) return undefined;
      return found && { args: { by, series, measure }, ...found };
    },
  };
}

export type Line = Lines['lines'][number];

export const firstOf = ({ moments }: Line): number => moments[0]?.value ?? 0;
export const lastOf = ({ moments }: Line): number => moments.at(-1)?.value ?? 0;
export const firstExpr = ({ moments }: Line): string => moments[0]?.of ?? 'null';
export const lastExpr = ({ moments }: Line): string => moments.at(-1)?.of ?? 'null';
export const seriesName = ({ series }: Line): Slot => ({
  as: 'name',
  expr: series.name,
  dimension: series.dimension,
});
export const seriesNames = (lines: readonly Line[]): Slot => ({
  as: 'names',
  exprs: lines.map(({ series }) => series.name),
  dimension: (lines[0] as Line).series.dimension,
});
