import type { AskGrain, AskMeasure, Intent } from './intent.js';
import { isLevelName } from '../amount-names.js';
import { isNumber } from './profile-tables.js';

const OTHER_GRAIN: Partial<Record<AskGrain, AskGrain>> = {
  year: 'month', quarter: 'year', month: 'year', week: 'month', day: 'month', weekday: 'month', 'month-name': 'month', hour: 'day', 'hour-of-day': 'hour',
}; // prettier-ignore

/** What else the same words may mean: another aggregation, another period, the axes the other way round. */
export function otherReadings(intent: Intent): Intent[] {
  return [...otherAggregations(intent), ...otherGrains(intent), ...otherAxes(intent)];
}

function otherAggregations(intent: Intent): Intent[] {
  const { measures, shape } = intent;
  const [only] = measures;
  if (
    shape === 'points' ||
    shape === 'histogram' ||
    measures.length !== 1 ||
    !only?.column ||
    !isNumber(only.column)
  )
    return [];
  // A level has no total.
  const total = isLevelName(only.column.name) ? 'median' : 'sum';
  const other = only.aggregation === 'sum' ? 'average' : only.aggregation === 'average' ? total : 'average';
  const measure: AskMeasure = { ...only, aggregation: other };
  return [{ ...intent, shape: 'groups', measures: [measure] }];
}

function otherGrains(intent: Intent): Intent[] {
  const timed = intent.groups.find(({ grain }) => grain !== undefined);
  const other = timed?.grain && OTHER_GRAIN[timed.grain];
  if (!timed || !other) return [];
  return [
    {
      ...intent,
      groups: intent.groups.map((group) => (group === timed ? { ...group, grain: other } : group)),
    },
  ];
}

function otherAxes(intent: Intent): Intent[] {
  const { groups, measures, shape } = intent;
  if (shape === 'points' && groups.length === 0) return [{ ...intent, measures: [...measures].reverse() }];
  return groups.length === 2 && shape === 'groups' ? [{ ...intent, groups: [...groups].reverse() }] : [];
}
