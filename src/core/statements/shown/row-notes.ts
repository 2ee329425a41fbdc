import { ofLanguage } from '../../of-language.js';
import { leavesTestsOut } from '../frame/test-names.js';
import type { Dimension } from '../frame/dimension.js';
import type { Frame } from '../frame/frame.js';
import type { Condition } from '../sql/types.js';

type RowNote = 'tests' | 'spellings' | 'times';

/** What the notes say of rows that a query leaves out or puts together, by language: without a number in words, which no row would bear out. */
const NOTES: Readonly<Record<string, Readonly<Record<RowNote, string>>>> = {
  en: {
    tests: 'Test rows are left out.',
    spellings: 'Different spellings of one name are shown as one group.',
    times: 'Time before or after the periods shown is left out.',
  },
  de: {
    tests: 'Testzeilen werden nicht berücksichtigt.',
    spellings: 'Verschiedene Schreibweisen eines Namens sind zu einer Gruppe zusammengefasst.',
    times: 'Zeiten vor oder nach den gezeigten Zeiträumen sind nicht berücksichtigt.',
  },
  fr: {
    tests: 'Les lignes de test sont laissées de côté.',
    spellings: 'Les différentes graphies d’un même nom forment un seul groupe.',
    times: 'Les périodes antérieures ou postérieures à celles affichées ne sont pas prises en compte.',
  },
  es: {
    tests: 'Las filas de prueba se dejan de lado.',
    spellings: 'Las distintas grafías de un mismo nombre forman un solo grupo.',
    times: 'No se tienen en cuenta los periodos anteriores o posteriores a los mostrados.',
  },
  pt: {
    tests: 'As linhas de teste não são consideradas.',
    spellings: 'As diferentes grafias de um mesmo nome formam um só grupo.',
    times: 'Os períodos anteriores ou posteriores aos mostrados não são considerados.',
  },
  ja: {
    tests: 'テストの行は除外されています。',
    spellings: '同じ名前の異なる表記は、一つのグループにまとめています。',
    times: '表示期間の前後は含めていません。',
  },
  zh: {
    tests: '测试行未计入。',
    spellings: '同一名称的不同写法合并为一组。',
    times: '所示时段之前或之后的数据未计入。',
  },
  ar: {
    tests: 'استُبعدت صفوف الاختبار.',
    spellings: 'جُمعت الكتابات المختلفة للاسم الواحد في مجموعة واحدة.',
    times: 'لا يشمل ذلك ما قبل الفترات المعروضة أو ما بعدها.',
  },
};

/** What the query of a chart leaves out of all charts, and which names it puts together: sentences for the notes. */
export function rowNotes({ base, query, dimension, series, points }: Frame, locale: string): string[] {
  const words = ofLanguage(NOTES, locale) ?? NOTES['en'];
  const isRespelled = [dimension, series].some((one) => one && query?.origin(one.column)?.respelled);
  // Without rows nobody knows a time by its labels.
  const times = [dimension, series].filter((one) => one && (one.grain ?? points.length === 0));
  const limitsTime = base.conditions.some((one) => times.some((time) => time && isBound(one, time)));
  return [
    ...(base.conditions.some(leavesTestsOut) ? [words?.tests ?? ''] : []),
    ...(isRespelled ? [words?.spellings ?? ''] : []),
    ...(limitsTime ? [words?.times ?? ''] : []),
  ];
}

const isBound = ({ column, kind, stage }: Condition, { base }: Dimension): boolean =>
  stage === 'where' && column?.toLowerCase() === base && /^(?:greater|less|between)/.test(kind);
