import { isCurrencyUnit, splitUnit } from '../../intake/columns/units.js';
import type { ReadType } from '../../intake/reading.js';
import { columnRole } from '../../intake/roles/column-role.js';
import { foldedName, isScoreName } from '../../intake/roles/name-words.js';
import type { Row, SchemaColumn } from '../../query/types.js';
import { isAmountName } from '../amount-names.js';
import type { ColumnProfile } from './profile-columns.js';

/** More values than this do not fit on an axis. */
const MOST_CATEGORIES = 60;
const FEW_NUMBERS = 12;
/** Territories and a few typing mistakes stand among states. */
const NEARLY_ALL = 0.9;
/** Mean length of texts that are sentences rather than names. */
const SENTENCES = 40;

/** What a column is good for on a dashboard: the part that it plays, whether its values may be summed, and its unit. */
export type ColumnPart = Pick<ColumnProfile, 'role' | 'additive' | 'unit' | 'place'>;

const none: ColumnPart = { role: 'other', additive: false };

/**
 * By what the source or a person says of the column, else by its name, type and values.
 *
 * @param row what SQL says of its values, by the short names of `statisticsOf`
 */
export function partOf(column: SchemaColumn, profile: ColumnProfile, row: Row, rowCount: number): ColumnPart {
  const { name, type } = column;
  const { distinct, filled } = profile;
  if (filled === 0 || distinct < 2 || type === 'json') return none;
  const cells = filled * rowCount;
  const split = splitUnit(name);
  const unit = column.unit ?? (type === 'number' ? split.unit : undefined);
  const found = columnRole({
    ...{ name, unit, distinct },
    type: type satisfies ReadType,
    rows: rowCount,
    filled: cells,
    ...(typeof profile.least === 'number' && { min: profile.least }),
    ...(typeof profile.most === 'number' && { max: profile.most }),
    isWhole: row['w'] === true,
    isCounter:
      row['w'] === true && distinct >= cells && Number(profile.most) - Number(profile.least) === cells - 1,
    length: Number(row['s'] ?? 0),
    withDigit: Number(row['g'] ?? 0),
    withBlank: Number(row['k'] ?? 0),
  });
  const role = column.role ?? found.role;
  const named = role === found.role ? found.additive : undefined;
  const additive = named === false || role === 'rate' ? false : (column.additive ?? named);
  if (type === 'date' || type === 'datetime') return { role: 'time', additive: false };
  if (type === 'number') return numberPart(profile, { role, additive, unit }, row, cells);
  return textPart(profile, role, row, cells);
}

function numberPart(
  profile: ColumnProfile,
  { role, additive, unit }: { role: string; additive: boolean | undefined; unit: string | undefined },
  row: Row,
  cells: number,
): ColumnPart {
  const { name, distinct } = profile;
  if (role === 'time') return { role: 'year', additive: false };
  if (role === 'geo') return { ...none, ...coordinateOf(profile) };
  if (role === 'id' || role === 'label' || role === 'other') return none;
  const isFew = row['w'] === true && distinct <= FEW_NUMBERS && distinct * 5 <= cells;
  // A few whole numbers are codes or grades, unless the name says that they are amounts or marks.
  const isAmountOrMark =
    additive === true || isCurrencyUnit(unit) || isAmountName(name) || isScoreName(foldedName(name));
  if (role === 'category' || (isFew && !isAmountOrMark && role !== 'rate'))
    return isFew || distinct <= MOST_CATEGORIES ? { role: 'category', additive: false } : none;
  return { role: 'measure', additive: additive ?? isAmountName(name), ...(unit !== undefined && { unit }) };
}

function textPart(profile: ColumnProfile, role: string, row: Row, cells: number): ColumnPart {
  const { name, distinct } = profile;
  if (role === 'id' && distinct > MOST_CATEGORIES) return none;
  if (role === 'label' && Number(row['s'] ?? 0) > SENTENCES) return none;
  // Each minute of a day is no group.
  if (distinct > 24 && [row['x'], row['y']].every((end) => typeof end === 'string' && CLOCK.test(end)))
    return none;
  // Where somebody lives parts nobody from others.
  if (ADDRESS.test(foldedName(name))) return none;
  const isCategory = (distinct <= MOST_CATEGORIES && distinct * 2 <= cells) || distinct * 5 <= cells;
  if (!isCategory) return { role: 'label', additive: false };
  const isCountry = role === 'geo' && COUNTRY.test(foldedName(name));
  const isState = Number(row['u'] ?? 0) >= NEARLY_ALL;
  const place = isState ? 'state' : isCountry ? 'country' : undefined;
  return { role: 'category', additive: false, ...(place && { place }) };
}

const CLOCK = /^\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M)?$/i;

const ADDRESS =
  /(?:^| )(?:address(?: ?line)?|street|adresse|strasse|rue|direccion|calle|indirizzo|endereco|rua|adres|straat)(?: ?\d)?$|住所|地址/;

const COUNTRY =
  /(?:^| )(?:country|countries|nation|pays|pais|paese|land|iso2|iso3|country code)(?= |$)|country|国/;

/** Whether a column may hold states of the US. */
export const isStateName = (name: string): boolean => STATE.test(foldedName(name));
const STATE = /(?:^| )(?:states?|st|province)(?= |$)/;

function coordinateOf({ name, least, most }: ColumnProfile): Pick<ColumnProfile, 'place'> {
  const folded = foldedName(name);
  if (/^lat|breite|breedte|纬|緯/.test(folded) && Number(least) >= -90 && Number(most) <= 90)
    return { place: 'lat' };
  return { place: 'lon' };
}
