import type { RefreshWords } from '../en/refresh.js';

const n = (count: number): string => count.toLocaleString('ja');

export const refresh: RefreshWords = {
  refreshHeading: '新しいデータによる変化',
  refreshIntro: '新しいデータでスライドを表示しています。適用するまで何も変わりません。',
  refreshApplied: '新しいデータを適用しました。',
  refreshDiscarded: 'スライドは元のままです。',
  refreshConfirm: 'このスライドのクエリを実行しますか？',
  refreshConfirmHint:
    'ここで作成されたものではなく、開かれたファイルです。クエリはお手元のデータに対して実行されます。',
  runQueries: (count) => `${n(count)} 件のクエリを実行`,
  sourcesFailed: (count) => `${n(count)} 件のクエリが失敗しました。以前の行を残します`,
  chartsBroken: (count) => `${n(count)} 件のグラフを描けなくなりました`,
  missingColumns: (names) => `不足：${names}`,
  claimsNoLonger: (count) => `${n(count)} 件の記述が成り立たなくなりました`,
  typesChanged: (count) => `${n(count)} 件のグラフの種類が変わりました`,
  sentencesReworded: (count) => `${n(count)} 文を書き換えました`,
  sentencesHint: '新しい行に合わせてコードが書き換えました。ご自身やモデルが書いた文はそのままです。',
  sentenceRemoved: '削除：成り立つ内容がなくなりました',
  figuresChanged: (count) => `${n(count)} 件の数値が変わりました`,
  rowsOnlyChanged: 'グラフと表は新しい行を表示します。文章は変わりません。',
  was: '以前',
  becomes: '以後',
  noValue: '値なし',
  apply: '適用',
  applyAndRewrite: (count) => `適用して ${n(count)} 枚を書き直す`,
  discard: '破棄',
  acceptRefresh: '新しいデータを適用、またはクエリを実行',
  leaveRefresh: 'スライドを元のままにする',
  rewritingSlides: (done, total) => `${n(total)} 枚中 ${done} 枚を書き直し済み`,
  refreshing: 'クエリを実行中…',
  refreshUnchanged: 'データは同じで、変更はありません。',
};
