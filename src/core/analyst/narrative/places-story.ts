import type { Frame } from '../reading/frame.js';
import { columnRef } from '../../template/column-ref.js';
import { onlyOne, placeholder } from './expressions.js';
import { hostSlot } from './table-story.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of places on a map that have no value: how many there are, and how far they reach. */
export function placesStory(frame: Frame, locale: string): Story {
  const { encoding, seen } = frame;
  const lat = columnRef(encoding.lat ?? '');
  const named = (key: string, which: 'max' | 'min'): Slots =>
    encoding.label === undefined
      ? {}
      : { [key]: placeholder(`arg${which}(${columnRef(encoding.label)}, ${lat})`, 'truncate:44') };
  const slots: Slots = {
    ...hostSlot(frame, locale),
    ...named('north', 'max'),
    ...named('south', 'min'),
    countPlaces: placeholder(`count(${lat})`, 'integer'),
    rows: placeholder('count()', 'integer'),
  };
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  return {
    titles: [tell('places')],
    points: [
      tell('farthest', `max(${lat}) > median(${lat}) and ${onlyOne(lat, 'max')} and ${onlyOne(lat, 'min')}`),
      tell('placesShown'),
    ],
    notes: [tell('sourcePairs'), ...(seen ? [] : [tell('unseen' as const)]), tell('askPlaces')],
  };
}
