import { readAnnotations } from './annotation/read.js';
import type { Highlight } from './annotation/types.js';
import { cleanText } from './cells.js';
import { mix, muted } from './colors.js';
import type { Frame } from './frame.js';

/** Indices of what stands out. Where there are none nothing is quiet either. */
export type Strong = ReadonlySet<number>;

export const NOTHING_STRONG: Strong = new Set();

interface Name {
  label: string;
  key?: string;
}

/**
 * What stands out of names of categories: what `config.highlight` names, by label or key, letter case aside, else what the annotations do.
 * Where the `values` are given, `max`, `min` and `last` name what they are after every refresh. `of`: the names are those of series.
 */
export function highlighted(
  frame: Frame,
  names: readonly Name[],
  values: readonly (number | null)[] = [],
  of?: 'series',
): Strong {
  const wanted = frame.config['highlight'];
  if ((typeof wanted === 'string' && wanted !== '') || typeof wanted === 'number') {
    const index = named(cleanText(String(wanted)), names, values);
    return said(frame, names, index < 0 ? [] : [index]);
  }
  const keys = new Set(
    highlights(frame)
      .filter((one) => one.of === of && one.series === undefined)
      .flatMap((one) => one.keys.map(cleanText)),
  );
  if (keys.size === 0) return NOTHING_STRONG;
  return said(
    frame,
    names,
    names.flatMap((name, i) => (isOne(name, keys) ? [i] : [])),
  );
}

function said(frame: Frame, names: readonly Name[], indices: readonly number[]): Strong {
  for (const i of indices) if (names[i]?.label) frame.strong.add(names[i].label);
  return new Set(indices);
}

/** The one value that stands out of a grid of categories and series; undefined for none. */
export function highlightedCell(
  frame: Frame,
  categories: readonly Name[],
  series: readonly Name[],
): { category: number; series: number } | undefined {
  const { highlight } = frame.config;
  if (highlight !== undefined && highlight !== '') return undefined;
  for (const { keys, series: name } of highlights(frame)) {
    if (name === undefined || keys[0] === undefined) continue;
    const [own, other] = [new Set([cleanText(keys[0])]), new Set([cleanText(name)])];
    const cell = {
      category: categories.findIndex((it) => isOne(it, own)),
      series: series.findIndex((it) => isOne(it, other)),
    };
    if (cell.category < 0 || cell.series < 0) continue;
    frame.strong.add(`${categories[cell.category]?.label ?? ''}, ${series[cell.series]?.label ?? ''}`);
    return cell;
  }
  return undefined;
}

/** The series that stand out: by their names, or as those of the one value that does. */
export function strongSeries(
  frame: Frame,
  series: readonly { name: string }[],
  categories: readonly Name[],
): Strong {
  const names = series.map(({ name }) => ({ label: name }));
  const strong = highlighted(frame, names, [], 'series');
  if (strong.size > 0) return strong;
  const cell = highlightedCell(frame, categories, names);
  return cell ? new Set([cell.series]) : NOTHING_STRONG;
}

const highlights = ({ config }: Frame): Highlight[] =>
  readAnnotations(config).filter((one) => one.mark === 'highlight');

const isOne = ({ label, key }: Name, keys: ReadonlySet<string>): boolean =>
  keys.has(label) || (key !== undefined && keys.has(key));

function named(text: string, names: readonly Name[], values: readonly (number | null)[]): number {
  const exact = names.findIndex((it) => it.label === text || it.key === text);
  if (exact >= 0) return exact;
  const folded = text.toLowerCase();
  const alike = names.findIndex((it) => it.label.toLowerCase() === folded);
  return alike >= 0 ? alike : placeOf(folded, values);
}

function placeOf(word: string, values: readonly (number | null)[]): number {
  const numbers = values.filter((value) => value !== null);
  if (word === 'max') return values.indexOf(numbers.reduce((a, b) => Math.max(a, b), -Infinity));
  if (word === 'min') return values.indexOf(numbers.reduce((a, b) => Math.min(a, b), Infinity));
  return word === 'last' ? values.findLastIndex((value) => value !== null) : -1;
}

/** What stands behind a highlight: a quiet tint of the text colour that still reads as a mark (3:1). */
export function quietColor(frame: Frame): string {
  const { muted: grey, accent, background } = frame.theme.colors;
  return muted(mix(grey, accent, 0.25), background);
}
