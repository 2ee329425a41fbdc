import type { VerdictWords } from '../en/verdicts.js';

const n = (count: number): string => count.toLocaleString('ja');

export const verdicts: VerdictWords = {
  verifiedAll: 'すべての数値を確認済み',
  notVerified: (count) => `未確認の数値 ${n(count)} 件`,
  noFiguresHere: 'このスライドに数値はありません',
  claimsHold: (count) => `${n(count)} 件の記述が成り立ちます`,
  claimsBroken: (count) => `${n(count)} 件の記述が成り立たなくなりました`,
  markComputed: '行から計算',
  markGiven: '手入力',
  markLiteral: 'どの行にもない数を含む',
  markTyped: 'データと結びつかない文字列',
  markFailed: '計算できません',
  usedRows: (used, total) => (used === total ? `${n(total)} 行` : `${n(total)} 行中 ${n(used)} 行`),
  moreRows: (count) => `ほか ${n(count)} 行`,
  queriedAt: (time) => `${time} に取得`,
};
