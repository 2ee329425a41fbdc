import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOpenAICompatibleModel, createVendorService } from '../../../src/service/index.js';
import { startModelServer, type Answer } from '../../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { eventually, gatedModel } from '../runs/gated-model.js';
import { post, sampleRequest } from '../sample-request.js';
import { chartSlide, ofType, runModel } from './run-model.js';

const GOOD = slideAnswer(GOOD_SLIDE);
const ONCE = { idleTimeoutMs: 30_000, maxRetries: 0 };

/** Ways to answer well that a naive reader stumbles over. */
const ODD: Record<string, Answer> = {
  'in pieces of one byte, inside characters and lines': {
    text: slideAnswer({ ...GOOD_SLIDE, remark: 'Überblick 日本 — wie erwartet 😀.' }),
    pieceBytes: 1,
  },
  'inside a Markdown fence': { text: `Here it is:\n\`\`\`json\n${GOOD}\n\`\`\`\nHope this helps { } !` },
  'after its thoughts': { text: `<think>The rows {"title": "s9"} say</think>\n${GOOD}` },
  'with keys it made up': {
    text: GOOD.replace('{', '{"mood": {"a": [1, {"b": "]}"}]}, "__proto__": {"x": 1}, '),
  },
  'by an endpoint that takes no schema': { text: GOOD, refuses: ['json_schema'] },
  'by an endpoint that takes no form at all': { text: GOOD, refuses: ['json_schema', 'json_object'] },
};
for (const [how, answer] of Object.entries(ODD)) {
  test(`an answer that comes ${how} is read`, async (t) => {
    const run = await runModel(t, answer);
    const { guards, slide } = chartSlide(run);
    assert.equal(guards.passed, true);
    assert.deepEqual(slide.statements?.map(({ kind }) => kind).slice(0, 3), ['leader', 'majority', 'gap']);
    assert.equal(({} as { x?: number }).x, undefined);
  });
}

test('an answer that is cut off keeps what was chosen after one more try', async (t) => {
  const cut = GOOD.slice(0, GOOD.indexOf('"s3"'));
  const run = await runModel(t, { text: cut, finishReason: 'length' });
  const { guards, slide } = chartSlide(run);
  assert.equal(run.server.requests.length, 2);
  assert.equal(slide.text.split('\n').length, 1);
  assert.match(guards.dropped.join(), /cut off/);
  assert.equal(guards.passed, false);
});

/** Ways to fail, and the code that tells which. */
const FAILURES: Record<string, [Answer, code: string]> = {
  'refuses the key': [{ status: 401 }, 'model_unavailable'],
  'knows no such model': [{ status: 404 }, 'model_unavailable'],
  'fails with 500': [{ status: 500 }, 'model_unavailable'],
  'is overloaded and says for how long': [
    { status: 429, headers: { 'retry-after': '3600' } },
    'rate_limited',
  ],
  'never answers': [{ hang: 'headers' }, 'upstream_timeout'],
  'falls silent in the middle of the answer': [{ text: GOOD, hang: 30 }, 'upstream_timeout'],
  'breaks the connection': [{ text: GOOD, breakAfter: 30 }, 'model_unavailable'],
  'reports an error in the stream': [{ text: GOOD, errorAfter: 30 }, 'model_unavailable'],
  'answers with prose': [{ text: 'I am sorry, I cannot do that.' }, 'model_invalid_output'],
  'answers with nothing': [{ text: '' }, 'model_invalid_output'],
  'answers with another object': [{ text: '{"slides": [1, 2, 3], "ok": true}' }, 'guard_failed'],
  'answers with nested brackets without end': [{ text: `{"points": ${'['.repeat(5000)}` }, 'guard_failed'],
  'writes without end': [{ text: `{"title": {"text": "${'lorem '.repeat(50_000)}` }, 'model_invalid_output'],
};
for (const [how, [answer, code]] of Object.entries(FAILURES)) {
  test(`a model that ${how} leaves a guarded slide and a typed reason, never a crash or a hang`, async (t) => {
    const silent = answer.hang !== undefined;
    const run = await runModel(t, answer, { settings: silent ? { ...ONCE, idleTimeoutMs: 300 } : ONCE });
    const { guards, slide } = chartSlide(run);
    assert.equal(guards.fallback, true);
    assert.equal(guards.reason?.code, code);
    assert.notEqual(slide.text, '');
    assert.equal(run.events.at(-1)?.type, 'deck.completed');
    assert.doesNotMatch(JSON.stringify(run.events), /secret/);
    if (code === 'rate_limited') assert.equal(guards.reason?.retryAfterMs, 3_600_000);
  });
}

test('a model that cannot be reached at all leaves the whole deck to the analyst', async (t) => {
  const run = await runModel(t, { text: GOOD }, { request: sampleRequest(1) });
  await run.server.close();
  const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: run.server.baseUrl });
  const service = createVendorService({ model, modelSettings: { maxRetries: 0 } });
  const answer = await service(
    post('generate-deck-slides', sampleRequest(3), { headers: { accept: 'application/json' } }),
  );
  const { guards, slides } = (await answer.json()) as {
    guards: Record<string, { reason?: { code: string } }>;
    slides: unknown[];
  };
  assert.equal(slides.length, 4);
  assert.equal(guards['slide-w2']?.reason?.code, 'upstream_unreachable');
});

test('an overloaded model is asked again after the time it names', async (t) => {
  const times: number[] = [];
  const run = await runModel(t, (_request, call) => {
    times.push(performance.now());
    return call === 0 ? { status: 429, headers: { 'retry-after-ms': '60' } } : { text: GOOD };
  });
  assert.equal(chartSlide(run).guards.passed, true);
  assert.equal(run.server.requests.length, 2);
  assert.ok(times[1]! - times[0]! >= 50);
});

test('a server error before the first word is tried again, one in the middle of the answer asks for the whole again', async (t) => {
  const early = await runModel(t, (_request, call) =>
    call === 0 ? { status: 503, headers: { 'retry-after': '0' } } : { text: GOOD },
  );
  assert.equal(chartSlide(early).guards.passed, true);
  const late = await runModel(
    t,
    (_request, call) => (call === 0 ? { text: GOOD, breakAfter: 150 } : { text: GOOD }),
    { settings: { maxRetries: 0 } },
  );
  assert.equal(chartSlide(late).guards.passed, true);
  assert.equal(late.server.requests.length, 2);
});

test('after a failure that lasts the other slides of the deck do not wait for the model', async (t) => {
  const run = await runModel(t, { status: 401 }, { request: sampleRequest(12), settings: ONCE });
  assert.equal(ofType(run.events, 'slide.completed').length, 13);
  assert.ok(run.server.requests.length <= 4, `${run.server.requests.length} calls`);
});

test('a reader of a run that nobody keeps who closes the body ends the call of the model', async (t) => {
  const { model, server } = await gatedModel(t, 1);
  const service = createVendorService({ model, concurrency: 2 });
  const answer = await service(post('generate-deck-slides', sampleRequest(5)));
  const body = answer.body!.getReader();
  await eventually('the calls of two slides wait', async () => {
    await body.read();
    return server.requests.length > 2;
  });
  await body.cancel();
  await eventually('the calls are ended', () => server.open() === 0);
  const calls = server.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(server.requests.length, calls, 'no other is begun');
});

test('closing the connection ends the call of the model', async (t) => {
  const controller = new AbortController();
  const server = await startModelServer(() => {
    setTimeout(() => controller.abort(), 20);
    return { hang: 'headers' };
  });
  t.after(() => server.close());
  const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: server.baseUrl });
  const service = createVendorService({ model });
  const answer = await service(post('generate-deck-slides', sampleRequest(1), { signal: controller.signal }));
  await assert.rejects(answer.text());
  while (server.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(server.requests.length, 1);
});
