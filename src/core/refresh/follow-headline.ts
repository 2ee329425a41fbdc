import type { ChartSpec } from '../chart/types.js';
import type { Block, Deck, Slide } from '../deck/types.js';
import { marksConfig } from '../statements/marks-config.js';
import type { FollowedSlide, SpokenStatement } from './follow-statements.js';

/** Charts show what the title says now, unless a person or their widget had them show something else. */
export function followHeadline(
  slide: Slide,
  spoken: readonly SpokenStatement[],
  { followed }: Pick<FollowedSlide, 'followed'>,
  { sources }: Deck,
): Block[] {
  const headline = spoken.find(({ at }) => at.some(({ place }) => place.place === 'title'));
  if (!headline) return slide.blocks;
  const { source } = headline.checked.statement;
  const was = marksConfig(headline.checked.offer.finding.marks ?? []);
  const is = marksConfig(followed.get(headline)?.offer.finding.marks ?? []);
  const own = sources[source]?.widget?.config ?? {};
  const remarked = (spec: ChartSpec): ChartSpec => {
    const config = { ...spec.config };
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const isOwn = own[key] !== undefined && isEqual(config[key], own[key]);
      if (isOwn || !isEqual(config[key], was[key])) continue;
      const value = is[key] ?? own[key];
      if (value === undefined) delete config[key];
      else config[key] = value;
    }
    return isEqual(config, spec.config ?? {}) ? spec : { ...spec, config };
  };
  return slide.blocks.map((block) =>
    block.kind === 'chart' && (block.source ?? slide.source) === source
      ? { ...block, spec: remarked(block.spec) }
      : block,
  );
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
