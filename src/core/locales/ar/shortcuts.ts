import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'اختصارات لوحة المفاتيح',
  orKeys: 'أو',
  findShortcut: 'البحث عن اختصار',
  noShortcut: 'لا اختصار مطابق.',
  shortcutGroups: {
    deck: 'العرض التقديمي',
    edit: 'التحرير',
    slides: 'قائمة الشرائح',
    view: 'طريقة العرض',
    present: 'تقديم العرض',
  },
  nextOrPrevious: 'الشريحة التالية أو السابقة',
  firstOrLast: 'الشريحة الأولى أو الأخيرة',
  moveSlide: 'نقل الشريحة',
  moreTools: 'أدوات أخرى',
  firstHint: 'انقر على أي نص لتحريره. تبقى الأرقام مرتبطة ببياناتك. اضغط على ? لعرض الاختصارات.',
  gotIt: 'حسنًا',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Delete: 'Del',
    Enter: 'Enter',
    Escape: 'Esc',
    Home: 'Home',
    End: 'End',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
  },
};
