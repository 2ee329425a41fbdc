import type { ExportingWords } from '../en/exporting.js';
import { number, plural } from './plural.js';

/** Left to right within the sentence, which would turn the numbers around. */
const NUMBERS = '\u20661-3, 5\u2069';
/** What was typed, in its own direction. */
const typed = (part: string): string => `«\u2068${part}\u2069»`;

export const exporting: ExportingWords = {
  fileName: 'اسم الملف',
  exportedSlides: 'الشرائح',
  everySlide: (count) => `كل الشرائح (${number(count)})`,
  onlySlide: (index) => `الشريحة ${index} فقط`,
  someSlides: 'شرائح معيّنة:',
  slideNumbers: 'أرقام الشرائح',
  // The field of these numbers is written from left to right, and this is a sentence.
  slideNumbersHint: `\u2067مثل ${NUMBERS}\u2069`,
  noSlideNumbers: `اكتب أرقام الشرائح، مثل ${NUMBERS}.`,
  unreadableNumbers: (part) => `${typed(part)} ليس رقم شريحة. اكتب الأرقام هكذا: ${NUMBERS}.`,
  numbersBeyond: (part, total) => `${typed(part)} خارج النطاق: شرائح العرض مرقّمة من 1 إلى ${total}.`,
  noSlideLeft: 'لا تبقى أي شريحة للتصدير: هذه الشريحة هي الغلاف. اختر شرائح أخرى أو أبقِ الغلاف.',
  charts: 'المخططات',
  chartForms: { image: 'صور', native: 'مخططات PowerPoint' },
  chartFormHints: {
    image: 'صور مطابقة لما تراه هنا، ولا يمكن تحريرها في PowerPoint.',
    native: 'يمكن تحرير الألوان والأرقام في PowerPoint، الذي يرسم المخططات بطريقته.',
  },
  inTheFile: 'محتويات الملف',
  withCover: 'الغلاف',
  withBranding: 'اسم الشركة وشعارها',
  withNotes: 'ملاحظات المتحدث',
  withOrigins: 'مصدر كل رقم',
  withOriginsHint: 'تحت الملاحظات: الصيغة والصفوف والاستعلام ووقته.',
  withAllRows: 'جميع صفوف الجداول',
  withAllRowsHint: 'تُستكمل الجداول الطويلة في شرائح إضافية.',
  checkedOnly: 'الجمل المتحقق منها فقط',
  checkedOnlyHint: 'تُستبعد الجمل التي لم تُكتب من الصفوف، حتى جملك أنت.',
  withDocument: 'العرض القابل للتحرير',
  withDocumentHint: 'ليمكن فتح الملف هنا وتحريره من جديد. يستطيع من لديه الملف قراءة صفوفه واستعلاماته.',
  startExport: 'تصدير',
  drawingCharts: (done, total) => `جارٍ رسم المخططات: ${number(done)} من ${number(total)}`,
  writingFileSlides: (done, total) => `جارٍ كتابة الشرائح: ${number(done)} من ${number(total)}`,
  packingFile: 'جارٍ تجهيز الملف…',
  exportGoesOn: 'يمكنك إغلاق هذه النافذة ومتابعة العمل: يُحفظ الملف فور جاهزيته.',
  cancelExport: 'إلغاء التصدير',
  exportCancelled: 'أُلغي التصدير ولم يُحفظ أي ملف.',
  savedAs: (name) => `حُفظ باسم ${name}`,
  handedOver: (name) => `سُلّم ${name} إلى الصفحة`,
  nothingDiffers: 'الشرائح في الملف مطابقة لما تراه هنا.',
  differences: 'ما يجدر معرفته عن هذا الملف',
  chartsArePictures: (count) =>
    `المخططات في ${plural(count, { one: 'شريحة واحدة', two: 'شريحتين', few: 'شرائح', many: 'شريحة', other: 'شريحة' })} محفوظة كصور: شكلها هو نفسه، ولا يمكن تحريرها في PowerPoint.`,
  fontsNamed: (names) => `النص مكتوب بخط ${names}. على أي حاسوب لا يتوفر فيه هذا الخط، يظهر النص بخط آخر.`,
  exportWarnings: {
    block_failed: 'تعذّر رسم أحد العناصر، ويبقى موضعه في الشريحة فارغًا',
    chart_as_picture: 'أحد المخططات يبقى صورة',
    image_differs: 'إحدى الصور مختلفة عن الأصل',
    image_skipped: 'لم تُضمَّن إحدى الصور',
    text_overflow: 'أحد النصوص أطول من مربعه',
    rows_omitted: 'صفوف أحد الجداول أكثر مما تتسع له المساحة',
    deck_without_rows: 'العرض المضمَّن في الملف بلا صفوف لأن عددها كبير جدًا',
  },
  exportFailed: 'لم يُنشأ أي ملف',
  exportAgain: 'التصدير مجددًا',
  changeExport: 'تغيير الخيارات',
  closeExport: 'إغلاق',
  exportPptx: 'تصدير إلى PowerPoint',
  exported: (name) => `حُفظ ${name}.`,
  exportedWithWarnings: (count) =>
    `حُفظ الملف مع ${plural(count, { one: 'تنبيه واحد', two: 'تنبيهين', few: 'تنبيهات', many: 'تنبيهًا', other: 'تنبيه' })}.`,
};
