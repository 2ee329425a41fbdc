import { DeckError } from '../errors.js';
import { truncateText } from '../layout/measure.js';
import { countText } from './bar-order.js';
import { cellOf, numberOf, textOf } from './cells.js';
import type { Frame } from './frame.js';
import { fillPhrase } from './phrases.js';
import { namesOnMap, type KnownPlace, type MapNames } from './place-names.js';

export interface Shaded {
  country: KnownPlace;
  /** As the row has it, which may be a code. */
  written: string;
  name: string;
  value: number | null;
}
/** The countries or US states that the rows name, each once, with a note of what names none. */
export async function readCountries(frame: Frame): Promise<{ shaded: Shaded[]; of: MapNames['of'] }> {
  const { data, encoding } = frame;
  const texts = data.rows.map((row) => textOf(cellOf(row, encoding.country ?? '')));
  const names = await namesOnMap(texts, frame.locale);
  const found = new Map<string, Shaded>();
  const unknown = new Set<string>();
  for (const row of data.rows) {
    const written = textOf(cellOf(row, encoding.country ?? ''));
    const country = names.find(written);
    if (country === undefined) {
      unknown.add(written);
      continue;
    }
    if (found.has(country.id)) refuseDuplicate(frame, names.call(country, written));
    const value = numberOf(cellOf(row, encoding.value ?? ''));
    found.set(country.id, { country, written, name: names.call(country, written), value });
  }
  const some = [...unknown].slice(0, 3).map((name) => truncateText(name, 160, { fontSize: frame.fontSize }));
  if (found.size === 0) {
    throw new DeckError(
      'wrong_columns',
      `No row of this country-map names a country or a US state: ${JSON.stringify(encoding.country)} holds ${some.map((it) => JSON.stringify(it)).join(', ')}.`,
      {
        hint: 'Name countries by ISO 3166 codes (DE, DEU, 276) or in English, US states by postal codes or names, or draw the rows as bars.',
      },
    );
  }
  if (unknown.size > 0) {
    const name = some.join(', ') + (unknown.size > some.length ? ' …' : '');
    frame.notes.push(fillPhrase(frame.phrases.offMap, { n: countText(frame, unknown.size), name }));
  }
  return { shaded: [...found.values()], of: names.of };
}

function refuseDuplicate(frame: Frame, name: string): never {
  throw new DeckError(
    'wrong_columns',
    `A country-map takes one row for each country, but ${JSON.stringify(name)} stands in several rows.`,
    { hint: `Aggregate in the SQL (GROUP BY ${frame.encoding.country ?? 'country'}).` },
  );
}

/** With `config.top` only the largest, and a note. */
export function topOnes(frame: Frame, all: Shaded[]): Shaded[] {
  const { top } = frame.config;
  if (typeof top !== 'number' || top < 1 || all.length <= top) return all;
  const kept = [...all].sort(bySize).slice(0, Math.floor(top));
  const counts = { n: countText(frame, kept.length), of: countText(frame, all.length) };
  frame.notes.push(fillPhrase(frame.phrases.top, counts));
  return kept;
}

/** The largest first, whatever their sign; those without a value last. */
export const bySize = (a: Shaded, b: Shaded): number => {
  const [x, y] = [Math.abs(a.value ?? -1), Math.abs(b.value ?? -1)];
  return x === y ? 0 : x < y ? 1 : -1;
};
