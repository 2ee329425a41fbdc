import type { RailWords } from '../en/rail.js';

const n = (count: number): string => count.toLocaleString('ja');

export const rail: RailWords = {
  chooseHint: 'Shift と矢印キーで複数のスライドを選択できます。',
  slidesChosen: (count, total) => `${n(total)} 枚中 ${n(count)} 枚のスライドを選択しています。`,
  slidesMoved: (first, last, total) =>
    `選択したスライドは ${n(total)} 枚中 ${n(first)}～${n(last)} 枚目になりました。`,
  slidesDeleted: (count) => `${n(count)} 枚のスライドを削除しました。`,
  slidesDuplicated: (count) => `${n(count)} 枚のスライドを複製しました。`,
  duplicateSlides: 'スライドを複製',
  deleteSlides: 'スライドを削除',
  moveBack: '上へ移動',
  moveOn: '下へ移動',
  moveFirst: '先頭へ移動',
  moveLast: '末尾へ移動',
  selectAllSlides: 'すべてのスライドを選択',
  slideMenu: 'スライドの操作',
  cut: '切り取り',
  copy: 'コピー',
  paste: '貼り付け',
  slidesCopied: (count) => `${n(count)} 枚のスライドをコピーしました。`,
  slidesCut: (count) => `${n(count)} 枚のスライドを切り取りました。`,
  slidesPasted: (count) => `${n(count)} 枚のスライドを貼り付けました。`,
  clipboardEmpty: 'クリップボードにスライドがありません。',
  clipboardBroken: 'クリップボードのスライドが破損しています。',
  clipboardFull:
    'スライドの行数が多すぎてクリップボードに入りません。一度にコピーする枚数を減らしてください。',
  clipboardRefused: (keys) =>
    `このブラウザーではメニューからクリップボードを使えません。スライド一覧で ${keys} を押してください。`,
  newSlide: '新しいスライド',
  newSlideMenu: '新しいスライドのその他の選択肢',
  newSlideFrom: (title) => `「${title}」から作成`,
  find: '検索',
  findAndReplace: '検索と置換',
  findPrevious: '前の一致箇所',
  findNext: '次の一致箇所',
  findClose: '検索を閉じる',
  findMatchCase: '大文字と小文字を区別する',
  findFormulas: '数式内も検索',
  findNothing: '見つかりませんでした',
  findFixed: 'データから計算された数値は置換されません。',
  replaceWith: '置換後の文字列',
  replace: '置換',
  replaceAll: 'すべて置換',
  findCount: (at, total) => `${n(at)} / ${n(total)}`,
  replaced: (count, claims) =>
    `${n(count)} 件を置換しました。${claims === 0 ? '' : `${n(claims)} 件の記述はデータと照合されなくなりました。`}`,
};
