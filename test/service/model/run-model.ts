import type { TestContext } from 'node:test';
import {
  apiSSE,
  type DeckEvent,
  type GenerateDeckRequest,
  type ModifySlideRequest,
} from '../../../src/core/stream/index.js';
import {
  createOpenAICompatibleModel,
  createVendorService,
  type ModelSettings,
} from '../../../src/service/index.js';
import {
  startModelServer,
  type Answer,
  type ModelRequest,
  type ModelServer,
} from '../../support/model-server.js';
import { modifyRequest, post, sampleRequest } from '../sample-request.js';

export interface ModelRun {
  events: DeckEvent[];
  server: ModelServer;
}

export type Completed = Extract<DeckEvent, { type: 'slide.completed' }>;

export function ofType<T extends DeckEvent['type']>(
  events: readonly DeckEvent[],
  type: T,
): Extract<DeckEvent, { type: T }>[] {
  return events.filter((event): event is Extract<DeckEvent, { type: T }> => event.type === type);
}

/** What the model server says: always the same, or by the request. */
export type Answers = Answer | ((request: ModelRequest, call: number) => Answer | Promise<Answer>);

/** The real endpoint client, with a model server on loopback that is closed with the test. */
export async function mockModel(
  t: TestContext,
  answer: Answers,
): Promise<{ server: ModelServer; model: ReturnType<typeof createOpenAICompatibleModel> }> {
  const server = await startModelServer(typeof answer === 'function' ? answer : () => answer);
  t.after(() => server.close());
  const model = createOpenAICompatibleModel({
    model: 'mock',
    baseUrl: server.baseUrl,
    apiKey: 'sk-secret-key',
  });
  return { server, model };
}

/** The real service with the real endpoint client, against a model server on loopback. */
export async function runModel(
  t: TestContext,
  answer: Answers,
  {
    request = sampleRequest(1),
    modify = false,
    settings = {},
    signal,
  }: {
    request?: GenerateDeckRequest | ModifySlideRequest;
    modify?: boolean;
    settings?: ModelSettings;
    signal?: AbortSignal;
  } = {},
): Promise<ModelRun> {
  const { server, model } = await mockModel(t, answer);
  const service = createVendorService({ model, modelSettings: { idleTimeoutMs: 5000, ...settings } });
  const endpoint = modify ? 'modify-deck-slides' : 'generate-deck-slides';
  const events: DeckEvent[] = [];
  const stream = apiSSE(
    'http://host/',
    {},
    {
      fetch: () => service(post(endpoint, request, signal ? { signal } : {})),
      ...(signal ? { signal } : {}),
    },
  );
  for await (const { data } of stream) events.push(JSON.parse(data) as DeckEvent);
  return { events, server };
}

/** The slide of the first widget. */
export function chartSlide({ events }: ModelRun): Completed {
  const found = ofType(events, 'slide.completed').find(({ slide }) => slide.source === 'w1');
  if (!found) throw new Error(`no chart slide: ${JSON.stringify(events.at(-1))}`);
  return found;
}

export const rewrite = (instruction: string): ModifySlideRequest => modifyRequest(instruction);
