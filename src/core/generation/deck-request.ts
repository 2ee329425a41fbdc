import type { Deck } from '../deck/types.js';
import { PROTOCOL, type GenerateDeckRequest } from '../stream/protocol.js';
import type { StartOptions } from './generation-types.js';
import { withinBytes } from './request-bytes.js';
import { widgetInput, type QueriedWidget } from './widget-source.js';

/**
 * What is asked of the service for a deck: all that leaves the page. Widgets with a problem are not sent.
 * @param base the document before its first slide
 */
export function deckRequest(
  start: StartOptions,
  base: Pick<Deck, 'title' | 'format'>,
  queried: readonly QueriedWidget[],
): GenerateDeckRequest {
  const { privacy = 'all', audience, goal, systemPromptHint, slides, story, only } = start;
  const usable = queried.filter(({ problem }) => !problem);
  return {
    protocol: PROTOCOL,
    privacy,
    title: base.title,
    locale: base.format.locale,
    ...(audience ? { audience } : {}),
    ...(goal ? { goal } : {}),
    ...(systemPromptHint ? { systemPromptHint } : {}),
    ...(slides === undefined ? {} : { slides }),
    ...(story ? { story } : {}),
    widgets: withinBytes(usable.map(({ source }) => widgetInput(source.widget!, source, privacy))),
    ...(only ? { only: [...only] } : {}),
  };
}
