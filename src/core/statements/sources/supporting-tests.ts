import type { Deck, Slide, Statement } from '../../deck/types.js';
import { oneLine } from '../expressions.js';
import { findStatement } from '../offers.js';
import { readSource } from '../verify.js';

/** The published test behind each kind that speaks of what chance may do; by the form where a kind has two. */
const TESTS: Readonly<Record<string, string>> = {
  trend: 'Mann–Kendall', turn: 'Mann–Kendall', overtook: 'Mann–Kendall', 'mix-shift': 'Mann–Kendall', course: 'Mann–Kendall',
  'course.cycle': 'Bartels', season: 'Kruskal–Wallis', jump: 'Worsley', spike: 'Grubbs', 'top-group': 'Tietjen–Moore',
  relation: 'Spearman', 'most-frequent': 'χ²', 'mix-cell': 'χ²', skew: 'D’Agostino', outlier: 'Tukey',
  'gap-trend': 'Mann–Kendall', 'main-effect': 'Fisher', 'two-peaks': 'χ²', 'even.chance': 'χ²',
}; // prettier-ignore

/**
 * The published tests that support what the slides say of each source, by source id: "Kruskal–Wallis, Mann–Kendall". A statement that does
 * not hold, or is said nowhere, has none.
 */
export function supportingTests({ slides, sources }: Pick<Deck, 'slides' | 'sources'>): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const slide of slides)
    for (const statement of slide.statements ?? []) {
      if (!isSaid(slide, statement)) continue;
      for (const one of [statement, ...(statement.with ? [statement.with] : [])]) {
        const test = testOf(one, sources);
        if (test !== undefined) found.set(one.source, (found.get(one.source) ?? new Set()).add(test));
      }
    }
  return new Map([...found].map(([id, tests]) => [id, [...tests].sort().join(', ')]));
}

function testOf(
  { kind, source: id, args }: NonNullable<Statement['with']>,
  sources: Deck['sources'],
): string | undefined {
  if (!(Object.hasOwn(TESTS, kind) || kind === 'even') || !Object.hasOwn(sources, id)) return undefined;
  const source = sources[id];
  const reading = source && readSource(source);
  const offer = reading && findStatement(reading.frame, kind, args);
  const measured = reading?.frame.measure;
  // Levels that are close are called even without one.
  if (kind === 'even' && offer?.finding.form !== 'even.chance')
    return offer?.finding.p === undefined ? undefined : measured?.counts ? 'χ²' : 'Greenwood';
  // Who passed whom in running totals is seen, not tested.
  return offer?.finding.form === 'passed' ? undefined : offer && (TESTS[offer.finding.form] ?? TESTS[kind]);
}

/** A sentence may have been written over, or be gone. */
const isSaid = (slide: Slide, { field, quote }: Statement): boolean =>
  quote !== '' && oneLine(slide[field] ?? '').includes(oneLine(quote));
