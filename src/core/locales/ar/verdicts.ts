import type { VerdictWords } from '../en/verdicts.js';
import { CLAIMS, FIGURES, number, plural, ROWS } from './plural.js';

export const verdicts: VerdictWords = {
  figuresComputed: 'الأرقام محسوبة من الصفوف',
  notVerified: (count) => `لم يُتحقق منه: ${plural(count, FIGURES)}`,
  noFiguresHere: 'لا أرقام في هذه الشريحة',
  sentencesChecked: (checked, total) => `جمل مُتحقَّق منها: ${number(checked)} من ${number(total)}`,
  sentences: 'الجمل',
  sentenceStates: {
    checked: 'متحقَّق منها: صاغتها الشيفرة من هذه الصفوف',
    computed: 'الأرقام محسوبة والصياغة غير متحقَّق منها',
    typed: 'فيها رقم مكتوب يدويًا',
    broken: 'أرقامها أو ادعاؤها غير صحيح',
  },
  claimsBroken: (count) => `لم يعد صحيحًا: ${plural(count, CLAIMS)}`,
  partsLeftOut: (count) => `أجزاء مستبعَدة: ${number(count)}`,
  leftOutReasons: {
    literals: 'يتضمن رقمًا لا مصدر له في الصفوف',
    placeholders: 'فيه رقم يتعذر حسابه من الصفوف',
    marks: 'فيه رقم غير محسوب من الصفوف وحدها',
    links: 'يتضمن رابطًا أو وسومًا',
    claims: 'الصفوف لا تؤيده',
    figures: 'يعرض ما لا يرد في أي صف بمفرده',
  },
  builtInWrote: 'كتبتها القواعد المضمَّنة لأن النموذج لم يقدّم ما يمكن عرضه.',
  markComputed: 'محسوب من الصفوف',
  markGiven: 'مُدخل يدويًا',
  markLiteral: 'يحتوي على عدد لا يرد في أي صف',
  markTyped: 'مكتوب كنص وغير مرتبط بالبيانات',
  markFailed: 'يتعذر حسابه',
  usedRows: (used, total) =>
    used === total ? plural(total, ROWS) : `${number(used)} من أصل ${number(total)} من الصفوف`,
  moreRows: (count) => `و${plural(count, ROWS)} غيرها`,
  queriedAt: (time) => `استُعلم عنه في ${time}`,
};
