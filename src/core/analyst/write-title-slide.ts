import type { Slide, Variable } from '../deck/types.js';
import { plainText } from '../statements/expressions.js';
import { tryReadWidget } from '../statements/offers.js';
import { strongest } from '../statements/story/summary.js';
import type { GenerateDeckRequest } from '../stream/protocol.js';
import { visibleText } from '../template/visible-text.js';
import type { SlideVoice } from './write-slide.js';

/** The opening slide: the deck's title as the host wrote it, and below it the strongest finding of all. */
export function writeTitleSlide(
  slideId: string,
  request: GenerateDeckRequest,
  { deck, turn }: SlideVoice,
): Slide {
  const readings = request.widgets.flatMap((widget) => {
    const reading = tryReadWidget(widget);
    return reading ? [{ widget, reading }] : [];
  });
  const variables: Record<string, Variable> = {};
  const [finding] = strongest(readings, deck, { most: 1, turn, variables });
  return {
    id: slideId, layout: 'title', title: plainText(visibleText(request.title)).replaceAll('{{', '\\{{'), text: finding?.text ?? '',
    variables, claims: finding ? [{ ...finding.claim, id: 'claim-1' }] : [],
    ...(finding ? { statements: [{ ...finding.statement, id: 'statement-1' }] } : {}),
    blocks: [], origin: 'service',
  }; // prettier-ignore
}
