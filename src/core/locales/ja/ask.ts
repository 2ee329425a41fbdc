import type { AskWords } from '../en/ask.js';

export const ask: AskWords = {
  promptLabel: '追加するスライドの内容…',
  promptHint: '普段の言葉で、または SQL で。',
  ask: '質問する',
  closeDialog: '閉じる',
  suggestions: '候補',
  suggestionCount: (count) => `候補 ${count.toLocaleString('ja')} 件`,
  forExample: '例',
  readingTables: 'テーブルを読み取り中…',
  nothingToAsk: '質問できるデータがありません。列が 1 つ以上あるテーブルをページに渡してください。',
  asking: '調べています…',
  understood: '解釈',
  queryEdited: 'クエリを編集しました。タイトルが合っているか確かめてください。',
  otherReadings: '別の解釈',
  preview: 'プレビュー',
  insertSlide: 'スライドを挿入',
  writingSlide: 'スライドを作成中…',
  slideAdded: (title) => `「${title}」を追加しました。`,
  questionStays: 'このページの外には何も送られません。',
  questionSent: '入力した言葉と、テーブル名・列名がサービスに送られます。',
};
