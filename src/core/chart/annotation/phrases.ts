import { ofLanguage } from '../../of-language.js';

/** The words of annotations, by language. Short ones stand in the picture, sentences in the text for people who cannot see it. */
export interface AnnotationPhrases {
  average: string;
  median: string;
  target: string;
  /** Percentage points beside an arrow. */
  points: string;
  highlighted: string;
  /** From one value to another, and by what it changed. */
  change: string;
  level: string;
  band: string;
  trend: string;
}

const en: AnnotationPhrases = {
  average: 'Average',
  median: 'Median',
  target: 'Target',
  points: '{n} pp',
  highlighted: 'Highlighted: {name}.',
  change: 'From {from} to {to}: {value}.',
  level: 'Line: {name}, {value}.',
  band: 'Shaded: {from} to {to}.',
  trend: 'A line follows the middle of the points.',
};

const PHRASES: Record<string, AnnotationPhrases> = {
  en,
  de: {
    average: 'Durchschnitt',
    median: 'Median',
    target: 'Ziel',
    points: '{n} Pp.',
    highlighted: 'Hervorgehoben: {name}.',
    change: 'Von {from} bis {to}: {value}.',
    level: 'Linie: {name}, {value}.',
    band: 'Hinterlegt: {from} bis {to}.',
    trend: 'Eine Linie folgt der Mitte der Punkte.',
  },
  fr: {
    average: 'Moyenne',
    median: 'Médiane',
    target: 'Objectif',
    points: '{n} pts',
    highlighted: 'Mis en évidence : {name}.',
    change: 'De {from} à {to} : {value}.',
    level: 'Ligne : {name}, {value}.',
    band: 'Période ombrée : de {from} à {to}.',
    trend: 'Une ligne suit le milieu des points.',
  },
  es: {
    average: 'Media',
    median: 'Mediana',
    target: 'Objetivo',
    points: '{n} p. p.',
    highlighted: 'Resaltado: {name}.',
    change: 'De {from} a {to}: {value}.',
    level: 'Línea: {name}, {value}.',
    band: 'Sombreado: de {from} a {to}.',
    trend: 'Una línea sigue el centro de los puntos.',
  },
  pt: {
    average: 'Média',
    median: 'Mediana',
    target: 'Meta',
    points: '{n} p.p.',
    highlighted: 'Em destaque: {name}.',
    change: 'De {from} a {to}: {value}.',
    level: 'Linha: {name}, {value}.',
    band: 'Sombreado: de {from} a {to}.',
    trend: 'Uma linha segue o meio dos pontos.',
  },
  ja: {
    average: '平均',
    median: '中央値',
    target: '目標',
    points: '{n}ポイント',
    highlighted: '強調：{name}。',
    change: '{from}から{to}：{value}。',
    level: '線：{name}、{value}。',
    band: '網掛け：{from}から{to}。',
    trend: '線が点の中央をたどる。',
  },
  zh: {
    average: '平均',
    median: '中位数',
    target: '目标',
    points: '{n} 个百分点',
    highlighted: '突出显示：{name}。',
    change: '从{from}到{to}：{value}。',
    level: '线：{name}，{value}。',
    band: '阴影：{from}至{to}。',
    trend: '一条线沿着各点的中部。',
  },
  ar: {
    average: 'المتوسط',
    median: 'الوسيط',
    target: 'الهدف',
    points: '{n} نقطة مئوية',
    highlighted: 'مميَّز: {name}.',
    change: 'من {from} إلى {to}: {value}.',
    level: 'خط: {name}، {value}.',
    band: 'مظلَّل: من {from} إلى {to}.',
    trend: 'خط يتبع منتصف النقاط.',
  },
};

export const annotationPhrases = (locale: string): AnnotationPhrases => ofLanguage(PHRASES, locale) ?? en;
