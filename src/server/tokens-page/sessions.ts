import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person who may manage tokens, in one browser. */
export interface Session {
  id: string;
  /** Stands in every form: a page of another origin does not know it. */
  formKey: string;
  /** The token that was signed in with; nothing where it was the key of the server's start. */
  tokenId?: string;
  /** What is said where a form is sent again that is being, or was, done: a reload makes no second token. */
  sent: Map<string, Promise<string>>;
}

const LASTS_MS = 8 * 3_600_000;
/** More at once are a mistake or an attack: the oldest goes. */
const MOST = 100;
const COOKIE = 'deckwright_tokens';

/** Sessions of this process; none outlives it. */
export class Sessions {
  readonly #open = new Map<string, Session & { until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `set-cookie` of a new session. No script reads it, and no link or form of another site carries it. */
  begin(request: Request, tokenId?: string): string {
    const session = {
      id: secret(),
      formKey: secret(),
      ...(tokenId === undefined ? {} : { tokenId }),
      sent: new Map<string, Promise<string>>(),
    };
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MOST && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(session.id, { ...session, until: this.#now() + LASTS_MS });
    return cookie(request, session.id, LASTS_MS / 1000);
  }

  of(request: Request): Session | undefined {
    const [, id = ''] =
      new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '') ?? [];
    const session = this.#open.get(id);
    if (!session || session.until > this.#now()) return session;
    this.#open.delete(id);
    return undefined;
  }

  /** `set-cookie` that removes it. */
  end(request: Request, { id }: Session): string {
    this.#open.delete(id);
    return cookie(request, '', 0);
  }
}

function cookie(request: Request, value: string, seconds: number): string {
  const secure = request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';
  return `${COOKIE}=${value}; Path=/tokens; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** 192 random bits. */
export function secret(): string {
  return randomBytes(24).toString('base64url');
}

/** Takes as long whatever differs. */
export function sameSecret(given: string, kept: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(kept));
}
