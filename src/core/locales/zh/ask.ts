import type { AskWords } from '../en/ask.js';

export const ask: AskWords = {
  promptLabel: '添加一张关于…的幻灯片',
  promptHint: '用您自己的话，或用 SQL。',
  ask: '提问',
  closeDialog: '关闭',
  suggestions: '建议',
  suggestionCount: (count) => `${count.toLocaleString('zh')} 条建议`,
  forExample: '例如',
  readingTables: '正在读取表…',
  nothingToAsk: '没有可以提问的数据。请为页面提供至少有一列的表。',
  asking: '正在查找…',
  understood: '理解为',
  queryEdited: '这是您修改后的查询：请检查标题是否仍然合适。',
  otherReadings: '或者您的意思是',
  preview: '预览',
  insertSlide: '插入幻灯片',
  writingSlide: '正在撰写幻灯片…',
  slideAdded: (title) => `已添加“${title}”。`,
  questionStays: '任何内容都不会离开此页面。',
  questionSent: '您的话以及表名和列名会发送给服务。',
};
