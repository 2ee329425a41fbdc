import { cellOf, textOf } from '../chart/cells.js';
import type { WidgetInput } from '../stream/protocol.js';
import type { ChartEdits } from './edit-chart.js';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(\\d{1,3}|${NUMBERS.join('|')})`;
const TOP = new RegExp(
  `\\b(?:top|largest|biggest|highest|first)\\s+${COUNT}\\b|\\b${COUNT}\\s+(?:largest|biggest|highest)\\b`,
);
const SORT = /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange(?:d)?)\b/;
const ASCENDING = /\b(?:ascending|increasing|(?:smallest|lowest|least) first|low(?:est)? to high(?:est)?)\b/;
const BY_NAME = /\b(?:alphabetical(?:ly)?|by (?:name|category)|a to z)\b/;
const HIGHLIGHT = /\b(?:highlight|emphasi[sz]e|stress|point out)\b(.*)/;
const ENDS: readonly [RegExp, string][] = [
  [/\b(?:largest|biggest|highest|maximum|max|leader|winner|best)\b/, 'max'],
  [/\b(?:smallest|lowest|minimum|min)\b/, 'min'],
  [/\b(?:last|latest|newest)\b/, 'last'],
];
const COLOR = /#[0-9a-f]{6}\b/;

/**
 * What an instruction wants of a slide's chart beside its type: order, number of categories, what stands out, a colour. Undefined where it
 * wants nothing of that.
 * @param wish in lower case
 */
export function chartWishes(wish: string, widget: WidgetInput | undefined): ChartEdits | undefined {
  const highlight = highlightIn(wish, widget);
  const color = COLOR.exec(wish)?.[0];
  const top = highlight === undefined ? topIn(wish) : undefined;
  const sort = SORT.test(wish) ? orderIn(wish) : undefined;
  const edits: ChartEdits = {
    ...(sort === undefined ? {} : { sort }),
    ...(top === undefined ? {} : { top }),
    ...(highlight === undefined ? {} : { highlight }),
    ...(color === undefined ? {} : { color }),
  };
  return Object.keys(edits).length > 0 ? edits : undefined;
}

function topIn(wish: string): number | undefined {
  const [, before, after] = TOP.exec(wish) ?? [];
  const word = before ?? after;
  if (word === undefined) return undefined;
  const count = NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);
  return count > 0 ? count : undefined;
}

const orderIn = (wish: string): NonNullable<ChartEdits['sort']> =>
  BY_NAME.test(wish) ? 'category' : ASCENDING.test(wish) ? 'value-asc' : 'value';

/** A name of the rows, the longest that is named, or one of their ends. */
function highlightIn(wish: string, widget: WidgetInput | undefined): string | undefined {
  const [, named] = HIGHLIGHT.exec(wish) ?? [];
  if (named === undefined) return undefined;
  const columns = widget?.columns.filter(({ type }) => type === 'string') ?? [];
  const cells = (widget?.rows ?? []).flatMap((row) => columns.map(({ name }) => textOf(cellOf(row, name))));
  const names = [...new Set(cells)].filter(
    (cell) => cell.trim() !== '' && named.includes(cell.toLowerCase()),
  );
  const [longest] = names.sort((a, b) => b.length - a.length);
  return longest ?? ENDS.find(([words]) => words.test(named))?.[1];
}
