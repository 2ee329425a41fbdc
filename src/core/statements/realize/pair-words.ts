import type { Frame } from '../frame/frame.js';
import type { PairForm, Phrases, Role } from '../phrases/phrases.js';
import type { Finding } from '../types.js';
import { baseWords } from './base-words.js';
import { partOf, startOf, withBase } from './realize.js';
import type { Voice } from './voice.js';

/** Two findings that one sentence says together, each as its half is worded; of one group by what each says of it. */
export type Pair = { findings: readonly [Finding, Finding] } & (
  { form: PairForm } | { form: 'group'; roles: readonly [Role, Role] }
);

/** One of the two findings of a sentence, with the voice that binds its expressions to its source. */
export interface Half {
  frame: Frame;
  finding: Finding;
  voice: Voice;
}

/**
 * The sentence that says two findings together, as template text; undefined where a figure cannot be printed. Whose rows they speak of is
 * said once where it is the same, else behind each of them.
 */
export function pairWording(pair: Pair, one: Half, other: Half): string | undefined {
  const { phrases } = one.voice;
  const [first, second] = halvesOf(pair, phrases);
  const parts = [
    partOf(first, one.frame, one.finding, one.voice),
    partOf(second, other.frame, other.finding, other.voice),
  ] as const;
  if (parts[0] === undefined || parts[1] === undefined) return undefined;
  const bases = [one, other].map(({ frame, finding, voice }) => baseWords(frame, finding, voice));
  const [base = '', otherBase = ''] = bases;
  const based = (text: string, own: string): string => (own === '' ? text : withBase(text, own, phrases));
  return base === otherBase
    ? based(startOf(parts[0] + parts[1], one.voice), base)
    : startOf(based(parts[0], base), one.voice) + based(parts[1], otherBase);
}

function halvesOf(pair: Pair, { pairs, group }: Phrases): readonly [string, string] {
  if (pair.form !== 'group') return pairs[pair.form];
  const [role, otherRole] = pair.roles;
  return [group.lead + group[role], group.join + group[otherRole]];
}
