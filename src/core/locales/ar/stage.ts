import type { StageWords } from '../en/stage.js';
import { type Forms, plural } from './plural.js';

const LINES: Forms = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا', other: 'سطر' };
const PARTS: Forms = { one: 'عنصر واحد', two: 'عنصران', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' };

export const stage: StageWords = {
  slideView: 'الشريحة بهذا التكبير',
  zoom: (percent) => `التكبير/التصغير: ${percent}`,
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomFit: 'ملاءمة',
  layout: 'التخطيط',
  layoutIs: (name) => `التخطيط: ${name}`,
  layoutNames: {
    title: 'غلاف',
    section: 'عنوان قسم',
    'chart-text': 'مخطط ونص',
    'text-chart': 'نص ومخطط',
    chart: 'مخطط كبير',
    'two-charts': 'مخططان',
    'big-numbers': 'أرقام بارزة',
    table: 'جدول',
    text: 'نص',
  },
  layoutChosen: (name) => `التخطيط الآن هو «${name}».`,
  noPlaceFor: (count) => `بلا مكان: ${plural(count, PARTS)}`,
  partsAside: (count, layout) => `بلا مكان في التخطيط «${layout}»: ${plural(count, PARTS)}. لم يُفقد أي شيء.`,
  backToLayout: (name) => `عرض في «${name}»`,
  swapSides: 'تبديل الجانبين',
  sidesSwapped: 'تم تبديل الجانبين.',
  titleTooLong: (lines) => `لا تتسع المساحة للعنوان، والزائد ${plural(lines, LINES)}.`,
  textTooLong: (lines) => `لا تتسع المساحة للنص، والزائد ${plural(lines, LINES)}.`,
  partTooLong: (lines) => `لا تتسع المساحة لإحدى كتل النص، والزائد ${plural(lines, LINES)}.`,
  useLayout: (name) => `استخدام «${name}»`,
  moveRest: 'نقل الباقي إلى شريحة جديدة',
  restMoved: (slides) =>
    `نُقل الباقي إلى ${plural(slides, { one: 'شريحة جديدة واحدة', two: 'شريحتين جديدتين', few: 'شرائح جديدة', many: 'شريحة جديدة', other: 'شريحة جديدة' })}.`,
  shortenText: 'اختصار',
  slideParts: 'عناصر الشريحة',
  textPart: 'نص',
  picturePart: 'صورة',
  removePart: 'إزالة',
  partRemoved: (name) => `أُزيل «${name}» من الشريحة.`,
  splitHandle: 'مساحة المخطط',
  continueTable: (rows) => `عرض الصفوف الباقية (${rows}) في شرائح تالية`,
};
