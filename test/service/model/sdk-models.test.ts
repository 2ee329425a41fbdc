import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createOpenAICompatible as createOpenAICompatibleV2 } from '@ai-sdk/openai-compatible-v2';
import { wrapLanguageModel } from 'ai';
import { MockLanguageModelV3, MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import type { DeckResult } from '../../../src/service/index.js';
import { createVendorService, type LanguageModel } from '../../../src/service/index.js';
import { startModelServer, type Answer } from '../../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { storyAnswer } from '../../support/story-answer.js';
import { post, sampleRequest } from '../sample-request.js';
import { storyRequest } from './story-deck.js';

const GOOD = slideAnswer(GOOD_SLIDE);

async function deckBy(model: LanguageModel, request = sampleRequest(1)): Promise<DeckResult> {
  const service = createVendorService({ model, modelSettings: { maxRetries: 0, idleTimeoutMs: 2000 } });
  const answer = await service(
    post('generate-deck-slides', request, { headers: { accept: 'application/json' } }),
  );
  return (await answer.json()) as DeckResult;
}

const generations: Record<string, (baseURL: string) => LanguageModel> = {
  'ai 6 (interface v3)': (baseURL) => createOpenAICompatibleV2({ name: 'mock', baseURL, apiKey: 'k' })('m'),
  'ai 7 (interface v4)': (baseURL) => createOpenAICompatible({ name: 'mock', baseURL, apiKey: 'k' })('m'),
  'ai 7 wrapped by middleware': (baseURL) =>
    wrapLanguageModel({ model: createOpenAICompatible({ name: 'mock', baseURL })('m'), middleware: {} }),
};
for (const [name, modelAt] of Object.entries(generations)) {
  test(`a provider of ${name} writes slides, and its failures are told by the same codes`, async (t) => {
    let answer: Answer = { text: GOOD, pieceBytes: 3 };
    const server = await startModelServer(() => answer);
    t.after(() => server.close());
    const model = modelAt(server.baseUrl);
    const { guards, resolved, slides } = await deckBy(model);
    assert.deepEqual(guards['slide-w1'], { passed: true, dropped: [] });
    assert.match(resolved['slide-w1']?.title ?? '', /North.*South/);
    assert.equal(slides.length, 2);
    const codeOf = async (next: Answer): Promise<string | undefined> => {
      answer = next;
      return (await deckBy(model)).guards['slide-w1']?.reason?.code;
    };
    assert.equal(await codeOf({ status: 429, headers: { 'retry-after': '3600' } }), 'rate_limited');
    assert.equal(await codeOf({ status: 500 }), 'model_unavailable');
    assert.equal(await codeOf({ status: 401 }), 'model_unavailable');
    assert.equal(await codeOf({ text: 'no' }), 'model_invalid_output');
  });
}

test('any model object of either interface is called with the schema, the system text and fenced data', async () => {
  const chunks = [
    { type: 'stream-start' as const, warnings: [] },
    { type: 'reasoning-delta' as const, id: 'r', delta: 'Sold 40% more' },
    { type: 'text-delta' as const, id: '1', delta: GOOD.slice(0, 50) },
    { type: 'text-delta' as const, id: '1', delta: GOOD.slice(50) },
    {
      type: 'finish' as const,
      finishReason: { unified: 'stop' as const, raw: 'stop' },
      usage: {
        inputTokens: { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 4, text: 4, reasoning: 0 },
      },
    },
  ];
  for (const Mock of [MockLanguageModelV3, MockLanguageModelV4]) {
    const model = new Mock({
      doStream: () => Promise.resolve({ stream: simulateReadableStream({ chunks }) }),
    });
    const { guards } = await deckBy(model);
    assert.deepEqual(guards['slide-w1'], { passed: true, dropped: [] });
    const [call] = model.doStreamCalls;
    assert.equal(call?.prompt[0]?.role, 'system');
    assert.equal(call?.responseFormat?.type, 'json');
    assert.match(JSON.stringify(call?.prompt), /<data name=.{1,3}rows/);
  }
});

test('any model object of either interface chooses the story of a deck, within its strict schema', async () => {
  const story = storyAnswer({
    storyline: [{ section: null, slides: ['p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1'] }],
    summary: ['p8s1', 'p1s1', 'p2s1'],
    closing: ['p1s1'],
  });
  for (const Mock of [MockLanguageModelV3, MockLanguageModelV4]) {
    const model = new Mock({
      doStream: ({ responseFormat }: { responseFormat?: { type: string; name?: string } }) => {
        const delta = responseFormat?.name === 'deck' ? story : GOOD;
        const chunks = [
          { type: 'stream-start' as const, warnings: [] },
          { type: 'text-delta' as const, id: '1', delta },
          {
            type: 'finish' as const,
            finishReason: { unified: 'stop' as const, raw: 'stop' },
            usage: {
              inputTokens: { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 },
              outputTokens: { total: 4, text: 4, reasoning: 0 },
            },
          },
        ];
        return Promise.resolve({ stream: simulateReadableStream({ chunks }) });
      },
    });
    const { plan, guards, usage } = await deckBy(model, storyRequest(4));
    assert.deepEqual(plan.map(({ slideId }) => slideId).slice(1, 4), [
      'slide-summary',
      'slide-b4',
      'slide-b3',
    ]);
    assert.deepEqual(guards['slide-summary'], { passed: true, dropped: [] });
    assert.equal(model.doStreamCalls.length, 9);
    assert.deepEqual(usage, { inputTokens: 27, outputTokens: 36 });
    assertStrict(model.doStreamCalls[0]?.responseFormat);
  }
});

/** What every provider's strict mode wants: of each object all properties, and no other. */
function assertStrict(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, properties, required, additionalProperties } = value as Record<string, unknown>;
  if (type === 'object' && properties) {
    assert.deepEqual(required, Object.keys(properties));
    assert.equal(additionalProperties, false);
  }
  for (const one of Object.values(value)) assertStrict(one);
}

test('a provider that throws, ignores its signal, or sends an error part is one failed slide', async () => {
  const parts = [{ type: 'error' as const, error: new Error('boom sk-secret') }];
  const models: LanguageModel[] = [
    new MockLanguageModelV4({ doStream: () => Promise.reject(new Error('boom sk-secret')) }),
    new MockLanguageModelV4({
      doStream: () => Promise.resolve({ stream: simulateReadableStream({ chunks: parts }) }),
    }),
    {
      specificationVersion: 'v4',
      provider: 'p',
      modelId: 'never',
      doStream: () => new Promise(() => {}),
    },
    {
      specificationVersion: 'v4',
      provider: 'p',
      modelId: 'odd',
      doStream: () => Promise.resolve(undefined as never),
    },
  ];
  for (const model of models) {
    const service = createVendorService({ model, modelSettings: { maxRetries: 0, idleTimeoutMs: 200 } });
    const answer = await service(
      post('generate-deck-slides', sampleRequest(1), { headers: { accept: 'application/json' } }),
    );
    const text = await answer.text();
    assert.doesNotMatch(text, /sk-secret/);
    assert.equal((JSON.parse(text) as DeckResult).guards['slide-w1']?.fallback, true);
  }
});
