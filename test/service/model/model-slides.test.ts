import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLiterals } from '../../../src/core/template/index.js';
import { createVendorService } from '../../../src/service/index.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { sampleRequest } from '../sample-request.js';
import { chartSlide, ofType, rewrite, runModel } from './run-model.js';

test('a model behind an OpenAI-compatible endpoint writes the slide, with figures from the rows', async (t) => {
  const run = await runModel(t, { text: slideAnswer(GOOD_SLIDE) });
  const { slide, guards, resolved, usage } = chartSlide(run);
  assert.deepEqual(guards, { passed: true, dropped: [] });
  assert.equal(resolved?.title, 'North brings in the most revenue');
  assert.match(
    resolved?.text ?? '',
    /^- All regions together reach revenue of \$706\.\n- North accounts for 59% of it\.\n/,
  );
  assert.equal(slide.claims.length, 3);
  assert.equal(slide.blocks[0]?.kind, 'chart');
  assert.deepEqual(usage, { inputTokens: 10, outputTokens: 5 });
  assert.deepEqual(ofType(run.events, 'deck.completed')[0]?.usage, { inputTokens: 10, outputTokens: 5 });
  assert.equal(ofType(run.events, 'deck.started')[0]?.provider, 'model:mock');
  const [request] = run.server.requests;
  assert.equal(run.server.requests.length, 1);
  assert.equal(request?.headers.authorization, 'Bearer sk-secret-key');
  assert.equal(request?.body.model, 'mock');
  assert.equal(request?.body.response_format?.type, 'json_schema');
  assert.doesNotMatch(JSON.stringify(run.events), /sk-secret/);
});

test('the sentences of a model go out one by one, each with the claims the page needs to show it', async (t) => {
  const run = await runModel(t, { text: slideAnswer(GOOD_SLIDE), pieceBytes: 50 });
  const { slide } = chartSlide(run);
  const deltas = ofType(run.events, 'slide.delta').filter(({ slideId }) => slideId === slide.id);
  assert.equal(deltas.length, 5);
  for (const field of ['title', 'text', 'notes'] as const) {
    const text = deltas
      .filter(({ path }) => path === field)
      .map((delta) => delta.text)
      .join('');
    assert.equal(text, slide[field] ?? '');
  }
  assert.equal(deltas[0]?.claims?.[0]?.test, 'count(value, max(value)) == 1');
});

test('a sentence is on its way before the model has written the next one', async (t) => {
  const text = slideAnswer(GOOD_SLIDE);
  const stop = text.indexOf('"text":"All regions') + 120;
  const run = runModel(t, { text, hang: stop }, { settings: { idleTimeoutMs: 400 } });
  const { events } = await run;
  const first = events.findIndex(
    (event) => event.type === 'slide.delta' && event.path === 'text' && event.text.includes('All regions'),
  );
  assert.ok(
    first > 0 &&
      first < events.findIndex((event) => event.type === 'slide.completed' && event.slide.source === 'w1'),
  );
});

test('what a model gets wrong goes back once with its reasons, and the mended answer is shown', async (t) => {
  const bad = { ...GOOD_SLIDE, points: [...GOOD_SLIDE.points, 'Revenue grew 40% thanks to Acme.'] };
  const run = await runModel(t, (_request, call) => ({ text: slideAnswer(call === 0 ? bad : GOOD_SLIDE) }));
  const { guards, slide } = chartSlide(run);
  assert.equal(run.server.requests.length, 2);
  const turn = run.server.requests[1]?.body.messages ?? [];
  assert.deepEqual(
    turn.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  );
  assert.match(turn[3]?.content ?? '', /40\\?".{0,8} outside placeholders/);
  assert.equal(guards.passed, true);
  assert.equal(guards.repaired?.length, 1);
  assert.doesNotMatch(slide.text, /40|Acme/);
  const attempts = ofType(run.events, 'slide.started').filter(({ slideId }) => slideId === slide.id);
  assert.deepEqual(
    attempts.map(({ attempt }) => attempt),
    [1, 2],
  );
});

test('a sentence that is wrong twice is dropped, the rest of the slide is shown', async (t) => {
  const bad = { ...GOOD_SLIDE, points: ['It doubled.', ...GOOD_SLIDE.points] };
  const run = await runModel(t, { text: slideAnswer(bad) });
  const { guards, slide } = chartSlide(run);
  assert.equal(guards.fallback, undefined);
  assert.equal(guards.passed, false);
  assert.match(guards.dropped.join('\n'), /doubled/);
  assert.equal(slide.text.split('\n').length, 3);
});

test('a model that gives nothing to show leaves the slide to the analyst, and the guards say so', async (t) => {
  const bad = {
    title: 'Sales doubled',
    points: ['Revenue is 4 million.', 'North won 9 of them.'],
    notes: [],
  };
  const run = await runModel(t, { text: slideAnswer(bad) });
  const { guards, slide, resolved } = chartSlide(run);
  assert.equal(guards.fallback, true);
  assert.equal(guards.reason?.code, 'guard_failed');
  assert.match(resolved?.text ?? '', /North/);
  assert.doesNotMatch(`${resolved?.title} ${resolved?.text}`, /doubled|million|won/);
  assert.deepEqual(findLiterals(slide.text), []);
  assert.equal(ofType(run.events, 'slide.failed').length, 0);
});

test('a rewrite sends the templates with their placeholders as they are, and guards what comes back', async (t) => {
  const request = rewrite('Say it in other words and make it a donut');
  const answer = { ...GOOD_SLIDE, chart: 'donut' };
  request.slide.blocks = [
    {
      id: 'chart',
      region: 'chart',
      source: 'w1',
      kind: 'chart',
      spec: { type: 'bar', encoding: { category: 'category', value: 'value' } },
    },
  ];
  const run = await runModel(t, { text: slideAnswer(answer) }, { request, modify: true });
  const sent = run.server.requests[0]?.body.messages[1]?.content ?? '';
  assert.ok(sent.includes('{{sum(value)}}') && sent.includes('{{argmax(category, value)}}'), sent);
  assert.match(sent, /make it a donut/);
  const { slide, guards } = chartSlide(run);
  assert.equal(guards.passed, true);
  assert.match(slide.text, /\{\{ sum\(value\) \| currency:0 \}\}/);
  const [block] = slide.blocks;
  assert.equal(block?.kind === 'chart' && block.spec.type, 'donut');
});

test('a rewrite may keep what the user wrote and gave, but adds no figure of its own', async (t) => {
  const request = rewrite('Add a sentence');
  request.slide.text = '- Our goal for the year is 900.\n- The plan is {{ goal }}.';
  request.slide.variables = { goal: 900 };
  const points = [
    'Our goal for the year is 900.',
    'The plan is {{ goal }}.',
    'All regions reach revenue of {{ sum(value) }}.',
    'The goal is 950.',
  ];
  const run = await runModel(
    t,
    { text: slideAnswer({ title: 'Revenue by region', points, chart: null }) },
    { request, modify: true },
  );
  const { slide } = chartSlide(run);
  assert.equal(
    slide.text,
    points
      .slice(0, 3)
      .map((point) => `- ${point}`)
      .join('\n'),
  );
  assert.deepEqual(slide.variables, { goal: 900 });
});

test('an instruction that neither the model nor the analyst can follow fails the slide with its reason', async (t) => {
  const run = await runModel(t, { status: 401 }, { request: rewrite('sing a song'), modify: true });
  const [failed] = ofType(run.events, 'slide.failed');
  assert.equal(failed?.error.code, 'model_unavailable');
  assert.equal(run.events.at(-1)?.type, 'deck.completed');
  const understood = await runModel(t, { status: 401 }, { request: rewrite('shorter'), modify: true });
  assert.equal(chartSlide(understood).guards.fallback, true);
});

test('the service names its model among its providers, and refuses a name in place of a model', async () => {
  assert.throws(() => createVendorService({ model: 'gpt-5' as never }), { path: 'model' });
  assert.throws(() => createVendorService({ model: {} as never }), { path: 'model' });
});

test('a slide that the page rejected is written again without what it rejected', async (t) => {
  const request = sampleRequest(1, {
    only: ['slide-w1'],
    violations: { 'slide-w1': ['text: its claim fails: North leads.'] },
  });
  const run = await runModel(t, { text: slideAnswer(GOOD_SLIDE) }, { request });
  assert.match(
    run.server.requests[0]?.body.messages[1]?.content ?? '',
    /rejected.*its claim fails: North leads/s,
  );
});
