import * as v from 'valibot';
import type { GuardReport } from '../stream/protocol.js';

const lines = v.array(v.string());
const errorSchema = v.object({ code: v.string(), message: v.string(), retryable: v.boolean() });
const guardsSchema = v.object({
  passed: v.boolean(),
  dropped: lines,
  violations: v.optional(lines),
  fallback: v.optional(v.boolean()),
  reason: v.optional(errorSchema),
});

/** What a service says of its guards, as far as a person is told of it; undefined where it is no report. */
export function readGuards(value: unknown): GuardReport | undefined {
  const result = v.safeParse(guardsSchema, value);
  return result.success ? (result.output as GuardReport) : undefined;
}
