import type { Expression } from '../../template/index.js';
import { PLACEHOLDER_MARK } from '../assertion-words.js';
import type { ClaimMeaning } from '../claim-meaning.js';
import { cachedExpression } from '../../template/scope.js';
import { clauseAround } from './clauses.js';
import { isFinder } from '../test-directions.js';
import { callsIn } from './row-places.js';
import { comparesByDimension, comparesCounts, dimensionNamed } from '../dimension-words.js';
import type { Assertion } from './assertions.js';
import { columnUses, meaningIn, testedColumns } from './column-uses.js';
import { columnsOf, type JudgedClaim, type SentenceView, type SlideView } from './sentence-view.js';

/** So many comparisons place a value between others. */
export const LEAST_STEPS = 2;

/** Of what is no amount of money it would be a judgement. */
const VALUABLE = /valuable|wertvoll|valios/iu;

/** "Held steady" is shown by values of several rows beside each other, and not by one of them alone. */
export const showsNoMove = ({ kind }: Assertion, { test }: JudgedClaim): boolean =>
  kind !== 'flat' || callsIn(cachedExpression(test)).some(({ name }) => OF_SEVERAL.test(name));
const OF_SEVERAL = /^(?:first|last|nth|min|max|growth|delta|stddev|lookup|distinct)$/;

export const WHOLLY =
  /^(?:\s+\p{L}+){1,3}\s+(?:on time|on schedule|without (?:delays?|faults?|errors?|exceptions?|incidents?)|pünktlich|ohne (?:Verspätung|Fehler|Ausnahme)|à l[’']heure|sans (?:retard|faute|erreur|exception)|a tiempo|sin (?:retrasos?|errores|fallos?|excepción))/iu;
/** "Every parcel on time" is shown by a share of all, and not by one above none. */
export const isOfWhole = (
  { kind, end }: Assertion,
  { masked }: SentenceView,
  { test }: JudgedClaim,
): boolean =>
  kind !== 'every' ||
  !WHOLLY.test(masked.slice(end)) ||
  /(?:==|>=)\s*1(?![.\d])|(?:==|<=)\s*0(?![.\d])/.test(test);

const MAINLY =
  /^(?:mainly|mostly|chiefly|primarily|largely|vor allem|haupts[äa]chlich|[üu]berwiegend|surtout|sobre todo|mayoritariamente)$/iu;

/** "Mainly" is told of a name that the sentence prints, and of nothing else that a part might be. */
export const isPartOfNamed = ({ text, pos, end }: Assertion, { masked }: SentenceView): boolean =>
  !MAINLY.test(text) || clauseAround(pos, end, masked).includes(PLACEHOLDER_MARK);

const NEXT_WORD = /^\s+\p{L}+/u;

/** "Nächsthöher" is next to another: a test of the two alone does not show it. */
const NEXT_TO = /^(?:nächst|zweit)/iu;

/**
 * "Heaviest" is told of a weight and of its largest value: a test of another column does not show it where one of weights is at hand, nor
 * does one of the least.
 */
export function fitsAdjective(
  claim: JudgedClaim,
  { text: said, end: at }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (NEXT_TO.test(said)) return claim.meaning.steps >= LEAST_STEPS;
  // "Most" and "le plus" leave it to the next word.
  const text = said + (NEXT_WORD.exec(view.masked.slice(at))?.[0] ?? '');
  if (!fitsGrade(said, claim, view, slide) || !fitsVisits(text, claim, view, slide)) return false;
  if (!comparesByDimension(text)) return true;
  const tested = testedColumns(claim, view, slide);
  const named = (column: string, source: string | undefined): 'max' | 'min' | 'any' | undefined => {
    const meaning = meaningIn(column, source, slide);
    return meaning && dimensionNamed(text, meaning);
  };
  const fitting = tested.flatMap(({ column, source }) => {
    const end = named(column, source);
    return end === undefined ? [] : [{ column, end }];
  });
  if (fitting.length > 0)
    return fitting.some(({ column, end }) => end === 'any' || finds(column, end, claim, view));
  return (
    !VALUABLE.test(text) &&
    !comparesCounts(text) &&
    !columnsOf(slide, view.source).some(
      ({ name, type }) => type === 'number' && named(name, view.source) !== undefined,
    )
  );
}

/** Whether a test looks at an end of a column, and the name that the sentence finds by that column stands at the same end. */
function finds(column: string, end: 'max' | 'min', { meaning }: JudgedClaim, view: SentenceView): boolean {
  const finders = view.placeholders.flatMap(({ expression: node }) =>
    isFinder(node) && isColumn(node.args[1], column) ? [node.name] : [],
  );
  return (
    (meaning.ends.size === 0 || meaning.ends.has(end)) &&
    (finders.length === 0 || finders.includes(`arg${end}`))
  );
}

const MOST =
  /^(?:best|strongest|beste[nrsm]?|am besten|stärkste[nrsm]?|am stärksten|(?:le |la |les )?meilleure?s?|mejor(?:es)?)$/iu;
const LEAST =
  /^(?:worst|weakest|schlechteste[nrsm]?|am schlechtesten|schwächste[nrsm]?|am schwächsten|pires?|peor(?:es)?)$/iu;
const OF_STRENGTH = /^(?:strong|weak|am stär|stärk|am schwä|schwä)/iu;
const SUPERLATIVE_BEFORE = /(?<!\p{L})(?:le|la|les|el|los|las|lo)\s+(?:\p{L}+\s+)?$/iu;
/** Of these little may be the better, or nothing says which is. */
const LITTLE_IS_GOOD =
  /wait|delay|cost|price|fee|churn|error|defect|fault|complain|abandon|duration|time|loss|late|refund|return|emission|waste|fuel|accident|incident|death|cancel|absence|downtime|outage|rank|place|position|gehalt|warte|dauer|kosten|preis|fehler|verspat|ausfall|abbruch|storno|beschwer|unfall|verlust|attente|duree|retard|cout|prix|panne|perte|espera|retraso|coste|costo|precio|fallo|queja|perdida|baja|temp|age|alter|humid|debt|schuld/;

/** "The best rate" is the largest, "the weakest revenue" the least: a test of the other end, or of two rows, does not show it. */
function fitsGrade(said: string, claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const wanted = MOST.test(said) ? 'max' : LEAST.test(said) ? 'min' : undefined;
  if (wanted === undefined) return true;
  if (/^(?:meilleur|pire|mejor|peor)/iu.test(said)) {
    const at = view.masked.toLowerCase().indexOf(said.toLowerCase());
    if (!SUPERLATIVE_BEFORE.test(view.masked.slice(0, at))) return true;
  }
  const { ends, steps } = claim.meaning;
  if (ends.size === 0 && steps < LEAST_STEPS) return false;
  return testedColumns(claim, view, slide).every(({ column, source }) => {
    const words = meaningIn(column, source, slide)?.words ?? '';
    return (LITTLE_IS_GOOD.test(words) && !OF_STRENGTH.test(said)) || finds(column, wanted, claim, view);
  });
}

const VISITS = /fr[eé]quent|visit|besucht|concurrid|transitad/iu;
const VISITORS =
  /(?<![a-z])(?:usagers?|visit[a-z]*|passengers?|users?|customers?|clients?|guests?|attend[a-z]*|riders?|trips|traffic|besuch[a-z]*|fahrgaste?|kunden|nutzer|voyageurs?|passagers?|frequentation|viajeros?|usuarios?|clientes?|pasajeros?|asistentes?|afluencia)(?![a-z])/;

/** "The most visited" is told of visitors where a column counts them. */
function fitsVisits(text: string, claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const counts = (column: string, source: string | undefined): boolean =>
    VISITORS.test(meaningIn(column, source, slide)?.words.split(' | ')[0] ?? '');
  return (
    !VISITS.test(text) ||
    testedColumns(claim, view, slide).some(({ column, source }) => counts(column, source)) ||
    !columnsOf(slide, view.source).some(({ name, type }) => type === 'number' && counts(name, view.source))
  );
}

const isColumn = (node: Expression | undefined, column: string): boolean =>
  node?.kind === 'name' && node.name === column;

/** "{{ name }} is the most frequent": it has more than all others together. */
export function isMajority(
  { majority }: ClaimMeaning,
  { kind }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (kind !== 'top' || majority === undefined) return false;
  const names = view.placeholders.filter(({ expression, expressionSource }) =>
    expression.kind === 'constant'
      ? expressionSource === majority.key
      : columnUses(expression, slide.variables, view.source).some(
          ({ column, fn }) => column === majority.column && fn !== 'count',
        ),
  );
  return names.length > 0 && names.every(({ expressionSource }) => expressionSource === majority.key);
}

const AGAIN_FROM = /(?<!\p{L})(?:again|wieder),?\s+(?:from|von)\s+$/iu;

/** "Rose again, from {{ min }} to …" tells the course since an extreme that another course led to. */
export function turnsAgain({ kind }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const from = view.placeholders.find(({ pos }) => AGAIN_FROM.test(view.masked.slice(0, pos)));
  const { name, args } = from?.expression.kind === 'call' ? from.expression : { name: '', args: [] };
  if (args.length !== 1 || name !== (kind === 'up' ? 'min' : 'max')) return false;
  const value = from?.expressionSource ?? '';
  const test = `${value.replace(name, 'first')} ${kind === 'up' ? '>' : '<'} ${value}`;
  const source = view.source === undefined ? {} : { source: view.source };
  const claim = slide.judgeClaim({ id: '', quote: view.text.trim(), test, ...source });
  return claim !== false && claim.holds;
}

/** A record is the largest value, unless the sentence says that little is the feat. */
export const isRecordOfLeast = ({ text }: Assertion, { masked, placeholders }: SentenceView): boolean =>
  /^(?:record|rekord)$/i.test(text) &&
  placeholders.some(({ expression }) => expression.kind === 'call' && expression.name === 'argmin') &&
  !placeholders.some(({ expression }) => expression.kind === 'call' && expression.name === 'argmax') &&
  !LITTLE.test(masked);
const LITTLE =
  /(?<!\p{L})(?:low\p{L}*|least|few\p{L}*|short\p{L}*|fast\p{L}*|quick\p{L}*|small\p{L}*|tief\p{L}*|niedrig\p{L}*|kurz\p{L}*|kürz\p{L}*|schnell\p{L}*|bas(?:se)?|court\p{L}*|bajo|baja|cort[oa])(?!\p{L})/iu;

/** "Most passengers sail on …", "most of the revenue": more than half, where "the most" are only more than any other. */
export function isOfMost({ text, pos, end }: Assertion, { masked }: SentenceView): boolean {
  const before = masked.slice(0, pos);
  if (/^most of$/i.test(text)) return !/(?<!\p{L})the\s+$/iu.test(before);
  return /^most$/i.test(text) && /^[\s*]*$/.test(before) && PLURAL_NEXT.test(masked.slice(end));
}
const PLURAL_NEXT = /^\s+(?!(?:comes|goes|lies|falls|stems|belongs)\s)\p{L}+[^\P{L}su]s\s+\p{L}/iu;
