import { mix } from './colors.js';
import type { Frame, Plot } from './frame.js';
import { quietColor, type Strong } from './highlight.js';
import { gapShare, namedEvery } from './office-marks.js';
import type { OfficeStep, WaterfallChart } from './office-types.js';
import { officeWords } from './office-words.js';
import type { Matrix } from './series-matrix.js';
import { labelFormat, plainFormat, sheetFormat } from './sheet-format.js';
import { axisName } from './value-axis.js';
import type { StepLabel } from './waterfall-labels.js';
import type { Step } from './waterfall-steps.js';

interface Drawn {
  plot: Plot;
  axis: boolean;
  /** From tick to tick. */
  step: number;
  /** Px across a bar. */
  thick: number;
  /** Lines lead from bar to bar. */
  connected: boolean;
  names: Matrix;
  labels: ReadonlyMap<number, StepLabel>;
  strong: Strong;
  total: string;
}

/** A waterfall for office programs: what is typed into its workbook, from which all else follows there. */
export function waterfallOffice(frame: Frame, steps: readonly Step[], drawn: Drawn): WaterfallChart {
  const { config, encoding, locale, phrases, theme } = frame;
  const { plot, axis, step: tickStep, thick, connected, names, labels, strong, total } = drawn;
  const { positive: rise, negative: fall } = theme.colors;
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  const every = namedEvery(frame, names, plot);
  const values = [...levels, ...steps.map(({ value }) => value)];
  return {
    kind: 'waterfall',
    plot,
    axis,
    step: tickStep,
    gap: gapShare(plot.width, steps.length, thick),
    ...(every > 1 ? { every } : {}),
    categoryName: axisName(frame, config.xLabel, encoding.category),
    categories: steps.map(({ category }) => category.label),
    valueName: axisName(frame, config.yLabel, encoding.value),
    format: sheetFormat(frame, values),
    tickFormat: plainFormat(frame, values, tickStep),
    words: { ...officeWords(locale), total: phrases.total },
    colors: { rise, fall, total },
    ...(strong.size === 0 ? {} : { strong: { at: strong, quiet: quietColor(frame) } }),
    ...(connected ? { connectors: connectorColor(frame) } : {}),
    steps: steps.map((step, i): OfficeStep => {
      const label = labels.get(i);
      const summed = step.total && i > 0 && agree(step.to, steps[i - 1]?.to ?? 0);
      const one = { value: step.value, total: step.total, summed };
      if (!label) return one;
      const { label: name } = step.category;
      // Where names are thinned, the value of a total carries its name.
      const before = step.total && label.text.startsWith(`${name} `) ? `${name} ` : '';
      const format = labelFormat(frame, values, step.value ?? 0, { signed: !step.total, before });
      return { ...one, label: { ...label, format } };
    }),
  };
}

/** Of the lines from bar to bar. */
export const connectorColor = ({ theme }: Frame): string => mix(theme.colors.rule, theme.colors.muted, 0.7);

/** Whether sums are the same but for what adding decimals in binary makes of them. */
const agree = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
