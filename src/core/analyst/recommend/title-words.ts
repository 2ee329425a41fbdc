import { ofLanguage } from '../../of-language.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { capitalized } from '../../statements/frame/names.js';
import { columnNoun } from '../../statements/frame/quantity-names.js';
import { namedUnit } from '../../statements/frame/units.js';

/** The titles of recommended widgets in one language. `{noun}`, `{other}`, `{what}` and `{names}` are filled with words of the table. */
export interface TitleWords {
  /** What rows are where nothing names them. */
  records: string;
  total: string;
  average: string;
  by: string;
  byTwo: string;
  top: string;
  numberOf: string;
  versus: string;
  perDay: string;
  place: string;
  missing: string;
  topRows: string;
  incomplete: string;
  weekOf: string;
  /** Of rows with something: `{what}` of `{things}`. */
  shareOf: string;
  /** What times are cut to, and places of a cycle. */
  hour: string;
  day: string;
  week: string;
  month: string;
  year: string;
  hourOfDay: string;
  weekday: string;
  monthOfYear: string;
}

const EN: TitleWords = {
  records: 'records', total: 'total {noun}', average: 'average {noun}', by: '{what} by {noun}', byTwo: '{what} by {noun} and {other}',
  top: 'Top {noun} by {what}', numberOf: 'Number of {noun}', versus: '{noun} vs. {other}', perDay: '{noun} per day', place: 'place',
  missing: 'Share of missing values by column', topRows: '{what} with the highest {noun}', incomplete: ' (incomplete: {names})',
  weekOf: 'week of {noun}', shareOf: 'share of {noun}: {what}', hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year',
  hourOfDay: 'hour of day', weekday: 'weekday', monthOfYear: 'month of the year',
}; // prettier-ignore

const WORDS: Readonly<Record<string, TitleWords>> = {
  en: EN,
  de: {
    records: 'Datensätze', total: '{noun} (gesamt)', average: '{noun} (Durchschnitt)', by: '{what} nach {noun}', byTwo: '{what} nach {noun} und {other}',
    top: 'Top {noun} nach {what}', numberOf: 'Anzahl: {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (pro Tag)', place: 'Ort',
    missing: 'Anteil fehlender Werte nach Spalte', topRows: '{what}: die höchsten Werte für {noun}', incomplete: ' (unvollständig: {names})',
    weekOf: 'Woche vom {noun}', shareOf: '{what} (Anteil)', hour: 'Stunde', day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr',
    hourOfDay: 'Uhrzeit', weekday: 'Wochentag', monthOfYear: 'Kalendermonat',
  },
  fr: {
    records: 'Enregistrements', total: '{noun} (total)', average: '{noun} (moyenne)', by: '{what} par {noun}', byTwo: '{what} par {noun} et {other}',
    top: 'Top {noun} par {what}', numberOf: 'Nombre : {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (par jour)', place: 'lieu',
    missing: 'Part de valeurs manquantes par colonne', topRows: '{what} : valeurs les plus élevées de {noun}', incomplete: ' (incomplet : {names})',
    weekOf: 'semaine du {noun}', shareOf: '{what} (part)', hour: 'heure', day: 'jour', week: 'semaine', month: 'mois', year: 'année',
    hourOfDay: 'heure de la journée', weekday: 'jour de la semaine', monthOfYear: 'mois de l’année',
  },
  es: {
    records: 'Registros', total: '{noun} (total)', average: '{noun} (promedio)', by: '{what} por {noun}', byTwo: '{what} por {noun} y {other}',
    top: 'Top de {noun} por {what}', numberOf: 'Número: {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (por día)', place: 'lugar',
    missing: 'Proporción de valores ausentes por columna', topRows: '{what}: valores más altos de {noun}', incomplete: ' (incompleto: {names})',
    weekOf: 'semana del {noun}', shareOf: '{what} (proporción)', hour: 'hora', day: 'día', week: 'semana', month: 'mes', year: 'año',
    hourOfDay: 'hora del día', weekday: 'día de la semana', monthOfYear: 'mes del año',
  },
  pt: {
    records: 'Registros', total: '{noun} (total)', average: '{noun} (média)', by: '{what} por {noun}', byTwo: '{what} por {noun} e {other}',
    top: 'Top de {noun} por {what}', numberOf: 'Número: {noun}', versus: '{noun} vs. {other}', perDay: '{noun} (por dia)', place: 'local',
    missing: 'Proporção de valores ausentes por coluna', topRows: '{what}: valores mais altos de {noun}', incomplete: ' (incompleto: {names})',
    weekOf: 'semana de {noun}', shareOf: '{what} (proporção)', hour: 'hora', day: 'dia', week: 'semana', month: 'mês', year: 'ano',
    hourOfDay: 'hora do dia', weekday: 'dia da semana', monthOfYear: 'mês do ano',
  },
  ja: {
    records: 'レコード', total: '{noun}（合計）', average: '{noun}（平均）', by: '{noun}別の{what}', byTwo: '{noun}・{other}別の{what}',
    top: '{what}の上位（{noun}）', numberOf: '{noun}の数', versus: '{noun}と{other}', perDay: '{noun}（1日あたり）', place: '場所',
    missing: '列別の欠損値の割合', topRows: '{noun}が最も高い{what}', incomplete: '（期間途中：{names}）',
    weekOf: '{noun}の週', shareOf: '{what}（割合）', hour: '時間', day: '日', week: '週', month: '月', year: '年',
    hourOfDay: '時間帯', weekday: '曜日', monthOfYear: '暦月',
  },
  zh: {
    records: '记录', total: '{noun}（合计）', average: '{noun}（平均）', by: '按{noun}的{what}', byTwo: '按{noun}和{other}的{what}',
    top: '{what}最高的{noun}', numberOf: '{noun}数量', versus: '{noun}与{other}', perDay: '{noun}（每日）', place: '地点',
    missing: '各列缺失值占比', topRows: '{noun}最高的{what}', incomplete: '（不完整：{names}）',
    weekOf: '{noun}当周', shareOf: '{what}（占比）', hour: '小时', day: '日', week: '周', month: '月', year: '年',
    hourOfDay: '时段', weekday: '星期', monthOfYear: '月份',
  },
  ar: {
    records: 'السجلات', total: '{noun} (الإجمالي)', average: '{noun} (المتوسط)', by: '{what} حسب {noun}', byTwo: '{what} حسب {noun} و{other}',
    top: 'الأعلى: {noun} حسب {what}', numberOf: 'عدد {noun}', versus: '{noun} مقابل {other}', perDay: '{noun} (يوميًا)', place: 'الموقع',
    missing: 'نسبة القيم المفقودة حسب العمود', topRows: '{what}: أعلى قيم {noun}', incomplete: ' (غير مكتمل: {names})',
    weekOf: 'أسبوع {noun}', shareOf: '{what} (النسبة)', hour: 'الساعة', day: 'اليوم', week: 'الأسبوع', month: 'الشهر', year: 'السنة',
    hourOfDay: 'ساعة اليوم', weekday: 'يوم الأسبوع', monthOfYear: 'شهر السنة',
  },
}; // prettier-ignore

/** What stands before a unit, in languages that have a word for it. */
const IN_UNIT: Readonly<Record<string, string>> = { en: 'in', de: 'in', fr: 'en', es: 'en', pt: 'em' };

/** Titles in the language of a locale; English where there are none. */
export class Titles {
  readonly locale: string;
  readonly words: TitleWords;
  readonly isEnglish: boolean;
  /** Nouns that several columns have. */
  readonly #shared: ReadonlySet<string>;

  /** @param columns the names of all columns of the table: those that are called the same are told apart by their units */
  constructor(locale: string, columns: readonly string[] = []) {
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
    const name = columnNoun(column) + this.#unitIn(column);
    return this.isEnglish ? name : capitalized(name);
  }

  /** The unit of a column whose name another column has too: `amount in EUR` beside `amount`. */
  #unitIn(column: string): string {
    const { unit, currency = unit } = namedUnit(column);
    if (currency === undefined || !this.#shared.has(columnNoun(column))) return '';
    const word = ofLanguage(IN_UNIT, this.locale);
    return word === undefined ? `（${currency}）` : ` ${word} ${currency}`;
  }

  nouns(column: string): string {
    return this.isEnglish ? plural(this.noun(column)) : this.noun(column);
  }

  /** What rows of a table are called: only English knows a plural when it sees one. */
  things(counted: string): string {
    return (this.isEnglish && counted) || this.words.records;
  }
}
