import { ask } from './zh/ask.js';
import { exporting } from './zh/exporting.js';
import { ownFile } from './zh/own-file.js';
import { panel } from './zh/panel.js';
import { pictures } from './zh/pictures.js';
import { presenting } from './zh/presenting.js';
import { query } from './zh/query.js';
import { rail } from './zh/rail.js';
import { refresh } from './zh/refresh.js';
import { shortcuts } from './zh/shortcuts.js';
import { stage } from './zh/stage.js';
import { storage } from './zh/storage.js';
import { textEditing } from './zh/text-editing.js';
import { verdicts } from './zh/verdicts.js';
import { writing } from './zh/writing.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

const n = (count: number): string => count.toLocaleString('zh');

export const zh: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: '出了点问题。',
  retry: '重试',
  dismiss: '关闭',
  cancel: '取消',
  loading: '正在加载…',

  untitledSlide: '无标题幻灯片',
  slide: '幻灯片',
  slideOf: (index, total, title) => `第 ${index} 张，共 ${total} 张：${title}`,
  slides: '幻灯片列表',
  noSlides: '还没有幻灯片。',
  chartValues: '图表数值',
  editTitle: '编辑标题',
  editText: '编辑文字',
  applyOrCancel: 'Ctrl + Enter 应用，Esc 取消',

  deckTitle: '标题',
  generate: '生成演示文稿',
  startingDatabase: '正在启动数据库…',
  loadingTable: (table) => `正在加载 ${table}…`,
  generated: (count) => `${n(count)} 张幻灯片已就绪。`,
  stopped: '已停止。已收到的幻灯片会保留。',
  selectAll: '全选',
  selectNone: '取消全选',
  widgets: '演示文稿包含的内容',
  nothingToShow: '此仪表板没有任何组件。',
  nothingToShowHint: '请提供至少包含一个组件的配置。',
  privacyLocal: '数据不会离开此页面：查询和文字都在这里完成。',
  privacyAll: '查询在此页面运行，结果会发送给撰写文字的服务。',
  privacySample: '查询在此页面运行，部分结果会发送给撰写文字的服务。',
  privacyNone: '不发送任何数值：服务只能看到列名、类型和行数。',
  length: '长度',
  lengthAuto: '按需要',
  upTo: (count) => `最多 ${n(count)} 张`,
  look: '外观',
  looks: {
    paper: '纸白',
    harbor: '海港',
    meadow: '草地',
    ember: '余烬',
    plum: '梅紫',
    graphite: '石墨',
  },
  brandLook: '您的品牌',
  darkSlides: '深色幻灯片',
  openDeck: '返回幻灯片',
  startHeading: '把数据变成演示文稿',
  startIntro: '幻灯片上的每个数字都由您的数据计算得出。',

  back: '返回',
  undo: '撤销',
  redo: '重做',
  present: '放映',
  exporting: '正在导出…',
  panel: '幻灯片详情',

  panelLabel: '幻灯片详情',
  tabText: '文字',
  tabNotes: '备注',
  tabData: '数据',
  tabChart: '图表',
  tabFigures: '数字',
  tabLook: '外观',
  titleField: '标题',
  textField: '文字',
  templateHint: '数字写在双花括号中，例如 {{sum(value) | compact}}：它们由数据行计算得出。',
  problems: '需要更正',
  sql: '查询',
  rows: (shown, total) => (shown === total ? `${n(total)} 行` : `前 ${shown} 行，共 ${n(total)} 行`),
  figures: '此幻灯片上的数字',
  rewriteLabel: '请求修改',
  rewritePlaceholder: '更简短，先说增长',
  rewrite: '重写',
  rewriting: '正在重写…',

  claims: '依赖数据的陈述',
  claimHolds: '成立',
  claimBroken: '不再成立',

  refresh: '刷新数据',

  types: {
    bar: '柱形图',
    'horizontal-bar': '条形图',
    line: '折线图',
    area: '面积图',
    pie: '饼图',
    donut: '环形图',
    radar: '雷达图',
    treemap: '矩形树图',
    funnel: '漏斗图',
    waterfall: '瀑布图',
    'stacked-bar': '堆积柱形图',
    'grouped-bar': '簇状柱形图',
    'multi-line': '多条折线',
    'stacked-area': '堆积面积图',
    scatter: '散点图',
    bubble: '气泡图',
    heatmap: '热力图',
    histogram: '直方图',
    boxplot: '箱形图',
    dumbbell: '哑铃图',
    'big-number': '关键数字',
    gauge: '仪表盘',
    sankey: '桑基图',
    'geo-map': '地图',
    'country-map': '国家地图',
    table: '表格',
  },
  errors: {
    unauthorized: '您尚未登录撰写幻灯片的服务。',
    forbidden: '您无权使用撰写幻灯片的服务。',
    quota_exceeded: '服务的配额已用完。',
    rate_limited: '服务目前请求过多，请稍后再试。',
    upstream_unreachable: '无法连接服务。',
    upstream_timeout: '服务响应时间过长。',
    model_unavailable: '语言模型目前不可用。',
    truncated: '在所有幻灯片到达之前连接已中断。',
    ENGINE_LOAD: '无法加载数据库。',
    ENGINE_CRASHED: '数据库意外停止。',
    MEMORY: '数据超出此页面的内存。',
    TIMEOUT: '某个查询耗时过长。',
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
