/**
 * How long to wait, in milliseconds, from `retry-after-ms` (milliseconds) or `retry-after` (seconds or an HTTP date).
 * A date in the past is 0; undefined where neither header can be read. `now` is the clock in milliseconds.
 */
export function retryAfterMs(headers: Headers, now: number = Date.now()): number | undefined {
  const exact = numberOf(headers.get('retry-after-ms'));
  if (exact !== undefined) return exact;
  const text = headers.get('retry-after');
  const seconds = numberOf(text);
  if (seconds !== undefined) return seconds * 1000;
  // Only the three forms of an HTTP date, which all begin with the name of a weekday.
  const at = text !== null && /^\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
