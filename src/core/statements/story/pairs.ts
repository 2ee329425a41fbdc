import { startOf } from '../frame/text-periods.js';
import type { Frame } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import { magnitudeOf } from '../magnitude.js';
import type { Offer, Reading } from '../offers.js';
import type { PairForm, Role } from '../phrases/phrases.js';
import type { Pair } from '../realize/pair-words.js';
import { labelIn } from '../realize/print-names.js';
import type { Finding, Slot } from '../types.js';

/** A finding with the rows that it is of. */
export interface PairPart {
  reading: Reading;
  offer: Offer;
}

/**
 * What two findings come to together, where they do: one group that stands out in two measures, two courses over the same time, what
 * went up and what went down, who grew and who fell fastest, two targets, what the same period leaves open. The order is part of it: what is above or highest comes first.
 */
export function pairOf(one: PairPart, other: PairPart): Pair | undefined {
  return (
    fastestOf(one, other) ??
    targetsOf(one, other) ??
    coursesOf(one, other) ??
    movesOf(one, other) ??
    periodOf(one, other) ??
    groupOf(one, other)
  );
}

const plain = (form: PairForm, { offer }: PairPart, { offer: other }: PairPart): Pair => ({
  form,
  findings: [offer.finding, other.finding],
});

function fastestOf(one: PairPart, other: PairPart): Pair | undefined {
  const isOne =
    one.offer.kind === 'fastest-growing' &&
    other.offer.kind === 'fastest-falling' &&
    one.reading.frame === other.reading.frame;
  return isOne ? plain('growth', one, other) : undefined;
}

function targetsOf(one: PairPart, other: PairPart): Pair | undefined {
  if (one.reading.frame === other.reading.frame) return undefined;
  switch (`${one.offer.finding.form} ${other.offer.finding.form}`) {
    case 'attainment.above attainment.below':
      return plain('targets.apart', one, other);
    case 'attainment.below attainment.below':
      return plain('targets.missed', one, other);
    case 'attainment.above attainment.above':
      return plain('targets.reached', one, other);
    default:
      return undefined;
  }
}

const COURSE = /^(?:trend|change)\.(up|down)$/;

/** Two measures over the same time. One of them that stayed as it was goes nowhere with the other. */
function coursesOf(one: PairPart, other: PairPart): Pair | undefined {
  const [way, otherWay] = [one, other].map(({ offer }) => COURSE.exec(offer.finding.form)?.[1]);
  if (way === undefined || otherWay === undefined || isSameMeasure(one, other)) return undefined;
  if (one.reading.frame.dimension?.grain !== other.reading.frame.dimension?.grain) return undefined;
  if ([one, other].some(({ offer }) => offer.finding.slots['line'] !== undefined || !hasMoved(offer.finding)))
    return undefined;
  if (!isSamePeriod(one, other, 'start') || !isSamePeriod(one, other, 'end')) return undefined;
  return plain(way === otherWay ? 'courses.together' : 'courses.apart', one, other);
}

const MOVE = /^(?:trend|change|year-ago|jump)\.(up|down)$/;

/** Two measures that each moved in a time of its own: what rose first. */
function movesOf(one: PairPart, other: PairPart): Pair | undefined {
  const [way, otherWay] = [one, other].map(({ offer }) => MOVE.exec(offer.finding.form)?.[1]);
  if (way === undefined || otherWay === undefined || isSameMeasure(one, other)) return undefined;
  if ([one, other].some(({ offer }) => offer.finding.slots['line'] !== undefined || !hasMoved(offer.finding)))
    return undefined;
  if (way === otherWay) return plain(way === 'up' ? 'moves.up' : 'moves.down', one, other);
  return way === 'up' ? plain('moves.apart', one, other) : undefined;
}

function hasMoved({ slots }: Finding): boolean {
  const { moved } = slots;
  return moved?.as === 'moved' && magnitudeOf(...moved.values).word !== 'unchanged';
}

/** Several charts wait for the same period to be complete. */
function periodOf(one: PairPart, other: PairPart): Pair | undefined {
  const isLast = ({ offer }: PairPart): boolean =>
    offer.kind === 'partial' && offer.finding.args['end'] === 'last';
  if (!isLast(one) || !isLast(other) || isSameMeasure(one, other)) return undefined;
  const [{ dimension, points }, beside] = [one.reading.frame, other.reading.frame];
  const isSame =
    dimension?.grain === beside.dimension?.grain &&
    placeOf(String(points.at(-1)?.label)) === placeOf(String(beside.points.at(-1)?.label));
  return isSame ? plain('partial', one, other) : undefined;
}

function isSamePeriod(one: PairPart, other: PairPart, end: 'start' | 'end'): boolean {
  const [place, otherPlace] = [one, other].map(({ offer }) => {
    const key = keyOf(offer.finding.slots[end]);
    return key === undefined ? undefined : placeOf(key);
  });
  return place !== undefined && place === otherPlace;
}

const placeOf = (key: string): string | number => startOf(key) ?? key;

/** The key that a slot names, as text. */
const keyOf = (slot: Slot | undefined): string | undefined =>
  slot?.as === 'name' ? labelIn(slot.expr) : undefined;

interface Part {
  role: Role;
  finding: Finding;
}

/** What else a finding says of the group that it is about. */
const MOVES: Readonly<Record<string, Role>> = {
  'widest-pair.up': 'rose',
  'widest-pair.down': 'fell',
  'fastest-growing': 'grew',
  'fastest-falling': 'shrank',
};

/** What a finding says of single groups; of the range of values at both of its ends. */
function partsOf({ kind, finding }: Offer): Part[] {
  const { form, slots } = finding;
  const moves = MOVES[form];
  if (moves) return [{ role: moves, finding }];
  switch (kind) {
    case 'leader':
      return form.endsWith('.narrow') ? [] : [{ role: 'high', finding }];
    case 'gap':
    case 'majority':
      return [{ role: 'high', finding }];
    case 'last':
      return [{ role: 'low', finding }];
    case 'extremes': {
      const { low, other } = slots;
      const lowest: Part[] =
        low && other
          ? [{ role: 'low', finding: { ...finding, slots: { ...slots, who: low, value: other } } }]
          : [];
      return [{ role: 'high', finding }, ...lowest];
    }
    default:
      return [];
  }
}

/** One group that two measures say something of: what stands first in the order of roles is said first. */
function groupOf(one: PairPart, other: PairPart): Pair | undefined {
  if (isSameMeasure(one, other)) return undefined;
  for (const a of partsOf(one.offer))
    for (const b of partsOf(other.offer)) {
      if (ROLES.indexOf(a.role) > ROLES.indexOf(b.role) || !isSameGroup(a.finding, b.finding)) continue;
      return { form: 'group', roles: [a.role, b.role], findings: [a.finding, b.finding] };
    }
  return undefined;
}

const ROLES: readonly Role[] = ['high', 'rose', 'grew', 'low', 'fell', 'shrank'];

function isSameGroup({ slots }: Finding, { slots: others }: Finding): boolean {
  const [who, other] = [slots['who'], others['who']];
  if (who?.as !== 'name' || other?.as !== 'name' || who.dimension.flag || who.dimension.grain) return false;
  const key = keyOf(who);
  return (
    key !== undefined &&
    key === keyOf(other) &&
    who.dimension.base.toLowerCase() === other.dimension.base.toLowerCase()
  );
}

function isSameMeasure(one: PairPart, other: PairPart): boolean {
  const [a, b] = [one, other].map(({ reading, offer }) => measureOf(reading.frame, offer.finding));
  if (one.reading.frame === other.reading.frame || !a || !b) return true;
  return a.noun === b.noun && a.aggregate === b.aggregate;
}

/** What a finding measures. */
export const measureOf = (frame: Frame, { slots }: Finding): Measure | undefined =>
  slots['measure']?.as === 'measure' ? slots['measure'].measure : frame.measure;
