import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'إضافة شريحة عن…',
  promptHint: 'بكلماتك، أو بلغة SQL.',
  ask: 'اسأل',
  closeDialog: 'إغلاق',
  suggestions: 'اقتراحات',
  suggestionCount: (count) =>
    plural(count, { one: 'اقتراح واحد', two: 'اقتراحان', few: 'اقتراحات', many: 'اقتراحًا', other: 'اقتراح' }),
  forExample: 'مثلًا',
  readingTables: 'جارٍ قراءة الجداول…',
  nothingToAsk: 'لا توجد بيانات للسؤال عنها. أعطِ الصفحة جدولًا فيه عمود واحد على الأقل.',
  asking: 'جارٍ البحث…',
  understood: 'فُهم على أنه',
  queryEdited: 'هذا استعلامك الآن: تأكد من أن العنوان ما زال مناسبًا.',
  otherReadings: 'أم كنت تقصد',
  preview: 'معاينة',
  insertSlide: 'إدراج الشريحة',
  writingSlide: 'جارٍ كتابة الشريحة…',
  slideAdded: (title) => `أُضيفت «${title}».`,
  questionStays: 'لا شيء يغادر هذه الصفحة.',
  questionSent: 'تُرسل كلماتك وأسماء الجداول والأعمدة إلى الخدمة.',
};
