import type { Offer, Reading } from '../statements/offers.js';
import { isTitle, LEAST_POINT, mayLead, topicOfKind } from '../statements/story/slide-text.js';
import type { CheckedStatement } from '../statements/verify.js';

/** What a kind becomes where none of it holds any more: the other side of it, or what is left of it. The likeliest first. */
const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  leader: ['tie', 'even'],
  gap: ['leader', 'tie', 'even'],
  majority: ['leader', 'tie', 'even'],
  'few-hold-most': ['leader', 'even'],
  'top-group': ['leader', 'tie', 'even'],
  'first-two': ['leader', 'tie', 'even'],
  tie: ['leader', 'even'],
  last: ['even'],
  extremes: ['even'],
  even: ['extremes', 'leader'],
  peak: ['low'],
  low: ['peak'],
  record: ['peak', 'low'],
  spike: ['peak', 'low'],
  jump: ['trend', 'change'],
  trend: ['turn', 'change'],
  'fastest-growing': ['fastest-falling'],
  'fastest-falling': ['fastest-growing'],
  'highest-cell': ['lowest-cell'],
  'lowest-cell': ['highest-cell'],
  'latest-leader': ['overtook'],
  overtook: ['latest-leader'],
  'pair-directions': ['widest-pair'],
  'widest-pair': ['pair-directions'],
  conversion: ['largest-drop'],
  'largest-drop': ['conversion'],
  'change-against': ['previous', 'attainment', 'value'],
  previous: ['change-against', 'attainment', 'value'],
  attainment: ['change-against', 'value'],
};

/**
 * What may take the place of a statement that does not hold any more, likeliest first: the same kind with other arguments, its counterpart,
 * then what else speaks of the same. Nothing that is too weak for where the sentence is.
 */
export function successorsOf(
  { offer: old, register, statement }: CheckedStatement,
  { offers }: Reading,
): Offer[] {
  const counterparts = COUNTERPARTS[old.kind] ?? [];
  const topic = topicOfKind(old.kind);
  // A cover says the strongest finding, whatever it is about.
  const isSummary = register === 'title' && statement.field === 'text' && isTitle(old);
  const likeness = ({ kind }: Offer): number => {
    if (kind === old.kind) return 0;
    const at = counterparts.indexOf(kind);
    if (at >= 0) return 1 + at;
    if (topicOfKind(kind) === topic) return 1 + counterparts.length;
    return isSummary ? 2 + counterparts.length : Infinity;
  };
  const isStrong = (offer: Offer): boolean =>
    register === 'title'
      ? isTitle(offer) || !isTitle(old) || (counterparts.includes(offer.kind) && mayStand(offer))
      : register === 'note' || offer.weight >= LEAST_POINT;
  return offers
    .filter((offer) => likeness(offer) < Infinity && isStrong(offer))
    .map((offer) => ({ offer, likeness: likeness(offer), shared: sharedArguments(offer, old) }))
    .sort((a, b) => a.likeness - b.likeness || b.shared - a.shared)
    .map(({ offer }) => offer);
}

/** A counterpart makes a headline however little it matters; a single figure does where nothing can be said of it. */
const mayStand = (offer: Offer): boolean => mayLead(offer) || offer.kind === 'value';

/** How many arguments two statements have in common; offers are in order of their weight, which decides among equals. */
const sharedArguments = ({ finding: { args } }: Offer, old: Offer): number =>
  Object.entries(old.finding.args).filter(([name, value]) => args[name] === value).length;
