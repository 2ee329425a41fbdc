import type { WidgetType } from '../../chart/types.js';
import type { Slide } from '../../deck/types.js';
import { ofLanguage } from '../../of-language.js';
import { tryReadWidget } from '../offers.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { askedTypes, widgetAs } from './asked-type.js';
import { shownType, type TypeReason } from './shown-type.js';

const en: Record<TypeReason, string> = {
  zeros: 'Shown as bars: there is nothing to share out, so there are no parts of a whole.',
  parts: 'Shown as bars: the values are not the parts of one whole.',
  negative: 'Shown as bars: a radar has no place for negative values.',
  sparse: 'Shown as a table: most cells of the heatmap would be empty.',
  measures: 'Shown as a table: its measures have no scale in common.',
  series: 'Shown as grouped bars: several rows share a category.',
  undrawable: 'Shown as a table: the rows do not fit the chart that was asked for.',
};

/** What the notes say about a chart whose type was changed, by language: without a number in words, which no row would bear out. */
const NOTES: Record<string, Record<TypeReason, string>> = {
  en,
  de: {
    zeros: 'Als Balken gezeigt: Es gibt nichts aufzuteilen, also keine Teile eines Ganzen.',
    parts: 'Als Balken gezeigt: Die Werte sind nicht die Teile eines Ganzen.',
    negative: 'Als Balken gezeigt: Ein Netzdiagramm hat keinen Platz für negative Werte.',
    sparse: 'Als Tabelle gezeigt: Die meisten Felder der Heatmap wären leer.',
    measures: 'Als Tabelle gezeigt: Die Kennzahlen haben keinen gemeinsamen Maßstab.',
    series: 'Als gruppierte Balken gezeigt: Mehrere Zeilen haben dieselbe Kategorie.',
    undrawable: 'Als Tabelle gezeigt: Die Zeilen passen nicht zum gewünschten Diagramm.',
  },
  fr: {
    zeros: 'Présenté en barres : il n’y a rien à répartir, donc pas de parts d’un tout.',
    parts: 'Présenté en barres : les valeurs ne sont pas les parts d’un même tout.',
    negative: 'Présenté en barres : un radar n’a pas de place pour les valeurs négatives.',
    sparse: 'Présenté en tableau : la plupart des cases de la carte de chaleur seraient vides.',
    measures: 'Présenté en tableau : les mesures n’ont pas d’échelle commune.',
    series: 'Présenté en barres groupées : plusieurs lignes partagent une même catégorie.',
    undrawable: 'Présenté en tableau : les lignes ne se prêtent pas au graphique demandé.',
  },
  es: {
    zeros: 'Se muestra en barras: no hay nada que repartir, así que no hay partes de un todo.',
    parts: 'Se muestra en barras: los valores no son las partes de un todo.',
    negative: 'Se muestra en barras: un radar no tiene lugar para valores negativos.',
    sparse: 'Se muestra en tabla: la mayoría de las celdas del mapa de calor estarían vacías.',
    measures: 'Se muestra en tabla: las medidas no comparten escala.',
    series: 'Se muestra en barras agrupadas: varias filas comparten una categoría.',
    undrawable: 'Se muestra en tabla: las filas no encajan en el gráfico solicitado.',
  },
  pt: {
    zeros: 'Apresentado em barras: não há nada a repartir, portanto não há partes de um todo.',
    parts: 'Apresentado em barras: os valores não são as partes de um todo.',
    negative: 'Apresentado em barras: um radar não tem lugar para valores negativos.',
    sparse: 'Apresentado em tabela: a maioria das células do mapa de calor ficaria vazia.',
    measures: 'Apresentado em tabela: as medidas não têm escala comum.',
    series: 'Apresentado em barras agrupadas: várias linhas partilham a mesma categoria.',
    undrawable: 'Apresentado em tabela: as linhas não se ajustam ao gráfico pedido.',
  },
  ja: {
    zeros: '棒グラフで表示：分けるものがないため、全体に対する割合がありません。',
    parts: '棒グラフで表示：値は一つの全体を分けたものではありません。',
    negative: '棒グラフで表示：レーダーチャートでは負の値を表せません。',
    sparse: '表で表示：ヒートマップではほとんどのセルが空になります。',
    measures: '表で表示：指標に共通の目盛りがありません。',
    series: '集合棒グラフで表示：同じカテゴリに複数の行があります。',
    undrawable: '表で表示：データの行が指定のグラフに合いません。',
  },
  zh: {
    zeros: '以条形图显示：没有可分配的数量，无法构成整体的各部分。',
    parts: '以条形图显示：这些数值并非同一整体的组成部分。',
    negative: '以条形图显示：雷达图无法呈现负值。',
    sparse: '以表格显示：热力图的大部分单元格会是空的。',
    measures: '以表格显示：各项指标没有共同的尺度。',
    series: '以分组条形图显示：同一类别有多行数据。',
    undrawable: '以表格显示：这些数据行不适合所要求的图表。',
  },
  ar: {
    zeros: 'معروض بأعمدة: لا يوجد ما يُقسَّم، فلا توجد أجزاء من كل.',
    parts: 'معروض بأعمدة: القيم ليست أجزاء من كل واحد.',
    negative: 'معروض بأعمدة: لا مكان في المخطط الراداري للقيم السالبة.',
    sparse: 'معروض كجدول: معظم خلايا الخريطة الحرارية ستكون فارغة.',
    measures: 'معروض كجدول: لا يجمع المقاييس سلّم مشترك.',
    series: 'معروض بأعمدة مجمّعة: تشترك عدة صفوف في فئة واحدة.',
    undrawable: 'معروض كجدول: الصفوف لا تناسب المخطط المطلوب.',
  },
};

/** Why a slide shows the widget's rows as another type than was asked for: while it does, and where that is so. */
export function typeNoteOf(
  { blocks, ext }: Pick<Slide, 'blocks' | 'ext'>,
  widget: WidgetInput,
  locale: string,
): string | undefined {
  const isShown = (type: WidgetType): boolean =>
    blocks.some((block) => (block.kind === 'chart' || block.kind === 'table') && block.spec.type === type);
  for (const asked of askedTypes({ ext }, widget)) {
    const frame = tryReadWidget(widgetAs(widget, asked))?.frame;
    const { type, reason } = (frame && shownType(frame)) ?? {};
    if (type !== undefined && reason !== undefined && isShown(type)) return notesIn(locale)[reason];
  }
  return undefined;
}

/** The slide, whose notes say so; what they said of another type before is gone. */
export function withTypeNote(slide: Slide, widget: WidgetInput, locale: string): Slide {
  const note = typeNoteOf(slide, widget, locale);
  const notes = withoutTypeNote(slide.notes ?? '', locale);
  if (note === undefined && notes === (slide.notes ?? '')) return slide;
  return { ...slide, notes: [notes, note].filter(Boolean).join(' ') };
}

/** A person who wrote on in the sentence has made it their own. */
function withoutTypeNote(notes: string, locale: string): string {
  const known = Object.values(notesIn(locale)).find((note) => notes === note || notes.endsWith(` ${note}`));
  return known === undefined ? notes : notes.slice(0, -known.length).trimEnd();
}

const notesIn = (locale: string): Record<TypeReason, string> => ofLanguage(NOTES, locale) ?? en;
