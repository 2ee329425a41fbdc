import { isCode } from '../frame/code-labels.js';
import type { Measure } from '../frame/measure.js';
import type { Phrases } from '../phrases/phrases.js';
import type { Slot, Slots } from '../types.js';
import { labelIn } from './print-names.js';

type Agree = NonNullable<Phrases['agree']>;

/** Whether a group is several by its name: men, supplier credits, 5 rooms. */
function isSeveral(slot: Slot | undefined, agree: Agree): boolean {
  if (slot?.as !== 'name') return false;
  const { dimension, expr } = slot;
  const label = labelIn(expr);
  if (label === undefined) return false;
  if (dimension.flag) return true;
  if (dimension.counted) return Number(label) !== 1;
  return (
    !(dimension.needsNoun && isCode(label, dimension.noun)) && agree.isGroupPlural(label, dimension.noun)
  );
}

const known = new WeakMap<Agree, { before: RegExp; behind: RegExp }>();

/** Where a group stands before its verb, as the subject, and behind it: "first is {who}". */
function patternsOf(agree: Agree): { before: RegExp; behind: RegExp } {
  const found = known.get(agree);
  if (found) return found;
  const verbs = Object.keys(agree.groupVerbs).join('|');
  const patterns = {
    before: new RegExp(
      `(?<!\\{[Ww]ho\\}, |\\b(?:for|of|than|below|above|with|against|to|from|in|over|by) )\\{(\\w+)\\}((?: alone|, with \\{\\w+\\},)? )(${verbs})\\b`,
      'g',
    ),
    behind: /\b(is|was) \{(\w+)\}(?= |$)/g,
  };
  known.set(agree, patterns);
  return patterns;
}

/** A wording with the verbs that its groups need: "{Who} has" is "{Who} have" where it speaks of men. */
export function withGroupVerbs(wording: string, slots: Slots, agree: Agree): string {
  const { before, behind } = patternsOf(agree);
  const slotOf = (name: string): Slot | undefined => slots[name.charAt(0).toLowerCase() + name.slice(1)];
  const turned = (verb: string): string => agree.groupVerbs[verb] ?? verb;
  let several = false;
  const text = wording
    .replace(before, (whole, name: string, between: string, verb: string) => {
      if (!isSeveral(slotOf(name), agree)) return whole;
      several = true;
      return `{${name}}${between}${turned(verb)}`;
    })
    .replace(behind, (whole, verb: string, name: string) =>
      isSeveral(slotOf(name), agree) ? `${turned(verb)} {${name}}` : whole,
    );
  return several ? text.replace(/\bit had\b/g, 'they had') : text;
}

/** Behind a name with a comma in it, as titles of figures have, a sentence goes on with another: "Revenue, year to October, is up". */
export function withClosedComma(wording: string, measure: Measure | undefined): string {
  if (!measure?.titled || !measure.noun.includes(', ')) return wording;
  return wording.replace(/(\{[Mm]easure\})(?= [\p{L}{])/gu, '$1,');
}
