import type { ReactiveController, ReactiveElement } from 'lit';
import type { BuilderDashboardConfig } from '../../../core/chart/types.js';
import { createDeck } from '../../../core/deck/create-deck.js';
import type { Deck } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import { checkConfig, type CheckedWidget } from '../../../core/generation/check-config.js';
import { bareSlide } from '../../../core/generation/slide-places.js';
import { queryWidget, type QueriedWidget } from '../../../core/generation/widget-source.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import type { RunQuery } from '../../../core/query/types.js';
import { whenIdle } from '../../shared/when-idle.js';
import { untilAborted } from '../../../core/until-aborted.js';
import type { Connection, ConnectionOptions } from '../connection.js';

/** Queries that run at the same time: the page has other things to do. */
const AT_ONCE = 2;
const NEAR = '160px';

interface Preview {
  checked: CheckedWidget;
  queried?: QueriedWidget;
  /** Its rows are needed beyond the picture. */
  kept?: boolean;
  run?: { abort: AbortController; done: Promise<void> };
  drawn?: { theme: Theme | undefined; deck: Deck };
}

/**
 * The widgets' rows before there is a deck. A query runs once its row comes near sight, in the page's own engine, whose answers
 * generation then finds; nothing is sent anywhere. What is out of sight again before it has an answer is given up.
 */
export class Previews implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #connection: Connection;
  #config: BuilderDashboardConfig | undefined;
  #options: ConnectionOptions | undefined;
  #engine: Promise<RunQuery> | undefined;
  #previews = new Map<string, Preview>();
  readonly #near = new Set<string>();
  #observed = new Set<Element>();
  #sight: IntersectionObserver | undefined;
  #idle = false;

  constructor(host: ReactiveElement, connection: Connection) {
    this.#host = host;
    this.#connection = connection;
    host.addController(this);
  }

  /** What is to be shown; other widgets or other data begin anew. */
  show(config: BuilderDashboardConfig, options: ConnectionOptions): void {
    const sameData =
      options.runQuery === this.#options?.runQuery &&
      options.datasets === this.#options?.datasets &&
      options.callbacks === this.#options?.callbacks;
    this.#options = options;
    if (config === this.#config && sameData) return;
    this.#stop();
    this.#config = config;
    this.#engine = undefined;
    this.#previews = new Map(checkedWidgets(config).map((checked) => [idOf(checked), { checked }]));
  }

  /** The answer of a widget's query; undefined until it is there. */
  of(id: string): QueriedWidget | undefined {
    return this.#previews.get(id)?.queried;
  }

  /** The widget as a slide in miniature. */
  deckOf(id: string, theme: Theme | undefined): Deck | undefined {
    const preview = this.#previews.get(id);
    const queried = preview?.queried;
    if (!preview || !queried || queried.problem) return undefined;
    if (!preview.drawn || preview.drawn.theme !== theme) {
      const { source } = queried;
      const slide = { ...bareSlide('preview', id, source), title: '' };
      const sources = { [id]: source };
      preview.drawn = {
        theme,
        deck: createDeck({ title: '', ...(theme && { theme }), sources, slides: [slide] }),
      };
    }
    return preview.drawn.deck;
  }

  again(id: string): void {
    const preview = this.#previews.get(id);
    if (!preview) return;
    delete preview.queried;
    this.#host.requestUpdate();
    this.#pump();
  }

  /** The answers of these widgets in their order; runs what has none yet. Rejects with AbortError when it was given up. */
  async all(ids: readonly string[]): Promise<QueriedWidget[]> {
    const found: QueriedWidget[] = [];
    for (const id of ids) {
      const preview = this.#previews.get(id);
      if (!preview) continue;
      preview.kept = true;
      if (!preview.queried) await (preview.run ?? this.#start(preview)).done;
      if (!preview.queried) throw new DOMException('The queries were given up.', 'AbortError');
      found.push(preview.queried);
    }
    return found;
  }

  /** Begins no further queries: generation has come. Those under way are its own. */
  pause(): void {
    this.#near.clear();
    this.#sight?.disconnect();
    this.#observed.clear();
  }

  hostUpdated(): void {
    const rows = new Set(this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-preview]'));
    for (const row of this.#observed) if (!rows.has(row as HTMLElement)) this.#sight?.unobserve(row);
    this.#sight ??= new IntersectionObserver((entries) => this.#look(entries), { rootMargin: NEAR });
    for (const row of rows) if (!this.#observed.has(row)) this.#sight.observe(row);
    this.#observed = rows;
  }

  hostDisconnected(): void {
    this.pause();
    this.#sight = undefined;
    this.#stop();
  }

  #look(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const id = (target as HTMLElement).dataset['preview'] ?? '';
      if (isIntersecting) this.#near.add(id);
      else {
        this.#near.delete(id);
        const preview = this.#previews.get(id);
        if (target.isConnected && !preview?.kept) preview?.run?.abort.abort();
      }
    }
    this.#pump();
  }

  /** One more query in a moment in which the page has nothing better to do. */
  #pump(): void {
    if (this.#idle) return;
    this.#idle = true;
    whenIdle(() => {
      this.#idle = false;
      const all = [...this.#previews.values()];
      if (all.filter(({ run }) => run).length >= AT_ONCE) return;
      const next = all.find((one) => this.#near.has(idOf(one.checked)) && !one.queried && !one.run);
      if (!next) return;
      this.#start(next);
      this.#pump();
    });
  }

  #start(preview: Preview): NonNullable<Preview['run']> {
    const abort = new AbortController();
    const run = { abort, done: this.#query(preview, abort.signal) };
    preview.run = run;
    void run.done.finally(() => {
      if (preview.run === run) delete preview.run;
      this.#host.requestUpdate();
      this.#pump();
    });
    return run;
  }

  async #query(preview: Preview, signal: AbortSignal): Promise<void> {
    const ask: RunQuery = async (sql, options) => (await this.#open())(sql, options);
    // An engine may not hear the signal: nobody waits for it then.
    const runQuery: RunQuery = (sql, options) =>
      untilAborted(ask(sql, options), signal, () => signal.reason as Error);
    try {
      const queried = await queryWidget(preview.checked, runQuery, new Date().toISOString(), signal);
      if (!signal.aborted) preview.queried = queried;
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) throw error;
    }
  }

  #open(): Promise<RunQuery> {
    this.#engine ??= this.#connection
      .engine(this.#options!, false)
      .then(({ runQuery }) => runQuery)
      .catch((error: unknown) => {
        this.#engine = undefined;
        throw error;
      });
    return this.#engine;
  }

  #stop(): void {
    for (const { run } of this.#previews.values()) run?.abort.abort();
  }
}

const idOf = (checked: CheckedWidget): string =>
  'widget' in checked ? checked.widget.id : checked.problem.widgetId;

/** A config that makes no deck has no previews either: what is wrong is told when it is to be made. */
function checkedWidgets(config: BuilderDashboardConfig): CheckedWidget[] {
  try {
    return checkConfig(config, config.name || ' ');
  } catch {
    return [];
  }
}
