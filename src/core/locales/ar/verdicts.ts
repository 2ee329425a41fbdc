import type { VerdictWords } from '../en/verdicts.js';
import { CLAIMS, FIGURES, number, plural, ROWS } from './plural.js';

export const verdicts: VerdictWords = {
  verifiedAll: 'تم التحقق من كل الأرقام',
  notVerified: (count) => `لم يُتحقق منه: ${plural(count, FIGURES)}`,
  noFiguresHere: 'لا أرقام في هذه الشريحة',
  claimsHold: (count) => `صحيح: ${plural(count, CLAIMS)}`,
  claimsBroken: (count) => `لم يعد صحيحًا: ${plural(count, CLAIMS)}`,
  markComputed: 'محسوب من الصفوف',
  markGiven: 'مُدخل يدويًا',
  markLiteral: 'يحتوي على عدد لا يرد في أي صف',
  markTyped: 'مكتوب كنص وغير مرتبط بالبيانات',
  markFailed: 'يتعذر حسابه',
  usedRows: (used, total) =>
    used === total ? plural(total, ROWS) : `${number(used)} من أصل ${number(total)} من الصفوف`,
  moreRows: (count) => `و${plural(count, ROWS)} غيرها`,
  queriedAt: (time) => `استُعلم عنه في ${time}`,
};
