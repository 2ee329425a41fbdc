/** Tells which sessions are open in some tab, this one included. A tab that ends, however it ends, holds none any more. */
export interface Presence {
  /** Takes a session until what it resolves with is called; resolves with nothing when another builder holds it. */
  claim: (sessionId: string) => Promise<(() => void) | undefined>;
  alive: () => Promise<Set<string>>;
}

const PREFIX = 'deckwright-deck:';
/** Time for the other tabs to answer. */
const ANSWER_MS = 200;

/** @param locks absent on pages that are not served securely: there the tabs ask each other */
export const createPresence = (locks: LockManager | undefined): Presence =>
  locks ? presenceByLocks(locks) : presenceByMessages();

function presenceByLocks(locks: LockManager): Presence {
  return {
    claim: (sessionId) =>
      new Promise((resolve, reject) => {
        locks
          .request(PREFIX + sessionId, { ifAvailable: true }, (lock) => {
            if (lock) return new Promise<void>((release) => resolve(release));
            resolve(undefined);
            return undefined;
          })
          .catch(reject);
      }),
    async alive() {
      const { held = [] } = await locks.query();
      const ours = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
      return new Set(ours);
    },
  };
}

type Message = { ask: true } | { alive: string[] };

function presenceByMessages(): Presence {
  const held = new Set<string>();
  const channel = new BroadcastChannel('deckwright-decks');
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data && held.size > 0) channel.postMessage({ alive: [...held] } satisfies Message);
  };
  const alive = async (): Promise<Set<string>> => {
    const found = new Set(held);
    const listen = ({ data }: MessageEvent<Message>): void => {
      if ('alive' in data) for (const sessionId of data.alive) found.add(sessionId);
    };
    channel.addEventListener('message', listen);
    channel.postMessage({ ask: true } satisfies Message);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    channel.removeEventListener('message', listen);
    return found;
  };
  return {
    async claim(sessionId) {
      if ((await alive()).has(sessionId)) return undefined;
      held.add(sessionId);
      return () => held.delete(sessionId);
    },
    alive,
  };
}
