import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'クエリを編集',
  closeQuery: 'エディターを閉じる',
  queryHint: 'Ctrl + Enter で実行、Esc で元に戻す',
  runQuery: '実行',
  explainQuery: '実行計画',
  useQuery: 'このクエリを使う',
  resetQuery: '元に戻す',
  restoreQuery: '変更を復元',
  runningQuery: 'クエリを実行中…',
  noRows: 'クエリの結果は 0 行でした。',
  resultCut: '結果が途中で切れているため、数値は計算されません。集計や絞り込みをしてください。',
  tables: 'テーブル',
  filterNames: '名前で絞り込む',
  noMatch: '一致する名前がありません。',
  insertName: (name) => `${name} を挿入`,
  useName: (name) => `${name} を使う`,
  meant: 'もしかして',
};
