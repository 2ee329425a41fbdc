import type { Variable } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import type { Offer, Reading } from '../offers.js';
import type { DeckVoice } from './deck-voice.js';
import { tell, type Told } from './tell.js';
import { isTitle } from './slide-text.js';

export interface WidgetReading {
  widget: WidgetInput;
  reading: Reading;
}

/** The findings of a deck, strongest first: one of each widget, each kind once before any comes again. */
function ranked(readings: readonly WidgetReading[]): (WidgetReading & { offer: Offer })[] {
  const found = readings.flatMap((one) => {
    const offer = one.reading.offers.find(isTitle);
    return offer ? [{ ...one, offer }] : [];
  });
  found.sort((a, b) => b.offer.weight - a.offer.weight);
  const kinds = new Set<string>();
  const first = found.filter(({ offer }) => !kinds.has(offer.kind) && kinds.add(offer.kind));
  return [...first, ...found.filter((one) => !first.includes(one))];
}

/** The strongest findings of widgets, each told with variables that name its source. */
export function strongest(
  readings: readonly WidgetReading[],
  deck: DeckVoice,
  { most, turn, variables }: { most: number; turn: number; variables: Record<string, Variable> },
): Told[] {
  const told: Told[] = [];
  const texts = new Set<string>();
  for (const { widget, reading, offer } of ranked(readings)) {
    if (told.length >= most) break;
    const one = tell(widget, reading, offer, deck, {
      register: 'title',
      field: 'text',
      turn,
      variables,
      again: true,
    });
    if (one && !texts.has(one.text)) told.push(one);
    if (one) texts.add(one.text);
  }
  return told;
}
