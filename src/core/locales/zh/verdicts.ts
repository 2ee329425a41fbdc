import type { VerdictWords } from '../en/verdicts.js';

const n = (count: number): string => count.toLocaleString('zh');

export const verdicts: VerdictWords = {
  verifiedAll: '所有数字均已核实',
  notVerified: (count) => `${n(count)} 个数字未核实`,
  noFiguresHere: '此幻灯片上没有数字',
  claimsHold: (count) => `${n(count)} 条陈述成立`,
  claimsBroken: (count) => `${n(count)} 条陈述不再成立`,
  markComputed: '由数据行计算',
  markGiven: '手动输入',
  markLiteral: '包含数据行中没有的数字',
  markTyped: '作为文字输入，未与数据关联',
  markFailed: '无法计算',
  usedRows: (used, total) => (used === total ? `${n(total)} 行` : `${n(total)} 行中的 ${n(used)} 行`),
  moreRows: (count) => `以及另外 ${n(count)} 行`,
  queriedAt: (time) => `查询于 ${time}`,
};
