import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'تحرير الاستعلام',
  closeQuery: 'إغلاق المحرر',
  queryHint: 'Ctrl + Enter للتنفيذ، وEsc للاستعادة',
  runQuery: 'تنفيذ',
  explainQuery: 'خطة التنفيذ',
  useQuery: 'استخدام هذا الاستعلام',
  resetQuery: 'استعادة الأصل',
  restoreQuery: 'استرجاع تعديلاتي',
  runningQuery: 'جارٍ تنفيذ الاستعلام…',
  noRows: 'لم يُرجع الاستعلام أي صفوف.',
  resultCut: 'النتيجة مقتطعة: لا يُحسب منها أي رقم. اجمع أو رشّح أكثر.',
  tables: 'الجداول',
  filterNames: 'ترشيح بالاسم',
  noMatch: 'لا اسم مطابق.',
  insertName: (name) => `إدراج ${name}`,
  useName: (name) => `استخدام ${name}`,
  meant: 'هل تقصد أحد هذه؟',
};
