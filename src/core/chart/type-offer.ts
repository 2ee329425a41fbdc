import { showsWhole } from '../statements/shown/honest-type.js';
import { readBase } from '../statements/frame/base.js';
import { readQuery } from '../statements/sql/read-query.js';
import { cellOf, numberOf, textOf } from './cells.js';
import { fitOf, type TypeFit } from './type-fit.js';
import type { ChartData, Encoding, WidgetType } from './types.js';
import type { RoleSpec } from './widget-types.js';

/** What is known of the rows besides their cells. */
export interface RowFacts {
  /** The query they came from; empty where nobody knows. */
  sql?: string;
  /** Whether a text names a country; absent as long as no map has been asked. */
  isCountry?: ((text: string) => boolean) | undefined;
}

/** A type that a person may choose, one that lacks a part, or one that would say something wrong of these rows. */
export type TypeOffer = { offered: true } | { offered: false; missing?: RoleSpec };

/** So many rows say what a column holds. */
const SAMPLE = 500;
/** So much of what is to be mapped has to be a place. */
const LEAST_PLACES = 0.5;
const LATITUDE = /^(?:lat|latitude|breite\w*)$/i;
const LONGITUDE = /^(?:lon|lng|long|longitude|länge\w*)$/i;

/**
 * Whether rows can be shown as a type: its columns are there, one figure stands in one row, what a map is to show are places, and parts of a
 * whole are all of them.
 */
export function offerOf(
  type: WidgetType,
  data: ChartData,
  wanted: Encoding,
  facts: RowFacts = {},
): TypeOffer {
  const fit = fitOf(type, data.columns, wanted);
  if (!fit.fits) return { offered: false, missing: fit.missing };
  const { rows } = data;
  if (type === 'big-number' || type === 'gauge')
    return rows.length > 1 ? { offered: false } : { offered: true };
  if (type === 'country-map') return countryOffer(fit, data, facts);
  if (type === 'geo-map') return placesOffer(fit, data, wanted);
  return showsWhole(type) && facts.sql && leavesGroupsOut(facts.sql, rows.length)
    ? { offered: false }
    : { offered: true };
}

function leavesGroupsOut(sql: string, rowCount: number): boolean {
  const facts = { sql, title: '', rowCount, value: undefined, additive: true };
  return readBase(readQuery(sql), facts).cut !== undefined;
}

type Fitting = Extract<TypeFit, { fits: true }>;
const missing = ({ roles }: Fitting, role: RoleSpec['role']): TypeOffer => {
  const spec = roles.find((one) => one.role === role);
  return { offered: false, ...(spec ? { missing: spec } : {}) };
};

function countryOffer(fit: Fitting, { rows }: ChartData, { isCountry }: RowFacts): TypeOffer {
  const column = fit.encoding.country ?? '';
  const names = new Set(rows.slice(0, SAMPLE).map((row) => textOf(cellOf(row, column))));
  names.delete('');
  const known = [...names].filter((name) => isCountry?.(name)).length;
  return known > 0 && known >= LEAST_PLACES * names.size ? { offered: true } : missing(fit, 'country');
}

/** Degrees by their names, or by what a person has chosen, and by their values. */
function placesOffer(fit: Fitting, { rows }: ChartData, wanted: Encoding): TypeOffer {
  const { lat = '', lon = '' } = fit.encoding;
  const named = (column: string, name: RegExp, own: string | undefined): boolean =>
    name.test(column.trim()) || own === column;
  if (!named(lat, LATITUDE, wanted.lat)) return missing(fit, 'lat');
  if (!named(lon, LONGITUDE, wanted.lon)) return missing(fit, 'lon');
  const within = (column: string, most: number): boolean =>
    rows.slice(0, SAMPLE).some((row) => Math.abs(numberOf(cellOf(row, column)) ?? Infinity) <= most);
  return within(lat, 90) && within(lon, 360) ? { offered: true } : missing(fit, 'lat');
}
