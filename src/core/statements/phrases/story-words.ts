import { ofLanguage } from '../../of-language.js';

/** Fixed words of the slides that hold a deck together. */
export interface StoryWords {
  /** Titles of slides. */
  summary: string;
  closing: string;
  appendix: string;
  sources: string;
  /** Over what is open, on the closing slide. */
  next: string;
  /** Title of a section whose charts show a course. */
  overTime: string;
  /** `{period}` */
  covers: string;
  /** Heads of the table of sources. */
  heads: Record<'shown' | 'data' | 'period' | 'rows' | 'filter' | 'tests' | 'queried', string>;
}

const ENGLISH: StoryWords = {
  summary: 'Executive summary',
  closing: 'What to take away',
  appendix: 'Appendix',
  sources: 'Sources and data',
  next: 'What to look at next',
  overTime: 'Over time',
  covers: 'Data from {period}',
  heads: {
    shown: 'Shown',
    data: 'Data',
    period: 'Period',
    rows: 'Rows',
    filter: 'Filter',
    tests: 'Tests',
    queried: 'Queried',
  },
};

const WORDS: Record<string, StoryWords> = {
  en: ENGLISH,
  de: {
    summary: 'Das Wichtigste in Kürze',
    closing: 'Fazit',
    appendix: 'Anhang',
    sources: 'Quellen und Daten',
    next: 'Was noch offen ist',
    overTime: 'Entwicklung im Zeitverlauf',
    covers: 'Datenzeitraum: {period}',
    heads: {
      shown: 'Inhalt',
      data: 'Daten',
      period: 'Zeitraum',
      rows: 'Zeilen',
      filter: 'Filter',
      tests: 'Tests',
      queried: 'Abgefragt',
    },
  },
  fr: {
    summary: 'Synthèse',
    closing: 'À retenir',
    appendix: 'Annexe',
    sources: 'Sources et données',
    next: 'À examiner ensuite',
    overTime: 'Évolution dans le temps',
    covers: 'Période des données : {period}',
    heads: {
      shown: 'Contenu',
      data: 'Données',
      period: 'Période',
      rows: 'Lignes',
      filter: 'Filtre',
      tests: 'Tests',
      queried: 'Interrogé le',
    },
  },
  es: {
    summary: 'Resumen ejecutivo',
    closing: 'Conclusiones',
    appendix: 'Anexo',
    sources: 'Fuentes y datos',
    next: 'Qué revisar a continuación',
    overTime: 'Evolución en el tiempo',
    covers: 'Periodo de los datos: {period}',
    heads: {
      shown: 'Contenido',
      data: 'Datos',
      period: 'Periodo',
      rows: 'Filas',
      filter: 'Filtro',
      tests: 'Pruebas',
      queried: 'Consultado',
    },
  },
  pt: {
    summary: 'Resumo executivo',
    closing: 'Conclusões',
    appendix: 'Anexo',
    sources: 'Fontes e dados',
    next: 'O que ver a seguir',
    overTime: 'Evolução ao longo do tempo',
    covers: 'Período dos dados: {period}',
    heads: {
      shown: 'Conteúdo',
      data: 'Dados',
      period: 'Período',
      rows: 'Linhas',
      filter: 'Filtro',
      tests: 'Testes',
      queried: 'Consultado em',
    },
  },
  ja: {
    summary: 'エグゼクティブサマリー',
    closing: 'まとめ',
    appendix: '付録',
    sources: '出典とデータ',
    next: '次に確認すること',
    overTime: '推移',
    covers: 'データ期間：{period}',
    heads: {
      shown: '内容',
      data: 'データ',
      period: '期間',
      rows: '件数',
      filter: '条件',
      tests: '検定',
      queried: '取得日時',
    },
  },
  zh: {
    summary: '要点摘要',
    closing: '结论',
    appendix: '附录',
    sources: '来源与数据',
    next: '后续关注',
    overTime: '随时间的变化',
    covers: '数据期间：{period}',
    heads: {
      shown: '内容',
      data: '数据',
      period: '期间',
      rows: '行数',
      filter: '筛选',
      tests: '检验',
      queried: '查询时间',
    },
  },
  ar: {
    summary: 'الملخص التنفيذي',
    closing: 'الخلاصة',
    appendix: 'ملحق',
    sources: 'المصادر والبيانات',
    next: 'ما يستحق النظر لاحقًا',
    overTime: 'التطور عبر الزمن',
    covers: 'فترة البيانات: {period}',
    heads: {
      shown: 'المحتوى',
      data: 'البيانات',
      period: 'الفترة',
      rows: 'الصفوف',
      filter: 'التصفية',
      tests: 'الاختبارات',
      queried: 'وقت الاستعلام',
    },
  },
};

/** The words of a locale; English for a language without. */
export const storyWords = (locale: string): StoryWords => ofLanguage(WORDS, locale) ?? ENGLISH;

/** Whether a text is a heading that code put there: it says nothing of the data. */
export function isStoryHeading(text: string, locale: string): boolean {
  const { summary, closing, appendix, sources, next, overTime } = storyWords(locale);
  return [summary, closing, appendix, sources, next, overTime].includes(text.replaceAll('**', '').trim());
}
