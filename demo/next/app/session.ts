import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

// Signed, not stored: the routes of an app need not share memory. A key of each start is enough for a demo.
const key = (process.env.SESSION_KEY ??= randomUUID());
const sign = (id: string): string => createHmac('sha256', key).update(id).digest('base64url');

/** A new session, as the value of its cookie. */
export function begin(): string {
  const id = randomUUID();
  return `${id}.${sign(id)}`;
}

/** Whether the request carries a session that was begun here. */
export function isSignedIn(request: Request): boolean {
  const [, id, given] =
    /(?:^|;\s*)session=([\w-]+)\.([\w-]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
  if (!id || !given) return false;
  const right = Buffer.from(sign(id));
  return right.length === given.length && timingSafeEqual(right, Buffer.from(given));
}
