import { cachedExpression } from '../../template/scope.js';
import type { Source } from '../../deck/types.js';
import type { Expression } from '../../template/index.js';
import { matchFolded } from '../../template/fold.js';
import { assertionPatterns, COMPARISONS } from '../assertion-words.js';
import { isFinder } from '../test-directions.js';
import type { Span } from '../../template/template-error.js';
import { sameClause } from './clauses.js';
import {
  callsIn,
  namesIn,
  placesOf,
  placesOfExtreme,
  rowsNamed,
  type Call,
  type NamedRow,
} from './row-places.js';
import { isNumeric } from './column-uses.js';
import { sourceOf, tableOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Rows that the query put together of several, and that several names tell apart. */
const GROUPED = /\bgroup\s+by\b/i;
const isToldApart = ({ sql, columns }: Source): boolean =>
  GROUPED.test(sql) && columns.filter(({ type }) => type !== 'number').length > 1;

/** "The largest single harvest" is told of one row. */
const SINGLE =
  /(?<!\p{L})(?:single|individual|einzel\p{L}*|seule?|individuel\p{L}*|individual\p{L}*|sol[oa])(?!\p{L})/iu;

/**
 * A figure of one row told of a name that several rows have: "{{ nth(owner, 2) }} made {{ nth(trips, 2) }} trips" where the owner has two
 * rows. Another name beside it may tell which row is meant; what adds up over the name is told of all of it.
 */
export function rowFigureOfName(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  const table = tableOf(view.source, slide);
  if (!source || !table || !isToldApart(source) || SINGLE.test(view.masked)) return undefined;
  const { rows } = table;
  const names = namesIn(view, slide, table);
  for (const { expressionSource, pos, end } of view.placeholders) {
    const near = namesNear({ pos, end }, names, view);
    const calls = callsIn(cachedExpression(expressionSource));
    for (const call of calls) {
      if (!isPick(call) || !isNumeric(columnOf(call), view.source, slide)) continue;
      const places = placesOf(call, table, expressionSource);
      const [place] = places ?? [];
      if (place === undefined || places?.length !== 1) continue;
      const several = near.find((name) => {
        // Another name of the row tells which of its rows is meant.
        const ofRow = names.filter(
          ({ column, value }) => column !== name.column && rows[place]?.[column] === value,
        );
        const together = rowsNamed([name, ...ofRow], rows);
        // "nth(x, 2) / sum(x, owner, …)" is a part of what the name has.
        const isPart = calls.some((it) => placesOf(it, table, expressionSource)?.join() === together.join());
        return together.length > 1 && together.includes(place) && !isPart;
      });
      if (several) return `{{ ${expressionSource} }} is of one row, and several rows have the name beside it`;
    }
  }
  return undefined;
}

/** "Hill has the largest harvest, {{ max(kg) }}": set beside what is said before it. */
const APPOSED = /,\s*(?:with|at|mit|avec|à|con)?\s*(?:\*\*)?$/iu;

/** The names of a figure's clause, and of the one that it is set beside. */
function namesNear({ pos, end }: Span, names: readonly NamedRow[], { masked }: SentenceView): NamedRow[] {
  const apposed = APPOSED.exec(masked.slice(0, pos));
  return names.filter((name) => {
    const between = name.end <= pos ? masked.slice(name.end, pos) : masked.slice(end, name.pos);
    return sameClause(apposed && name.end <= pos ? between.replace(APPOSED, '') : between);
  });
}

const isPick = ({ name, args }: Call): boolean =>
  /^(?:first|last|max|min)$/.test(name) ? args.length === 1 : /^(?:nth|lookup)$/.test(name);

const columnOf = ({ args: [column] }: Call): string => (column?.kind === 'name' ? column.name : '');

/** "Tied", "among the highest": then one of several is told as one of them. */
const SHARED =
  /(?<!\p{L})(?:among|one of|tied|joint(?:ly)?|level|both|gleichauf|gemeinsam|eine?[rs]? der|parmi|l[’']une? des|ex aequo|entre l[ao]s|un[oa] de l[ao]s|empat\p{L}*)(?!\p{L})/iu;

/** "{{ argmax(course, rate) }} has the highest rate" where two courses have it. */
export function extremeOfSeveral(view: SentenceView, slide: SlideView): string | undefined {
  const rows = sourceOf(view.source, slide)?.data?.rows;
  if (!rows || SHARED.test(view.masked)) return undefined;
  const superlative = matchFolded(view.masked, assertionPatterns(slide.format.locale)).some(({ kind }) =>
    COMPARISONS.has(kind),
  );
  if (!superlative) return undefined;
  const tied = view.placeholders.find(({ expressionSource }) => {
    const node = cachedExpression(expressionSource);
    if (!isFinder(node) || node.args.length !== 2) return false;
    const [label, measure] = node.args;
    if (label?.kind !== 'name' || measure?.kind !== 'name') return false;
    if (isNumeric(label.name, view.source, slide)) return false;
    const places = placesOfExtreme(rows, measure.name, node.name === 'argmax' ? 'max' : 'min');
    return new Set(places.map((place) => rows[place]?.[label.name])).size > 1;
  });
  return tied && `{{ ${tied.expressionSource} }} is one of several at that end`;
}

/** "… of the learners of {{ provider }}", "… of {{ provider }} learners": what the part is said to be one of. */
const OF_NAME =
  /^\s*(?:\*\*)?\s*(?:of\s+(?:(?:all|the)\s+)*\p{L}+\s+(?:of|enrolled in)\s+(?=\uFFFC)|(?:von|der|des|de|du|del|d[’'])\s+(?:(?:allen|den|der|tous|toutes|todos|todas|les|las|los|la|le|el)\s+)*\p{L}+\s+(?:von|der|des|de|du|del)\s+(?=\uFFFC)|(?:of|von)\s+(?=\uFFFC+\s+\p{L}))/iu;

/** A part of one column by the whole of another, and a part of all rows told as one of a name's. */
export function shareOfOther(view: SentenceView, slide: SlideView): string | undefined {
  const table = tableOf(view.source, slide);
  if (!table || table.rows.length < 2) return undefined;
  const { rows } = table;
  const names = namesIn(view, slide, table);
  for (const { expressionSource, end } of view.placeholders) {
    const shares = sharesIn(cachedExpression(expressionSource));
    const mixed = shares.some(
      ({ part, whole }) =>
        whole !== undefined &&
        columnOf(part) !== columnOf(whole) &&
        columnOf(whole) !== '' &&
        isOfSome(part, rows.length, placesOf(part, table, expressionSource)),
    );
    if (mixed) return `{{ ${expressionSource} }} divides a row of one column by all rows of another`;
    const base = OF_NAME.exec(view.masked.slice(end));
    if (shares.length > 0 && base && names.some(({ pos }) => pos === end + base[0].length))
      return `{{ ${expressionSource} }} is a part of all rows, and not of those of the name`;
  }
  return undefined;
}

const isOfSome = (part: Call, count: number, places: readonly number[] | undefined): boolean =>
  places !== undefined && places.length < count && part.name !== 'avg';

interface Share {
  part: Call;
  /** Undefined where the function knows its whole. */
  whole: Call | undefined;
}

/** Divisions by the sum of all rows, and shares. */
function sharesIn(node: Expression): Share[] {
  if (node.kind === 'call')
    return node.name === 'share' ? [{ part: node, whole: undefined }] : node.args.flatMap(sharesIn);
  if (node.kind !== 'binary') return [];
  const { left, right, operator } = node;
  const inner = [...sharesIn(left), ...sharesIn(right)];
  const isWhole = right.kind === 'call' && right.name === 'sum' && right.args.length === 1;
  const [part, ...more] = callsIn(left);
  return operator === '/' && isWhole && part && more.length === 0
    ? [...inner, { part, whole: right }]
    : inner;
}
