import type { RefreshWords } from '../en/refresh.js';
import { CLAIMS, FIGURES, number, plural, QUERIES, SENTENCES, SLIDES } from './plural.js';

const CHARTS = { one: 'مخطط واحد', two: 'مخططين', few: 'مخططات', many: 'مخططًا', other: 'مخطط' };

export const refresh: RefreshWords = {
  refreshHeading: 'ما تغيّره البيانات الجديدة',
  refreshIntro: 'ترى الشرائح بالبيانات الجديدة. لا يتغير شيء حتى تطبّقها.',
  refreshApplied: 'طُبّقت البيانات الجديدة.',
  refreshDiscarded: 'تبقى الشرائح كما كانت.',
  refreshConfirm: 'هل تُنفَّذ استعلامات هذا العرض؟',
  refreshConfirmHint: 'فُتح هذا العرض من ملف ولم يُكتب هنا. ستُنفَّذ استعلاماته على بياناتك.',
  runQueries: (count) => `تنفيذ ${plural(count, QUERIES)}`,
  sourcesFailed: (count) => `فشل ${plural(count, QUERIES)}، وتبقى الصفوف السابقة`,
  chartsBroken: (count) => `تعذّر رسم ${plural(count, CHARTS)}`,
  missingColumns: (names) => `الناقص: ${names}`,
  claimsNoLonger: (count) => `لم يعد صحيحًا: ${plural(count, CLAIMS)}`,
  typesChanged: (count) => `تغيّر نوع ${plural(count, CHARTS)}`,
  sentencesReworded: (count) => `أُعيدت صياغة ${plural(count, SENTENCES)}`,
  sentencesHint: 'أعادت الشيفرة صياغتها من الصفوف الجديدة. ما كتبتَه أنت أو كتبه نموذج يبقى كما هو.',
  sentenceRemoved: 'حُذفت: لم يعد شيء منها صحيحًا',
  figuresChanged: (count) => `تغيّر ${plural(count, FIGURES)}`,
  rowsOnlyChanged: 'تعرض المخططات والجداول الصفوف الجديدة، ويبقى النص كما هو.',
  was: 'كان',
  becomes: 'يصبح',
  noValue: 'بلا قيمة',
  apply: 'تطبيق',
  applyAndRewrite: (count) => `تطبيق وإعادة كتابة ${plural(count, SLIDES)}`,
  discard: 'تجاهل',
  acceptRefresh: 'تطبيق البيانات الجديدة أو تنفيذ الاستعلامات',
  leaveRefresh: 'إبقاء الشرائح كما كانت',
  rewritingSlides: (done, total) => `أُعيدت كتابة ${done} من ${number(total)}`,
  refreshing: 'جارٍ تنفيذ الاستعلامات…',
  refreshUnchanged: 'البيانات هي نفسها: لم يتغير شيء.',
};
