import { waitUntil as wait } from '@open-wc/testing';

/** Waits for something to come true, on a slow machine too: how soon it does is not what tests assert. */
export const waitUntil = (
  check: () => unknown,
  message = 'what was waited for never came true',
): Promise<void> => wait(async () => Boolean(await check()), message, { timeout: 30_000 });
