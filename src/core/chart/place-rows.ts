import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import { cellOf, numberOf, textOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Point } from './map-view.js';
import { fillPhrase } from './phrases.js';

export interface Place {
  place: Point;
  label: string;
  value: number | null;
}

const MOST_POINTS = 3000;
/** The rows that lie on earth, the largest first, with a note of those that do not. */
export function readPlaces(frame: Frame): Place[] {
  const { data, encoding } = frame;
  const { rows } = data;
  const places = rows.flatMap((row): Place[] => {
    const lat = numberOf(cellOf(row, encoding.lat ?? ''));
    const lon = numberOf(cellOf(row, encoding.lon ?? ''));
    if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 360) return [];
    const label = encoding.label === undefined ? '' : textOf(cellOf(row, encoding.label));
    const value = encoding.value === undefined ? null : numberOf(cellOf(row, encoding.value));
    if (value !== null && value < 0) refuseNegative(frame, label, value);
    return [{ place: [((lon + 540) % 360) - 180, lat], label, value }];
  });
  if (places.length === 0) {
    throw new DeckError(
      'wrong_columns',
      `No row of this geo-map lies on earth: ${JSON.stringify(encoding.lat)} has to be −90 to 90 and ${JSON.stringify(encoding.lon)} −180 to 180.`,
      { hint: 'Give degrees as numbers; see that latitude and longitude are not exchanged.' },
    );
  }
  const lost = rows.length - places.length;
  if (lost > 0) {
    const counts = { n: countText(frame, lost), of: countText(frame, rows.length) };
    frame.notes.push(fillPhrase(frame.phrases.nowhere, counts));
  }
  return sample(frame, places);
}

function refuseNegative(frame: Frame, label: string, value: number): never {
  throw new DeckError(
    'wrong_columns',
    `A geo-map shows values by area, but ${JSON.stringify(frame.encoding.value)} is ${value}${label === '' ? '' : ` at ${JSON.stringify(label)}`}.`,
    { hint: 'Leave negative values out in the SQL, or draw them as bars.' },
  );
}

/** The largest first, so that none hides a smaller one; of too many every k-th, always with the largest. */
function sample(frame: Frame, places: Place[]): Place[] {
  const sorted = [...places].sort((a, b) => compare(b.value ?? -1, a.value ?? -1));
  if (places.length <= MOST_POINTS) return sorted;
  const counts = { n: countText(frame, MOST_POINTS), of: countText(frame, places.length) };
  frame.notes.push(fillPhrase(frame.phrases.sample, counts));
  return Array.from(
    { length: MOST_POINTS },
    (_, i) => sorted[Math.floor((i * sorted.length) / MOST_POINTS)] as Place,
  );
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
