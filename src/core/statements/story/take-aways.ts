import type { Pair } from '../realize/pair-words.js';
import type { DeckVoice } from './deck-voice.js';
import { pairOf } from './pairs.js';
import { withoutReversed } from './reversed.js';
import { LEAST_TITLE } from './slide-text.js';
import { areSameFigures, HOW_ROWS_LIE, ranked, type WidgetOffer, type WidgetReading } from './summary.js';

/** Take-aways of a closing slide. */
const MOST = 3;
/** Beside what belongs together, so much that the summary had no room for. */
const MOST_ALONE = 2;

/** A take-away: a finding, and what belongs together with it. */
export interface TakeAway {
  one: WidgetOffer;
  other?: WidgetOffer;
}

/** How much more a pair says than its parts; what is still to be looked at is no take-away. */
const FORMS: Partial<Record<Pair['form'], number>> = {
  group: 1.2,
  'courses.apart': 1.2,
  'courses.together': 0.9,
  'moves.apart': 1.1,
  'moves.up': 0.8,
  'moves.down': 0.8,
  growth: 1.1,
  'targets.apart': 1.2,
  'targets.missed': 1.2,
  'targets.reached': 1.1,
};
/** That the largest has most of everything is how sizes are. */
const BY_SIZE = 0.7;
/** Said before, each by itself: only that one group or one time joins them is new. */
const SAID = 0.6;
const ADDS: ReadonlySet<Pair['form']> = new Set(['group', 'courses.apart', 'courses.together']);
const LEAST_PAIR = 0.25;
const KINDS: ReadonlySet<string> = new Set([
  ...['leader', 'gap', 'majority', 'last', 'extremes', 'widest-pair', 'fastest-growing', 'fastest-falling'],
  ...['trend', 'change', 'year-ago', 'jump', 'attainment'],
]);
/** What is strong enough to stand by itself; how rows lie, and who is ahead just now, is not. */
const LEAST_ALONE = 0.3;
const NOT_ALONE: ReadonlySet<string> = new Set([...HOW_ROWS_LIE, 'latest-leader']);

/**
 * What to take away from a deck, beyond its summary: what belongs together over its slides first, then what is strong and was not said.
 * @param said findings of the summary
 */
export function takeAways(
  readings: readonly WidgetReading[],
  deck: DeckVoice,
  said: readonly WidgetOffer[],
): TakeAway[] {
  const found: TakeAway[] = [];
  const used = new Set<string>();
  const forms = new Set<string>();
  for (const { form, one, other } of pairsIn(readings, deck, said)) {
    if (found.length >= MOST - 1) break;
    const ids = [one.widget.id, other.widget.id];
    if ((form !== 'group' && forms.has(form)) || ids.some((id) => used.has(id))) continue;
    forms.add(form);
    for (const id of ids) used.add(id);
    found.push({ one, other });
  }
  const told = new Set([...used, ...said.map(({ widget }) => widget.id)]);
  const alone = ranked(readings, deck).filter(
    ({ widget, offer }) => !told.has(widget.id) && offer.weight >= LEAST_ALONE && !NOT_ALONE.has(offer.kind),
  );
  // A single one is what the summary left out, and no more.
  const isEnough = found.length > 0 || alone.length >= MOST_ALONE;
  const room = isEnough ? Math.min(MOST - found.length, MOST_ALONE) : 0;
  return [...found, ...alone.slice(0, room).map((one) => ({ one }))];
}

interface Weighed {
  form: Pair['form'];
  one: WidgetOffer;
  other: WidgetOffer;
  weight: number;
}

function pairsIn(
  readings: readonly WidgetReading[],
  { reversed }: DeckVoice,
  said: readonly WidgetOffer[],
): Weighed[] {
  const parts = readings.flatMap((one) =>
    withoutReversed(one.reading, reversed)
      .offers.filter(
        ({ kind, weight, finding }) =>
          KINDS.has(kind) && weight >= LEAST_TITLE && finding.slots['line'] === undefined,
      )
      .map((offer) => ({ ...one, offer })),
  );
  const pairs = parts.flatMap((one) =>
    parts.flatMap((other): Weighed[] => {
      const pair = one === other ? undefined : pairOf(one, other);
      const factor = pair && FORMS[pair.form];
      if (!pair || factor === undefined) return [];
      const isSize = pair.form === 'group' && pair.roles.every((role) => role === 'high');
      const size = isSize && isAmount(one) && isAmount(other) ? BY_SIZE : 1;
      // One sum under two names.
      if (areSameFigures(one, other) || areOneThing(one, other)) return [];
      const isRepeat = isSaid(one, said) && isSaid(other, said);
      if (isRepeat && !ADDS.has(pair.form)) return [];
      const repeats = isRepeat ? SAID : 1;
      const weight = ((one.offer.weight + other.offer.weight) / 2) * factor * size * repeats;
      return weight >= LEAST_PAIR ? [{ form: pair.form, one, other, weight }] : [];
    }),
  );
  return pairs.sort((a, b) => b.weight - a.weight);
}

/** Rows of one table counted twice, or two averages of one column: that they agree is no news. */
function areOneThing(one: WidgetOffer, other: WidgetOffer): boolean {
  const [a, b] = [one, other].map(({ reading: { frame } }) => ({
    counts: frame.measure?.counts === true,
    table: frame.query?.table,
    column: frame.measure && frame.query?.origin(frame.measure.column)?.column,
  }));
  if (a?.table === undefined || a.table !== b?.table) return false;
  return (
    (a.counts && b.counts) ||
    (a.column !== undefined && a.column === b.column && !isAmount(one) && !isAmount(other))
  );
}

const isAmount = ({ reading: { frame } }: WidgetOffer): boolean => frame.measure?.additive === true;

/** The summary speaks of its widget. */
const isSaid = ({ widget }: WidgetOffer, said: readonly WidgetOffer[]): boolean =>
  said.some((one) => one.widget.id === widget.id);
