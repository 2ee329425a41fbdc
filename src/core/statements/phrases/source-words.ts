import { ofLanguage } from '../../of-language.js';

/** What a source line says. `{tables}`, `{list}` and `{noun}` are filled; `rows` and `groups` are forms of the template's `plural`. */
export interface SourceWords {
  source: string;
  rows: string;
  groups: string;
  filter: string;
  /** Only rows that have a value there. */
  filled: string;
  /** Groups were left out by what they come to. */
  someGroups: string;
  /** Conditions that are not about one column. */
  others: string;
  top: string;
  bottom: string;
  some: string;
  sample: string;
  /** `{time}`: when all sources of the deck were queried. */
  queried: string;
}

const ENGLISH: SourceWords = {
  source: 'Source: {tables}',
  rows: 'one="# row",other="# rows"',
  groups: 'one="# group",other="# groups"',
  filter: 'Filter: {list}',
  filled: 'with {noun}',
  someGroups: 'some groups left out',
  others: 'other conditions',
  top: 'the largest',
  bottom: 'the smallest',
  some: 'a selection',
  sample: 'a sample',
  queried: 'Queried {time}',
};

const WORDS: Record<string, SourceWords> = {
  en: ENGLISH,
  de: {
    source: 'Quelle: {tables}',
    rows: 'one="# Zeile",other="# Zeilen"',
    groups: 'one="# Gruppe",other="# Gruppen"',
    filter: 'Filter: {list}',
    filled: 'mit Angabe: {noun}',
    someGroups: 'nur einige Gruppen',
    others: 'weitere Bedingungen',
    top: 'nur die größten',
    bottom: 'nur die kleinsten',
    some: 'Auswahl',
    sample: 'Stichprobe',
    queried: 'Abgefragt: {time}',
  },
  fr: {
    source: 'Source : {tables}',
    rows: 'one="# ligne",many="# de lignes",other="# lignes"',
    groups: 'one="# groupe",many="# de groupes",other="# groupes"',
    filter: 'Filtre : {list}',
    filled: 'avec {noun}',
    someGroups: 'certains groupes seulement',
    others: 'autres conditions',
    top: 'valeurs les plus élevées seulement',
    bottom: 'valeurs les plus basses seulement',
    some: 'sélection',
    sample: 'échantillon',
    queried: 'Interrogé le {time}',
  },
  es: {
    source: 'Fuente: {tables}',
    rows: 'one="# fila",many="# de filas",other="# filas"',
    groups: 'one="# grupo",many="# de grupos",other="# grupos"',
    filter: 'Filtro: {list}',
    filled: 'con {noun}',
    someGroups: 'solo algunos grupos',
    others: 'otras condiciones',
    top: 'solo los mayores',
    bottom: 'solo los menores',
    some: 'selección',
    sample: 'muestra',
    queried: 'Consultado: {time}',
  },
  pt: {
    source: 'Fonte: {tables}',
    rows: 'one="# linha",many="# de linhas",other="# linhas"',
    groups: 'one="# grupo",many="# de grupos",other="# grupos"',
    filter: 'Filtro: {list}',
    filled: 'com {noun}',
    someGroups: 'apenas alguns grupos',
    others: 'outras condições',
    top: 'apenas os maiores',
    bottom: 'apenas os menores',
    some: 'seleção',
    sample: 'amostra',
    queried: 'Consultado em {time}',
  },
  ja: {
    source: '出典：{tables}',
    rows: 'other="#件"',
    groups: 'other="#グループ"',
    filter: '条件：{list}',
    filled: '{noun}あり',
    someGroups: '一部のグループのみ',
    others: 'その他の条件',
    top: '上位のみ',
    bottom: '下位のみ',
    some: '一部を抜粋',
    sample: '標本',
    queried: '取得日時：{time}',
  },
  zh: {
    source: '来源：{tables}',
    rows: 'other="#条记录"',
    groups: 'other="#个分组"',
    filter: '筛选：{list}',
    filled: '含{noun}',
    someGroups: '仅部分分组',
    others: '其他条件',
    top: '仅最大者',
    bottom: '仅最小者',
    some: '部分选取',
    sample: '抽样',
    queried: '查询时间：{time}',
  },
  ar: {
    source: 'المصدر: {tables}',
    rows: 'zero="# صف",one="صف واحد",two="صفان",few="# صفوف",many="# صفًا",other="# صف"',
    groups:
      'zero="# مجموعة",one="مجموعة واحدة",two="مجموعتان",few="# مجموعات",many="# مجموعة",other="# مجموعة"',
    filter: 'التصفية: {list}',
    filled: 'مع {noun}',
    someGroups: 'بعض المجموعات فقط',
    others: 'شروط أخرى',
    top: 'الأكبر فقط',
    bottom: 'الأصغر فقط',
    some: 'مختارات',
    sample: 'عيّنة',
    queried: 'وقت الاستعلام: {time}',
  },
};

/** The words of a locale; English for a language without. */
export const sourceWords = (locale: string): SourceWords => ofLanguage(WORDS, locale) ?? ENGLISH;
