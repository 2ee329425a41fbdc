import { isAnswered, isGone, type NodeOutgoing } from './node-message.js';

/** Who waits for an answer. An AbortSignal is dear to make with each request, so a server of Node makes one only when asked. */
export interface Client {
  readonly left: boolean;
  /** @returns ends it */
  onLeave(listener: () => void): () => void;
}

export function webClient(signal: AbortSignal): Client {
  return {
    get left() {
      return signal.aborted;
    },
    onLeave(listener) {
      signal.addEventListener('abort', listener, { once: true });
      return () => signal.removeEventListener('abort', listener);
    },
  };
}

export class NodeClient implements Client {
  #left: boolean;
  readonly #listeners = new Set<() => void>();
  #controller: AbortController | undefined;

  constructor(response: NodeOutgoing) {
    // Code in front of the proxy may have waited, and its client left meanwhile.
    this.#left = isGone(response);
    // Also when someone else has answered, such as a middleware that limits the time: nobody waits for our answer then.
    response.once('close', () => {
      if (!isAnswered(response)) this.#leave();
    });
  }

  get left(): boolean {
    return this.#left;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#left) this.#controller.abort();
    return this.#controller.signal;
  }

  onLeave(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #leave(): void {
    this.#left = true;
    for (const tell of this.#listeners) tell();
    this.#controller?.abort();
  }
}
