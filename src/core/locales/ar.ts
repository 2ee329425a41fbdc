import { ask } from './ar/ask.js';
import { exporting } from './ar/exporting.js';
import { ownFile } from './ar/own-file.js';
import { panel } from './ar/panel.js';
import { pictures } from './ar/pictures.js';
import { presenting } from './ar/presenting.js';
import { query } from './ar/query.js';
import { rail } from './ar/rail.js';
import { refresh } from './ar/refresh.js';
import { shortcuts } from './ar/shortcuts.js';
import { stage } from './ar/stage.js';
import { storage } from './ar/storage.js';
import { textEditing } from './ar/text-editing.js';
import { verdicts } from './ar/verdicts.js';
import { writing } from './ar/writing.js';
import { number, plural, ROWS, SLIDES } from './ar/plural.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

export const ar: Messages & LaterMessages = {
  direction: 'rtl',
  unknownError: 'حدث خطأ ما.',
  retry: 'إعادة المحاولة',
  dismiss: 'إخفاء',
  cancel: 'إلغاء',
  loading: 'جارٍ التحميل…',

  untitledSlide: 'شريحة بلا عنوان',
  slide: 'شريحة',
  slideOf: (index, total, title) => `الشريحة ${index} من ${total}: ${title}`,
  slides: 'الشرائح',
  noSlides: 'لا توجد شرائح بعد.',
  chartValues: 'قيم المخطط',
  editTitle: 'تحرير العنوان',
  editText: 'تحرير النص',
  applyOrCancel: 'Ctrl + Enter للتطبيق، وEsc للإلغاء',

  deckTitle: 'العنوان',
  generate: 'إنشاء العرض',
  startingDatabase: 'جارٍ تشغيل قاعدة البيانات…',
  loadingTable: (table) => `جارٍ تحميل ${table}…`,
  generated: (count) => `الجاهز: ${plural(count, SLIDES)}.`,
  stopped: 'توقّف العمل. الشرائح التي وصلت محفوظة.',
  selectAll: 'تحديد الكل',
  selectNone: 'إلغاء تحديد الكل',
  widgets: 'محتوى العرض',
  nothingToShow: 'لا تحتوي لوحة المعلومات هذه على عناصر.',
  nothingToShowHint: 'أعطِ العنصر إعدادًا فيه عنصر واحد على الأقل.',
  privacyLocal: 'لا شيء يغادر هذه الصفحة: الاستعلامات والنص يُنجزان هنا.',
  privacyAll: 'تُنفَّذ الاستعلامات في هذه الصفحة، وتُرسل نتائجها إلى الخدمة التي تكتب النص.',
  privacySample: 'تُنفَّذ الاستعلامات في هذه الصفحة، وتُرسل عيّنة من نتائجها إلى الخدمة التي تكتب النص.',
  privacyNone: 'لا تُرسل أي قيم: لا ترى الخدمة سوى أسماء الأعمدة وأنواعها وأعداد الصفوف.',
  length: 'الطول',
  lengthAuto: 'بقدر الحاجة',
  upTo: (count) => `حتى ${plural(count, SLIDES)}`,
  look: 'المظهر',
  looks: {
    paper: 'ورق',
    harbor: 'ميناء',
    meadow: 'مرج',
    ember: 'جمر',
    plum: 'برقوق',
    graphite: 'غرافيت',
  },
  brandLook: 'علامتك التجارية',
  darkSlides: 'شرائح داكنة',
  openDeck: 'العودة إلى الشرائح',
  startHeading: 'حوّل بياناتك إلى عرض تقديمي',
  startIntro: 'كل رقم في الشرائح محسوب من بياناتك.',

  back: 'رجوع',
  undo: 'تراجع',
  redo: 'إعادة',
  present: 'تقديم العرض',
  exporting: 'جارٍ التصدير…',
  panel: 'تفاصيل الشريحة',

  panelLabel: 'تفاصيل الشريحة',
  tabText: 'النص',
  tabNotes: 'الملاحظات',
  tabData: 'البيانات',
  tabChart: 'المخطط',
  tabFigures: 'الأرقام',
  tabLook: 'المظهر',
  titleField: 'العنوان',
  textField: 'النص',
  templateHint: 'تُكتب الأرقام بين أقواس مزدوجة مثل {{sum(value) | compact}}، وتُحسب من الصفوف.',
  problems: 'يلزم تصحيحه',
  sql: 'الاستعلام',
  rows: (shown, total) =>
    shown === total ? plural(total, ROWS) : `أول ${shown} من أصل ${number(total)} من الصفوف`,
  figures: 'أرقام هذه الشريحة',
  rewriteLabel: 'طلب تغيير',
  rewritePlaceholder: 'أقصر، وابدأ بالنمو',
  rewrite: 'إعادة الكتابة',
  rewriting: 'جارٍ إعادة الكتابة…',

  claims: 'عبارات تعتمد على البيانات',
  claimHolds: 'صحيحة',
  claimBroken: 'لم تعد صحيحة',

  refresh: 'تحديث البيانات',

  types: {
    bar: 'مخطط أعمدة',
    'horizontal-bar': 'مخطط أشرطة',
    line: 'مخطط خطي',
    area: 'مخطط مساحي',
    pie: 'مخطط دائري',
    donut: 'مخطط حلقي',
    radar: 'مخطط راداري',
    treemap: 'خريطة شجرية',
    funnel: 'مخطط قمعي',
    waterfall: 'مخطط شلالي',
    'stacked-bar': 'أعمدة مكدسة',
    'grouped-bar': 'أعمدة متجاورة',
    'multi-line': 'عدة خطوط',
    'stacked-area': 'مساحات مكدسة',
    scatter: 'مخطط انتشار',
    bubble: 'مخطط فقاعي',
    heatmap: 'خريطة حرارية',
    histogram: 'مدرج تكراري',
    boxplot: 'مخطط صندوقي',
    dumbbell: 'مخطط الأثقال',
    'big-number': 'رقم بارز',
    gauge: 'مقياس',
    sankey: 'مخطط سانكي',
    'geo-map': 'خريطة',
    'country-map': 'خريطة الدول',
    table: 'جدول',
  },
  errors: {
    unauthorized: 'لم تسجّل الدخول إلى الخدمة التي تكتب الشرائح.',
    forbidden: 'ليس لديك إذن باستخدام الخدمة التي تكتب الشرائح.',
    quota_exceeded: 'استُنفدت حصة الخدمة.',
    rate_limited: 'تتلقى الخدمة طلبات كثيرة الآن. حاول بعد قليل.',
    upstream_unreachable: 'يتعذر الوصول إلى الخدمة.',
    upstream_timeout: 'استغرقت الخدمة وقتًا طويلًا للرد.',
    model_unavailable: 'النموذج اللغوي غير متاح حاليًا.',
    truncated: 'انقطع الاتصال قبل وصول كل الشرائح.',
    ENGINE_LOAD: 'تعذر تحميل قاعدة البيانات.',
    ENGINE_CRASHED: 'توقفت قاعدة البيانات فجأة.',
    MEMORY: 'لا تتسع ذاكرة هذه الصفحة للبيانات.',
    TIMEOUT: 'استغرق أحد الاستعلامات وقتًا طويلًا.',
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
