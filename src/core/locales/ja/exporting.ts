import type { ExportingWords } from '../en/exporting.js';

const n = (count: number): string => count.toLocaleString('ja');

export const exporting: ExportingWords = {
  fileName: 'ファイル名',
  exportedSlides: 'スライド',
  everySlide: (count) => `すべて（${n(count)} 枚）`,
  onlySlide: (index) => `スライド ${index} のみ`,
  someSlides: '範囲を指定：',
  slideNumbers: 'スライド番号',
  slideNumbersHint: '例：1-3, 5',
  noSlideNumbers: 'スライド番号を入力してください（例：1-3, 5）。',
  unreadableNumbers: (part) => `「${part}」はスライド番号ではありません。1-3, 5 のように入力してください。`,
  numbersBeyond: (part, total) => `「${part}」はありません。スライド番号は 1～${total} です。`,
  noSlideLeft:
    '書き出すスライドがありません。このスライドは表紙です。別のスライドを選択するか、表紙を含めてください。',
  charts: 'グラフ',
  chartForms: { image: '画像', native: 'PowerPoint のグラフ' },
  chartFormHints: {
    image: 'ここでの表示と同じ画像になります。PowerPoint では編集できません。',
    native:
      '色と数値を PowerPoint で編集できます。描画は PowerPoint が行うため、見た目が異なる場合があります。',
  },
  inTheFile: 'ファイルに含める内容',
  withCover: '表紙',
  withBranding: '会社名とロゴ',
  withNotes: '発表者ノート',
  withOrigins: '各数値の算出元',
  withOriginsHint: 'ノートの下に、数式、行、クエリとその取得日時を記載します。',
  withAllRows: '表のすべての行',
  withAllRowsHint: '長い表は続きのスライドに表示します。',
  checkedOnly: '確認済みの文のみ',
  checkedOnlyHint: '行から作成されていない文は、自分で書いた文も含めて除かれます。',
  withDocument: '編集用データ',
  withDocumentHint:
    'このファイルをここで再び開いて編集できます。ファイルを持つ人は、行とクエリを読み取れます。',
  startExport: '書き出す',
  drawingCharts: (done, total) => `グラフを描画中：${n(done)} / ${n(total)}`,
  writingFileSlides: (done, total) => `スライドを書き込み中：${n(done)} / ${n(total)}`,
  packingFile: 'ファイルをまとめています…',
  exportGoesOn: '閉じて作業を続けられます。ファイルは準備ができ次第、保存されます。',
  cancelExport: '書き出しをキャンセル',
  exportCancelled: '書き出しをキャンセルしました。ファイルは保存されていません。',
  savedAs: (name) => `${name} として保存しました`,
  handedOver: (name) => `${name} をページに渡しました`,
  nothingDiffers: 'ファイルのスライドは、ここでの表示と同じです。',
  differences: 'このファイルについての注意',
  chartsArePictures: (count) =>
    `${n(count)} 枚のスライドのグラフは画像です。見た目は同じですが、PowerPoint では編集できません。`,
  fontsNamed: (names) =>
    `テキストのフォントは ${names} です。このフォントがないパソコンでは、別のフォントで表示されます。`,
  exportWarnings: {
    block_failed: '描画できなかった要素があります（スライド上のその位置は空のままです）',
    chart_as_picture: '画像のままのグラフがあります',
    image_differs: '元と異なる画像があります',
    image_skipped: '含まれていない画像があります',
    text_overflow: '枠に収まらないテキストがあります',
    rows_omitted: '行が収まりきらない表があります',
    deck_without_rows: '行が多すぎるため、ファイル内のデッキに含まれていない行があります',
  },
  exportFailed: 'ファイルを作成できませんでした',
  exportAgain: 'もう一度書き出す',
  changeExport: '設定を変更',
  closeExport: '閉じる',
  exportPptx: 'PowerPoint に書き出す',
  exported: (name) => `${name} を保存しました。`,
  exportedWithWarnings: (count) => `ファイルを保存しました（注意 ${n(count)} 件）。`,
};
