import type { DataQuestion, DataQuestions } from '../chart/types.js';
import type { Deck, Source } from '../deck/types.js';
import { ofLanguage } from '../of-language.js';
import type { RunQuery } from '../query/types.js';
import { sourceWords } from '../statements/phrases/source-words.js';
import { sourceOfWidget } from './source-of-widget.js';

/** Questions about the rows of a dashboard, and the figures that tell of them. */
export interface AskedOfRows {
  asked: readonly DataQuestion[];
  source: Source;
}

/** Reads the figures of a dashboard's questions. Undefined where it has none, or their query gives nothing. Rejects only when aborted. */
export async function askOfRows(
  questions: DataQuestions | undefined,
  runQuery: RunQuery,
  signal: AbortSignal,
): Promise<AskedOfRows | undefined> {
  const asked = Array.isArray(questions?.asked) ? questions.asked.filter(isQuestion) : [];
  if (asked.length === 0 || typeof questions?.sql !== 'string') return undefined;
  const widget = { id: 'questions', type: 'table' as const, title: 'questions', dataKey: questions.sql };
  const source = await sourceOfWidget(widget, runQuery, signal);
  return source.problem || source.data?.rows.length !== 1 ? undefined : { asked, source };
}

type Words = Readonly<Record<DataQuestion['kind'], string>>;

/** Sentences into which figures and names fit in any number. */
const ENGLISH: Words = {
  test_rows: 'Named as tests and left out of every chart: {names} ({rows}).',
  test_flag: 'Marked as tests and left out of every chart: {rows}.',
  total_group: 'The sum of all other groups, so left out of every chart: {names} ({rows}).',
  other_groups: 'The last year holds other groups ({times}) than the year before ({value}), so nothing is shown over time ({rows}).',
  copies: 'Rows that are like another one in every column; they are counted as they stand ({rows}).',
  spellings: 'Written in several ways, shown as one name: {names} ({rows}).',
  other_unit: 'Some values differ from the others by a factor of about {times}, as if they were in another unit; they are left out of averages and totals ({rows}).',
  no_value: '{value} is far from all other values and probably stands for “no value”; it is left out of averages ({rows}).',
  units: 'Values are in several units; those in other units are not shown ({rows}).',
  part_time: 'With rows for part of the time only, so not compared by their totals: {names} ({rows}).',
  far_dates: 'Some dates are far from all others, probably by mistake; they are left out of charts over time ({rows}).',
}; // prettier-ignore

/** What is said of each kind, by language. */
const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  de: {
    test_rows: 'Dem Namen nach Tests und in keinem Diagramm enthalten: {names} ({rows}).',
    test_flag: 'Als Test gekennzeichnet und in keinem Diagramm enthalten: {rows}.',
    total_group: 'Summe aller anderen Gruppen, daher in keinem Diagramm enthalten: {names} ({rows}).',
    other_groups: 'Das letzte Jahr enthält andere Gruppen ({times}) als das Jahr davor ({value}); daher wird nichts über die Zeit gezeigt ({rows}).',
    copies: 'Zeilen, die in allen Spalten einer anderen gleichen; sie sind mitgezählt ({rows}).',
    spellings: 'Unterschiedlich geschrieben, als ein Name gezeigt: {names} ({rows}).',
    other_unit: 'Einige Werte weichen etwa um den Faktor {times} von den anderen ab, als stünden sie in einer anderen Einheit; sie fehlen in Durchschnitten und Summen ({rows}).',
    no_value: '{value} liegt weit von allen anderen Werten entfernt und steht wohl für „kein Wert“; in Durchschnitten wird dieser Wert nicht berücksichtigt ({rows}).',
    units: 'Die Werte stehen in mehreren Einheiten; die in anderen Einheiten sind nicht gezeigt ({rows}).',
    part_time: 'Nur für einen Teil der Zeit erfasst, daher nicht nach Summen verglichen: {names} ({rows}).',
    far_dates: 'Einige Daten liegen wohl versehentlich weit von allen anderen entfernt; sie fehlen in Diagrammen über die Zeit ({rows}).',
  },
  fr: {
    test_rows: 'Des tests d’après leur nom, absents de tous les graphiques : {names} ({rows}).',
    test_flag: 'Marquées comme tests et absentes de tous les graphiques : {rows}.',
    total_group: 'Total de tous les autres groupes, donc absent de tous les graphiques : {names} ({rows}).',
    other_groups: 'La dernière année comporte d’autres groupes ({times}) que la précédente ({value}) ; rien n’est donc montré dans le temps ({rows}).',
    copies: 'Lignes identiques à une autre dans toutes les colonnes ; elles sont comptées telles quelles ({rows}).',
    spellings: 'Écrits de plusieurs façons, présentés sous un seul nom : {names} ({rows}).',
    other_unit: 'Certaines valeurs s’écartent des autres d’un facteur {times} environ, comme si elles étaient dans une autre unité ; elles sont exclues des moyennes et des totaux ({rows}).',
    no_value: '{value} est loin de toutes les autres valeurs et signifie sans doute « aucune valeur » ; elle est exclue des moyennes ({rows}).',
    units: 'Les valeurs sont dans plusieurs unités ; celles des autres unités ne sont pas présentées ({rows}).',
    part_time: 'Présents sur une partie de la période seulement, donc non comparés par leurs totaux : {names} ({rows}).',
    far_dates: 'Certaines dates sont loin de toutes les autres, sans doute par erreur ; elles sont exclues des graphiques dans le temps ({rows}).',
  },
  es: {
    test_rows: 'Pruebas, a juzgar por su nombre, excluidas de todos los gráficos: {names} ({rows}).',
    test_flag: 'Marcadas como pruebas y excluidas de todos los gráficos: {rows}.',
    total_group: 'Suma de todos los demás grupos, por lo que no figura en ningún gráfico: {names} ({rows}).',
    other_groups: 'El último año contiene otros grupos ({times}) que el anterior ({value}); por eso no se muestra nada a lo largo del tiempo ({rows}).',
    copies: 'Filas iguales a otra en todas las columnas; se cuentan tal como están ({rows}).',
    spellings: 'Escritos de varias formas y mostrados con un solo nombre: {names} ({rows}).',
    other_unit: 'Algunos valores difieren de los demás en un factor de unos {times}, como si estuvieran en otra unidad; se excluyen de promedios y totales ({rows}).',
    no_value: '{value} está lejos de todos los demás valores y probablemente significa «sin valor»; se excluye de los promedios ({rows}).',
    units: 'Los valores están en varias unidades; los de otras unidades no se muestran ({rows}).',
    part_time: 'Con datos solo para una parte del período, por lo que no se comparan sus totales: {names} ({rows}).',
    far_dates: 'Algunas fechas están lejos de todas las demás, probablemente por error; se excluyen de los gráficos a lo largo del tiempo ({rows}).',
  },
  pt: {
    test_rows: 'Testes, a julgar pelo nome, excluídos de todos os gráficos: {names} ({rows}).',
    test_flag: 'Marcadas como testes e excluídas de todos os gráficos: {rows}.',
    total_group: 'Soma de todos os outros grupos e, por isso, fora de todos os gráficos: {names} ({rows}).',
    other_groups: 'O último ano contém outros grupos ({times}) que o anterior ({value}); por isso nada é mostrado ao longo do tempo ({rows}).',
    copies: 'Linhas iguais a outra em todas as colunas; são contadas como estão ({rows}).',
    spellings: 'Escritos de várias formas e mostrados com um só nome: {names} ({rows}).',
    other_unit: 'Alguns valores diferem dos demais por um fator de cerca de {times}, como se estivessem em outra unidade; ficam fora das médias e dos totais ({rows}).',
    no_value: '{value} está longe de todos os demais valores e provavelmente significa “sem valor”; fica fora das médias ({rows}).',
    units: 'Os valores estão em várias unidades; os de outras unidades não são mostrados ({rows}).',
    part_time: 'Com dados apenas para parte do período e, por isso, sem comparação de totais: {names} ({rows}).',
    far_dates: 'Algumas datas estão longe de todas as demais, provavelmente por engano; ficam fora dos gráficos ao longo do tempo ({rows}).',
  },
  ja: {
    test_rows: '名前からテストと判断し、すべてのグラフから除外：{names}（{rows}）。',
    test_flag: 'テストの印があるため、すべてのグラフから除外：{rows}。',
    total_group: 'ほかのすべてのグループの合計のため、すべてのグラフから除外：{names}（{rows}）。',
    other_groups: '直近一年のグループ（{times}）は前年（{value}）と異なるため、時間の推移は示していません（{rows}）。',
    copies: 'すべての列が別の行と同じ行です。そのまま数えています（{rows}）。',
    spellings: '表記が複数あるため、一つの名前にまとめて表示：{names}（{rows}）。',
    other_unit: '一部の値はほかの値と約{times}倍違い、別の単位の可能性があるため、平均と合計から除外されています（{rows}）。',
    no_value: '{value}はほかのすべての値からかけ離れており、「値なし」を表すと考えられるため、平均から除外されています（{rows}）。',
    units: '値の単位が複数あり、ほかの単位の値は表示されていません（{rows}）。',
    part_time: '期間の一部にしかデータがないため、合計では比較していません：{names}（{rows}）。',
    far_dates: '一部の日付はほかのすべての日付からかけ離れており、誤りの可能性があるため、時系列のグラフから除外されています（{rows}）。',
  },
  zh: {
    test_rows: '从名称看是测试，未计入任何图表：{names}（{rows}）。',
    test_flag: '标记为测试，未计入任何图表：{rows}。',
    total_group: '是其他各组的合计，因此未计入任何图表：{names}（{rows}）。',
    other_groups: '最近一年的组（{times}）与前一年（{value}）不同，因此不显示随时间的变化（{rows}）。',
    copies: '所有列都与另一行相同的行；按原样计入（{rows}）。',
    spellings: '有多种写法，合并为一个名称显示：{names}（{rows}）。',
    other_unit: '部分数值与其他数值相差约{times}倍，可能使用了其他单位，未计入平均值和合计（{rows}）。',
    no_value: '{value}与其他所有数值相差甚远，可能表示“无值”，未计入平均值（{rows}）。',
    units: '数值使用了多种单位，其他单位的数值未显示（{rows}）。',
    part_time: '仅有部分时间的数据，因此不按合计比较：{names}（{rows}）。',
    far_dates: '部分日期与其他所有日期相差甚远，可能有误，未计入时间图表（{rows}）。',
  },
  ar: {
    test_rows: 'يدل اسمها على أنها اختبارات، واستُبعدت من كل المخططات: {names} ({rows}).',
    test_flag: 'معلَّمة كاختبارات، واستُبعدت من كل المخططات: {rows}.',
    total_group: 'مجموع كل المجموعات الأخرى، لذا استُبعد من كل المخططات: {names} ({rows}).',
    other_groups: 'تضم السنة الأخيرة مجموعات ({times}) غير التي في السنة السابقة ({value})، لذا لا يُعرض شيء عبر الزمن ({rows}).',
    copies: 'صفوف تطابق صفًا آخر في كل الأعمدة؛ وقد حُسبت كما هي ({rows}).',
    spellings: 'مكتوبة بأكثر من طريقة، ومعروضة باسم واحد: {names} ({rows}).',
    other_unit: 'تختلف بعض القيم عن غيرها بعامل يقارب {times}، كأنها بوحدة أخرى؛ استُبعدت من المتوسطات والمجاميع ({rows}).',
    no_value: 'القيمة {value} بعيدة عن كل القيم الأخرى، وتعني على الأرجح «لا قيمة»؛ استُبعدت من المتوسطات ({rows}).',
    units: 'القيم بعدة وحدات، وما كان بوحدات أخرى غير معروض ({rows}).',
    part_time: 'لها بيانات عن جزء من الفترة فقط، فلا تُقارن بمجاميعها: {names} ({rows}).',
    far_dates: 'بعض التواريخ بعيدة عن كل التواريخ الأخرى، على الأرجح عن طريق الخطأ؛ استُبعدت من المخططات الزمنية ({rows}).',
  },
}; // prettier-ignore

const isQuestion = (given: unknown): given is DataQuestion => {
  const { kind, column } = (given ?? {}) as Partial<DataQuestion>;
  return typeof column === 'string' && typeof kind === 'string' && Object.hasOwn(ENGLISH, kind);
};

/** Each question as template text over the row of its figures. */
export function rowQuestions(
  { asked, source }: AskedOfRows,
  { locale }: Deck['format'],
): { column: string; text: string }[] {
  const words = ofLanguage(WORDS, locale) ?? ENGLISH;
  const known = new Set(source.columns.map(({ name }) => name));
  const formats = {
    rows: `plural:${sourceWords(locale).rows}`,
    times: 'integer',
    value: 'number',
    names: '',
  };
  return asked.flatMap(({ kind, column }, at) => {
    let isComplete = true;
    const text = words[kind].replace(/\{(\w+)\}/gu, (_, name: keyof typeof formats) => {
      const figure = `${name}_${at + 1}`;
      isComplete &&= known.has(figure);
      return `{{ first(${figure})${formats[name] === '' ? '' : ` | ${formats[name]}`} }}`;
    });
    return isComplete ? [{ column, text }] : [];
  });
}
