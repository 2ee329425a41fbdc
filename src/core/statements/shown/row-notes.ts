import { ofLanguage } from '../../of-language.js';
import { leavesTestsOut } from '../frame/test-names.js';
import type { Frame } from '../frame/frame.js';

type RowNote = 'tests' | 'spellings';

/** What the notes say of rows that a query leaves out or puts together, by language: without a number in words, which no row would bear out. */
const NOTES: Readonly<Record<string, Readonly<Record<RowNote, string>>>> = {
  en: {
    tests: 'Test rows are left out.',
    spellings: 'Different spellings of one name are shown as one group.',
  },
  de: {
    tests: 'Testzeilen werden nicht berücksichtigt.',
    spellings: 'Verschiedene Schreibweisen eines Namens sind zu einer Gruppe zusammengefasst.',
  },
  fr: {
    tests: 'Les lignes de test sont laissées de côté.',
    spellings: 'Les différentes graphies d’un même nom forment un seul groupe.',
  },
  es: {
    tests: 'Las filas de prueba se dejan de lado.',
    spellings: 'Las distintas grafías de un mismo nombre forman un solo grupo.',
  },
  pt: {
    tests: 'As linhas de teste não são consideradas.',
    spellings: 'As diferentes grafias de um mesmo nome formam um só grupo.',
  },
  ja: {
    tests: 'テストの行は除外されています。',
    spellings: '同じ名前の異なる表記は、一つのグループにまとめています。',
  },
  zh: {
    tests: '测试行未计入。',
    spellings: '同一名称的不同写法合并为一组。',
  },
  ar: {
    tests: 'استُبعدت صفوف الاختبار.',
    spellings: 'جُمعت الكتابات المختلفة للاسم الواحد في مجموعة واحدة.',
  },
};

/** What the query of a chart leaves out of all charts, and which names it puts together: sentences for the notes. */
export function rowNotes({ base, query, dimension, series }: Frame, locale: string): string[] {
  const words = ofLanguage(NOTES, locale) ?? NOTES['en'];
  const isRespelled = [dimension, series].some((one) => one && query?.origin(one.column)?.respelled);
  return [
    ...(base.conditions.some(leavesTestsOut) ? [words?.tests ?? ''] : []),
    ...(isRespelled ? [words?.spellings ?? ''] : []),
  ];
}
