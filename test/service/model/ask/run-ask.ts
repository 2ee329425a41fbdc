import type { TestContext } from 'node:test';
import type { RunQuery } from '../../../../src/core/query/types.js';
import type {
  PromptAnswer,
  QueryFromPromptRequest,
  QueryFromPromptResponse,
} from '../../../../src/core/stream/protocol.js';
import { createVendorService, type ModelSettings } from '../../../../src/service/index.js';
import type { Answer, ModelRequest, ModelServer } from '../../../support/model-server.js';
import type { Bakery } from '../../../core/analyst/ask/bakery.js';
import { post } from '../../sample-request.js';
import { mockModel, type Answers } from '../run-model.js';

export interface AskRun {
  response: QueryFromPromptResponse;
  server: ModelServer;
  /** All SQL that reached the engine. */
  ran: string[];
}

export interface AskOptions {
  more?: Partial<QueryFromPromptRequest>;
  settings?: ModelSettings;
  signal?: AbortSignal;
  /** The service has no engine: the tables are in the page. */
  withoutEngine?: boolean;
}

/** The real service with the real endpoint client and engine, against a model server on loopback. */
export async function runAsk(
  t: TestContext,
  { runner, schema }: Pick<Bakery, 'runner' | 'schema'>,
  prompt: string,
  answer: Answers,
  { more = {}, settings = {}, signal, withoutEngine = false }: AskOptions = {},
): Promise<AskRun> {
  const { server, model } = await mockModel(t, answer);
  const ran: string[] = [];
  const runSql: RunQuery = (sql, options) => {
    ran.push(sql);
    return runner.runQuery(sql, options);
  };
  const service = createVendorService({
    model,
    modelSettings: { idleTimeoutMs: 5000, ...settings },
    ...(withoutEngine ? {} : { runSql }),
  });
  const request: QueryFromPromptRequest = { protocol: 1, privacy: 'all', prompt, tables: schema, ...more };
  const reply = await service(post('query-from-prompt', request, signal ? { signal } : {}));
  return { response: (await reply.json()) as QueryFromPromptResponse, server, ran };
}

export interface SaidQuery extends Partial<Omit<PromptAnswer, 'encoding' | 'sql'>> {
  sql: string | null;
  encoding?: { role: string; column: string }[];
  alternatives?: object[];
  missing?: string | null;
}

/** An answer as a model gives it. */
export const queryAnswer = (said: SaidQuery): Answer => ({
  text: JSON.stringify({
    title: 'Revenue by region',
    type: 'bar',
    encoding: [
      { role: 'category', column: 'category' },
      { role: 'value', column: 'value' },
    ],
    explanation: 'Net revenue is added up for each region.',
    alternatives: [],
    missing: null,
    ...said,
  }),
});

/** What one call told the model, all of its messages in one text. */
export const told = ({ body }: ModelRequest): string =>
  body.messages.map(({ role, content }) => `${role}: ${content}`).join('\n');

/** The answer; fails where it was asked back. */
export function okOf({ response }: AskRun): Extract<QueryFromPromptResponse, { status: 'ok' }> {
  if (response.status !== 'ok') throw new Error(JSON.stringify(response));
  return response;
}

export const GOOD_SQL =
  'SELECT "Region" AS "category", SUM("Net_Revenue") AS "value" FROM "sales" GROUP BY 1 ORDER BY 2 DESC';
