import {
  completePrompt,
  profileTables,
  queryFromPrompt,
  type TableProfile,
} from '../../../core/analyst/index.js';
import type { Widget } from '../../../core/chart/types.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Deck, Slide, Source } from '../../../core/deck/types.js';
import { DeckError, isAbort } from '../../../core/errors.js';
import {
  createDeckGeneration,
  type ReportCallbacks,
  type StartOptions,
} from '../../../core/generation/index.js';
import { checkResult } from '../../../core/query/check-result.js';
import { writeName } from '../../../core/query/sql-name.js';
import type { Dataset, LoadProgress, QueryResult, TableSchema } from '../../../core/query/types.js';
import { PROTOCOL, type Privacy, type QueryFromPromptResponse } from '../../../core/stream/protocol.js';
import { untilAborted } from '../../../core/until-aborted.js';
import type { QueryEngine } from '../../shared/query-desk.js';
import type { Connection, ConnectionOptions } from '../connection.js';

type Answer = NonNullable<ReportCallbacks['queryFromPrompt']>;

/** What a slide of one widget is written for. */
export type WriteOptions = Pick<StartOptions, 'privacy' | 'audience' | 'goal'>;

/** For the end of a deck's list of slides, and its sources. */
export interface WrittenSlides {
  slides: Slide[];
  sources: Record<string, Source>;
}

/** The tables of the page, and whoever answers questions about them: the service, or the analyst in the page. */
export class SlideAsker {
  readonly #engine: QueryEngine;
  readonly #callbacks: ReportCallbacks;
  readonly #inPage: boolean;
  readonly tables: readonly TableSchema[];
  /** Empty until the columns were read: prompts are suggested from them. */
  #profiles: readonly TableProfile[] = [];
  #profiled: Promise<readonly TableProfile[]> | undefined;
  readonly #life = new AbortController();

  private constructor(
    engine: QueryEngine,
    callbacks: ReportCallbacks,
    tables: readonly TableSchema[],
    inPage: boolean,
  ) {
    this.#engine = engine;
    this.#callbacks = callbacks;
    this.#inPage = inPage;
    this.tables = tables;
  }

  /** Waits for the tables; `tell` hears how far they are. */
  static async open(
    connection: Connection,
    options: ConnectionOptions,
    signal: AbortSignal,
    tell: (progress: LoadProgress) => void,
  ): Promise<SlideAsker> {
    const [engine, callbacks] = await Promise.all([
      connection.engine(options, false, tell),
      connection.callbacks(options),
    ]);
    signal.throwIfAborted();
    const tables = await tablesOf(engine, options.datasets ?? [], signal);
    return new SlideAsker(engine, callbacks, tables, answersInPage(options));
  }

  /** Resolves once prompts can be suggested. Why the columns cannot be read is told to who asks about them. */
  async ready(): Promise<void> {
    this.#profiles = await this.#read().catch(() => []);
  }

  /** Ends what is still read for suggestions. */
  close(): void {
    this.#life.abort();
  }

  suggest(text: string): string[] {
    return completePrompt(text, this.#profiles);
  }

  /** @throws the named service errors, QueryError, AbortError */
  async ask(
    prompt: string,
    { locale, privacy }: { locale: string; privacy?: Privacy | undefined },
    signal: AbortSignal,
  ): Promise<QueryFromPromptResponse> {
    const { tables } = this;
    const callbacks = this.#callbacks;
    if (callbacks.queryFromPrompt && !this.#inPage) {
      const answer = await unlessMissing(
        callbacks.queryFromPrompt(
          { protocol: PROTOCOL, prompt, tables: [...tables], locale, ...(privacy && { privacy }) },
          { signal },
        ),
      );
      if (answer) return answer;
    }
    const { runQuery } = this.#engine;
    const profiles = await untilAborted(this.#read(), signal, () => signal.reason as Error);
    return queryFromPrompt({ prompt, tables, runQuery, profiles, signal });
  }

  /** Once for suggestions and questions; what failed is tried again. */
  #read(): Promise<readonly TableProfile[]> {
    this.#profiled ??= profileTables(this.tables, this.#engine.runQuery, this.#life.signal).catch(
      (error: unknown) => {
        this.#profiled = undefined;
        throw error;
      },
    );
    return this.#profiled;
  }

  /** @throws QueryError; AbortError */
  async run(sql: string, signal: AbortSignal): Promise<QueryResult> {
    return checkResult(await this.#engine.runQuery(sql, { signal }));
  }

  /** Slides of widgets in the deck's terms, by whoever writes its slides, and the rows they show. */
  async write(
    widgets: Widget[],
    deck: Deck,
    options: WriteOptions,
    signal: AbortSignal,
  ): Promise<WrittenSlides> {
    const generation = createDeckGeneration({ callbacks: this.#callbacks, format: deck.format });
    const stop = (): void => generation.cancel();
    signal.addEventListener('abort', stop, { once: true });
    const title = deck.title.trim() || (widgets[0]?.title ?? '');
    await generation.start({
      ...options,
      config: { name: title, widgets },
      title,
      locale: deck.format.locale,
      ...(deck.branding && { branding: deck.branding }),
      ...(widgets.length === 1 && { slides: 1 }),
    });
    signal.removeEventListener('abort', stop);
    signal.throwIfAborted();
    const { slides: places, deck: written, error } = generation.getSnapshot();
    const ids = new Set(widgets.map(({ id }) => id));
    // The deck has a cover of its own.
    const slides = places.flatMap(({ slide }) =>
      slide && shows(slide, ids) ? [{ ...slide, id: newId('slide') }] : [],
    );
    if (error || slides.length === 0)
      throw error ?? new DeckError('truncated', 'The service completed without the slide.');
    const sources = Object.entries(written?.sources ?? {}).filter(([id]) => ids.has(id));
    return { slides, sources: Object.fromEntries(sources) };
  }
}

/** Without a service that answers questions the analyst does, here beside the tables. */
export const answersInPage = ({ local, callbacks, customFetch }: ConnectionOptions): boolean =>
  callbacks ? callbacks.queryFromPrompt === undefined : local && !customFetch;

/** A cover may tell of a widget, and shows none. */
const shows = ({ source, blocks, layout }: Slide, ids: ReadonlySet<string>): boolean =>
  layout !== 'title' && [source, ...blocks.map((block) => block.source)].some((id) => ids.has(id ?? ''));

/** A service that answers no questions leaves them to the page. */
async function unlessMissing(answer: ReturnType<Answer>): Promise<QueryFromPromptResponse | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (DeckError.is(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** An engine that names no tables is asked for those that the page has named. */
async function tablesOf(
  engine: QueryEngine,
  datasets: readonly Dataset[],
  signal: AbortSignal,
): Promise<TableSchema[]> {
  if (engine.schema) return engine.schema();
  const found = await Promise.all(
    datasets.map(async ({ tableName }): Promise<TableSchema[]> => {
      const table = writeName(tableName);
      try {
        const { columns } = await engine.runQuery(`SELECT * FROM ${table} LIMIT 1`, { signal });
        const { rows } = await engine.runQuery(`SELECT COUNT(*) AS n FROM ${table}`, { signal });
        return [{ name: tableName, columns, rowCount: Number(rows[0]?.['n'] ?? 0) }];
      } catch (error) {
        // A table that is not there cannot be asked; the others can.
        if (isAbort(error)) throw error;
        return [];
      }
    }),
  );
  return found.flat();
}
