import { newId } from '../deck/new-id.js';
import { markdownOf } from '../deck/plain-text.js';
import type { Deck, Slide } from '../deck/types.js';
import type { LoadWarning } from '../query/types.js';
import { visibleText } from '../template/visible-text.js';
import { rowQuestions, type AskedOfRows } from './row-questions.js';

interface QuestionWords {
  title: string;
  dates: string;
  numbers: string;
  sentinels: string;
}

const ENGLISH: QuestionWords = {
  title: 'Open questions about the data',
  dates: 'No value shows whether the day or the month comes first.',
  numbers: 'No value shows which sign separates decimals.',
  sentinels: 'Some numbers probably stand for “no value” and are left out.',
};

const WORDS: Record<string, QuestionWords> = {
  de: {
    title: 'Offene Fragen zu den Daten',
    dates: 'Kein Wert zeigt, ob der Tag oder der Monat zuerst steht.',
    numbers: 'Kein Wert zeigt, welches Zeichen die Dezimalstellen trennt.',
    sentinels: 'Einige Zahlen stehen wohl für „kein Wert“ und werden nicht berücksichtigt.',
  },
  fr: {
    title: 'Questions ouvertes sur les données',
    dates: 'Aucune valeur ne montre si le jour ou le mois vient en premier.',
    numbers: 'Aucune valeur ne montre quel signe sépare les décimales.',
    sentinels: 'Certains nombres signifient sans doute « aucune valeur » et sont laissés de côté.',
  },
  es: {
    title: 'Preguntas abiertas sobre los datos',
    dates: 'Ningún valor muestra si va primero el día o el mes.',
    numbers: 'Ningún valor muestra qué signo separa los decimales.',
    sentinels: 'Algunos números significan probablemente «sin valor» y no se tienen en cuenta.',
  },
  pt: {
    title: 'Questões em aberto sobre os dados',
    dates: 'Nenhum valor mostra se vem primeiro o dia ou o mês.',
    numbers: 'Nenhum valor mostra que sinal separa as casas decimais.',
    sentinels: 'Alguns números significam provavelmente “sem valor” e não são considerados.',
  },
  ja: {
    title: 'データに関する未解決の質問',
    dates: '日と月のどちらが先か、値からは判断できません。',
    numbers: '小数点の記号がどれか、値からは判断できません。',
    sentinels: '一部の数値は「値なし」を表すと考えられるため、除外されています。',
  },
  zh: {
    title: '有关数据的待定问题',
    dates: '没有任何值能表明日在前还是月在前。',
    numbers: '没有任何值能表明小数点是哪个符号。',
    sentinels: '部分数字可能表示“无值”，未计入。',
  },
  ar: {
    title: 'أسئلة مفتوحة حول البيانات',
    dates: 'لا تبيّن أي قيمة هل يأتي اليوم أولًا أم الشهر.',
    numbers: 'لا تبيّن أي قيمة أي علامة تفصل الكسور العشرية.',
    sentinels: 'بعض الأرقام تعني على الأرجح «لا قيمة» ولم تُحتسب.',
  },
};

const ASKED: Partial<Record<LoadWarning['code'], Exclude<keyof QuestionWords, 'title'>>> = {
  ambiguous_date_order: 'dates',
  ambiguous_number_format: 'numbers',
  sentinel_suspected: 'sentinels',
};

/**
 * A last slide with what only a person can say of the columns that a deck's queries read, and of their rows, where the answer changes
 * figures: it is there until that was answered. Undefined where nothing is open.
 *
 * @param ofRows with the id that its source has in the deck
 */
export function questionSlide(
  warnings: readonly LoadWarning[],
  { sources, format }: Pick<Deck, 'sources' | 'format'>,
  ofRows?: AskedOfRows & { id: string },
): Slide | undefined {
  const words = WORDS[format.locale.split('-', 1)[0] ?? ''] ?? ENGLISH;
  const queries = Object.values(sources).map(({ sql }) => sql.toLowerCase());
  const lines = warnings.flatMap(({ code, column = '' }) => {
    const asked = ASKED[code];
    const isRead = queries.some((sql) => sql.includes(column.toLowerCase()));
    return asked && isRead ? [lineOf(column, words[asked])] : [];
  });
  if (ofRows) lines.push(...rowQuestions(ofRows, format).map(({ column, text }) => lineOf(column, text)));
  if (lines.length === 0) return undefined;
  return {
    ...{ id: newId('slide'), layout: 'text', title: words.title, text: [...new Set(lines)].join('\n') },
    ...{ variables: {}, claims: [], blocks: [], origin: 'host', ...(ofRows && { source: ofRows.id }) },
  };
}

const lineOf = (column: string, text: string): string => `- **${shownName(column)}**: ${text}`;

/** The name of a column as it is written, in one line. */
const shownName = (name: string): string => markdownOf(visibleText(name).replace(/\s+/gu, ' ').trim());
