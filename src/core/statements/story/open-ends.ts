import type { Offer } from '../offers.js';
import type { DeckVoice } from './deck-voice.js';
import { pairOf } from './pairs.js';
import { withoutReversed } from './reversed.js';
import { LEAST_TITLE } from './slide-text.js';
import type { WidgetOffer, WidgetReading } from './summary.js';
import type { TakeAway } from './take-aways.js';

const MOST = 3;

/** What a finding leaves open, by what it is about. */
type Question = 'cause' | 'target' | 'period' | 'rows';
const QUESTIONS: Readonly<Record<string, Question>> = {
  jump: 'cause', spike: 'cause', turn: 'cause', gap: 'cause', relation: 'cause', 'largest-drop': 'cause', outlier: 'cause', attainment: 'target', partial: 'period', missing: 'rows',
}; // prettier-ignore
/** A lead has to be this strong before one asks where it comes from. */
const LEAST_GAP = 0.4;
/** From a twentieth of the rows on, what is missing may change what is said. */
const LEAST_MISSING = 0.14;

/**
 * What to look at next: what stood out and nothing here explains, a target that is missed, a period that is not complete, rows of which
 * nothing is known. One of each first.
 */
export function openEnds(readings: readonly WidgetReading[], { reversed }: DeckVoice): TakeAway[] {
  const all = readings.flatMap((one) =>
    withoutReversed(one.reading, reversed)
      .offers.filter((offer) => isOpen(offer))
      .map((offer) => ({ ...one, offer })),
  );
  const strongest = [...all].sort((a, b) => strengthOf(b) - strengthOf(a));
  const of = (question: Question): WidgetOffer[] =>
    strongest.filter(({ offer }) => QUESTIONS[offer.kind] === question);
  const [cause, ...causes] = oneOfKind(of('cause'));
  const [target] = of('target');
  const [period] = of('period');
  const [rows] = of('rows');
  const beside = period && of('period').find((other) => pairOf(period, other));
  const first = [cause, target, period, rows].flatMap((one) =>
    one ? [{ one, ...(one === period && beside ? { other: beside } : {}) }] : [],
  );
  const rest = causes.map((one) => ({ one }));
  return [...first, ...rest].slice(0, MOST);
}

function isOpen({ kind, weight, finding }: Offer): boolean {
  if (finding.slots['line'] !== undefined) return false;
  switch (kind) {
    case 'jump':
    case 'spike':
    case 'turn':
    case 'relation':
    case 'largest-drop':
    case 'outlier':
      return weight >= LEAST_TITLE;
    case 'gap':
      return finding.form === 'gap.level' && weight >= LEAST_GAP;
    case 'attainment':
      return finding.form === 'attainment.below' || finding.form === 'attainment.over';
    case 'partial':
      return finding.args['end'] === 'last';
    case 'missing':
      return weight >= LEAST_MISSING;
    default:
      return false;
  }
}

/** That a period is not complete weighs as much as what its widget has to say. */
const strengthOf = ({ offer, reading }: WidgetOffer): number =>
  offer.kind === 'partial' ? (reading.offers[0]?.weight ?? 0) : offer.weight;

/** The strongest of each kind and each widget. */
const oneOfKind = (offers: readonly WidgetOffer[]): WidgetOffer[] =>
  offers.filter(
    (own, at) =>
      !offers
        .slice(0, at)
        .some((one) => one.widget.id === own.widget.id || one.offer.kind === own.offer.kind),
  );
