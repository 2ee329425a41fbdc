import type { DeckEvent, DeckEventPayload, Usage } from '../../core/stream/protocol.js';
import type { Emit, Run } from '../run.js';
import { sumOf } from '../slide-writer.js';

/** How far a run had come when its writer was lost. */
export interface Progress {
  /** Wanted slides of the plan that have neither a slide nor a failure; undefined where not even the plan was sent. */
  missing: string[] | undefined;
  completed: number;
  failed: number;
  /** What the slides that are there cost. */
  usage: Usage | undefined;
  /** The last attempt at each slide. */
  attempts: ReadonlyMap<string, number>;
  /** The place of each slide in the plan that was sent: a model would plan another one. */
  places: ReadonlyMap<string, number>;
}

/** @param only the slides that were asked for, where not all were */
export function progressOf(events: readonly DeckEvent[], only?: readonly string[]): Progress {
  const attempts = new Map<string, number>();
  const ended = new Set<string>();
  const places = new Map<string, number>();
  let planned: string[] | undefined;
  let completed = 0;
  let failed = 0;
  let usage: Usage | undefined;
  for (const event of events) {
    if (event.type === 'deck.started') {
      planned = event.slides.map(({ slideId }) => slideId);
      for (const { slideId, index } of event.slides) places.set(slideId, index);
    }
    if (event.type === 'slide.started') attempts.set(event.slideId, event.attempt);
    if (event.type !== 'slide.completed' && event.type !== 'slide.failed') continue;
    ended.add(event.slideId);
    if (event.type === 'slide.failed') failed++;
    else {
      completed++;
      usage = sumOf(usage, event.usage);
    }
  }
  const wanted = only ? planned?.filter((id) => only.includes(id)) : planned;
  return { missing: wanted?.filter((id) => !ended.has(id)), completed, failed, usage, attempts, places };
}

/**
 * A run that writes what is missing, as the rest of the one before: the plan is not sent again and its places stand, attempts go on
 * counting (a higher one takes back the deltas of the one that was broken off), and the end counts the slides of both.
 */
export function continuedRun(run: Run, before: Progress): Run {
  if (!before.missing) return run;
  return (emit, signal) => run(continuing(emit, before), signal);
}

/** The end of a run of which nothing is missing. */
export function endOf({ completed, failed, usage }: Progress): DeckEventPayload {
  return { type: 'deck.completed', completed, failed, ...(usage ? { usage } : {}), durationMs: 0 };
}

function continuing(emit: Emit, before: Progress): Emit {
  const { completed, failed, attempts, places } = before;
  return async (payload) => {
    if (payload.type !== 'deck.started') await emit(withBefore(inPlace(payload)));
  };
  function inPlace(payload: DeckEventPayload): DeckEventPayload {
    if (!('index' in payload)) return payload;
    return { ...payload, index: places.get(payload.slideId) ?? payload.index };
  }
  function withBefore(payload: DeckEventPayload): DeckEventPayload {
    if (payload.type === 'slide.started')
      return { ...payload, attempt: payload.attempt + (attempts.get(payload.slideId) ?? 0) };
    if (payload.type !== 'deck.completed') return payload;
    const usage = sumOf(before.usage, payload.usage);
    return {
      ...payload,
      ...{ completed: payload.completed + completed, failed: payload.failed + failed },
      ...(usage ? { usage } : {}),
    };
  }
}
