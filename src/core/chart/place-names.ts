import { countryNames } from './country-names.js';
import type { Point } from './map-view.js';
import { stateNames } from './state-names.js';

/** A country or a US state. */
export interface KnownPlace {
  /** ISO 3166 alpha-2, or the postal code of a state. */
  code: string;
  /** Of its outline: the ISO numeric code (XKX for Kosovo), or the FIPS code of a state. */
  id: string;
  /** In the middle of its largest part. */
  place: Point;
}

export interface PlaceNames {
  /** The country of a code (ISO 3166 alpha-2, alpha-3, numeric) or a name in English or the deck's language; the state of a postal code or a name. */
  find: (text: string) => KnownPlace | undefined;
  /** How a place is called: by a name as it was written, by a code in the deck's language. */
  call: (place: KnownPlace, text: string) => string;
}

/** Names of a map, and which map it is. */
export interface MapNames extends PlaceNames {
  of: 'countries' | 'states';
}

/** The names that more of these texts are: those of countries, or of US states (CA, IN and GA may be either). */
export async function namesOnMap(texts: Iterable<string>, locale: string): Promise<MapNames> {
  const [countries, states] = await Promise.all([countryNames(locale), stateNames()]);
  const all = [...new Set(texts)];
  const known = ({ find }: PlaceNames): number => all.filter((text) => find(text) !== undefined).length;
  return known(states) > known(countries) ? { ...states, of: 'states' } : { ...countries, of: 'countries' };
}

/** Tells whether a text names a country or a US state. */
export async function placeTest(locale: string): Promise<(text: string) => boolean> {
  const [countries, states] = await Promise.all([countryNames(locale), stateNames()]);
  return (text) => (countries.find(text) ?? states.find(text)) !== undefined;
}
