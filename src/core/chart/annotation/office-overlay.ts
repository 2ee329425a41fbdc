import { mix } from '../colors.js';
import type { Frame, Plot } from '../frame.js';
import { officeTexts } from '../office-marks.js';
import type { OfficeChart, OfficeSeries, OfficeText } from '../office-types.js';
import { BAND_OPACITY } from './draw-overlay.js';
import type { LevelLine, Overlay, Rule } from './overlay.js';
import type { Stage, ValueStage } from './stage.js';

/** What is drawn over a chart of an office program, or behind it, as shapes of the slide. Lengths are px of the chart. */
export interface OfficeOverlay {
  behind: readonly { place: Plot; fill: string }[];
  rims: readonly { place: Plot; color: string }[];
  rules: readonly Rule[];
  texts: readonly OfficeText[];
}

/**
 * The chart with its levels as series, which follow what is typed into its workbook, and the rest of the overlay as shapes. Bars that
 * lie have no lines across them in such programs, and of stacks sums are formulas over all series: there a level is a shape too.
 */
export function officeOverlay(
  frame: Frame,
  given: OfficeChart,
  overlay: Overlay,
  stage: Stage | undefined,
): { chart: OfficeChart; overlay: OfficeOverlay } {
  const { accent, background, text } = frame.theme.colors;
  const chart = stage?.kind === 'values' && isOver(overlay) ? withRange(given, stage) : given;
  const asSeries =
    'series' in chart &&
    !chart.stacked &&
    !chart.percent &&
    (chart.kind === 'column' || chart.kind === 'line' || chart.kind === 'area');
  const drawn = asSeries ? overlay.levels.filter(({ value }) => value !== 0) : [];
  return {
    chart:
      asSeries && drawn.length > 0
        ? {
            ...chart,
            series: [...chart.series, ...drawn.map((level) => levelSeries(level, chart.categories.length))],
          }
        : chart,
    overlay: {
      behind: overlay.bands.map((place) => ({ place, fill: mix(background, accent, BAND_OPACITY) })),
      rims: overlay.rims.map((place) => ({ place, color: text })),
      rules: [
        ...overlay.levels.filter((level) => !drawn.includes(level)).map(({ rule }) => rule),
        ...overlay.rules.map((rule) => onAxes(rule, chart, stage)),
      ],
      texts: officeTexts(frame, overlay.texts),
    },
  };
}

/** Whether shapes mean values of the chart: then its axis has to end where they say. */
const isOver = ({ rules, rims, levels }: Overlay): boolean => rules.length + rims.length + levels.length > 0;

/** The plot of such a program may be larger than that of the picture, by room for labels. */
function withRange(chart: OfficeChart, { plot, range, lying }: ValueStage): OfficeChart {
  if (!('series' in chart) || chart.percent || !chart.plot) return chart;
  const own = chart.plot;
  const [length, before, after] = lying
    ? [plot.width, plot.left - own.left, own.left + own.width - plot.left - plot.width]
    : [plot.height, own.top + own.height - plot.top - plot.height, plot.top - own.top];
  const each = range.max / length - range.min / length;
  const ends = { min: range.min - before * each, max: range.max + after * each };
  return Number.isFinite(ends.max - ends.min) ? { ...chart, range: ends } : chart;
}

/** Axes of such a program may begin and end farther out than those of the picture: a line through points lies where they do. */
function onAxes(rule: Rule, chart: OfficeChart, stage: Stage | undefined): Rule {
  if (stage?.kind !== 'points' || !('groups' in chart) || !chart.plot) return rule;
  const { left, top, width, height } = chart.plot;
  const x = valueAt(
    stage.points.map((point) => point.x),
    stage.xOf,
  );
  const y = valueAt(
    stage.points.map((point) => point.y),
    stage.yOf,
  );
  const share = (value: number, { min, max }: { min: number; max: number }): number =>
    (value - min) / (max - min);
  return {
    ...rule,
    points: rule.points.map(([px, py]) => [
      left + width * share(x(px), chart.x),
      top + height * (1 - share(y(py), chart.y)),
    ]),
  };
}

/** The value of a px along a linear scale, by the outermost of its values. */
function valueAt(values: readonly number[], of: (value: number) => number): (px: number) => number {
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  const length = of(high) - of(low);
  return (px) => (length === 0 ? low : low + ((px - of(low)) / length) * (high - low));
}

function levelSeries({ name, value, formula, rule }: LevelLine, count: number): OfficeSeries {
  return {
    name,
    color: rule.color,
    values: Array.from({ length: count }, () => value),
    quiet: true,
    line: true,
    level: true,
    ...(formula && { formula }),
  };
}
