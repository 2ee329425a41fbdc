import { isBooleanWord } from '../../intake/columns/booleans.js';
import { plainText } from '../expressions.js';
import { isPlural, plural } from '../frame/english-nouns.js';
import { readableName } from '../frame/names.js';
import { columnNoun, isParticiple } from '../frame/quantity-names.js';
import type { Condition } from '../sql/types.js';

/** `closed_at`, `paid_on`: when something was done. */
const WHEN_DONE = /^(.+?)[_\s](?:at|on|date|time|ts|datetime|timestamp)$/i;
/** What has happened on the date of it: `churn_date`. */
const DONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      churn: 'churned',
      cancel: 'cancelled',
      cancellation: 'cancelled',
      delivery: 'delivered',
      payment: 'paid',
    },
    ...{
      approval: 'approved',
      completion: 'completed',
      resolution: 'resolved',
      close: 'closed',
      closing: 'closed',
    },
    ...{
      termination: 'terminated',
      shipping: 'shipped',
      shipment: 'shipped',
      ship: 'shipped',
      return: 'returned',
    },
  }),
);
const MOST_NAMES = 3;
/** Values of one or two characters say nothing without their column. */
const SHORT = /^(?:[\p{L}\d]{1,2}|\d{1,6})$/u;

/** Values that say nothing without their column: codes, and yes or no in any language. */
export const needsColumn = (name: string): boolean => SHORT.test(name) || isBooleanWord(name);

/**
 * A condition as people say it who know what the rows are: "closed tickets only", "without cancelled bookings". Undefined where the plain
 * words for it do.
 *
 * @param things what the rows are called, plural; empty where nothing says it
 */
export function englishCondition(condition: Condition, things: string): string | undefined {
  const { kind, column, stage, part } = condition;
  if (column === undefined || stage === 'having' || part !== undefined) return undefined;
  if (kind === 'filled' || kind === 'empty') return ofFilled(column, kind === 'filled', things);
  const flag = flagOf(condition);
  if (flag !== undefined) return ofFlag(column, flag, things);
  const isIn = kind === 'equal' || kind === 'in';
  if (!isIn && kind !== 'not-equal' && kind !== 'not-in') return undefined;
  return ofValues(condition, column, isIn, things);
}

const only = (which: string, things: string): string => `${which}${things === '' ? '' : ` ${things}`} only`;
const without = (which: string, things: string): string =>
  `without ${which}${things === '' ? '' : ` ${things}`}`;

function ofFilled(column: string, isFilled: boolean, things: string): string | undefined {
  if (isFilled && /\?\s*$/.test(column)) return 'of those who answered';
  const stem = readableName(WHEN_DONE.exec(column)?.[1] ?? '');
  const done = DONE.get(stem) ?? stem;
  if (!isParticiple(done)) return undefined;
  if (isFilled) return only(done, things);
  if (done === 'churned' || done === 'cancelled') return without(done, things);
  return things === '' ? `not yet ${done} only` : `${things} not yet ${done}`;
}

/** Whether it asks for the yes or the no of a column of both. */
function flagOf({ kind, values }: Condition): boolean | undefined {
  if (kind === 'true' || kind === 'false') return kind === 'true';
  if (kind !== 'equal' && kind !== 'not-equal') return undefined;
  const [value] = values;
  if (typeof value === 'string' && /^(?:y|yes|n|no)$/i.test(value))
    return /^y/i.test(value) === (kind === 'equal');
  return value === 0 || value === 1 ? (value === 1) === (kind === 'equal') : undefined;
}

function ofFlag(column: string, holds: boolean, things: string): string | undefined {
  const [, verb = '', what = ''] = /^(is|was|are|has|had|have)? ?(.+)$/i.exec(readableName(column)) ?? [];
  if (/^ha/i.test(verb)) return `${holds ? 'with' : 'without'} ${what}`;
  const done = DONE.get(what) ?? what;
  if (verb === '' && !isParticiple(done)) return undefined;
  return holds ? only(done, things) : without(done, things);
}

/** `status = 'Paid'`, `status <> 'cancelled'`, `gender IN ('M', 'F')`. */
function ofValues({ values }: Condition, column: string, isIn: boolean, things: string): string | undefined {
  const names = values.map((value) => plainText(String(value)));
  if (names.length === 0 || names.length > MOST_NAMES || names.some((name) => name === '')) return undefined;
  const list = (some: readonly string[]): string =>
    new Intl.ListFormat('en', { type: isIn ? 'disjunction' : 'conjunction' }).format(some);
  if (names.every(isParticiple)) {
    const which = list(names.map((name) => name.toLowerCase()));
    return isIn ? only(which, things) : without(which, things);
  }
  const noun = columnNoun(column);
  if (values.every((value) => typeof value === 'string') && names.every(needsColumn) && noun !== '') {
    const labels = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
    const called = names.length > 1 && !isPlural(noun) ? plural(noun) : noun;
    return isIn ? `${called} ${labels} only` : `without ${called} ${labels}`;
  }
  return undefined;
}
