import type { CategoryChart, OfficeChart, PointChart } from '../../../chart/office-types.js';
import { fillPhrase } from '../../../chart/phrases.js';
import { columnName, GENERAL, serialDay, type SheetColumn } from './sheet.js';
import { waterfallColumns } from './waterfall-sheet.js';

/** The figures of a chart as the columns of its workbook: categories and a column a series, or a row a point. */
export function sheetColumns(chart: OfficeChart): SheetColumn[] {
  if ('groups' in chart) return pointColumns(chart);
  return chart.kind === 'waterfall' ? waterfallColumns(chart) : categoryColumns(chart);
}

/** Not where a cell would hold what is no number: sums may go beyond what a number can hold. */
export const fitsWorkbook = (chart: OfficeChart): boolean =>
  sheetColumns(chart).every(({ cells }) =>
    cells.every((cell) => typeof cell !== 'number' || Number.isFinite(cell)),
  );

function categoryColumns(chart: CategoryChart): SheetColumn[] {
  const { categories, times, series, sums, ends } = chart;
  const formulas = categories.map((_, r) => `SUM(B${r + 2}:${columnName(series.length)}${r + 2})`);
  return [
    times
      ? { heading: chart.categoryName, cells: times.at.map(serialDay), format: times.format }
      : { heading: chart.categoryName, cells: categories, format: GENERAL },
    ...series.map(({ name, values, formula }) => ({
      heading: name,
      cells: values,
      format: chart.format,
      ...(formula && { formulas: values.map(() => `${formula}($B$2:$B$${values.length + 1})`) }),
    })),
    ...(chart.percent && chart.labels ? series.map((_, s) => shareColumn(chart, s)) : []),
    ...(sums ? [{ heading: sums.name, cells: sums.values, format: chart.format, formulas }] : []),
    ...(chart.stacked && ends ? [...ends.labels.keys()].map((s) => nameHeights(chart, s)) : []),
  ];
}

/** What the values of a series are of the sums of their rows. */
function shareColumn({ categories, series, percent }: CategoryChart, s: number): SheetColumn {
  const cells = percent?.shares[s] ?? [];
  const last = columnName(series.length);
  return {
    heading: fillPhrase(percent?.heading ?? '', { name: series[s]?.name ?? '' }),
    cells,
    format: percent?.format ?? GENERAL,
    formulas: categories.map((_, r) =>
      (cells[r] ?? null) === null
        ? undefined
        : `${columnName(s + 1)}${r + 2}/SUM($B${r + 2}:$${last}${r + 2})`,
    ),
  };
}

/** The middle of a part of the last stack, where its name stands. */
function nameHeights({ categories, series, format, ends }: CategoryChart, s: number): SheetColumn {
  const { name = '', values = [] } = series[s] ?? {};
  const at = values.findLastIndex((value) => value !== null);
  const below = series.slice(0, s).reduce((sum, it) => sum + (it.values[at] ?? 0), 0);
  const [row, own] = [at + 2, columnName(s + 1)];
  const formula = s === 0 ? `${own}${row}/2` : `SUM(B${row}:${columnName(s)}${row})+${own}${row}/2`;
  return {
    heading: fillPhrase(ends?.heading ?? '', { name }),
    cells: categories.map((_, c) => (c === at ? below + (values[at] ?? 0) / 2 : null)),
    format,
    formulas: categories.map((_, c) => (c === at ? formula : undefined)),
  };
}

function pointColumns({ groups, kind, timed, ...chart }: PointChart): SheetColumn[] {
  const points = groups.flatMap(({ name, points: own }) => own.map((point) => ({ ...point, name })));
  const text = (cells: string[]): SheetColumn => ({ heading: '', cells, format: GENERAL });
  return [
    text(points.map(({ name }) => name)),
    text(points.map(({ label }) => label ?? '')),
    {
      heading: chart.xName,
      cells: points.map(({ x }) => (timed ? serialDay(x) : x)),
      format: chart.xFormat,
    },
    { heading: chart.valueName, cells: points.map(({ y }) => y), format: chart.format },
    ...(kind === 'bubble'
      ? [{ heading: chart.sizeName, cells: points.map(({ size }) => size ?? 0), format: GENERAL }]
      : []),
  ];
}
