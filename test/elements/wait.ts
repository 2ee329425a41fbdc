import { waitUntil as wait } from '@open-wc/testing';

/**
 * Waits for something to come true, on a slow machine too: how soon it does is not what tests assert.
 * A check that throws is not true yet: what it looks at may not be there.
 */
export async function waitUntil(
  check: () => unknown,
  message = 'what was waited for never came true',
): Promise<void> {
  let thrown: unknown;
  const holds = async (): Promise<boolean> => {
    try {
      const result = Boolean(await check());
      thrown = undefined;
      return result;
    } catch (error) {
      thrown = error;
      return false;
    }
  };
  try {
    await wait(holds, message, { timeout: 30_000 });
  } catch (error) {
    if (thrown instanceof Error) (error as Error).message += `; the last check threw: ${thrown.message}`;
    throw error;
  }
}
