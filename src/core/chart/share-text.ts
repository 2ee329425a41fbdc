import { intl } from '../template/intl-cache.js';
import type { Frame } from './frame.js';

/** A share from 0 to 1 in whole percents; a small one keeps one digit, so that nothing visible is 0 %. */
export function shareText(frame: Frame, share: number): string {
  const small = share > 0 && share < 0.0095;
  return intl
    .number(frame.locale, {
      style: 'percent',
      ...(small ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }),
    })
    .format(share);
}
