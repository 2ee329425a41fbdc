import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckGeneration, type GenerationSnapshot } from '../../../src/core/generation/index.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import { fakeCallbacks, result, ROWS, slideFor, wellBehaved, widget, type Script } from './fake-callbacks.js';

const config = { name: 'Sales', widgets: [widget('a'), widget('b'), widget('c')] };
const make = (script: Script = {}) => {
  const callbacks = fakeCallbacks(script);
  return { callbacks, store: createDeckGeneration({ callbacks }) };
};
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

test('a run goes from querying over generating to ready and leaves a deck in plan order with its rows', async () => {
  const { store } = make();
  const phases: string[] = [];
  store.subscribe(() => {
    const { phase } = store.getSnapshot();
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  await store.start({ config, title: 'Q1', locale: 'de-DE', branding: { companyName: 'Acme' } });
  const { phase, deck, slides, progress, error, problems } = store.getSnapshot();
  assert.deepEqual(phases, ['querying', 'generating', 'ready']);
  assert.equal(phase, 'ready');
  assert.equal(error, undefined);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    slides.map(({ slideId, index, status }) => [slideId, index, status]),
    ['s0', 's1', 's2', 's3'].map((id, index) => [id, index, 'done']),
  );
  assert.deepEqual(progress, { done: 4, total: 4, stage: 'ready' });
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ['s0', 's1', 's2', 's3'],
  );
  assert.equal(deck?.title, 'Q1');
  assert.deepEqual(deck?.format, { locale: 'de-DE', timeZone: 'UTC', currency: 'USD' });
  assert.equal(deck?.branding?.companyName, 'Acme');
  const { data, sql } = deck.sources.b!;
  assert.deepEqual(data?.rows, ROWS);
  assert.match(data?.fingerprint ?? '', /^[0-9a-f]{16}$/);
  assert.match(data?.queriedAt ?? '', /^\d{4}-\d\d-\d\dT/);
  assert.equal(sql, 'SELECT region AS category, value FROM b');
});

test('a snapshot is frozen and the same object until something changes', async () => {
  const { store } = make();
  const before = store.getSnapshot();
  assert.equal(store.getSnapshot(), before);
  assert.ok(Object.isFrozen(before));
  await store.start({ config });
  const after = store.getSnapshot();
  assert.notEqual(after, before);
  assert.equal(store.getSnapshot(), after);
  assert.ok(Object.isFrozen(after) && Object.isFrozen(after.slides[0]) && Object.isFrozen(after.progress));
});

test('skeletons stand before the first slide, drafts show figures, slides fill their places', async () => {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const seen: GenerationSnapshot[] = [];
  const { store } = make({
    *generate(request) {
      const events = [...wellBehaved(request)];
      yield events[0]!;
      yield { type: 'slide.started', slideId: 's2', index: 2, attempt: 1 };
      yield { type: 'slide.delta', slideId: 's2', path: 'text', text: 'The total is {{sum(value)}}. ' };
      yield { type: 'slide.delta', slideId: 's2', path: 'text', text: 'It rose by 12 percent. ' };
      yield {
        type: 'slide.delta',
        slideId: 's2',
        path: 'text',
        text: 'The average is {{mean}}.',
        variables: { mean: { expr: 'avg(value)' } },
      };
      yield gate;
      yield* events.slice(1);
    },
  });
  store.subscribe(() => seen.push(store.getSnapshot()));
  const done = store.start({ config });
  await until(() => store.getSnapshot().slides[2]?.draft.text.includes('average') === true);
  const { slides, deck, progress } = store.getSnapshot();
  assert.deepEqual(
    slides.map(({ status, layout, widgetId }) => [status, layout, widgetId]),
    [
      ['planned', 'title', undefined],
      ['planned', 'chart-text', 'a'],
      ['writing', 'chart-text', 'b'],
      ['planned', 'chart-text', 'c'],
    ],
  );
  assert.equal(slides[2]?.draft.text.trim(), 'The total is 42. The average is 21.');
  assert.equal(deck, undefined);
  assert.deepEqual(progress, { done: 0, total: 4, stage: 'generating' });
  go();
  await done;
  assert.equal(store.getSnapshot().slides[2]?.draft.text, '');
});

test('a slide from the wire is guarded on the rows of the page, whatever the service says about it', async () => {
  const { store } = make({
    *generate(request) {
      const [started] = [...wellBehaved(request)];
      yield started!;
      const slide = slideFor('s1', 'a', {
        text: 'Revenue was 99 million. The total is {{sum(value)}}.',
        variables: { secret: 7 },
      });
      yield {
        type: 'slide.completed',
        slideId: 's1',
        index: 1,
        slide,
        guards: { passed: true, dropped: [] },
      };
      yield {
        type: 'slide.completed',
        slideId: 's2',
        index: 2,
        slide: { title: 3 } as never,
        guards: { passed: true, dropped: [] },
      };
      yield {
        type: 'slide.completed',
        slideId: 'ghost',
        index: 9,
        slide,
        guards: { passed: true, dropped: [] },
      };
      yield { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 };
    },
  });
  await store.start({ config });
  const { slides, phase } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.equal(slides[1]?.slide?.text, 'The total is {{sum(value)}}.');
  assert.deepEqual(slides[1]?.slide?.variables, {});
  assert.equal(slides[1]?.guards?.passed, false);
  assert.equal(slides[2]?.status, 'failed');
  assert.match(slides[2]?.error?.message ?? '', /slide that is none/);
  assert.ok(slides[0]?.error, 'a slide that never came has an error');
  assert.equal(slides.length, 4);
});

test('a config without a deck in it fails with the path of what is wrong', async () => {
  const cases: [unknown, string][] = [
    [null, 'config'],
    [{ widgets: [widget('a')] }, 'config.name'],
    [{ name: 'x' }, 'config.widgets'],
    [{ name: 'x', widgets: [] }, 'config.widgets'],
    [{ name: 'x', widgets: [null] }, 'config.widgets[0]'],
    [{ name: 'x', widgets: [{ ...widget('a'), id: '' }] }, 'config.widgets[0].id'],
    [{ name: 'x', widgets: [widget('a'), widget('a')] }, 'config.widgets[1].id'],
  ];
  for (const [wrong, path] of cases) {
    const { store } = make();
    await store.start({ config: wrong as typeof config });
    const { phase, error } = store.getSnapshot();
    assert.equal(phase, 'failed');
    assert.equal((error as { code?: string }).code, 'invalid_config');
    assert.equal((error as { path?: string }).path, path);
  }
});

test('a widget that is wrong is reported and becomes a slide in its place, the rest is made', async () => {
  const widgets = [
    widget('a'),
    widget('broken', { dataKey: 'SELECT nope' }),
    widget('nosql', { dataKey: ' ' }),
    widget('shape', { type: 'pyramid' as never }),
    widget('empty'),
    widget('sankey', { type: 'sankey' }),
    widget('z'),
  ];
  const { store } = make({
    runQuery: async (sql) => {
      if (sql === 'SELECT nope')
        throw new QueryError('UNKNOWN_COLUMN', 'There is no column "nope".', {
          hint: 'Did you mean "name"?',
        });
      return result(sql.includes('FROM empty') ? [] : ROWS);
    },
  });
  await store.start({ config: { name: 'Sales', widgets } });
  const { phase, problems, slides, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    problems.map(({ widgetId, code }) => [widgetId, code]),
    [
      ['broken', 'UNKNOWN_COLUMN'],
      ['nosql', 'missing_sql'],
      ['shape', 'unknown_widget_type'],
      ['empty', 'no_rows'],
      ['sankey', 'wrong_columns'],
    ],
  );
  assert.equal(problems[1]?.path, 'config.widgets[2].dataKey');
  assert.deepEqual(
    slides.map(({ widgetId, status }) => [widgetId, status]),
    [
      [undefined, 'done'],
      ['a', 'done'],
      ['broken', 'failed'],
      ['nosql', 'failed'],
      ['shape', 'failed'],
      ['empty', 'failed'],
      ['sankey', 'failed'],
      ['z', 'done'],
    ],
  );
  assert.deepEqual(
    slides.map(({ index }) => index),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.equal(deck?.slides.length, 8);
  assert.deepEqual(deck?.sources.broken?.problem, {
    code: 'UNKNOWN_COLUMN',
    message: 'There is no column "nope".',
    hint: 'Did you mean "name"?',
  });
});

test('the deck with problem slides is a valid document', async () => {
  const { parseDeck, serializeDeck } = await import('../../../src/core/deck/index.js');
  const { store } = make({ runQuery: async (sql) => result(sql.includes('FROM a') ? ROWS : []) });
  await store.start({
    config: {
      name: 'Sales',
      widgets: [widget('a'), widget('{{x', { type: 'table' }), widget('p', { type: 'x' as never })],
    },
  });
  const { deck } = store.getSnapshot();
  assert.deepEqual(parseDeck(serializeDeck(deck!)), JSON.parse(JSON.stringify(deck)));
});

test('when no widget can be shown the run fails with the first problem and nothing is sent', async () => {
  const { store, callbacks } = make({ runQuery: async () => result([]) });
  await store.start({ config });
  const { phase, error, slides, problems } = store.getSnapshot();
  assert.equal(phase, 'failed');
  assert.equal((error as { code?: string }).code, 'no_rows');
  assert.equal(problems.length, 3);
  assert.equal(slides.length, 3);
  assert.deepEqual(callbacks.sent, []);
});

test('a truncated stream fails as truncated and keeps the slides that arrived', async () => {
  const { store } = make({ generate: (request) => [...wellBehaved(request)].slice(0, 5) });
  await store.start({ config });
  const { phase, error, slides, deck } = store.getSnapshot();
  assert.equal(phase, 'failed');
  assert.equal((error as { code?: string }).code, 'truncated');
  assert.deepEqual(
    slides.map(({ status }) => status),
    ['failed', 'failed', 'failed', 'done'],
  );
  assert.equal(slides[0]?.error, error);
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ['s3'],
  );
});

test('slides that fail leave a ready deck with errors on them, unless all fail', async () => {
  const failing = (ids: string[]): Script => ({
    *generate(request) {
      for (const event of wellBehaved(request)) {
        if (event.type === 'slide.completed' && ids.includes(event.slideId)) {
          const { slideId, index } = event;
          yield {
            type: 'slide.failed',
            slideId,
            index,
            error: { code: 'model_unavailable', message: 'later', retryable: true },
          };
        } else yield event;
      }
    },
  });
  const some = make(failing(['s1'])).store;
  await some.start({ config });
  assert.equal(some.getSnapshot().phase, 'ready');
  assert.equal(some.getSnapshot().slides[1]?.error?.name, 'ServiceServerError');
  const all = make(failing(['s0', 's1', 's2', 's3'])).store;
  await all.start({ config });
  assert.equal(all.getSnapshot().phase, 'failed');
  assert.equal(all.getSnapshot().error?.name, 'ServiceServerError');
});

test('deck.failed ends the run with the error of its code', async () => {
  const { store } = make({
    generate: () => [
      { type: 'deck.failed', error: { code: 'quota_exceeded', message: 'no credit', retryable: false } },
    ],
  });
  await store.start({ config });
  assert.equal(store.getSnapshot().phase, 'failed');
  assert.equal(store.getSnapshot().error?.name, 'ServiceQuotaExceededError');
});

test('cancelling keeps what arrived, is no error, and nothing of the old run comes later', async () => {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const { store } = make({
    *generate(request) {
      const events = [...wellBehaved(request)];
      yield* events.slice(0, 4);
      yield gate;
      yield* events.slice(4);
    },
  });
  const done = store.start({ config });
  await until(() => store.getSnapshot().slides[3]?.status === 'done');
  store.cancel();
  const cancelled = store.getSnapshot();
  assert.equal(cancelled.phase, 'cancelled');
  assert.equal(cancelled.error, undefined);
  assert.deepEqual(
    cancelled.deck?.slides.map(({ id }) => id),
    ['s3'],
  );
  go();
  await done;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(store.getSnapshot(), cancelled);
  store.cancel();
  assert.equal(store.getSnapshot(), cancelled);
});

test('a cancelled or reset run is over for who waits for it, though neither service nor engine hears the signal', async () => {
  const never = new Promise<never>(() => {});
  for (const leave of ['cancel', 'reset'] as const) {
    const silent = make({
      *generate(request) {
        yield [...wellBehaved(request)][0]!;
        yield never;
      },
    });
    const writing = silent.store.start({ config });
    await until(() => silent.store.getSnapshot().slides.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    silent.store[leave]();
    await writing;
    const stuck = make({ runQuery: () => never });
    const querying = stuck.store.start({ config });
    stuck.store[leave]();
    await querying;
    assert.equal(stuck.store.getSnapshot().phase, leave === 'cancel' ? 'cancelled' : 'idle');
  }
});

test('a new run may start from within the notification of the cancelled one', async () => {
  const { store } = make();
  let again: Promise<void> | undefined;
  const leave = store.subscribe(() => {
    if (store.getSnapshot().phase !== 'cancelled') return;
    leave();
    again = store.start({ config, title: 'Second' });
  });
  const first = store.start({ config, title: 'First' });
  store.cancel();
  await first;
  await again;
  assert.equal(store.getSnapshot().phase, 'ready');
  assert.equal(store.getSnapshot().deck?.title, 'Second');
});

test('queries run in parallel up to the limit and are aborted with the run', async () => {
  let running = 0;
  let most = 0;
  const signals: AbortSignal[] = [];
  const callbacks = fakeCallbacks({
    runQuery: async (_sql, options) => {
      signals.push(options!.signal!);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running--;
      return result(ROWS);
    },
  });
  const store = createDeckGeneration({ callbacks, concurrency: 2 });
  const done = store.start({ config });
  await until(() => signals.length > 0);
  store.cancel();
  await done;
  assert.equal(most, 2);
  assert.ok(signals.length < 3);
  assert.ok(signals.every(({ aborted }) => aborted));
});

test('datasets are loaded before the queries, and are refused where nothing loads them', async () => {
  const log: string[] = [];
  const dataset = { name: 'D', tableName: 'd', data: [{ a: 1 }] };
  const { store } = make({
    loadDatasets: async (datasets) => {
      log.push(`load ${datasets.length}`);
      return [];
    },
    runQuery: async () => {
      log.push('query');
      return result(ROWS);
    },
  });
  await store.start({ config, datasets: [dataset] });
  assert.deepEqual(log, ['load 1', 'query', 'query', 'query']);
  const without = make().store;
  await without.start({ config, datasets: [dataset] });
  assert.equal((without.getSnapshot().error as { path?: string }).path, 'datasets');
});

test('one slide is rewritten in place, and a failure leaves it as it was', async () => {
  let fail = false;
  const { store, callbacks } = make({
    *modify({ slide }) {
      yield {
        type: 'deck.started',
        protocol: 1,
        provider: 'fake',
        slides: [{ slideId: slide.id, index: 0, layout: slide.layout }],
      };
      if (fail) {
        yield {
          type: 'slide.failed',
          slideId: slide.id,
          index: 0,
          error: { code: 'guard_failed', message: 'x', retryable: false },
        };
      } else {
        const rewritten = { ...slide, title: 'Revenue in all', text: '{{sum(value)}} in all, or 5.' };
        yield {
          type: 'slide.completed',
          slideId: slide.id,
          index: 0,
          slide: rewritten,
          guards: { passed: true, dropped: [] },
        };
      }
      yield { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 };
    },
  });
  await store.start({ config });
  const before = store.getSnapshot().deck!;
  await store.modify('s2', 'shorter');
  const after = store.getSnapshot();
  assert.equal(after.phase, 'ready');
  assert.equal(after.deck?.slides[2]?.title, 'Revenue in all');
  assert.equal(after.deck?.slides[1], before.slides[1]);
  const sent = JSON.parse(callbacks.sent.at(-1)!) as { deck: { outline: string[] }; widget: { id: string } };
  assert.equal(sent.widget.id, 'b');
  assert.equal(sent.deck.outline.length, 4);
  fail = true;
  await store.modify('s2', 'again');
  const failed = store.getSnapshot();
  assert.equal(failed.phase, 'ready');
  assert.equal(failed.error?.name, 'ServiceServerError');
  assert.equal(failed.deck?.slides[2]?.title, 'Revenue in all');
  assert.equal(failed.slides[2]?.status, 'done');
  await assert.rejects(store.modify('ghost', 'x'), { code: 'not_found' });
});

test('a document that the page edited is the one that is rewritten', async () => {
  const { store } = make({
    *modify({ slide }) {
      const rewritten = { ...slide, notes: 'Say it slowly.' };
      yield {
        type: 'slide.completed',
        slideId: slide.id,
        index: 0,
        slide: rewritten,
        guards: { passed: true, dropped: [] },
      };
      yield { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 };
    },
  });
  await store.start({ config });
  const generated = store.getSnapshot().deck!;
  const edited = { ...generated, slides: [slideFor('mine', 'a', { title: 'Mine' }), generated.slides[3]!] };
  await store.modify('mine', 'notes please', { deck: edited });
  const { deck } = store.getSnapshot();
  assert.deepEqual(
    deck?.slides.map(({ id, title }) => [id, title]),
    [
      ['mine', 'Mine'],
      ['s3', 'Revenue'],
    ],
  );
  assert.equal(deck?.slides[0]?.notes, 'Say it slowly.');
});

test('under privacy none values that a slide holds as keys or words leave as signs, and come back as they were', async () => {
  const rows = [
    { category: 'canary-north', value: 5 },
    { category: 'canary-"north" sea', value: 3 },
  ];
  const { store, callbacks } = make({
    runQuery: async () => result(rows),
    *modify({ slide }) {
      const rewritten = { ...slide, notes: slide.text };
      yield {
        type: 'slide.completed',
        slideId: slide.id,
        index: 0,
        slide: rewritten,
        guards: { passed: true, dropped: [] },
      };
      yield { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 };
    },
  });
  await store.start({ config: { name: 'Sales', widgets: [widget('a')] } });
  const generated = store.getSnapshot().deck!;
  const text =
    'canary-north: {{ lookup(value, category, "canary-north") }}, {{ lookup(value, category, "canary-\\"north\\" sea") }}';
  const mine = slideFor('mine', 'a', {
    title: 'canary-north has {{ max(value) }}',
    text,
    aside: { layout: 'text', places: [], blocks: [], text: 'Once canary-north led' },
    ext: { leftOut: { parts: [{ text: 'canary-north had 7' }] } },
  });
  await store.modify('mine', 'notes please', { deck: { ...generated, slides: [mine] }, privacy: 'none' });
  assert.doesNotMatch(callbacks.sent.at(-1)!, /canary/);
  const [slide] = store.getSnapshot().deck!.slides;
  assert.equal(slide?.title, mine.title);
  assert.equal(slide?.text, text);
  assert.equal(slide?.notes, text);
  assert.equal(slide?.aside?.text, mine.aside?.text);
  assert.equal(slide?.ext, undefined, 'what was left out before is no word of the new writing');
});

test('privacy decides what leaves the page: no cell, bound or SQL under none, a sample under sample', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ category: `canary-${at}`, value: 777000 + at }));
  const widgets = [
    widget('a', {
      dataKey: "SELECT category, value FROM t WHERE name = 'canary-where'",
      duckdbQuery: 'SELECT canary-duck',
    }),
  ];
  for (const privacy of ['none', 'sample', 'all'] as const) {
    const { store, callbacks } = make({ runQuery: async () => result(rows), modify: () => [] });
    await store.start({ config: { name: 'Sales', widgets }, privacy });
    await store.modify('s1', 'shorter');
    assert.equal(callbacks.sent.length, 2);
    for (const body of callbacks.sent) {
      const canaries: string[] = body.match(/canary-\w+|777\d{3}/g) ?? [];
      if (privacy === 'none') assert.deepEqual(canaries, []);
      if (privacy === 'sample') assert.ok(canaries.includes('canary-19') && !canaries.includes('canary-30'));
      if (privacy === 'all') assert.ok(canaries.includes('canary-59'));
      assert.equal((JSON.parse(body) as { privacy: string }).privacy, privacy);
      assert.ok(body.includes('"rowCount":60'));
    }
    assert.equal(store.getSnapshot().deck?.sources.a?.data?.rows.length, 60);
  }
});

test('what only a person can answer about columns that the slides read stands on a last slide', async () => {
  const asked = (column: string) =>
    ({ table: 'a', column, code: 'ambiguous_date_order', message: `Column "${column}".` }) as const;
  const { store } = make({ loadDatasets: () => Promise.resolve([asked('region'), asked('never_read')]) });
  const datasets = [{ name: 'A', tableName: 'a', data: [] }];
  await store.start({ config, datasets, locale: 'de-DE' });
  const last = store.getSnapshot().deck?.slides.at(-1);
  assert.equal(last?.title, 'Offene Fragen zu den Daten');
  assert.equal(last.text, '- **region**: Kein Wert zeigt, ob der Tag oder der Monat zuerst steht.');
  const { store: answered } = make({ loadDatasets: () => Promise.resolve([]) });
  await answered.start({ config, datasets });
  assert.equal(answered.getSnapshot().deck?.slides.length, 4);
});
