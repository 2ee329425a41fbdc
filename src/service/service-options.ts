import { DeckError } from '../core/errors.js';
import type { RunQuery } from '../core/query/types.js';
import type { ServiceAccess } from './access.js';
import { isLanguageModel, type LanguageModel, type ModelSettings } from './model/language-model.js';
import type { RunStore } from './runs/run-store.js';

export interface VendorServiceOptions {
  /** The path before the endpoint names; `/api` when not given. */
  basePath?: string;
  /** Slides of one deck that are written at the same time; 4 when not given. */
  concurrency?: number;
  /**
   * A language model of the Vercel AI SDK (6 or 7), such as `openai('…')` of `@ai-sdk/openai`, or one of
   * `createOpenAICompatibleModel`. Writes the slides of charts and tables, and the queries for
   * questions in plain words; the embedded analyst when not given, and where it fails.
   */
  model?: LanguageModel;
  modelSettings?: ModelSettings;
  /**
   * Runs SQL where the service runs, e.g. `createNodeDuckDBRunner().runQuery`: a widget that comes without rows is written
   * from those of its `duckdbQuery ?? dataKey`, under privacy `all` only; SQL that fails fails its slide alone. Whoever may
   * call the service may so read every table of that engine by SQL of their own. Not given, such a widget is written without
   * rows. A question in plain words is answered with the values of its tables, where the engine has them, else from their
   * columns alone.
   */
  runSql?: RunQuery;
  /** Decides who may call: tokens, rate limits, credits. Anyone who reaches the service when not given. */
  access?: ServiceAccess;
  /**
   * Keeps runs, so that a client that lost its connection reads on and `cancel-run` works; requests are kept with them,
   * rows included, until their run ends. Closing the connection ends the run when not given.
   */
  runStore?: RunStore;
}

/** @throws DeckError `invalid_config` naming the option */
export function checkServiceOptions(options: VendorServiceOptions): void {
  const { basePath = '/api', concurrency = 4, model, runSql, access, runStore } = options;
  if (!/^(\/[\w.~-]+)*\/?$/.test(basePath))
    throw wrong('basePath', `must be a path such as "/api", not "${basePath}"`);
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw wrong('concurrency', 'must be a whole number from 1');
  if (model !== undefined && !isLanguageModel(model)) {
    throw wrong(
      'model',
      'must be a language model object of the AI SDK (interface v2, v3 or v4)',
      'Pass the object a provider package makes, such as openai("…"), not the name of a model.',
    );
  }
  if (runSql !== undefined && typeof runSql !== 'function')
    throw wrong('runSql', 'must be a function (sql, options) => Promise<QueryResult>');
  if (access !== undefined && typeof access.admit !== 'function')
    throw wrong('access', 'must have a method admit(request, call)');
  if (runStore !== undefined && typeof runStore.append !== 'function')
    throw wrong('runStore', 'must be a run store', 'Pass createMemoryRunStore(), or one for Redis.');
}

function wrong(path: string, what: string, hint?: string): DeckError {
  return new DeckError('invalid_config', `${path} ${what}.`, { path, ...(hint ? { hint } : {}) });
}
