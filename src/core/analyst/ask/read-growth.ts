import type { AskFilter } from './intent.js';
import { isPlausible as isYear } from './place-number.js';
import { isTime } from './profile-tables.js';
import { pattern, type PromptLine } from './prompt-line.js';
import type { TimeRead } from './read-groups.js';

export interface GrowthRead {
  growing: boolean;
  /** Periods that the prompt does not name by a word: the years of "from 2023 to 2024". */
  time?: TimeRead;
}

const PERIODS = ['YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY'];

/** "Month over month", "growth", "change from year to year": the period itself is read later. */
export function readGrowth(line: PromptLine, conditions: readonly AskFilter[]): GrowthRead {
  const changes = line.has(pattern('CHANGE|growth'));
  const again = (one: string): RegExp => pattern(`(?:from )?${one} (?:OVER${changes ? '|to' : ''}) ${one}`);
  // A column of years is named by the word itself.
  const [years] = line.readEach(pattern('(?:from )?{C} (?:OVER|to) {C}'), ({ groups: [from, to] }) =>
    changes && from?.link?.columns[0] === to?.link?.columns[0] && from?.link?.columns.some(isTime) ? from : undefined, [0]); // prettier-ignore
  if (years) return { growing: true };
  const period = PERIODS.find((one) => line.has(again(one)));
  if (period) line.merge(again(period), period);
  const growing = line.take(pattern('growth(?: rate)?(?: of)?')) !== undefined || period !== undefined;
  const span = changes ? conditions.find(isSpanOfYears) : undefined;
  if (!span || period) return { growing };
  const { column, said } = span;
  return {
    growing: true,
    time: { column, said, binned: false, ...(column.role === 'time' ? { grain: 'year' } : {}) },
  };
}

/** "From 2023 to 2024": what grows does so from year to year. */
const isSpanOfYears = ({ column, comparison, values }: AskFilter): boolean =>
  isTime(column) && comparison === 'between' && values.every((value) => typeof value === 'number' && isYear(value)); // prettier-ignore
