import { ofLanguage } from '../../of-language.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { capitalized } from '../../statements/frame/names.js';
import { columnNoun, isParticiple } from '../../statements/frame/quantity-names.js';
import { amountOf } from '../../statements/frame/table-names.js';
import { withoutScale } from '../../statements/frame/stated-scale.js';
import { namedUnit } from '../../statements/frame/units.js';

/** The titles of recommended widgets in one language. `{noun}`, `{other}`, `{what}` and `{names}` are filled with words of the table. */
export interface TitleWords {
  /** What rows are where nothing names them. */
  records: string;
  total: string;
  average: string;
  median: string;
  by: string;
  byTwo: string;
  top: string;
  numberOf: string;
  versus: string;
  perDay: string;
  place: string;
  /** What a total is the sum of. */
  part: string;
  missing: string;
  topRows: string;
  /** Of rows with something: `{what}` of `{things}`. */
  shareOf: string;
  /** Months of which a measure is given, and what it is compared with. */
  during: string;
  yearBefore: string;
  /** What times are cut to, and places of a cycle. */
  hour: string;
  day: string;
  week: string;
  month: string;
  year: string;
  /** Of a survey. */
  answer: string;
  question: string;
  hourOfDay: string;
  weekday: string;
  monthOfYear: string;
}

const EN: TitleWords = {
  records: 'records', total: 'total {noun}', average: 'average {noun}', median: 'median {noun}', by: '{what} by {noun}', byTwo: '{what} by {noun} and {other}',
  top: 'Top {noun} by {what}', numberOf: 'Number of {noun}', versus: '{noun} vs. {other}', perDay: '{noun} per day', place: 'place', part: 'part',
  missing: 'Share of missing values by column', topRows: '{what} with the highest {noun}',
  shareOf: 'share of {noun}: {what}', during: '{what}, {names}', yearBefore: 'on a year earlier', hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year',
  answer: 'answer', question: 'question', hourOfDay: 'hour of day', weekday: 'weekday', monthOfYear: 'month of the year',
}; // prettier-ignore

const WORDS: Readonly<Record<string, TitleWords>> = {
  en: EN,
  de: {
    records: 'Datensätze', total: '{noun} (gesamt)', average: '{noun} (Durchschnitt)', median: '{noun} (Median)', by: '{what} nach {noun}', byTwo: '{what} nach {noun} und {other}',
    top: 'Top {noun} nach {what}', numberOf: 'Anzahl {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (pro Tag)', place: 'Ort', part: 'Teil',
    missing: 'Anteil fehlender Werte nach Spalte', topRows: '{what}: die höchsten Werte für {noun}',
    shareOf: '{what} (Anteil)', during: '{what}, {names}', yearBefore: 'gegenüber dem Vorjahr', hour: 'Stunde', day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr',
    answer: 'Antwort', question: 'Frage', hourOfDay: 'Uhrzeit', weekday: 'Wochentag', monthOfYear: 'Kalendermonat',
  },
  fr: {
    records: 'Enregistrements', total: '{noun} (total)', average: '{noun} (moyenne)', median: '{noun} (médiane)', by: '{what} par {noun}', byTwo: '{what} par {noun} et {other}',
    top: 'Top {noun} par {what}', numberOf: '{noun} (nombre)', versus: '{noun} vs. {other}', perDay: '{noun} (par jour)', place: 'lieu', part: 'composante',
    missing: 'Part de valeurs manquantes par colonne', topRows: '{what} : valeurs les plus élevées pour {noun}',
    shareOf: '{what} (part)', during: '{what}, {names}', yearBefore: 'sur un an', hour: 'heure', day: 'jour', week: 'semaine', month: 'mois', year: 'année',
    answer: 'réponse', question: 'question', hourOfDay: 'heure de la journée', weekday: 'jour de la semaine', monthOfYear: 'mois de l’année',
  },
  es: {
    records: 'Registros', total: '{noun} (total)', average: '{noun} (promedio)', median: '{noun} (mediana)', by: '{what} por {noun}', byTwo: '{what} por {noun} y {other}',
    top: 'Top de {noun} por {what}', numberOf: '{noun} (número)', versus: '{noun} vs. {other}', perDay: '{noun} (por día)', place: 'lugar', part: 'componente',
    missing: 'Proporción de valores ausentes por columna', topRows: '{what}: valores más altos de {noun}',
    shareOf: '{what} (proporción)', during: '{what}, {names}', yearBefore: 'frente a un año antes', hour: 'hora', day: 'día', week: 'semana', month: 'mes', year: 'año',
    answer: 'respuesta', question: 'pregunta', hourOfDay: 'hora del día', weekday: 'día de la semana', monthOfYear: 'mes del año',
  },
  pt: {
    records: 'Registros', total: '{noun} (total)', average: '{noun} (média)', median: '{noun} (mediana)', by: '{what} por {noun}', byTwo: '{what} por {noun} e {other}',
    top: 'Top de {noun} por {what}', numberOf: '{noun} (quantidade)', versus: '{noun} vs. {other}', perDay: '{noun} (por dia)', place: 'local', part: 'componente',
    missing: 'Proporção de valores ausentes por coluna', topRows: '{what}: valores mais altos de {noun}',
    shareOf: '{what} (proporção)', during: '{what}, {names}', yearBefore: 'em relação a um ano antes', hour: 'hora', day: 'dia', week: 'semana', month: 'mês', year: 'ano',
    answer: 'resposta', question: 'pergunta', hourOfDay: 'hora do dia', weekday: 'dia da semana', monthOfYear: 'mês do ano',
  },
  ja: {
    records: 'レコード', total: '{noun} (合計)', average: '{noun} (平均)', median: '{noun}（中央値）', by: '{noun}別の{what}', byTwo: '{noun}・{other}別の{what}',
    top: '{what}の上位（{noun}）', numberOf: '{noun}の数', versus: '{noun} vs. {other}', perDay: '{noun}（1日あたり）', place: '場所', part: '内訳',
    missing: '列別の欠損値の割合', topRows: '{noun}が最も高い{what}',
    shareOf: '{what} (割合)', during: '{names}の{what}', yearBefore: '前年同期比', hour: '時間', day: '日', week: '週', month: '月', year: '年',
    answer: '回答', question: '質問', hourOfDay: '時間帯', weekday: '曜日', monthOfYear: '暦月',
  },
  zh: {
    records: '记录', total: '{noun} (合计)', average: '{noun} (平均)', median: '{noun}（中位数）', by: '按{noun}的{what}', byTwo: '按{noun}和{other}的{what}',
    top: '{what}最高的{noun}', numberOf: '{noun}数量', versus: '{noun} vs. {other}', perDay: '{noun}（每日）', place: '地点', part: '组成部分',
    missing: '各列缺失值占比', topRows: '{noun}最高的{what}',
    shareOf: '{what} (占比)', during: '{names}的{what}', yearBefore: '与上年同期相比', hour: '小时', day: '日', week: '周', month: '月', year: '年',
    answer: '回答', question: '问题', hourOfDay: '时段', weekday: '星期', monthOfYear: '月份',
  },
  ar: {
    records: 'السجلات', total: '{noun} (الإجمالي)', average: '{noun} (المتوسط)', median: '{noun} (الوسيط)', by: '{what} حسب {noun}', byTwo: '{what} حسب {noun} و{other}',
    top: 'الأعلى: {noun} حسب {what}', numberOf: 'عدد {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (يوميًا)', place: 'الموقع', part: 'المكوّن',
    missing: 'نسبة القيم المفقودة حسب العمود', topRows: '{what}: أعلى قيم {noun}',
    shareOf: '{what} (النسبة)', during: '{what}، {names}', yearBefore: 'مقارنةً بالعام السابق', hour: 'الساعة', day: 'اليوم', week: 'الأسبوع', month: 'الشهر', year: 'السنة',
    answer: 'الإجابة', question: 'السؤال', hourOfDay: 'ساعة اليوم', weekday: 'يوم الأسبوع', monthOfYear: 'شهر السنة',
  },
}; // prettier-ignore

/** The name of a column that is a question of a survey. */
export const isQuestion = (name: string): boolean =>
  /\?\s*$/.test(name) || (name.length > LONG && /^(?:in general\b|.*\byour?\b)/i.test(name));
const LONG = 30;

/** "Do you work in retail?" of those who say yes: "work in retail". */
function answered(question: string): string {
  const asked = question.replace(/[\s?]+$/, '').replace(/^in general, /i, '');
  const said = asked
    .replace(/^do you /i, '')
    .replace(/^did you /i, 'did ')
    .replace(/^(have|are|will|would|were|can|could) you /i, (_, verb: string) => `${verb.toLowerCase()} `)
    .replace(/^is it /i, 'say it is ');
  return (said === asked ? `say yes to ${asked}` : said)
    .replace(/\byourself\b/gi, 'themselves')
    .replace(/\byour\b/gi, 'their')
    .replace(/\byou\b/gi, 'they');
}

const HAS = /^(?:is|was|are|has|have|had) /;

/** `met SLA`: what rows did. */
const MET = /^(?:met|passed|failed|won|lost|kept|made|left|missed|exceeded) \S/;

/** `returned late`, `overdue`: what rows are. */
const STATE =
  /^(?:paid|unpaid|sold|lost|won|late|overdue|on time|active|inactive|open|closed|new|own|online|done|absent|present|free|void|fraudulent|defective|met|sent|written off)(?=$| (?:on|at|in|by|to|for|from|early|late|again) )|^(?:on time|not \S+|out of \S+|in (?:stock|use|full)|on (?:sale|hold|leave))/;

/** `returned late`, but not `repeated guest`. */
const isDone = (what: string): boolean =>
  isParticiple(what.split(' ')[0] ?? '') &&
  /^\S+(?:$| (?:by|on|in|at|to|for|from|with|late|early|again|online|twice|off|out|up)(?: |$))/.test(what);

/** `that met SLA`, `returned late`, `with parking permit`. */
function qualified(what: string): string {
  const bare = what.replace(HAS, '');
  if (MET.test(bare)) return `that ${bare}`;
  return /^ha/.test(what.match(HAS)?.[0] ?? '') || !(STATE.test(bare) || isDone(bare))
    ? `with ${bare}`
    : bare;
}

/** What stands before a unit, in languages that have a word for it. */
const IN_UNIT: Readonly<Record<string, string>> = { en: 'in', de: 'in', fr: 'en', es: 'en', pt: 'em' };

/** Titles in the language of a locale; English where there are none. */
export class Titles {
  readonly locale: string;
  readonly words: TitleWords;
  readonly isEnglish: boolean;
  /** Nouns that several columns have. */
  readonly #shared: ReadonlySet<string>;
  /** What the rows are called, where the table's name says it. */
  readonly #things: string;

  /** @param columns the names of all columns of the table: those that are called the same are told apart by their units */
  constructor(locale: string, columns: readonly string[] = [], things = '') {
    this.#things = things;
    const nouns = columns.map(columnNoun);
    this.#shared = new Set(nouns.filter((noun, at) => nouns.indexOf(noun) !== at));
    const words = ofLanguage(WORDS, locale);
    this.words = words ?? EN;
    this.locale = words ? locale : 'en-US';
    this.isEnglish = this.words === EN;
  }

  fill(word: keyof TitleWords, slots: Readonly<Record<string, string>>): string {
    return this.words[word].replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
  }

  /** The name of a column: inside an English sentence, or by itself where a language may write nouns otherwise. */
  noun(column: string): string {
    const bare = columnNoun(withoutScale(column)).replace(/\s*\?$/, '');
    const noun = this.isEnglish ? amountOf(bare, this.#things) : bare;
    const name = noun + this.#unitIn(column);
    return this.isEnglish ? name : capitalized(name);
  }

  /** The unit of a column whose name another column has too: `amount in EUR` beside `amount`. */
  #unitIn(column: string): string {
    const { unit, currency = unit } = namedUnit(column);
    if (currency === undefined || !this.#shared.has(columnNoun(column))) return '';
    const word = ofLanguage(IN_UNIT, this.locale);
    return word === undefined ? `（${currency}）` : ` ${word} ${currency}`;
  }

  /** What rows with something are as a part of all: "share of loans returned late", "share of staff with parking permit". */
  share(what: string, things: string): string {
    if (this.isEnglish && isQuestion(what)) return `share of ${things} who ${answered(what)}`;
    const bare = what.replace(HAS, '');
    // "Attrited customer" names what such rows are.
    const [, which, one] = /^(\p{L}+ed|lost|new|gone) (\p{L}+)$/iu.exec(bare) ?? [];
    if (this.isEnglish && which && one && !isParticiple(one))
      return `share of ${which.toLowerCase()} ${plural(one.toLowerCase())}`;
    return this.isEnglish
      ? `share of ${things} ${qualified(what)}`
      : this.fill('shareOf', { noun: things, what: capitalized(bare) });
  }

  /** What the rows are called that are yes, and those that are no, in English: "loans returned late", "loans not returned late". */
  sides(what: string, things: string): readonly [yes: string, no: string] | undefined {
    if (!this.isEnglish) return undefined;
    const yes = qualified(what);
    const no = yes.startsWith('with ')
      ? `without ${yes.slice(5)}`
      : yes.startsWith('that ')
        ? undefined
        : `not ${yes}`;
    return [`${things} ${yes}`, no === undefined ? `other ${things}` : `${things} ${no}`];
  }

  nouns(column: string): string {
    return this.isEnglish ? plural(this.noun(column)) : this.noun(column);
  }

  /** What rows of a table are called: only English knows a plural when it sees one. */
  things(counted: string): string {
    return (this.isEnglish && counted) || this.words.records;
  }
}
