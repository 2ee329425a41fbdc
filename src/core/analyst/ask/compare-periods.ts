import { between, next, startOf, UNIT, type Unit } from './calendar.js';
import type { AskFilter } from './intent.js';
import { isPlausible as isYear } from './place-number.js';
import { timeColumn } from './placed.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';
import { GRAINS, type TimeRead } from './read-groups.js';

const AGAINST = '(?:VS|compared to|compared with|compared|to|AND)';

export interface ComparedPeriods {
  filters: AskFilter[];
  /** Each period is a group of its own. */
  time: TimeRead;
}

/** Two periods side by side: "last year vs this year", "2023 versus 2024", "compare 2023 and 2024". */
export function readComparedPeriods(
  line: PromptLine,
  table: TableProfile,
  now: Date,
): ComparedPeriods | undefined {
  const column = timeColumn(table);
  if (!column) return undefined;
  const [relative] = line.readEach(pattern(`(LAST|THIS) ${UNIT} ${AGAINST} (LAST|THIS)(?: ${UNIT})?`), (taken) => {
    const [first, unit, second, other] = taken.texts;
    return first !== second && (other === '' || other === unit) ? taken : undefined;
  }); // prettier-ignore
  if (relative) {
    const unit = relative.texts[1] as Unit;
    const start = startOf(now, unit);
    return asGroups(
      column,
      between(column, next(start, unit, -1), next(start, unit, 1), relative.said),
      unit,
      relative.said,
    );
  }
  const [years] = line.readEach(pattern(`(compare )?{N} ${AGAINST} {N}`), (taken) => {
    const values = yearsOf(taken);
    const compared = /VS|compare/.test(taken.tags.map(({ text }) => text).join(' ')) || line.has(pattern('compare'));
    return compared && values.length === 2 && values.every(isYear) ? taken : undefined;
  }); // prettier-ignore
  if (!years) return undefined;
  const values = yearsOf(years);
  return asGroups(column, [{ column, comparison: 'in', values, joined: 'AND', said: years.said }], 'YEAR', years.said); // prettier-ignore
}

function asGroups(column: AskColumn, filters: AskFilter[], unit: Unit, said: string): ComparedPeriods {
  const grain = GRAINS[unit];
  return { filters, time: { column, said, binned: false, ...(grain ? { grain } : {}) } };
}

const yearsOf = ({ groups }: Taken): number[] =>
  groups.flatMap((tag) => (tag?.words[0]?.kind === 'number' ? [Number(tag.words[0].value)] : []));
