import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLiterals } from '../../src/core/template/index.js';
import {
  apiSSE,
  type DeckEvent,
  type GenerateDeckRequest,
  type WidgetInput,
} from '../../src/core/stream/index.js';
import { createVendorService, type DeckResult } from '../../src/service/index.js';
import { eventually, gatedModel, reader } from './runs/gated-model.js';
import { modifyRequest, post, sampleRequest, sampleWidget } from './sample-request.js';

const service = createVendorService();

test('slides are written side by side, as many at once as concurrency says and no more', async (t) => {
  for (const concurrency of [1, 3]) {
    const { model, server, open } = await gatedModel(t, 0);
    const client = reader(
      createVendorService({ model, concurrency }),
      'generate-deck-slides',
      sampleRequest(6),
    );
    await client.until('slide.started', concurrency);
    await eventually('as many calls as may be', () => server.open() === concurrency);
    const most = new Set<number>();
    const watched = setInterval(() => most.add(server.open()), 1);
    open();
    assert.equal((await client.rest()).at(-1)?.type, 'deck.completed');
    clearInterval(watched);
    assert.ok(Math.max(...most) <= concurrency);
  }
});

async function eventsOf(endpoint: string, body: unknown): Promise<DeckEvent[]> {
  const events: DeckEvent[] = [];
  const stream = apiSSE('/x', {}, { fetch: () => service(post(endpoint, body)) });
  for await (const { event, id, data } of stream) {
    const parsed = JSON.parse(data) as DeckEvent;
    assert.equal(parsed.type, event);
    assert.equal(id, `${parsed.runId}:${parsed.seq}`);
    events.push(parsed);
  }
  return events;
}
const ofType = <T extends DeckEvent['type']>(events: DeckEvent[], type: T) =>
  events.filter((event): event is Extract<DeckEvent, { type: T }> => event.type === type);
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; path?: string; message: string; requestId: string } })
    .error;

test('a deck streams its whole plan first, one terminal event a slide, and one for the run', async () => {
  const events = await eventsOf('generate-deck-slides', sampleRequest(5));
  assert.deepEqual(
    events.map(({ seq }) => seq),
    events.map((_, at) => at),
  );
  const [started] = events;
  assert.equal(started?.type, 'deck.started');
  const plan = ofType(events, 'deck.started')[0]!.slides;
  assert.equal(plan.length, 6);
  for (const { slideId, index } of plan) {
    const done = ofType(events, 'slide.completed').filter((event) => event.slideId === slideId);
    assert.equal(done.length, 1);
    assert.equal(done[0]?.index, index);
    assert.equal(done[0]?.slide.id, slideId);
  }
  const end = ofType(events, 'deck.completed');
  assert.equal(end.length, 1);
  assert.equal(events.at(-1), end[0]);
  assert.equal(end[0]?.completed, 6);
  assert.equal(end[0]?.failed, 0);
});

test('the deltas of a slide add up to its title, text and notes and never cut a placeholder', async () => {
  const events = await eventsOf('generate-deck-slides', sampleRequest(3));
  for (const { slideId, slide } of ofType(events, 'slide.completed')) {
    for (const field of ['title', 'text', 'notes'] as const) {
      const deltas = ofType(events, 'slide.delta').filter(
        (event) => event.slideId === slideId && event.path === field,
      );
      assert.equal(deltas.map(({ text }) => text).join(''), slide[field] ?? '');
      for (const { text } of deltas) {
        assert.equal(text.match(/\{\{/g)?.length ?? 0, text.match(/\}\}/g)?.length ?? 0, text);
      }
    }
  }
});

test('a piece of text comes with the variables that it names, so that a page shows it at once', async () => {
  const number = (id: string, value: number): WidgetInput => ({
    ...sampleWidget(id, { type: 'big-number', title: `Revenue of ${id}`, rows: [{ value }], rowCount: 1 }),
    dataKey: `SELECT SUM(amount) AS value FROM sales WHERE branch = '${id}'`,
    columns: [{ name: 'value', type: 'number', dbType: 'DOUBLE' }],
  });
  const widgets = [number('east', 700), number('west', 300)];
  const events = await eventsOf('generate-deck-slides', sampleRequest(0, { widgets }));
  let named = 0;
  for (const { slideId, slide } of ofType(events, 'slide.completed'))
    for (const name of Object.keys(slide.variables))
      for (const delta of ofType(events, 'slide.delta')) {
        if (delta.slideId !== slideId || !delta.text.includes(name)) continue;
        named += 1;
        assert.deepEqual(delta.variables?.[name], slide.variables[name]);
      }
  assert.ok(named > 0);
});

test('slides carry no figure of their own, and resolved texts carry those of the rows', async () => {
  const events = await eventsOf('generate-deck-slides', sampleRequest(3));
  const resolved: string[] = [];
  for (const event of ofType(events, 'slide.completed')) {
    const allowed = ['Sales review', ...sampleRequest(3).widgets.map(({ title }) => title)];
    for (const text of [event.slide.title, event.slide.text, event.slide.notes ?? '']) {
      assert.deepEqual(findLiterals(text, { allowed }), [], text);
    }
    resolved.push(`${event.resolved?.title} ${event.resolved?.text}`);
  }
  assert.match(resolved.join(' '), /420|North/);
});

test('slides of one deck are written in turns, so that a page can show the first before the last is written', async () => {
  const answer = await service(post('generate-deck-slides', sampleRequest(20)));
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: slide.completed')) text += (await reader.read()).value;
  const first = (text.match(/event: slide\.completed/g) ?? []).length;
  assert.ok(first <= 4, `${first} slides came before the page could paint`);
  await reader.cancel();
});

test('closing the connection, or aborting the request, cancels the run', async () => {
  const answer = await service(post('generate-deck-slides', sampleRequest(20)));
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  const controller = new AbortController();
  const other = await service(post('generate-deck-slides', sampleRequest(20), { signal: controller.signal }));
  const second = other.body!.getReader();
  await second.read();
  controller.abort();
  await assert.rejects(async () => {
    while (!(await second.read()).done);
  });
});

test('a JSON client gets the same result as one object', async () => {
  const answer = await service(
    post('generate-deck-slides', sampleRequest(2), { headers: { accept: 'application/json' } }),
  );
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
  const result = (await answer.json()) as DeckResult;
  const events = await eventsOf('generate-deck-slides', sampleRequest(2));
  assert.deepEqual(
    result.slides,
    ofType(events, 'slide.completed')
      .sort((a, b) => a.index - b.index)
      .map(({ slide }) => slide),
  );
  assert.deepEqual(result.plan, ofType(events, 'deck.started')[0]?.slides);
  assert.equal(result.completed, 3);
  assert.deepEqual(Object.keys(result.guards).sort(), result.plan.map(({ slideId }) => slideId).sort());
});

test('only the slides that are asked for are written again, under the same ids', async () => {
  const plan = ofType(await eventsOf('generate-deck-slides', sampleRequest(3)), 'deck.started')[0]!.slides;
  const only = [plan[2]!.slideId];
  const events = await eventsOf('generate-deck-slides', sampleRequest(3, { only }));
  assert.deepEqual(ofType(events, 'deck.started')[0]?.slides, plan);
  assert.deepEqual(
    ofType(events, 'slide.completed').map(({ slideId }) => slideId),
    only,
  );
  const wrong = await service(post('generate-deck-slides', sampleRequest(3, { only: ['ghost'] })));
  assert.equal(wrong.status, 422);
  assert.equal((await errorOf(wrong)).path, 'only');
});

test('a widget that cannot be written fails its slide, and the deck goes on', async () => {
  const request = sampleRequest(2);
  const columns = [{ name: 'note', type: 'string' as const, dbType: 'VARCHAR' }];
  request.widgets[0] = sampleWidget('w1', { columns, rows: [{ note: 'x' }], rowCount: 1 });
  const events = await eventsOf('generate-deck-slides', request);
  const failed = ofType(events, 'slide.failed').find(({ index }) => index === 1);
  assert.match(failed?.error.message ?? '', /note/);
  assert.ok(ofType(events, 'slide.completed').some(({ slide }) => slide.source === 'w2'));
  const [end] = ofType(events, 'deck.completed');
  assert.equal((end?.completed ?? 0) + (end?.failed ?? 0), 3);
});

test('without rows the service writes templates and resolves nothing', async () => {
  const bare = ({ rows: _rows, dataKey: _sql, ...widget }: GenerateDeckRequest['widgets'][number]) => widget;
  const widgets = sampleRequest(2).widgets.map(bare);
  const events = await eventsOf('generate-deck-slides', sampleRequest(2, { privacy: 'none', widgets }));
  const slides = ofType(events, 'slide.completed');
  assert.equal(slides.length, 3);
  for (const event of slides.filter(({ slide }) => slide.source)) {
    assert.equal(event.resolved, undefined);
    assert.equal(event.guards.passed, false);
  }
});

test('one slide is rewritten as a deck of one', async () => {
  const events = await eventsOf('modify-deck-slides', modifyRequest());
  assert.deepEqual(ofType(events, 'deck.started')[0]?.slides, [
    { slideId: 'slide-w1', index: 0, layout: 'chart-text', widgetId: 'w1' },
  ]);
  assert.equal(ofType(events, 'slide.completed')[0]?.slide.id, 'slide-w1');
  assert.equal(events.at(-1)?.type, 'deck.completed');
});

test('an instruction that is not understood fails the slide and says what is', async () => {
  const events = await eventsOf('modify-deck-slides', modifyRequest('sing a song'));
  const [failed] = ofType(events, 'slide.failed');
  assert.match(failed?.error.message ?? '', /sing a song.*shorter/s);
  assert.equal(events.at(-1)?.type, 'deck.completed');
});

test('capabilities name the protocol and exactly the endpoints that answer', async () => {
  const answer = await service(new Request('http://host/api/capabilities'));
  const body = (await answer.json()) as { protocols: number[]; endpoints: string[]; providers: string[] };
  assert.deepEqual(body.protocols, [1]);
  assert.deepEqual(body.providers, ['analyst']);
  for (const name of body.endpoints) {
    const status = (await service(post(name, '{}'))).status;
    assert.equal(status, name === 'capabilities' ? 405 : 422, name);
  }
});

test('what is not built is 404, the wrong method 405 and a wrong body says what is wrong', async () => {
  for (const name of ['widget-flow/classify', 'run-query', '', 'constructor', '__proto__', 'x/../y']) {
    const answer = await service(post(name, sampleRequest()));
    assert.equal(answer.status, 404, name);
    assert.equal((await errorOf(answer)).code, 'not_found');
  }
  const get = await service(new Request('http://host/api/generate-deck-slides'));
  assert.equal(get.status, 405);
  assert.equal(get.headers.get('allow'), 'POST');
  const cases: [Request, number, string, string?][] = [
    [
      post('generate-deck-slides', '{}', { headers: { 'content-type': 'text/plain' } }),
      415,
      'unsupported_media_type',
    ],
    [post('generate-deck-slides', '{"a":'), 400, 'bad_request'],
    [post('generate-deck-slides', ''), 400, 'bad_request'],
    [post('generate-deck-slides', { ...sampleRequest(), title: 4 }), 422, 'invalid', 'title'],
    [
      post('generate-deck-slides', { ...sampleRequest(), protocol: 9 }),
      422,
      'unsupported_protocol',
      'protocol',
    ],
    [post('generate-deck-slides', `"${'x'.repeat(11 * 1024 * 1024)}"`), 413, 'too_large'],
    [post('generate-deck-slides', { protocol: 1, runId: 'r', since: 3 }), 409, 'conflict'],
    [post('generate-deck-slides', sampleRequest(), { headers: { 'last-event-id': 'r:3' } }), 409, 'conflict'],
  ];
  for (const [request, status, code, path] of cases) {
    const answer = await service(request);
    assert.equal(answer.status, status, code);
    const error = await errorOf(answer);
    assert.equal(error.code, code);
    assert.equal(error.path, path);
    assert.equal(error.requestId, answer.headers.get('x-request-id'));
  }
});

test('answers and errors carry the id of their request, and one of their own where it may not stand in a header', async () => {
  const asked = (id: string, path: string, method = 'POST'): Request =>
    new Request(`http://h/api/${path}`, {
      method,
      headers: { 'x-request-id': id, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
  for (const [path, method] of [
    ['nothing', 'GET'],
    ['cancel-run', 'PUT'],
    ['generate-deck-slides', 'POST'],
  ] as const) {
    const answer = await service(asked('ask-7', path, method));
    assert.equal(answer.headers.get('x-request-id'), 'ask-7');
    assert.equal((await errorOf(answer)).requestId, 'ask-7');
  }
  const good = await service(asked('ask-8', 'capabilities', 'GET'));
  assert.equal(good.headers.get('x-request-id'), 'ask-8');
  const { requestId } = await errorOf(await service(asked('<b>', 'nothing')));
  assert.match(requestId, /^[\da-f]{32}$/);
});

test('the endpoints lie below the base path that was chosen, and an impossible option is refused', async () => {
  const other = createVendorService({ basePath: '/v1/decks/' });
  assert.equal((await other(new Request('http://h/v1/decks/capabilities'))).status, 200);
  assert.equal((await other(new Request('http://h/api/capabilities'))).status, 404);
  assert.throws(() => createVendorService({ basePath: 'api' }), { path: 'basePath' });
  assert.throws(() => createVendorService({ concurrency: 0 }), { path: 'concurrency' });
});

test('a silent stream is kept open by comments', async (t) => {
  const { streamEvents } = await import('../../src/service/event-stream.js');
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answer = streamEvents(async function* () {
    yield { type: 'deck.started', protocol: 1, provider: 'x', slides: [], runId: 'r', seq: 0, ts: '' };
    await new Promise(() => {});
  }, new AbortController().signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  assert.match((await reader.read()).value ?? '', /deck\.started/);
  for (let at = 0; at < 3; at++) {
    await new Promise((resolve) => setImmediate(resolve));
    t.mock.timers.tick(15_000);
    assert.equal((await reader.read()).value, ': ping\n\n');
  }
  await reader.cancel();
  t.mock.timers.tick(60_000);
});
