import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: '编辑查询',
  closeQuery: '关闭编辑器',
  queryHint: 'Ctrl + Enter 运行，Esc 重置',
  runQuery: '运行',
  explainQuery: '执行计划',
  useQuery: '使用此查询',
  resetQuery: '重置',
  restoreQuery: '恢复我的修改',
  runningQuery: '正在运行查询…',
  noRows: '查询没有返回任何行。',
  resultCut: '结果被截断：不会据此计算数字。请进一步汇总或筛选。',
  tables: '数据表',
  filterNames: '按名称筛选',
  noMatch: '没有匹配的名称。',
  insertName: (name) => `插入 ${name}`,
  useName: (name) => `使用 ${name}`,
  meant: '您是指其中之一吗？',
};
