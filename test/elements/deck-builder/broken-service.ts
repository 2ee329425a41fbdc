import { createLocalFetch } from '../../../src/service/index.js';

const answer = createLocalFetch();

/** A request as it was sent, and what came of it. */
export interface Asked {
  only?: string[];
  widgets: { id: string; title: string; rows?: unknown[] }[];
  goal?: string;
  audience?: string;
  systemPromptHint?: string;
  privacy: string;
  story?: { storyline?: boolean };
}

/** A service over real streams that can be made to fail: it answers as the embedded one does. */
export class BrokenService {
  readonly asked: Asked[] = [];
  readonly bodies: string[] = [];
  /** The connection breaks after so many completed slides; never when undefined. */
  breakAfter: number | undefined;
  /** In place of an answer. */
  refuse: (() => Response) | undefined;
  /** Waits with the end of the slide of this title, or of the one after so many completed ones. */
  hold: { slide?: string; after?: number; until: Promise<void> } | undefined;

  #away = false;

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const body = init?.body as string;
    this.bodies.push(body);
    const asked = JSON.parse(body) as Asked & { since?: number };
    // It keeps no runs, and says so to who wants to read on in one; then it is away for a moment.
    if (asked.since !== undefined) {
      this.#away = true;
      return answer(input, init);
    }
    if (this.#away) {
      this.#away = false;
      return new Response('Bad Gateway', { status: 502 });
    }
    this.asked.push(asked);
    if (this.refuse) return this.refuse();
    const response = await answer(input, init);
    return new Response(this.#broken(response.body!), response);
  };

  /** One event at a time, so that what came before a wait has come. */
  #broken(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const { breakAfter, hold } = this;
    const encoder = new TextEncoder();
    const give = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      let completed = 0;
      for await (const event of eventsOf(body)) {
        // WebKit's includes() misses it in what split() gave.
        const completes = /^event: slide\.completed$/mu.test(event);
        if (completes && (completed === hold?.after || titleOf(event) === hold?.slide)) await hold?.until;
        if (completed === breakAfter) return controller.error(new TypeError('network error'));
        if (completes) completed += 1;
        controller.enqueue(encoder.encode(`${event}\n\n`));
      }
      controller.close();
    };
    return new ReadableStream({
      start(controller) {
        // After the page has gone the stream is closed already.
        give(controller).catch(() => undefined);
      },
    });
  }
}

/** Of a completed slide; null where it has none, which is no slide to wait for. */
function titleOf(event: string): string | null {
  const data = event.split('\n').find((line) => line.startsWith('data: '));
  return (JSON.parse(data?.slice(6) ?? '{}') as { slide?: { title?: string } }).slide?.title ?? null;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop()!;
    yield* events;
  }
  return undefined;
}

export const refusal = (status: number, error: Record<string, unknown>): Response =>
  new Response(JSON.stringify({ error }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
