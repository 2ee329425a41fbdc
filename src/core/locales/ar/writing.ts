import type { WritingWords } from '../en/writing.js';
import { type Forms, number, plural, ROWS } from './plural.js';

const WIDGETS: Forms = { one: 'عنصر واحد', two: 'عنصران', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' };
const VALUES: Forms = { one: 'قيمة واحدة', two: 'قيمتان', few: 'قيم', many: 'قيمة', other: 'قيمة' };
const BYTES: Forms = { one: 'بايت واحد', two: 'بايتان', few: 'بايتات', many: 'بايتًا', other: 'بايت' };

export const writing: WritingWords = {
  slidesArrived: (arrived, total) => `وصلت ${number(arrived)} من أصل ${number(total)} من الشرائح.`,
  continueWriting: 'متابعة',
  writeAgain: 'كتابة هذه الشريحة من جديد',
  onlyGenerated: 'للشرائح التي أُنشئت للتو فقط.',
  writtenAgain: (title) => `كُتبت «${title}» من جديد.`,
  signIn: 'تسجيل الدخول',
  topUp: 'شحن الرصيد',
  retryIn: (seconds) =>
    `إعادة المحاولة بعد ${plural(seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' })}`,
  retryNow: 'يمكنك إعادة المحاولة الآن.',
  withoutService: 'العمل بدون الخدمة',
  offline: 'أنت غير متصل بالإنترنت. البيانات موجودة في هذه الصفحة، لذا يمكنها كتابة الشرائح بنفسها.',
  backOnline: 'عاد الاتصال بالإنترنت.',
  orderHint: 'Alt مع مفتاح سهم ينقل العنصر.',
  moveUp: (title) => `نقل «${title}» لأعلى`,
  moveDown: (title) => `نقل «${title}» لأسفل`,
  widgetMoved: (title, index, total) => `«${title}» الآن في الموضع ${number(index)} من ${number(total)}.`,
  leaveOut: 'استبعاد',
  brief: 'الجمهور والهدف والنبرة',
  briefInPage:
    'تراعي الصفحة ذلك أيضًا: للإدارة ملخص في البداية ونقاط أقل، وللمحللين الاختبارات الإحصائية، وما يذكره الهدف يأتي أولًا. أما الخدمة التي تستخدم نموذجًا لغويًا فتراعي كل كلمة.',
  inEnglish: (language) =>
    `تُكتب الجمل التي جرى التحقق منها بالإنجليزية، إذ لا تتوفر بعد بهذه اللغة (${language}). أما الأرقام والتواريخ فتحتفظ بتنسيقاتها.`,
  audience: 'الجمهور',
  audiences: ['الإدارة التنفيذية', 'العملاء', 'فريقي', 'المستثمرون', 'مجلس الإدارة', 'عامة الناس'],
  goal: 'الهدف',
  goalExample: 'اتخاذ قرار بشأن ميزانية العام المقبل',
  tone: 'النبرة',
  tones: { neutral: 'محايدة', formal: 'رسمية', friendly: 'ودّية', persuasive: 'مقنعة' },
  storyParts: {
    heading: 'أجزاء العرض',
    hint: 'في العروض التي تضم أربع نتائج على الأقل فقط.',
    summary: 'الملخص التنفيذي',
    sections: 'أقسام، ابتداءً من تسع شرائح',
    closing: 'الخلاصة',
    appendix: 'ملحق: المصادر والرسوم التي لا نتيجة لها',
  },
  privacy: 'ما يُسمح للخدمة برؤيته',
  privacyChoices: { all: 'كل الصفوف', sample: 'عيّنة من الصفوف', none: 'بلا قيم' },
  exactlySent: 'ما يُرسل بالضبط',
  nothingSent: 'لا يوجد ما يُرسل: لم يُرجع أي استعلام نتيجة.',
  sentInAll: (widgets, bytes) => `${plural(widgets, WIDGETS)}، والحجم الإجمالي ${plural(bytes, BYTES)}.`,
  sentWhen:
    'يُرسل هذا عند إنشاء العرض، مع وقت تنفيذ الاستعلامات حينها، ويُرسل مجددًا عند الحاجة إلى تصحيح شريحة.',
  sentColumns: (names) => `الأعمدة: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `لا صفوف من أصل ${number(total)}، ولا قيم`
      : `${sent === total ? plural(total, ROWS) : `${number(sent)} من أصل ${number(total)} من الصفوف`}، ${plural(values, VALUES)}`,
  sentBounds: 'أصغر قيمة وأكبر قيمة في الأعمدة القابلة للترتيب',
  sentSql: 'الاستعلام',
  asJson: (bytes) => `بتنسيق JSON، ${plural(bytes, BYTES)}`,
  wholeRequest: 'الطلب كاملًا',
  reviewOutline: 'مراجعة هيكل العرض أولًا',
  nothingPlanned: 'لا يوجد ما يُخطَّط له: لم يُرجع أي استعلام نتيجة.',
  outlineHeading: 'الشرائح التي ستُكتب',
  outlineIntro:
    'رتّب الشرائح أو أزِل بعضها أو ضع لها عناوين. تبقى العناوين التي تضعها، ويُكتب الباقي تلقائيًا. تُجمع الأرقام البارزة المتتالية في شريحة واحدة.',
  cover: 'الغلاف',
  titleOfSlide: (name) => `عنوان الشريحة عن «${name}»`,
  titleWritten: 'يُكتب العنوان تلقائيًا',
  showsWidgets: (titles) => `تعرض: ${titles}`,
  removeSlide: (name) => `إزالة «${name}»`,
  slideRemoved: (name) => `أُزيلت شريحة «${name}».`,
  writeThese: 'كتابة هذه الشرائح',
  generating: (done, total) => `كُتب ${done} من ${number(total)}`,
  runningQueries: 'جارٍ تنفيذ الاستعلامات…',
  planningSlides: 'جارٍ تخطيط الشرائح…',
  generationProblems: (count) =>
    `في لوحة المعلومات ${plural(count, { one: 'مشكلة واحدة', two: 'مشكلتان', few: 'مشكلات', many: 'مشكلة', other: 'مشكلة' })}.`,
};
