/** One call of an endpoint, before its body is read. */
export interface AccessCall {
  /** As in the protocol's table, e.g. `generate-deck-slides`. */
  endpoint: string;
  method: 'GET' | 'POST';
}

/** A caller who may go on. */
export interface Admission {
  /** Whom runs belong to; never the token itself. */
  principal: string;
  /** Headers of every answer to this call, such as `ratelimit-remaining`. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Sets credits aside, one for each slide that is to be written, before the first event. Resolves with a function that
   * is called once, when the work has ended, with how many were used: the others are given back.
   * @throws ServiceQuotaExceededError where there are not enough
   */
  reserve?(credits: number, run: PaidRun): Promise<(used: number) => Promise<void>>;
}

/** What credits are set aside for. */
export interface PaidRun {
  id: string;
  /** Begun by another process, which is lost: what that one still holds for the run is given back first. */
  takenOver: boolean;
}

/** Decides who may call the service: by tokens, rate limits and credits, or as the host wishes. */
export interface ServiceAccess {
  /** @throws ServiceAuthError (401, 403), ServiceRateLimitError (429), ServiceQuotaExceededError (402) */
  admit(request: Request, call: AccessCall): Promise<Admission>;
}

/**
 * What an error of `admit` or `reserve` may carry: headers of the answer that tells it, such as `www-authenticate` and
 * `ratelimit-reset`.
 */
export interface Refusal {
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers that such an error asks for; none for any other. */
export function refusalHeaders(error: unknown): Readonly<Record<string, string>> {
  return (error as Refusal | null | undefined)?.headers ?? {};
}
