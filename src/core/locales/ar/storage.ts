import type { StorageWords } from '../en/storage.js';
import { plural, SLIDES } from './plural.js';

/** The dot stays in front of it, where the sentence is read from right to left. */
const ENDING = '\u2066.deck.json\u2069';

export const storage: StorageWords = {
  savedHere: 'محفوظ في هذا المتصفح',
  savedHereHint: 'يُحفظ كل تغيير في هذا المتصفح لتعود إليه متى شئت.',
  savingHere: 'جارٍ الحفظ…',
  savedWithoutData: 'محفوظ بلا بيانات',
  savedWithoutDataHint:
    'لا تتسع مساحة هذا المتصفح للصفوف: تبقى الشرائح محفوظة، وتعود بياناتها عند تحديث البيانات. لحفظ الاثنين معًا احفظ ملفًا.',
  notSaved: 'غير محفوظ',
  notSavedHint: 'لم يُحفظ في هذا المتصفح: احفظ ملفًا.',
  lostSlides: (time) => `شرائح محفوظة في هذا المتصفح من ${time}`,
  lostSlidesOf: (title, slides) => `«${title}»، ${plural(slides, SLIDES)}`,
  restoreLost: 'استعادة',
  restoreLater: 'ليس الآن',
  restored: (title) => `عاد «${title}» كما تركته.`,
  restoredWithoutData: 'لم تتسع المساحة لبياناته. حدّث البيانات لرؤية المخططات والأرقام.',
  restoreFailed: 'تعذّرت قراءة الشرائح المحفوظة.',
  openElsewhere: 'هذه الشرائح مفتوحة في علامة تبويب أخرى.',
  backToPrevious: 'العودة إلى العرض السابق',
  previousKept: (title) => `«${title}» محفوظ مع تعديلاتك عليه.`,
  fileMenu: 'ملف',
  saveFile: 'حفظ كملف',
  saveFileWithoutData: 'حفظ بلا بيانات',
  openFile: 'فتح ملف…',
  fileSaved: (name) => `حُفظ ${name}.`,
  fileOpened: (name) => `فُتح ${name}.`,
  fileNotOpened: (name) => `تعذّر فتح ${name}.`,
  notADeckFile: (name) => `الملف ${name} ليس عرضًا يمكن فتحه هنا.`,
  deckFileHint: `يمكن فتح العروض المحفوظة (${ENDING}) وملفات PowerPoint المصدَّرة من هنا.`,
  fileOpenedAsExported: (name) => `فُتح ${name} كما كان عند تصديره.`,
  changedInPowerPoint: 'لا يتضمن ما غُيِّر بعد ذلك في PowerPoint.',
  picturesChanged: 'غُيِّرت صور فيه أو أُزيلت بعد ذلك: تحقق منها.',
  noDeckInside: (name) => `لا يحتوي ${name} على عرض يمكن فتحه هنا.`,
  noDeckInsideHint: 'لا يمكن فتح إلا ملفات PowerPoint التي صُدِّرت من هنا ومعها العرض القابل للتحرير.',
  oneFileOnly: 'أفلت ملفًا واحدًا في كل مرة.',
  dropToOpen: 'أفلت ملف العرض لفتحه',
  dropKeeps: 'تبقى شرائحك الحالية محفوظة، ويمكنك العودة إليها.',
  dropHint: `عرض محفوظ (${ENDING}) أو ملف PowerPoint مصدَّر من هنا.`,
  cannotOpenNow: 'يمكن فتح ملف بعد انتهاء العملية الجارية.',
  newerDeck: (title) => `أُنشئ «${title}» بإصدار أحدث`,
  newerDeckHint: 'يمكنك عرضه هنا دون تحريره، لأن التحرير قد يُفقد جزءًا من محتواه. لم يتغير الملف.',
  saveUnchanged: 'حفظ الملف دون تغيير',
};
