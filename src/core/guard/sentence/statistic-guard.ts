import { bounded, matchFolded, type Pattern } from '../../template/fold.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { columnUses, meaningIn } from './column-uses.js';
import type { SentenceView, SlideView } from './sentence-view.js';
import { toldAsStatistic } from './told-statistics.js';

/** `each`: words that make a mean of a figure, and that any figure may have beside it; `so`: the adverb. */
type Statistic = 'avg' | 'so' | 'each' | 'median' | 'whole';

/** How a sentence names a middle value, and how it speaks of all rows together: plain text, four languages. */
const WORDS: readonly Pattern<Statistic>[] = [
  [
    'avg',
    bounded(
      'averag[a-z]+|means?|typical(?:ly)?|durchschnitt[a-z]*|[a-z]+durchschnitts?|mittel[a-z]*|mittlere[a-z]?|(?:im )?schnitt|moyen[a-z]*|promedios?|medi[ao]s?',
    ),
  ],
  [
    'so',
    bounded('on average|im (?:durchschnitt|mittel|schnitt)|durchschnittlich|en moyenne|de media|en promedio'),
  ],
  ['each', bounded('per|each|pro|je|jede[a-z]?|par|chaque|por|cada')],
  [
    'median',
    bounded(
      'typical(?:ly)?|mittlere[a-z]?|median[a-z]*|mediane?[a-z]*|mitte|middle|half|hal(?:f|ves)|halfte|moitie|mitad|zentralwert',
    ),
  ],
  [
    'whole',
    bounded(
      'as a whole|overall|in total|altogether|combined|insgesamt|im ganzen|zusammen|au total|dans l.?ensemble|en total|en conjunto',
    ),
  ],
];

/**
 * A middle value under another name: a median "on average", a mean that nobody calls one, the mean of rates as the rate of the whole.
 * Columns that are averages themselves, and titles of the host, name it too.
 */
export function misnamedStatistic(view: SentenceView, slide: SlideView): string | undefined {
  const said = new Set(matchFolded(view.masked, WORDS).map(({ kind }) => kind));
  const figures = view.placeholders.flatMap((placeholder) => {
    const statistic = statisticOf(placeholder.expression);
    // "On average" says how the figure itself was made.
    const exempt = !said.has('so') && isOfAverages(placeholder, view, slide);
    return statistic && !exempt ? [{ placeholder, statistic }] : [];
  });
  const printed = new Set(figures.map(({ statistic }) => statistic));
  for (const { placeholder, statistic } of figures) {
    const named = `{{ ${placeholder.expressionSource} }} is ${statistic === 'avg' ? 'an average' : 'a median'}`;
    if (statistic === 'median' && !said.has('median') && (said.has('avg') || said.has('whole')))
      return `${named}, and the sentence does not say so`;
    if (statistic !== 'avg') continue;
    if (said.has('median') && !printed.has('median') && !said.has('avg')) return `${named}, and no median`;
    if (said.has('avg') || (said.has('each') && !said.has('whole'))) continue;
    if (said.has('whole') || isOfRates(placeholder, view, slide))
      return `${named} of rows, and not the value of all rows together`;
  }
  const total = view.placeholders.find(({ expression }) => isTotal(expression));
  if (total && PER_PERIOD.test(view.masked) && !said.has('avg') && !printed.has('avg'))
    return `{{ ${total.expressionSource} }} is a total, not a figure of one period`;
  const [extreme] = view.placeholders.filter(({ expression }) => isExtreme(expression));
  const alone = extreme && view.placeholders.length === 1 && said.has('so');
  return alone ? `{{ ${extreme.expressionSource} }} is no average` : toldAsStatistic(view, slide);
}

const PER_PERIOD =
  /(?:^|[.:!?]\s+)(?:each|every|per|pro|je|jede[nrs]?|par|chaque|por|cada)\s(?:hour|day|week|month|quarter|year|Stunde|Tag|Woche|Monat|Quartal|Jahr|heure|jour|semaine|mois|trimestre|an|hora|día|semana|mes|año)(?!\p{L})/iu;

const isTotal = (node: Expression): boolean =>
  node.kind === 'call' && node.name === 'sum' && node.args.length === 1;

const isExtreme = (node: Expression): boolean =>
  node.kind === 'call' && (node.name === 'max' || node.name === 'min') && node.args.length === 1;

function statisticOf(node: Expression): 'avg' | 'median' | undefined {
  return node.kind === 'call' && (node.name === 'avg' || node.name === 'median') ? node.name : undefined;
}

/** The median of averages may be called one. */
const isOfAverages = ({ expression }: Placeholder, { source }: SentenceView, slide: SlideView): boolean =>
  expression.kind === 'call' &&
  expression.name === 'median' &&
  columnUses(expression, slide.variables, source).some(
    ({ column, source: from }) => meaningIn(column, from, slide)?.kind === 'level',
  );

/** The mean of rates is told as the rate of everything all too easily. */
const isOfRates = ({ expression }: Placeholder, { source }: SentenceView, slide: SlideView): boolean =>
  columnUses(expression, slide.variables, source).some(
    ({ column, source: from }) => meaningIn(column, from, slide)?.ratio === true,
  );
