/** The call's words are wrong: exit code 2, with what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
