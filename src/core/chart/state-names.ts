import { keyOf } from './country-names.js';
import { loadStateTable } from './map-outlines.js';
import type { KnownPlace, PlaceNames } from './place-names.js';

/** What states of the US are called: postal codes and names. */
export const stateTexts = async (): Promise<string[]> =>
  (await loadStateTable()).split('\n').flatMap((line) => {
    const [code = '', , , , name = ''] = line.split('|');
    return [code, name];
  });

/** The states of the US by postal code (`CA`) or name, read when they are first asked for. */
export async function stateNames(): Promise<PlaceNames> {
  const names = new Map<string, KnownPlace>();
  const full = new Map<KnownPlace, string>();
  for (const line of (await loadStateTable()).split('\n')) {
    const [code = '', id = '', lon, lat, name = ''] = line.split('|');
    const state: KnownPlace = { code, id, place: [Number(lon), Number(lat)] };
    for (const key of [code, name]) names.set(keyOf(key), state);
    full.set(state, name);
  }
  return {
    find: (text) => names.get(keyOf(text)),
    call: (state, text) => (text.trim().length > 2 ? text : (full.get(state) ?? text)),
  };
}
