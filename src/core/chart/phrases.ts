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
