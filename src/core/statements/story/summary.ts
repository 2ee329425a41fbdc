import type { Variable } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { tryReadWidget, type Offer, type Reading } from '../offers.js';
import type { Labelled, Open, Register } from '../phrases/phrases.js';
import { isSentence, isUnnamed } from '../realize/print-names.js';
import type { DeckVoice } from './deck-voice.js';
import { towardsGoal, worthFor } from './goal.js';
import { withoutReversed } from './reversed.js';
import { isTitle } from './slide-text.js';
import { tell, type Told } from './tell.js';
import { offerOf, type StoryWish } from './wishes.js';

export interface WidgetReading {
  widget: WidgetInput;
  reading: Reading;
}

/** The widgets whose rows can be read, as they are read; without those of nameless values and of answers, which make sense beside their chart alone. */
export const readingsOf = (widgets: readonly WidgetInput[]): WidgetReading[] =>
  widgets.flatMap((widget) => {
    const reading = tryReadWidget(widget);
    const isAlone = reading && (isUnnamed(reading.frame) || isSentence(reading.frame.dimension?.noun ?? ''));
    return reading && !isAlone ? [{ widget, reading }] : [];
  });

/** What a finding loses for each one before it of its kind, of its measure, and of its dimension. */
const SAID_BEFORE = { kind: 0.2, measure: 0.1, dimension: 0.05 };
/** How rows lie is what one knows before one asks: beside what differs or changed it is no news. */
export const HOW_ROWS_LIE: ReadonlySet<string> = new Set([
  ...['most-frequent', 'skew', 'middle-half', 'largest-flow', 'highest-cell', 'lowest-cell'],
]);
const BESIDE_NEWS = 0.7;
/** So is which kind of things there are most of. */
const OF_COUNTS: ReadonlySet<string> = new Set([
  'leader',
  'majority',
  'few-hold-most',
  'gap',
  'extremes',
  'last',
]);

/** What a third of the charts measure, and three of them, is what the deck is about. */
const MAIN = { part: 1 / 3, least: 3, weight: 1.25 };
/** A link between two measures has no figure that anyone would take home. */
const OF_LINKS = 0.8;

export type WidgetOffer = WidgetReading & { offer: Offer };

/** The findings of a deck, one of each widget: the strongest for its goal first, then what is strong and adds most to those before. */
export function ranked(
  readings: readonly WidgetReading[],
  { brief: { goal }, reversed }: DeckVoice,
): WidgetOffer[] {
  const main = goal === undefined ? mainMeasure(readings) : undefined;
  const left = new Set(
    readings.flatMap((one) => {
      const offer = towardsGoal(withoutReversed(one.reading, reversed), goal).offers.find(isTitle);
      const isPlain =
        offer &&
        (HOW_ROWS_LIE.has(offer.kind) || (OF_COUNTS.has(offer.kind) && one.reading.frame.measure?.counts));
      const part =
        (isPlain ? BESIDE_NEWS : goal === undefined && offer?.kind === 'relation' ? OF_LINKS : 1) *
        (main !== undefined && measureOf(one) === main ? MAIN.weight : 1);
      return offer ? [{ ...one, offer, weight: part * worthFor(one.reading.frame, offer, goal) }] : [];
    }),
  );
  const said: Said = { kind: [], measure: [], dimension: [] };
  const order: WidgetOffer[] = [];
  while (left.size > 0) {
    let best: { one: WidgetOffer & { weight: number }; worth: number } | undefined;
    for (const one of left) {
      const worth = one.weight - repeats(one, said);
      if (!best || worth > best.worth) best = { one, worth };
    }
    if (!best) break;
    const { one } = best;
    // Two charts of the same measure, split alike, say it twice, whichever rows each of them leaves out.
    for (const other of left)
      if (subjectOf(other) === subjectOf(one) || areSameFigures(other, one)) left.delete(other);
    order.push(one);
    const topics = topicsOf(one);
    for (const key of TOPICS) said[key].push(topics[key]);
  }
  return order;
}

const measureOf = ({ reading: { frame } }: WidgetReading): string | undefined =>
  frame.measure && frame.measure.noun !== '' && frame.dimension
    ? `${frame.measure.aggregate ?? ''} ${frame.measure.noun}`
    : undefined;

/** The measure of most charts, where it is that of many. */
function mainMeasure(readings: readonly WidgetReading[]): string | undefined {
  const counts = new Map<string, number>();
  const charts = readings.flatMap((one) => measureOf(one) ?? []);
  for (const name of charts) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= MAIN.least && first[1] >= MAIN.part * charts.length ? first[0] : undefined;
}

/** Figures so close are one, told of an owner and of what is owned. */
const ALIKE = 0.004;
/** Small numbers are often the same. */
const LEAST_FIGURE = 20;

/** Two findings of one measure that give the same figure first: a fact that two charts show. */
export function areSameFigures(a: WidgetOffer, b: WidgetOffer): boolean {
  const [one, other] = [a, b].map(mainFigure);
  if (one === undefined || other === undefined) return false;
  const isLarge = Math.abs(one) >= LEAST_FIGURE || Math.abs(one) < 1;
  return isLarge && Math.abs(one - other) <= ALIKE * Math.max(Math.abs(one), Math.abs(other));
}

function mainFigure({ offer: { finding } }: WidgetOffer): number | undefined {
  const { share, value, to } = finding.slots;
  const slot = share ?? value ?? to;
  return slot && (slot.as === 'value' || slot.as === 'percent') ? slot.value : undefined;
}

/** What a finding is about: its measures, by what they are split, and of which table. A figure by itself is its own subject. */
const subjectOf = ({ widget, reading: { frame } }: WidgetOffer): string => {
  const { measure, against, dimension, series, query } = frame;
  const nouns = [measure, against].map((one) => one && `${one.aggregate ?? ''} ${one.noun}`).sort();
  const splits = [dimension, series]
    .map((one) => one && `${one.base} ${one.grain ?? one.cycle ?? ''}`)
    .sort();
  const isFigure = measure === undefined || dimension === undefined;
  return JSON.stringify([nouns, splits, query?.table, ...(isFigure && !against ? [widget.id] : [])]);
};

const TOPICS = ['kind', 'measure', 'dimension'] as const;
type Said = Record<(typeof TOPICS)[number], string[]>;

const topicsOf = ({ offer, reading: { frame } }: WidgetOffer): Record<(typeof TOPICS)[number], string> => ({
  kind: offer.kind,
  measure: frame.measure?.noun ?? '',
  dimension: frame.dimension?.base ?? '',
});

function repeats(one: WidgetOffer, said: Said): number {
  const topics = topicsOf(one);
  return TOPICS.reduce(
    (sum, key) =>
      sum + SAID_BEFORE[key] * said[key].filter((told) => told !== '' && told === topics[key]).length,
    0,
  );
}

export interface StrongestOptions {
  most: number;
  turn: number;
  variables: Record<string, Variable>;
  /** `title` when not given. */
  register?: Register | Labelled | Open;
  /** What somebody else chose: it comes first, in its order. */
  chosen?: readonly StoryWish[];
}

/** The strongest findings of widgets, each told with variables that name its source. */
export function strongest(
  readings: readonly WidgetReading[],
  deck: DeckVoice,
  { most, turn, variables, register = 'title', chosen = [] }: StrongestOptions,
): Told[] {
  const wanted = chosen.flatMap((wish) => chosenOffer(wish, readings, deck));
  const said = new Set(wanted.flatMap((one) => [one.widget.id, subjectOf(one)]));
  const others = ranked(readings, deck).filter(
    (one) => !said.has(one.widget.id) && !said.has(subjectOf(one)),
  );
  return tellEach([...wanted, ...others], deck, { most, turn, variables, register });
}

/** What was chosen, where it holds over the rows and is worth a headline, and no other chart turns it round. */
function chosenOffer(
  wish: StoryWish,
  readings: readonly WidgetReading[],
  { reversed }: DeckVoice,
): WidgetOffer[] {
  const one = readings.find(({ widget }) => widget.id === wish.source);
  const found = one && offerOf(one.reading, wish);
  // Who sees no rows chooses by kind, and cannot tell that hardly anything is behind it.
  if (!found || !isTitle(found)) return [];
  const { offers } = withoutReversed({ frame: one.reading.frame, offers: [found] }, reversed);
  return offers.map((offer) => ({ ...one, offer }));
}

/** The first of some findings that can be told. */
export function tellEach(
  offers: readonly WidgetOffer[],
  deck: DeckVoice,
  { most, turn, variables, register = 'title' }: StrongestOptions,
): Told[] {
  const told: Told[] = [];
  const shown = new Set<string>();
  for (const { widget, reading, offer } of offers) {
    if (told.length >= most) break;
    const one = tell(widget, reading, offer, deck, { register, field: 'text', turn, variables, again: true });
    // Two charts of the same rows would say the same under other names of variables.
    if (!one || shown.has(one.shown)) continue;
    shown.add(one.shown);
    told.push(one);
  }
  return told;
}
