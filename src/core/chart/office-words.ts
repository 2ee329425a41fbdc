import { ofLanguage } from '../of-language.js';

/** What the columns of a chart's workbook are called, in the words of a person who edits it. */
export interface OfficeWords {
  /** Of a waterfall: what is typed, where it leads, and the ends of each bar. */
  change: string;
  level: string;
  upper: string;
  lower: string;
  /** What floating bars stand on, and the bars themselves: above zero, and below it. */
  ground: string;
  rise: string;
  fall: string;
  below: string;
  /** What is written above and below the bars, and the lines between them. */
  labelAbove: string;
  labelBelow: string;
  connector: string;
  /** Height at which the name of a series stands. */
  nameAt: string;
  /** Of a value in the sum of its category. */
  shareOf: string;
}

const en: OfficeWords = {
  change: 'Change',
  level: 'Level',
  upper: 'Upper end',
  lower: 'Lower end',
  ground: 'Ground',
  rise: 'Rise',
  fall: 'Fall',
  below: '{name} below zero',
  labelAbove: 'Label above',
  labelBelow: 'Label below',
  connector: 'Connector',
  nameAt: 'Height of the name: {name}',
  shareOf: 'Share of {name}',
};

const WORDS: Record<string, OfficeWords> = {
  de: {
    change: 'Veränderung',
    level: 'Stand',
    upper: 'Oberes Ende',
    lower: 'Unteres Ende',
    ground: 'Sockel',
    rise: 'Zunahme',
    fall: 'Abnahme',
    below: '{name} unter null',
    labelAbove: 'Beschriftung oben',
    labelBelow: 'Beschriftung unten',
    connector: 'Verbindung',
    nameAt: 'Höhe des Namens: {name}',
    shareOf: 'Anteil von {name}',
  },
  fr: {
    change: 'Variation',
    level: 'Niveau',
    upper: 'Extrémité haute',
    lower: 'Extrémité basse',
    ground: 'Base',
    rise: 'Hausse',
    fall: 'Baisse',
    below: '{name} sous zéro',
    labelAbove: 'Étiquette au-dessus',
    labelBelow: 'Étiquette au-dessous',
    connector: 'Liaison',
    nameAt: 'Hauteur du nom : {name}',
    shareOf: 'Part de {name}',
  },
  es: {
    change: 'Cambio',
    level: 'Nivel',
    upper: 'Extremo superior',
    lower: 'Extremo inferior',
    ground: 'Base',
    rise: 'Aumento',
    fall: 'Disminución',
    below: '{name} bajo cero',
    labelAbove: 'Etiqueta superior',
    labelBelow: 'Etiqueta inferior',
    connector: 'Conexión',
    nameAt: 'Altura del nombre: {name}',
    shareOf: 'Porcentaje de {name}',
  },
  pt: {
    change: 'Variação',
    level: 'Nível',
    upper: 'Extremo superior',
    lower: 'Extremo inferior',
    ground: 'Base',
    rise: 'Aumento',
    fall: 'Diminuição',
    below: '{name} abaixo de zero',
    labelAbove: 'Rótulo superior',
    labelBelow: 'Rótulo inferior',
    connector: 'Ligação',
    nameAt: 'Altura do nome: {name}',
    shareOf: 'Percentagem de {name}',
  },
  ja: {
    change: '増減',
    level: '水準',
    upper: '上端',
    lower: '下端',
    ground: '土台',
    rise: '増加',
    fall: '減少',
    below: '{name}（ゼロ未満）',
    labelAbove: '上のラベル',
    labelBelow: '下のラベル',
    connector: '接続線',
    nameAt: '名前の高さ：{name}',
    shareOf: '{name}の割合',
  },
  zh: {
    change: '变化',
    level: '水平',
    upper: '上端',
    lower: '下端',
    ground: '基底',
    rise: '增加',
    fall: '减少',
    below: '{name}（零以下）',
    labelAbove: '上方标签',
    labelBelow: '下方标签',
    connector: '连接线',
    nameAt: '名称的高度：{name}',
    shareOf: '{name}的占比',
  },
  ar: {
    change: 'التغير',
    level: 'المستوى',
    upper: 'الطرف الأعلى',
    lower: 'الطرف الأدنى',
    ground: 'القاعدة',
    rise: 'زيادة',
    fall: 'انخفاض',
    below: '{name} تحت الصفر',
    labelAbove: 'التسمية أعلاه',
    labelBelow: 'التسمية أدناه',
    connector: 'الوصلة',
    nameAt: 'ارتفاع الاسم: {name}',
    shareOf: 'نسبة {name}',
  },
};

/** The words of the locale's language; English where there are none. */
export function officeWords(locale: string): OfficeWords {
  return ofLanguage(WORDS, locale) ?? en;
}
