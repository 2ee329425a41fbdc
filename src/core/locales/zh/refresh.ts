import type { RefreshWords } from '../en/refresh.js';

const n = (count: number): string => count.toLocaleString('zh');

export const refresh: RefreshWords = {
  refreshHeading: '新数据带来的变化',
  refreshIntro: '您看到的是使用新数据的幻灯片。在您应用之前不会有任何更改。',
  refreshApplied: '已应用新数据。',
  refreshDiscarded: '幻灯片保持不变。',
  refreshConfirm: '运行此演示文稿的查询？',
  refreshConfirmHint: '此演示文稿是打开的文件，不是在这里撰写的。其查询会在您的数据上运行。',
  runQueries: (count) => `运行 ${n(count)} 个查询`,
  sourcesFailed: (count) => `${n(count)} 个查询失败；保留原有数据行`,
  chartsBroken: (count) => `${n(count)} 个图表无法再绘制`,
  missingColumns: (names) => `缺少：${names}`,
  claimsNoLonger: (count) => `${n(count)} 条陈述不再成立`,
  typesChanged: (count) => `${n(count)} 个图表更换了类型`,
  sentencesReworded: (count) => `${n(count)} 个句子已改写`,
  sentencesHint: '由代码根据新的数据行改写。您或模型撰写的内容保持不变。',
  sentenceRemoved: '已删除：其内容均不再成立',
  figuresChanged: (count) => `${n(count)} 个数字已变化`,
  rowsOnlyChanged: '图表和表格显示新的数据行；文字不变。',
  was: '原为',
  becomes: '变为',
  noValue: '无数值',
  apply: '应用',
  applyAndRewrite: (count) => `应用并重写 ${n(count)} 张幻灯片`,
  discard: '放弃',
  acceptRefresh: '应用新数据，或运行查询',
  leaveRefresh: '保持幻灯片不变',
  rewritingSlides: (done, total) => `已重写 ${done} 张，共 ${n(total)} 张`,
  refreshing: '正在运行查询…',
  refreshUnchanged: '数据相同：没有变化。',
};
