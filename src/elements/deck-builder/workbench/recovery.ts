import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';
import type { WorkbenchContext } from './context.js';
import { recoveryStyles } from './recovery.styles.js';

const SECOND = 1000;
/** Where signing in, or paying, is what helps. */
const SIGN_IN = new Set(['unauthorized', 'forbidden']);
const UNREACHED = new Set(['upstream_unreachable', 'upstream_timeout', 'truncated']);

/** The fields that errors of the service have. */
interface ServiceFailure extends Error {
  code?: unknown;
  hint?: unknown;
  /** The HTTP status; 0 where no answer came. */
  status?: unknown;
  retryAfterMs?: unknown;
}

/** What went wrong while slides were written, each time with what a person can do about it there and then. */
export class Recovery implements ReactiveController {
  readonly #context: WorkbenchContext;
  #error: ServiceFailure | undefined;
  /** Until then the service wants to be left alone, in milliseconds of the clock. */
  #until = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What changed since the notice came up, for assistive technology. */
  #news: 'may-retry' | 'online' | undefined;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    context.host.addController(this);
    adoptStyles(context.host.renderRoot, [recoveryStyles]);
  }

  hostConnected(): void {
    addEventListener('online', this.#connectionChanged);
    addEventListener('offline', this.#connectionChanged);
    this.#count();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#connectionChanged);
    removeEventListener('offline', this.#connectionChanged);
    clearInterval(this.#timer);
  }

  render(snapshot: BuilderSnapshot): TemplateResult | typeof nothing {
    this.#take(snapshot.error);
    const { error, unwritten } = snapshot;
    if (!error && !unwritten) return nothing;
    const { words, session } = this.#context;
    const arrived = unwritten && words.slidesArrived(unwritten.arrived, unwritten.total);
    return html`<div class="toast recovery">
      ${icon('alert')}
      <p role="alert">${arrived} ${error ? this.#reason(error) : nothing}</p>
      <div class="ways">${this.#ways(snapshot)}</div>
      <button class="button only" type="button" aria-label=${words.dismiss} @click=${() => session.dismiss()}>
        ${icon('close')}
      </button>
    </div>`;
  }

  spoken(words: AllMessages): string | undefined {
    if (!this.#error || !this.#news) return undefined;
    return this.#news === 'online' ? words.backOnline : words.retryNow;
  }

  #reason(error: ServiceFailure): TemplateResult {
    const { words, localize } = this.#context;
    const { hint } = error;
    if (this.#isOffline(error)) return html`${words.offline}`;
    return html`${localize.error(error)}
    ${typeof hint === 'string' ? html`<span class="hint">${hint}</span>` : nothing}`;
  }

  #ways({ phase, unwritten }: BuilderSnapshot): TemplateResult | typeof nothing {
    if (phase === 'working') return nothing;
    const { words, ports } = this.#context;
    const { signIn, topUp, workWithoutService } = ports.help();
    const code = String(this.#error?.code);
    const seconds = Math.ceil((this.#until - Date.now()) / SECOND);
    const first = SIGN_IN.has(code) ? signIn : code === 'quota_exceeded' ? topUp : undefined;
    const label = unwritten ? words.continueWriting : words.retry;
    const helps = isOfService(this.#error) && (unwritten !== undefined || phase === 'start');
    return html`${
        first
          ? html`<button class="button primary" type="button" @click=${() => void this.#after(first)}>
              ${first === signIn ? words.signIn : words.topUp}
            </button>`
          : nothing
      }<button
        class="button outlined again"
        type="button"
        ?disabled=${seconds > 0}
        @click=${() => this.#again()}
      >
        ${seconds > 0 ? words.retryIn(seconds) : label}</button
      >${
        helps && workWithoutService
          ? html`<button class="button outlined" type="button" @click=${workWithoutService}>
              ${words.withoutService}
            </button>`
          : nothing
      }`;
  }

  /** What the page does comes first; a person who did not sign in after all has nothing to try again. */
  async #after(help: () => unknown): Promise<void> {
    try {
      await help();
    } catch {
      return;
    }
    this.#again();
  }

  #again(): void {
    const { session, ports } = this.#context;
    const { phase, unwritten } = session.getSnapshot();
    if (phase === 'start') ports.generate();
    else if (unwritten) void session.retry();
    else void session.repeat();
  }

  #take(error: ServiceFailure | undefined): void {
    if (error === this.#error) return;
    this.#error = error;
    this.#news = undefined;
    const wait = error?.retryAfterMs;
    this.#until = typeof wait === 'number' && wait > 0 ? Date.now() + wait : 0;
    this.#count();
  }

  #count(): void {
    clearInterval(this.#timer);
    if (this.#until <= Date.now()) return;
    this.#timer = setInterval(() => {
      if (this.#until <= Date.now()) {
        clearInterval(this.#timer);
        this.#news = 'may-retry';
      }
      this.#context.host.requestUpdate();
    }, SECOND / 4);
  }

  #isOffline({ code }: ServiceFailure): boolean {
    return (
      !navigator.onLine &&
      UNREACHED.has(String(code)) &&
      Boolean(this.#context.ports.help().workWithoutService)
    );
  }

  readonly #connectionChanged = (): void => {
    if (!this.#error) return;
    this.#news = navigator.onLine ? 'online' : undefined;
    this.#context.host.requestUpdate();
  };
}

/** Not the dashboard's queries, nor the page, but the service failed. */
const isOfService = (error: ServiceFailure | undefined): boolean =>
  error !== undefined && ('status' in error || UNREACHED.has(String(error.code)));
