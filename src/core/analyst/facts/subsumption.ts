import type { Fact, FactKind } from './fact.js';

/** What a stronger fact of the first kind already says of the same chart. */
const SAYS: Partial<Record<FactKind, readonly FactKind[]>> = {
  share: ['rank', 'extreme', 'gap', 'evenness', 'concentration'],
  extreme: ['gap', 'rank', 'season'],
  gap: ['concentration', 'rank'],
  concentration: ['gap', 'share', 'rank'],
  trend: ['changePoint', 'season'],
  changePoint: ['trend', 'change'],
  season: ['extreme', 'rank', 'trend'],
  composition: ['trend'],
};

/**
 * Facts that say something new, strongest first: none that a stronger one implies, none of a kind and direction that was told
 * before, and of one moment or entity only one.
 */
export function withoutSubsumed(facts: readonly Fact[]): Fact[] {
  const kept: Fact[] = [];
  for (const fact of facts) {
    const known = kept.some(
      (one) =>
        (one.kind === fact.kind && one.direction === fact.direction) ||
        (one.about === fact.about && agrees(one, fact) && says(one, fact)) ||
        // The latest moment is an outlier, or a step: one of both.
        (one.row === fact.row && isMoment(one) && isMoment(fact)),
    );
    if (!known) kept.push(fact);
  }
  return kept;
}

/** A season and a trend of a time series are two things; the course of ordered places is one. */
function says(one: Fact, fact: Fact): boolean {
  const ofTime = [one, fact].some(({ test }) => test === 'kruskal-wallis');
  return !ofTime && SAYS[one.kind]?.includes(fact.kind) === true;
}

/** A trend upwards implies no later fall; other kinds have no direction to disagree about. */
const agrees = (one: Fact, other: Fact): boolean =>
  one.direction === other.direction || !['trend', 'changePoint', 'change'].includes(other.kind);

const isMoment = ({ kind }: Fact): boolean => kind === 'outlier' || kind === 'change';
