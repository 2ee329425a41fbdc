import type { Expression, Query } from './ast.js';
import { someIn } from './expressions.js';
import type { Scope } from './scope.js';
import { choicesOf, otherwiseOf, seenThrough } from './see-through.js';

/** Names for what is left, by language: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const REST_NAMES = [
  'other others rest remaining remainder remainders else misc miscellaneous',
  'sonstige sonstiges sonstigen andere anderes anderen übrige übriges übrigen restliche restlichen',
  'autre autres reste restant restants divers',
  'otro otra otros otras resto restante restantes demás',
  'outro outra outros outras demais',
  'altro altra altri altre rimanente rimanenti',
  'overig overige overigen anders rest',
].flatMap((names) => names.split(' '));
const REST = new Set(REST_NAMES);
/** `All others`, `The rest`, `Los demás`, `Alle übrigen` */
const BEFORE = new Set(
  'all the any alle die der das les le la tous los las todos todas as os gli le i tutti tutte de het und and +'.split(
    ' ',
  ),
);

/** Whether a name stands for all that is left: `Other`, `All others`, `Other regions`, `Übrige`. */
export function namesRest(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}+]+/u)
    .filter((word) => word !== '');
  const first = words.find((word) => !BEFORE.has(word));
  return first !== undefined && REST.has(first);
}

/** Whether a query gives what is left a name, in a SELECT of a UNION, by CASE, or where a join finds nothing. */
export function hasRest(scope: Scope, query: Query): boolean {
  return scope.once('rest', query, false, () => {
    const selects = scope.selects(query);
    return selects.some((select) => {
      const joins = select.sources.length > 1;
      const columns = scope.selectColumns(select);
      return (
        columns.some(
          ({ expression }) => (selects.length > 1 && isRest(expression)) || givesRest(expression, joins),
        ) || select.sources.some(({ query: source }) => source && hasRest(scope, source))
      );
    });
  });
}

function isRest(e: Expression): boolean {
  const inside = seenThrough(e);
  return inside.kind === 'literal' && typeof inside.value === 'string' && namesRest(inside.value);
}

function givesRest(e: Expression, joins: boolean): boolean {
  return someIn(
    e,
    (node) => {
      const otherwise = otherwiseOf(node);
      const choices = choicesOf(node);
      if (choices?.some(({ then }) => isRest(then)) || (choices && otherwise && isRest(otherwise)))
        return true;
      // COALESCE(top.region, 'Other') after a LEFT JOIN
      return joins && node.kind === 'call' && node.name === 'coalesce' && node.args.slice(1).some(isRest);
    },
    ({ kind }) => kind !== 'through',
  );
}
