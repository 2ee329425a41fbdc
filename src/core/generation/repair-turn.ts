import type { GenerateDeckRequest } from '../stream/protocol.js';
import type { GeneratedSlide } from './generation-types.js';

/** Whether who wrote a slide would write another one when told what was wrong: the embedded analyst would not. */
export const canRepair = (provider: string): boolean => provider !== '' && provider !== 'analyst';

/**
 * The request for one more try at slides in which this page's rows refuted something that the service, without them, could not
 * check; undefined where there are none. It says what was wrong in words that quote no cell.
 */
export function repairRequest(
  request: GenerateDeckRequest,
  slides: readonly GeneratedSlide[],
  provider: string,
): GenerateDeckRequest | undefined {
  if (!canRepair(provider)) return undefined;
  const refuted = slides.filter(
    ({ status, guards }) => status === 'done' && (guards?.violations?.length ?? 0) > 0,
  );
  if (refuted.length === 0) return undefined;
  return {
    ...request,
    only: refuted.map(({ slideId }) => slideId),
    violations: Object.fromEntries(refuted.map(({ slideId, guards }) => [slideId, guards?.violations ?? []])),
  };
}

/** After the second try: of each slide the version that lost less. */
export function betterOf(
  before: readonly GeneratedSlide[],
  after: readonly GeneratedSlide[],
): readonly GeneratedSlide[] {
  return after.map((place) => {
    const first = before.find(({ slideId }) => slideId === place.slideId);
    const kept = place.status === 'done' && lost(place) <= (first ? lost(first) : Infinity);
    return kept || !first?.slide ? place : first;
  });
}

const lost = ({ guards }: GeneratedSlide): number => guards?.violations?.length ?? 0;
