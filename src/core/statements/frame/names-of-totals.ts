import { isTotalLabel } from '../../intake/table/total-words.js';
import type { Condition } from '../sql/types.js';

/** "ITALIA - TOT.", "Total general (incl. others)": a word for totals anywhere in a name. */
export const namesTotal = (text: string): boolean =>
  text.split(/\s[-–—:(/]\s?|[(,:]/u).some((part) => isTotalLabel(part)) ||
  /(?:^|[^\p{L}])tot\.(?:[^\p{L}]|$)/iu.test(text);

/** Whether a condition of a query leaves totals out, which are no part of anything. */
export const leavesTotalsOut = ({ kind, stage, values }: Condition): boolean =>
  stage === 'where' &&
  (kind === 'not-equal' || kind === 'not-in') &&
  values.length > 0 &&
  values.every((value) => typeof value === 'string' && namesTotal(value));
