import type { DeckEvent, GuardReport, PlannedSlide, Usage, WireError } from '../core/stream/protocol.js';
import type { Slide } from '../core/deck/types.js';
import type { EventSource } from './event-stream.js';
import { failedRunResponse } from './refusal-response.js';

/** The answer to `Accept: application/json`: what the events of the same run hold at their end. */
export interface DeckResult {
  protocol: 1;
  runId: string;
  provider: string;
  plan: PlannedSlide[];
  /** In deck order; slides that failed are missing and stand in `errors`. */
  slides: Slide[];
  /** By slide id, as are `resolved` and `errors`. */
  guards: Record<string, GuardReport>;
  resolved: Record<string, { title: string; text: string; notes: string }>;
  errors: Record<string, WireError>;
  completed: number;
  failed: number;
  /** What the model was paid for. */
  usage?: Usage;
  durationMs: number;
}

/** Takes the events to the end and answers with one JSON object. Rejects where their source was aborted. */
export async function collectEvents(
  source: EventSource,
  signal: AbortSignal,
  requestId: string,
): Promise<Response> {
  const events: DeckEvent[] = [];
  for await (const event of source(signal)) events.push(event);
  const end = events.at(-1);
  if (end?.type === 'deck.failed') return failedRunResponse(end.error, requestId);
  return new Response(JSON.stringify(resultOf(events)), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function resultOf(events: DeckEvent[]): DeckResult {
  const of = <T extends DeckEvent['type']>(type: T): Extract<DeckEvent, { type: T }>[] =>
    events.filter((event): event is Extract<DeckEvent, { type: T }> => event.type === type);
  const started = of('deck.started')[0];
  const end = of('deck.completed')[0];
  const done = of('slide.completed').sort((a, b) => a.index - b.index);
  return {
    protocol: 1,
    runId: events[0]?.runId ?? '',
    provider: started?.provider ?? '',
    plan: started?.slides ?? [],
    slides: done.map((event) => event.slide),
    guards: Object.fromEntries(done.map((event) => [event.slideId, event.guards])),
    resolved: Object.fromEntries(
      done.flatMap(({ slideId, resolved }) => (resolved ? [[slideId, resolved]] : [])),
    ),
    errors: Object.fromEntries(of('slide.failed').map((event) => [event.slideId, event.error])),
    completed: end?.completed ?? 0,
    failed: end?.failed ?? 0,
    ...(end?.usage ? { usage: end.usage } : {}),
    durationMs: end?.durationMs ?? 0,
  };
}
