import type { Claim, Slide } from '../deck/types.js';
import { oneLine } from '../statements/expressions.js';
import type { FollowedSlide, SpokenStatement } from './follow-statements.js';

/** A claim that code wrote for a statement goes with it; those that others made of a sentence that stays are theirs. */
export function followClaims(
  slide: Slide,
  spoken: readonly SpokenStatement[],
  { followed }: Pick<FollowedSlide, 'followed'>,
): Claim[] {
  const ids = new Map<SpokenStatement, string>();
  const besides = new Set<Claim>();
  for (const one of spoken) {
    const { quote, with: beside } = one.checked.statement;
    if (!beside || followed.get(one)?.quote === quote) continue;
    const own = slide.claims.filter((claim) => oneLine(claim.quote) === oneLine(quote));
    for (const claim of own.filter(({ test }) => test !== one.checked.offer.finding.claim))
      besides.add(claim);
  }
  const kept = slide.claims.flatMap((claim): Claim[] => {
    if (besides.has(claim)) return [];
    const one = spoken.find(
      ({ checked: { statement } }) =>
        oneLine(statement.quote) === oneLine(claim.quote) &&
        (claim.source ?? slide.source) === statement.source,
    );
    const now = one && followed.get(one);
    if (
      !one ||
      (now?.quote === one.checked.statement.quote && claim.test !== one.checked.offer.finding.claim)
    )
      return [claim];
    if (!now || ids.has(one)) return [];
    ids.set(one, claim.id);
    return [{ ...claim, ...now.claim }];
  });
  const taken = new Set(slide.claims.map(({ id }) => id));
  for (const one of spoken) {
    const now = followed.get(one);
    if (!now || now.quote === one.checked.statement.quote) continue;
    for (const claim of [...(ids.has(one) ? [] : [now.claim]), ...(now.beside ? [now.beside.claim] : [])]) {
      let n = kept.length + 1;
      while (taken.has(`claim-${n}`)) n += 1;
      taken.add(`claim-${n}`);
      kept.push({ ...claim, id: `claim-${n}` });
    }
  }
  return kept;
}
