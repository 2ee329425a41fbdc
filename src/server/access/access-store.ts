import type { TokenMode } from './token-text.js';

/** A token as it is kept: everything but the token. Times are milliseconds since 1970. */
export interface TokenRecord {
  /** The part of the token that finds it; no secret. */
  id: string;
  /** SHA-256 of the token as 64 hex digits. */
  hash: string;
  /** For people. */
  name: string;
  /** Whom its runs and credits belong to; several tokens may have the same. */
  account: string;
  mode: TokenMode;
  scopes: readonly string[];
  createdAt: number;
  expiresAt?: number;
  revokedAt?: number;
  /** To the minute. */
  lastUsedAt?: number;
}

/** Credits set aside for a run. */
export interface Reservation {
  id: string;
  account: string;
  credits: number;
  /** Given back from then on: whoever made it renews it while the run goes on. */
  expiresAt: number;
  /** Others of the account whose ids begin with this are given back first: who held them is lost. */
  takesOver?: string;
}

/**
 * Keeps tokens and credits. Every method is one step for all who share the store: two processes cannot spend the same
 * credit. An account without a balance has no limit.
 */
export interface AccessStore {
  /**
   * Keeps a token, and adds credits to its account where some are given: both or neither. Gives the new balance then.
   * @throws where the id is taken
   */
  addToken(token: TokenRecord, credits?: number): Promise<number | undefined>;
  findToken(id: string): Promise<TokenRecord | undefined>;
  /** In the order in which they were made. */
  listTokens(account?: string): Promise<TokenRecord[]>;
  /** The first revocation stands; false where there is no such token. */
  revokeToken(id: string, at: number): Promise<boolean>;
  /** Never earlier than it was: processes have clocks of their own. */
  touchToken(id: string, at: number): Promise<void>;
  /** Adds to the balance of an account; one that had no limit has this one then. Gives the new balance. */
  addCredits(account: string, credits: number): Promise<number>;
  /** What is left, without what is reserved; nothing where there is no limit. */
  balance(account: string, now: number): Promise<number | undefined>;
  /** Takes the credits from the balance. `left` is what there was where that is not enough. */
  reserve(
    reservation: Reservation,
    now: number,
  ): Promise<{ granted: true; limited: boolean } | { granted: false; left: number }>;
  renew(reservationId: string, expiresAt: number): Promise<void>;
  /** Ends a reservation and gives back what was not used. One that had expired pays now, as far as the balance goes. */
  settle(reservation: Pick<Reservation, 'id' | 'account' | 'credits'>, used: number): Promise<void>;
  close(): Promise<void>;
}
