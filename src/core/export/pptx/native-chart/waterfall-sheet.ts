import type { OfficeStep, WaterfallChart } from '../../../chart/office-types.js';
import { fillPhrase } from '../../../chart/phrases.js';
import { columnName, GENERAL, type SheetColumn } from './sheet.js';

/** Places of the columns of a waterfall's workbook; the connectors stand behind. */
export const STEP = {
  change: 1,
  level: 2,
  upper: 3,
  lower: 4,
  ground: 5,
  rise: 6,
  riseBelow: 7,
  fall: 8,
  fallBelow: 9,
  total: 10,
  above: 11,
  below: 12,
  connectors: 13,
} as const;

/** Each leads from one bar to the next; the third begins where the first has ended. */
export const CONNECTORS = 3;

type Formula = (row: number) => string;
const [B, C, D, E] = [STEP.change, STEP.level, STEP.upper, STEP.lower].map(
  (column): Formula =>
    (row) =>
      `${columnName(column)}${row + 2}`,
) as [Formula, Formula, Formula, Formula];

/**
 * The workbook of a waterfall: what is typed are the changes, and all else follows from them. So one edited change moves
 * every later bar, across zero as well: a bar is a part above zero and a part below it, and stands on a ground that is
 * not seen.
 */
export function waterfallColumns(chart: WaterfallChart): SheetColumn[] {
  const { categories, categoryName, steps, format, words, valueName } = chart;
  const changes = changesOf(steps);
  const { levels, upper, lower } = endsOf(steps, changes);
  const computed = (
    heading: string,
    cells: readonly (number | null)[],
    formula: (row: number) => string | undefined,
  ): SheetColumn => ({ heading, cells, format, formulas: steps.map((_, row) => formula(row)) });

  const above = (row: number): number => Math.max(0, upper[row] ?? 0) - Math.max(0, lower[row] ?? 0);
  const below = (row: number): number => Math.min(0, lower[row] ?? 0) - Math.min(0, upper[row] ?? 0);
  const part = (heading: string, is: (change: number) => boolean, test: string, over: boolean): SheetColumn =>
    computed(
      heading,
      steps.map(({ total }, row) =>
        total ? null : is(changes[row] ?? 0) ? (over ? above(row) : below(row)) : 0,
      ),
      (row) => {
        if (steps[row]?.total) return undefined;
        const size = over ? `MAX(0,${D(row)})-MAX(0,${E(row)})` : `MIN(0,${E(row)})-MIN(0,${D(row)})`;
        return `IF(${B(row)}${test}0,${size},0)`;
      },
    );
  const rises = (change: number): boolean => change >= 0;
  const falls = (change: number): boolean => change < 0;
  const belowZero = (name: string): string => fillPhrase(words.below, { name });

  return [
    { heading: categoryName, cells: categories, format: GENERAL },
    {
      heading: valueName || words.change,
      cells: changes,
      format,
      formulas: steps.map(({ summed }, row) => (summed ? C(row - 1) : undefined)),
    },
    computed(words.level, levels, (row) =>
      row === 0 || steps[row]?.total ? B(row) : `${C(row - 1)}+${B(row)}`,
    ),
    computed(words.upper, upper, (row) => `MAX(${start(steps, row)},${C(row)})`),
    computed(words.lower, lower, (row) => `MIN(${start(steps, row)},${C(row)})`),
    computed(
      words.ground,
      steps.map((_, row) => Math.max(0, lower[row] ?? 0) + Math.min(0, upper[row] ?? 0)),
      (row) => `MAX(0,${E(row)})+MIN(0,${D(row)})`,
    ),
    part(words.rise, rises, '>=', true),
    part(belowZero(words.rise), rises, '>=', false),
    part(words.fall, falls, '<', true),
    part(belowZero(words.fall), falls, '<', false),
    computed(
      words.total,
      steps.map(({ total }, row) => (total ? (levels[row] ?? 0) : null)),
      (row) => (steps[row]?.total ? C(row) : undefined),
    ),
    labelColumn(chart, changes, true),
    labelColumn(chart, changes, false),
    ...connectorColumns(chart, levels),
  ];
}

/** What stands in the column of changes: a total that is summed up says the level before it. */
function changesOf(steps: readonly OfficeStep[]): (number | null)[] {
  let level = 0;
  return steps.map(({ value, total, summed }) => {
    const change = summed ? level : value;
    level = total ? (change ?? 0) : level + (change ?? 0);
    return change;
  });
}

function endsOf(
  steps: readonly OfficeStep[],
  changes: readonly (number | null)[],
): { levels: number[]; upper: number[]; lower: number[] } {
  let level = 0;
  const bars = steps.map(({ total }, row) => {
    const from = total ? 0 : level;
    level = from + (changes[row] ?? 0);
    return { from, to: level };
  });
  return {
    levels: bars.map(({ to }) => to),
    upper: bars.map(({ from, to }) => Math.max(from, to)),
    lower: bars.map(({ from, to }) => Math.min(from, to)),
  };
}

/** Where a bar begins: at the level before it, or at zero. */
const start = (steps: readonly OfficeStep[], row: number): string =>
  row === 0 || steps[row]?.total ? '0' : C(row - 1);

/**
 * What is written above the bars or below them: rises and totals have it above, falls below, and an edited change goes
 * to the other side with its sign. Where the chart has it on another side than its sign says, it stays there.
 */
function labelColumn(
  { steps, words }: WaterfallChart,
  changes: readonly (number | null)[],
  above: boolean,
): SheetColumn {
  const cellOf = ({ label }: OfficeStep, row: number): [string | number | null, string | undefined] => {
    if (!label) return [null, undefined];
    const change = changes[row] ?? null;
    const natural = (change ?? 0) >= 0;
    const said = change === null ? '–' : change;
    const value = change === null ? `IF(${B(row)}="","–",${B(row)})` : B(row);
    if (label.above !== natural) return above === label.above ? [said, value] : [null, undefined];
    const test = `${B(row)}${above ? '>=' : '<'}0`;
    return [natural === above ? said : '', `IF(${test},${value},"")`];
  };
  const cells = steps.map(cellOf);
  return {
    heading: above ? words.labelAbove : words.labelBelow,
    cells: cells.map(([cell]) => cell),
    format: GENERAL,
    formats: steps.map(({ label }) => label?.format),
    formulas: cells.map(([, formula]) => formula),
  };
}

/** Lines at the level of each bar to the next one: in turn, so that gaps keep those of one column apart. */
function connectorColumns(
  { steps, words, connectors, format }: WaterfallChart,
  levels: readonly number[],
): SheetColumn[] {
  if (connectors === undefined) return [];
  return Array.from({ length: Math.min(CONNECTORS, steps.length - 1) }, (_, turn) => {
    // The row whose level a cell says.
    const of = steps.map((__, row) => {
      const from = row % CONNECTORS === turn ? row : row - 1;
      return from >= 0 && from % CONNECTORS === turn && from < steps.length - 1 ? from : -1;
    });
    return {
      heading: `${words.connector} ${turn + 1}`,
      cells: of.map((row) => (row < 0 ? null : (levels[row] ?? 0))),
      format,
      formulas: of.map((row) => (row < 0 ? undefined : C(row))),
    };
  });
}
