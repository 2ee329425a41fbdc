import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Live tokens spend the credits of their account, test tokens none. */
export type TokenMode = 'live' | 'test';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Found by it: 71 random bits, no secret. */
const ID_LENGTH = 12;
/** 178 random bits. */
const SECRET_LENGTH = 30;
/** CRC-32 in base 62. */
const CHECKSUM_LENGTH = 6;
const TOKEN = /^dw_(live|test)_([0-9A-Za-z]{12})[0-9A-Za-z]{36}$/;

/** What of a token may be shown. */
export interface TokenName {
  id: string;
  mode: TokenMode;
}

/** A token that nobody has: `dw_live_` or `dw_test_`, then 48 letters and digits (id, secret, checksum). */
export function newTokenText(mode: TokenMode): { text: string; id: string } {
  const id = randomText(ID_LENGTH);
  const body = `dw_${mode}_${id}${randomText(SECRET_LENGTH)}`;
  return { text: body + checksumOf(body), id };
}

/**
 * The id within a token; nothing where it is not as it was given out: cut, mistyped, or never a token. No store is
 * asked for that, and a scanner for leaked secrets knows a token from a look-alike.
 */
export function readTokenText(text: string): TokenName | undefined {
  const [, mode, id = ''] = TOKEN.exec(text) ?? [];
  if (mode !== 'live' && mode !== 'test') return undefined;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return checksumOf(body) === text.slice(-CHECKSUM_LENGTH) ? { id, mode } : undefined;
}

/**
 * SHA-256 of the whole token as hex: all that a store keeps of it. A slow hash is for secrets that people choose; none
 * of 178 random bits is guessed.
 */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Takes as long whatever differs, also for a token that no store knows. */
export function sameHash(given: string, kept: string | undefined): boolean {
  const bytes = Buffer.from(given, 'hex');
  const known = Buffer.from(kept ?? '', 'hex');
  const comparable = known.length === bytes.length;
  return timingSafeEqual(bytes, comparable ? known : Buffer.alloc(bytes.length)) && comparable;
}

/** `text` without the secrets of tokens that stand in it. */
export function withoutTokens(text: string): string {
  return text.replace(/dw_(live|test)_[0-9A-Za-z]+/g, 'dw_$1_…');
}

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    // 248 is the last multiple of 62 in a byte: a remainder of all 256 would favour the first letters.
    for (const byte of randomBytes(length * 2))
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
  }
  return text;
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    text = (ALPHABET[rest % 62] ?? '') + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
