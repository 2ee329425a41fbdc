import type { VerdictWords } from '../en/verdicts.js';

const n = (count: number): string => count.toLocaleString('zh');

export const verdicts: VerdictWords = {
  figuresComputed: '数字由数据行计算',
  notVerified: (count) => `${n(count)} 个数字未核实`,
  noFiguresHere: '此幻灯片上没有数字',
  sentencesChecked: (checked, total) => `${n(total)} 句中 ${n(checked)} 句已核实`,
  sentences: '句子',
  sentenceStates: {
    checked: '已核实：由代码根据这些数据行写成',
    computed: '数字由数据行计算，措辞未核实',
    typed: '其中有手工输入的数字',
    broken: '其数字或论断不成立',
  },
  claimsBroken: (count) => `${n(count)} 条陈述不再成立`,
  partsLeftOut: (count) => `已略去 ${n(count)} 处内容`,
  leftOutReasons: {
    literals: '包含并非来自数据行的数字',
    placeholders: '其中有数字无法由数据行计算',
    marks: '其中有数字并非仅由数据行计算',
    links: '包含链接或标记',
    claims: '数据行不支持这一说法',
    figures: '显示了任何数据行都不单独包含的内容',
  },
  builtInWrote: '模型未给出可展示的内容，因此由内置规则撰写。',
  markComputed: '由数据行计算',
  markGiven: '手动输入',
  markLiteral: '包含数据行中没有的数字',
  markTyped: '作为文字输入，未与数据关联',
  markFailed: '无法计算',
  usedRows: (used, total) => (used === total ? `${n(total)} 行` : `${n(total)} 行中的 ${n(used)} 行`),
  moreRows: (count) => `以及另外 ${n(count)} 行`,
  queriedAt: (time) => `查询于 ${time}`,
};
