/** How long something has run, in milliseconds: what was counted before it last started, and when that was. */
export interface Stopwatch {
  readonly counted: number;
  /** A time as `Date.now()` gives it; undefined while it stands still. */
  readonly since: number | undefined;
}

export const startStopwatch = (now: number): Stopwatch => ({ counted: 0, since: now });

export const elapsed = ({ counted, since }: Stopwatch, now: number): number =>
  counted + (since === undefined ? 0 : Math.max(0, now - since));

/** Pauses one that runs, and lets one that stands still go on. */
export const toggleStopwatch = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === undefined
    ? { counted: watch.counted, since: now }
    : { counted: elapsed(watch, now), since: undefined };

/** Back to nothing; it runs or stands still as before. */
export const resetStopwatch = ({ since }: Stopwatch, now: number): Stopwatch => ({
  counted: 0,
  since: since === undefined ? undefined : now,
});

/** `4:05`, `1:02:03`. */
export function durationText(milliseconds: number): string {
  const total = Math.floor(milliseconds / 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
