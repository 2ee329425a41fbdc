import type { Block, Deck, Slide } from '../deck/types.js';
import { followMarks } from '../statements/marks-config.js';
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
  const was = headline.checked.offer.finding.marks;
  const is = followed.get(headline)?.offer.finding.marks;
  const own = sources[source]?.widget?.config;
  return slide.blocks.map((block) =>
    block.kind === 'chart' && (block.source ?? slide.source) === source
      ? { ...block, spec: followMarks(block.spec, { was, is, own }) }
      : block,
  );
}
