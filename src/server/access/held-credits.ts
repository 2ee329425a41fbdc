import { randomUUID } from 'node:crypto';
import type { PaidRun } from '../../service/access.js';
import { storeUnavailable } from '../../service/store-unavailable.js';
import type { AccessStore, Reservation } from './access-store.js';
import { creditsMissing } from './refusals.js';

export interface HeldCredits {
  /** @throws ServiceQuotaExceededError where there are not enough; ServiceServerError 503 where the store fails */
  reserve(account: string, credits: number, run: PaidRun): Promise<(used: number) => Promise<void>>;
  /** Renews no more, and waits a second at most for runs that are being settled. */
  close(): Promise<void>;
}

const LAST_SETTLES_MS = 1_000;

/**
 * Credits that runs of this process hold. They are held for `leaseMs`, and renewed three times in it while the process
 * lives: what a dead one held is given back by then. Clocks of processes that share a store may differ by half of it.
 */
export function holdCredits(
  store: AccessStore,
  { leaseMs, now, report }: { leaseMs: number; now: () => number; report: (problem: string) => void },
): HeldCredits {
  const held = new Set<Reservation>();
  const settling = new Set<Promise<void>>();
  let renewing: NodeJS.Timeout | undefined;
  const renewAll = (): void => {
    for (const { id } of held) {
      // Tried again in a third of the lease; what is lost meanwhile is in the account's favour.
      store.renew(id, now() + leaseMs).catch(() => {});
    }
  };
  const release = (reservation: Reservation): void => {
    held.delete(reservation);
    if (held.size > 0) return;
    clearInterval(renewing);
    renewing = undefined;
  };
  return {
    reserve: async (account, credits, { id: runId, takenOver }) => {
      if (!Number.isSafeInteger(credits) || credits < 0)
        throw new TypeError(`Credits are a whole number from 0, not ${credits}.`);
      if (credits === 0) return () => Promise.resolve();
      const ofRun = `${runId}/`;
      const reservation: Reservation = {
        id: ofRun + randomUUID(),
        account,
        credits,
        expiresAt: now() + leaseMs,
        ...(takenOver ? { takesOver: ofRun } : {}),
      };
      const outcome = await store.reserve(reservation, now()).catch((cause: Error) => {
        report(`The token store fails: ${cause.message}`);
        throw storeUnavailable('The service cannot set credits aside at the moment.', cause);
      });
      if (!outcome.granted) throw creditsMissing(credits, outcome.left);
      if (!outcome.limited) return () => Promise.resolve();
      held.add(reservation);
      renewing ??= setInterval(renewAll, leaseMs / 3).unref();
      return async (used) => {
        if (!held.has(reservation)) return;
        release(reservation);
        const paid = Number.isFinite(used) ? Math.min(Math.max(Math.ceil(used), 0), credits) : credits;
        // Where it fails, the answer is written and not lost for this: without renewal the credits are given back.
        const settled = store
          .settle(reservation, paid)
          .catch((error: Error) => report(`Credits of a run could not be settled: ${error.message}`))
          .finally(() => settling.delete(settled));
        settling.add(settled);
        await settled;
      };
    },
    close: async () => {
      clearInterval(renewing);
      const late = Date.now() + LAST_SETTLES_MS;
      while (held.size + settling.size > 0 && Date.now() < late) {
        await Promise.all(settling);
        await new Promise((done) => setTimeout(done, 10));
      }
    },
  };
}
