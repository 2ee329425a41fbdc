import { ask } from './ja/ask.js';
import { exporting } from './ja/exporting.js';
import { ownFile } from './ja/own-file.js';
import { panel } from './ja/panel.js';
import { pictures } from './ja/pictures.js';
import { presenting } from './ja/presenting.js';
import { query } from './ja/query.js';
import { rail } from './ja/rail.js';
import { refresh } from './ja/refresh.js';
import { shortcuts } from './ja/shortcuts.js';
import { stage } from './ja/stage.js';
import { storage } from './ja/storage.js';
import { textEditing } from './ja/text-editing.js';
import { verdicts } from './ja/verdicts.js';
import { writing } from './ja/writing.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

const n = (count: number): string => count.toLocaleString('ja');

export const ja: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: '問題が発生しました。',
  retry: '再試行',
  dismiss: '閉じる',
  cancel: 'キャンセル',
  loading: '読み込み中…',

  untitledSlide: '無題のスライド',
  slide: 'スライド',
  slideOf: (index, total, title) => `スライド ${index} / ${total}：${title}`,
  slides: 'スライド一覧',
  noSlides: 'スライドはまだありません。',
  chartValues: 'グラフの値',
  editTitle: 'タイトルを編集',
  editText: 'テキストを編集',
  applyOrCancel: 'Ctrl + Enter で適用、Esc で取り消し',

  deckTitle: 'タイトル',
  generate: 'スライドを作成',
  startingDatabase: 'データベースを起動中…',
  loadingTable: (table) => `${table} を読み込み中…`,
  generated: (count) => `${n(count)} 枚のスライドができました。`,
  stopped: '停止しました。届いたスライドは残ります。',
  selectAll: 'すべて選択',
  selectNone: '選択をすべて解除',
  widgets: 'スライドに入れる項目',
  nothingToShow: 'このダッシュボードには項目がありません。',
  nothingToShowHint: '項目が 1 つ以上ある設定を指定してください。',
  privacyLocal: 'データはこのページの外に出ません。クエリも文章の作成もここで行われます。',
  privacyAll: 'クエリはこのページで実行され、結果は文章を作成するサービスに送られます。',
  privacySample: 'クエリはこのページで実行され、結果の一部が文章を作成するサービスに送られます。',
  privacyNone: '値は送られません。サービスに伝わるのは列名、型、件数だけです。',
  length: '長さ',
  lengthAuto: '必要なだけ',
  upTo: (count) => `最大 ${n(count)} 枚`,
  look: 'デザイン',
  looks: {
    paper: 'ペーパー',
    harbor: 'ハーバー',
    meadow: 'メドウ',
    ember: 'エンバー',
    plum: 'プラム',
    graphite: 'グラファイト',
  },
  brandLook: '自社ブランド',
  darkSlides: '暗いスライド',
  openDeck: 'スライドに戻る',
  startHeading: 'データをスライドにする',
  startIntro: 'スライドの数値はすべてデータから計算されます。',

  back: '戻る',
  undo: '元に戻す',
  redo: 'やり直す',
  present: 'プレゼンテーション',
  exporting: '書き出し中…',
  panel: 'スライドの詳細',

  panelLabel: 'スライドの詳細',
  tabText: 'テキスト',
  tabNotes: 'ノート',
  tabData: 'データ',
  tabChart: 'グラフ',
  tabFigures: '数値',
  tabLook: 'デザイン',
  titleField: 'タイトル',
  textField: 'テキスト',
  templateHint: '数値は {{sum(value) | compact}} のように二重の波括弧で書き、行から計算されます。',
  problems: '要修正',
  sql: 'クエリ',
  rows: (shown, total) => (shown === total ? `${n(total)} 行` : `${n(total)} 行中の先頭 ${shown} 行`),
  figures: 'このスライドの数値',
  rewriteLabel: '変更を依頼',
  rewritePlaceholder: 'もっと短く、成長を先に',
  rewrite: '書き直す',
  rewriting: '書き直し中…',

  claims: 'データに依存する記述',
  claimHolds: '成り立つ',
  claimBroken: '成り立たなくなった',

  refresh: 'データを更新',

  types: {
    bar: '縦棒グラフ',
    'horizontal-bar': '横棒グラフ',
    line: '折れ線グラフ',
    area: '面グラフ',
    pie: '円グラフ',
    donut: 'ドーナツグラフ',
    radar: 'レーダーチャート',
    treemap: 'ツリーマップ',
    funnel: 'ファネル',
    waterfall: 'ウォーターフォール',
    'stacked-bar': '積み上げ棒',
    'grouped-bar': '集合棒',
    'multi-line': '複数の折れ線',
    'stacked-area': '積み上げ面',
    scatter: '散布図',
    bubble: 'バブルチャート',
    heatmap: 'ヒートマップ',
    histogram: 'ヒストグラム',
    boxplot: '箱ひげ図',
    dumbbell: 'ダンベルチャート',
    'big-number': '主要な数値',
    gauge: 'ゲージ',
    sankey: 'サンキー図',
    'geo-map': '地図',
    'country-map': '国別地図',
    table: '表',
  },
  errors: {
    unauthorized: 'スライドを作成するサービスにサインインしていません。',
    forbidden: 'スライドを作成するサービスを使う権限がありません。',
    quota_exceeded: 'サービスの利用枠を使い切りました。',
    rate_limited: 'サービスが混み合っています。少し待ってからもう一度お試しください。',
    upstream_unreachable: 'サービスに接続できません。',
    upstream_timeout: 'サービスの応答に時間がかかりすぎました。',
    model_unavailable: '言語モデルは現在利用できません。',
    truncated: 'すべてのスライドが届く前に接続が切れました。',
    ENGINE_LOAD: 'データベースを読み込めませんでした。',
    ENGINE_CRASHED: 'データベースが予期せず停止しました。',
    MEMORY: 'データがこのページのメモリに収まりません。',
    TIMEOUT: 'クエリに時間がかかりすぎました。',
  },

  ...ask,
  ...exporting,
  ...ownFile,
  ...panel,
  ...pictures,
  ...presenting,
  ...query,
  ...rail,
  ...refresh,
  ...shortcuts,
  ...stage,
  ...storage,
  ...textEditing,
  ...verdicts,
  ...writing,
};
