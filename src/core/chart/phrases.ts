/**
 * The few words a chart itself says, by language: names of its parts in the text for screen readers, "Other", notes.
 * Placeholders: `{what}` the value, `{by}` the category, `{n}` and `{of}` counts, `{name}` and `{value}` a data point.
 */
export interface ChartPhrases {
  other: string;
  total: string;
  /** Names of chart kinds, with the value and what it is broken down by. */
  bar: string;
  line: string;
  area: string;
  stacked: string;
  donut: string;
  pie: string;
  scatter: string;
  radar: string;
  treemap: string;
  funnel: string;
  waterfall: string;
  bubble: string;
  heatmap: string;
  histogram: string;
  boxplot: string;
  dumbbell: string;
  gauge: string;
  sankey: string;
  map: string;
  rows: string;
  series: string;
  range: string;
  highest: string;
  lowest: string;
  /** Notes of what a chart leaves out. */
  top: string;
  grouped: string;
  context: string;
  sample: string;
}

const en: ChartPhrases = {
  other: 'Other',
  total: 'Total',
  bar: 'Bar chart: {what} by {by}.',
  line: 'Line chart: {what} by {by}.',
  area: 'Area chart: {what} by {by}.',
  stacked: 'Stacked chart: {what} by {by}.',
  donut: 'Donut chart: shares of {what} by {by}.',
  pie: 'Pie chart: shares of {what} by {by}.',
  scatter: 'Scatter plot: {what} against {by}.',
  radar: 'Radar chart: {what} by {by}.',
  treemap: 'Treemap: shares of {what} by {by}.',
  funnel: 'Funnel: {what} by {by}.',
  waterfall: 'Waterfall chart: {what} by {by}.',
  bubble: 'Bubble chart: {what} against {by}.',
  heatmap: 'Heatmap: {what} by {by}.',
  histogram: 'Histogram: distribution by {by}.',
  boxplot: 'Box plot: distribution of {what} by {by}.',
  dumbbell: 'Dumbbell chart: {what} beside {by}.',
  gauge: 'Gauge: {what}.',
  sankey: 'Flow diagram: {what} between {by}.',
  map: 'Map: {what} by {by}.',
  rows: '{n} values.',
  series: 'Series: {name}.',
  range: 'From {name} to {value}.',
  highest: 'Highest: {name}, {value}.',
  lowest: 'Lowest: {name}, {value}.',
  top: 'Top {n} of {of}',
  grouped: 'Other: {n} of {of}',
  context: '{n} of {of} series in colour',
  sample: 'Sample: {n} of {of} points',
};

const PHRASES: Record<string, ChartPhrases> = {
  en,
  de: {
    other: 'Sonstige',
    total: 'Summe',
    bar: 'Balkendiagramm: {what} nach {by}.',
    line: 'Liniendiagramm: {what} nach {by}.',
    area: 'Flächendiagramm: {what} nach {by}.',
    stacked: 'Gestapeltes Diagramm: {what} nach {by}.',
    donut: 'Ringdiagramm: Anteile von {what} nach {by}.',
    pie: 'Kreisdiagramm: Anteile von {what} nach {by}.',
    scatter: 'Streudiagramm: {what} gegen {by}.',
    radar: 'Netzdiagramm: {what} nach {by}.',
    treemap: 'Kacheldiagramm: Anteile von {what} nach {by}.',
    funnel: 'Trichterdiagramm: {what} nach {by}.',
    waterfall: 'Wasserfalldiagramm: {what} nach {by}.',
    bubble: 'Blasendiagramm: {what} gegen {by}.',
    heatmap: 'Heatmap: {what} nach {by}.',
    histogram: 'Histogramm: Verteilung nach {by}.',
    boxplot: 'Boxplot: Verteilung von {what} nach {by}.',
    dumbbell: 'Hanteldiagramm: {what} neben {by}.',
    gauge: 'Tacho: {what}.',
    sankey: 'Flussdiagramm: {what} zwischen {by}.',
    map: 'Karte: {what} nach {by}.',
    rows: '{n} Werte.',
    series: 'Reihen: {name}.',
    range: 'Von {name} bis {value}.',
    highest: 'Höchster Wert: {name}, {value}.',
    lowest: 'Niedrigster Wert: {name}, {value}.',
    top: 'Die {n} größten von {of}',
    grouped: 'Sonstige: {n} von {of}',
    context: '{n} von {of} Reihen farbig',
    sample: 'Stichprobe: {n} von {of} Punkten',
  },
  fr: {
    other: 'Autres',
    total: 'Total',
    bar: 'Diagramme en barres : {what} par {by}.',
    line: 'Courbe : {what} par {by}.',
    area: 'Graphique en aires : {what} par {by}.',
    stacked: 'Graphique empilé : {what} par {by}.',
    donut: 'Diagramme en anneau : parts de {what} par {by}.',
    pie: 'Diagramme circulaire : parts de {what} par {by}.',
    scatter: 'Nuage de points : {what} selon {by}.',
    radar: 'Graphique radar : {what} par {by}.',
    treemap: 'Carte proportionnelle : parts de {what} par {by}.',
    funnel: 'Entonnoir : {what} par {by}.',
    waterfall: 'Graphique en cascade : {what} par {by}.',
    bubble: 'Graphique à bulles : {what} selon {by}.',
    heatmap: 'Carte de chaleur : {what} par {by}.',
    histogram: 'Histogramme : répartition par {by}.',
    boxplot: 'Boîtes à moustaches : répartition de {what} par {by}.',
    dumbbell: 'Graphique en haltères : {what} à côté de {by}.',
    gauge: 'Jauge : {what}.',
    sankey: 'Diagramme de flux : {what} entre {by}.',
    map: 'Carte : {what} par {by}.',
    rows: '{n} valeurs.',
    series: 'Séries : {name}.',
    range: 'De {name} à {value}.',
    highest: 'Maximum : {name}, {value}.',
    lowest: 'Minimum : {name}, {value}.',
    top: 'Les {n} premiers sur {of}',
    grouped: 'Autres : {n} sur {of}',
    context: '{n} séries sur {of} en couleur',
    sample: 'Échantillon : {n} points sur {of}',
  },
  es: {
    other: 'Otros',
    total: 'Total',
    bar: 'Gráfico de barras: {what} por {by}.',
    line: 'Gráfico de líneas: {what} por {by}.',
    area: 'Gráfico de áreas: {what} por {by}.',
    stacked: 'Gráfico apilado: {what} por {by}.',
    donut: 'Gráfico de anillo: partes de {what} por {by}.',
    pie: 'Gráfico circular: partes de {what} por {by}.',
    scatter: 'Gráfico de dispersión: {what} frente a {by}.',
    radar: 'Gráfico de radar: {what} por {by}.',
    treemap: 'Diagrama de rectángulos: partes de {what} por {by}.',
    funnel: 'Embudo: {what} por {by}.',
    waterfall: 'Gráfico de cascada: {what} por {by}.',
    bubble: 'Gráfico de burbujas: {what} frente a {by}.',
    heatmap: 'Mapa de calor: {what} por {by}.',
    histogram: 'Histograma: distribución por {by}.',
    boxplot: 'Diagrama de caja: distribución de {what} por {by}.',
    dumbbell: 'Gráfico de pesas: {what} junto a {by}.',
    gauge: 'Indicador: {what}.',
    sankey: 'Diagrama de flujo: {what} entre {by}.',
    map: 'Mapa: {what} por {by}.',
    rows: '{n} valores.',
    series: 'Series: {name}.',
    range: 'De {name} a {value}.',
    highest: 'Máximo: {name}, {value}.',
    lowest: 'Mínimo: {name}, {value}.',
    top: 'Los {n} mayores de {of}',
    grouped: 'Otros: {n} de {of}',
    context: '{n} de {of} series en color',
    sample: 'Muestra: {n} de {of} puntos',
  },
  pt: {
    other: 'Outros',
    total: 'Total',
    bar: 'Gráfico de barras: {what} por {by}.',
    line: 'Gráfico de linhas: {what} por {by}.',
    area: 'Gráfico de áreas: {what} por {by}.',
    stacked: 'Gráfico empilhado: {what} por {by}.',
    donut: 'Gráfico de anel: partes de {what} por {by}.',
    pie: 'Gráfico de pizza: partes de {what} por {by}.',
    scatter: 'Gráfico de dispersão: {what} em função de {by}.',
    radar: 'Gráfico de radar: {what} por {by}.',
    treemap: 'Mapa de árvore: partes de {what} por {by}.',
    funnel: 'Funil: {what} por {by}.',
    waterfall: 'Gráfico em cascata: {what} por {by}.',
    bubble: 'Gráfico de bolhas: {what} em função de {by}.',
    heatmap: 'Mapa de calor: {what} por {by}.',
    histogram: 'Histograma: distribuição por {by}.',
    boxplot: 'Diagrama de caixa: distribuição de {what} por {by}.',
    dumbbell: 'Gráfico de halteres: {what} ao lado de {by}.',
    gauge: 'Indicador: {what}.',
    sankey: 'Diagrama de fluxo: {what} entre {by}.',
    map: 'Mapa: {what} por {by}.',
    rows: '{n} valores.',
    series: 'Séries: {name}.',
    range: 'De {name} a {value}.',
    highest: 'Máximo: {name}, {value}.',
    lowest: 'Mínimo: {name}, {value}.',
    top: 'Os {n} maiores de {of}',
    grouped: 'Outros: {n} de {of}',
    context: '{n} de {of} séries em cor',
    sample: 'Amostra: {n} de {of} pontos',
  },
  ja: {
    other: 'その他',
    total: '合計',
    bar: '棒グラフ：{by}別の{what}。',
    line: '折れ線グラフ：{by}別の{what}。',
    area: '面グラフ：{by}別の{what}。',
    stacked: '積み上げグラフ：{by}別の{what}。',
    donut: 'ドーナツグラフ：{by}別の{what}の割合。',
    pie: '円グラフ：{by}別の{what}の割合。',
    scatter: '散布図：{by}に対する{what}。',
    radar: 'レーダーチャート：{by}別の{what}。',
    treemap: 'ツリーマップ：{by}別の{what}の割合。',
    funnel: 'ファネル：{by}別の{what}。',
    waterfall: 'ウォーターフォール図：{by}別の{what}。',
    bubble: 'バブルチャート：{by}に対する{what}。',
    heatmap: 'ヒートマップ：{by}別の{what}。',
    histogram: 'ヒストグラム：{by}の分布。',
    boxplot: '箱ひげ図：{by}別の{what}の分布。',
    dumbbell: 'ダンベルチャート：{by}と{what}の比較。',
    gauge: 'ゲージ：{what}。',
    sankey: 'フロー図：{by}の間の{what}。',
    map: '地図：{by}別の{what}。',
    rows: '値は{n}件。',
    series: '系列：{name}。',
    range: '{name}から{value}まで。',
    highest: '最大：{name}、{value}。',
    lowest: '最小：{name}、{value}。',
    top: '{of}件中の上位{n}件',
    grouped: 'その他：{of}件中{n}件',
    context: '{of}系列中{n}系列を色分け',
    sample: 'サンプル：{of}点中{n}点',
  },
  zh: {
    other: '其他',
    total: '合计',
    bar: '柱状图：按{by}的{what}。',
    line: '折线图：按{by}的{what}。',
    area: '面积图：按{by}的{what}。',
    stacked: '堆叠图：按{by}的{what}。',
    donut: '环形图：按{by}的{what}占比。',
    pie: '饼图：按{by}的{what}占比。',
    scatter: '散点图：{what}与{by}。',
    radar: '雷达图：按{by}的{what}。',
    treemap: '矩形树图：按{by}的{what}占比。',
    funnel: '漏斗图：按{by}的{what}。',
    waterfall: '瀑布图：按{by}的{what}。',
    bubble: '气泡图：{what}与{by}。',
    heatmap: '热力图：按{by}的{what}。',
    histogram: '直方图：按{by}的分布。',
    boxplot: '箱线图：按{by}的{what}分布。',
    dumbbell: '哑铃图：{what}与{by}。',
    gauge: '仪表：{what}。',
    sankey: '流向图：{by}之间的{what}。',
    map: '地图：按{by}的{what}。',
    rows: '共{n}个值。',
    series: '系列：{name}。',
    range: '从{name}到{value}。',
    highest: '最高：{name}，{value}。',
    lowest: '最低：{name}，{value}。',
    top: '{of}项中的前{n}项',
    grouped: '其他：{of}项中的{n}项',
    context: '{of}个系列中{n}个着色',
    sample: '抽样：{of}个点中的{n}个',
  },
  ar: {
    other: 'أخرى',
    total: 'المجموع',
    bar: 'مخطط أعمدة: {what} حسب {by}.',
    line: 'مخطط خطي: {what} حسب {by}.',
    area: 'مخطط مساحي: {what} حسب {by}.',
    stacked: 'مخطط مكدس: {what} حسب {by}.',
    donut: 'مخطط حلقي: حصص {what} حسب {by}.',
    pie: 'مخطط دائري: حصص {what} حسب {by}.',
    scatter: 'مخطط مبعثر: {what} مقابل {by}.',
    radar: 'مخطط راداري: {what} حسب {by}.',
    treemap: 'خريطة شجرية: حصص {what} حسب {by}.',
    funnel: 'مخطط قمعي: {what} حسب {by}.',
    waterfall: 'مخطط شلالي: {what} حسب {by}.',
    bubble: 'مخطط فقاعي: {what} مقابل {by}.',
    heatmap: 'خريطة حرارية: {what} حسب {by}.',
    histogram: 'مدرج تكراري: التوزيع حسب {by}.',
    boxplot: 'مخطط صندوقي: توزيع {what} حسب {by}.',
    dumbbell: 'مخطط أثقال: {what} إلى جانب {by}.',
    gauge: 'مقياس: {what}.',
    sankey: 'مخطط تدفق: {what} بين {by}.',
    map: 'خريطة: {what} حسب {by}.',
    rows: 'عدد القيم: {n}.',
    series: 'السلاسل: {name}.',
    range: 'من {name} إلى {value}.',
    highest: 'الأعلى: {name}، {value}.',
    lowest: 'الأدنى: {name}، {value}.',
    top: 'أعلى {n} من {of}',
    grouped: 'أخرى: {n} من {of}',
    context: '{n} من {of} سلاسل ملونة',
    sample: 'عينة: {n} من {of} نقطة',
  },
};

/** The phrases of the locale's language; English where there are none. */
export function chartPhrases(locale: string): ChartPhrases {
  return PHRASES[locale.split('-')[0]?.toLowerCase() ?? ''] ?? en;
}

/** Fills `{name}` placeholders once: a value that looks like a placeholder stays text. */
export function fillPhrase(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/gu, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  );
}
