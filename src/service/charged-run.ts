import type { Admission, PaidRun } from './access.js';
import type { PlannedRun, Run } from './run.js';

/**
 * Begins a run whose slides are paid for: credits are set aside first, and those of slides that were not written given
 * back when it ends, however it ends, or where it cannot begin.
 * @throws ServiceQuotaExceededError where there are not enough; what `begin` throws
 */
export async function beginCharged<T>(
  { run, slides }: PlannedRun,
  admission: Admission,
  paid: PaidRun,
  begin: (run: Run) => Promise<T>,
): Promise<T> {
  if (!admission.reserve) return begin(run);
  const settle = await admission.reserve(slides, paid);
  const charged: Run = async (emit, signal) => {
    let written = 0;
    try {
      await run(async (payload) => {
        await emit(payload);
        // One that could not be given on is written again, and not paid twice.
        if (payload.type === 'slide.completed') written++;
      }, signal);
    } finally {
      // A model may part a deck by more slides than were planned: these cost nothing.
      await settle(Math.min(written, slides));
    }
  };
  try {
    return await begin(charged);
  } catch (error) {
    await settle(0);
    throw error;
  }
}
