import type { StageWords } from '../en/stage.js';

const n = (count: number): string => count.toLocaleString('ja');

export const stage: StageWords = {
  slideView: 'この倍率のスライド',
  zoom: (percent) => `ズーム：${percent}`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  zoomFit: '画面に合わせる',
  layout: 'レイアウト',
  layoutIs: (name) => `レイアウト：${name}`,
  layoutNames: {
    title: '表紙',
    section: 'セクション',
    'chart-text': 'グラフとテキスト',
    'text-chart': 'テキストとグラフ',
    chart: '大きなグラフ',
    'two-charts': '2 つのグラフ',
    'big-numbers': '主要な数値',
    table: '表',
    text: 'テキスト',
  },
  layoutChosen: (name) => `レイアウトを「${name}」に変更しました。`,
  noPlaceFor: (count) => `${n(count)} 個の要素を配置できません`,
  partsAside: (count, layout) =>
    `レイアウト「${layout}」には ${n(count)} 個の要素を配置する場所がありません。内容は失われません。`,
  backToLayout: (name) => `「${name}」で表示`,
  swapSides: '左右を入れ替え',
  sidesSwapped: '左右を入れ替えました。',
  titleTooLong: (lines) => `タイトルが収まりません。${n(lines)} 行超過しています。`,
  textTooLong: (lines) => `テキストが収まりません。${n(lines)} 行超過しています。`,
  partTooLong: (lines) => `収まらないテキストブロックがあります。${n(lines)} 行超過しています。`,
  useLayout: (name) => `「${name}」を使用`,
  moveRest: '残りを新しいスライドに移動',
  restMoved: (slides) => `残りを ${n(slides)} 枚の新しいスライドに移動しました。`,
  shortenText: '短くする',
  slideParts: 'スライドの要素',
  textPart: 'テキスト',
  picturePart: '画像',
  removePart: '削除',
  partRemoved: (name) => `「${name}」をスライドから削除しました。`,
};
