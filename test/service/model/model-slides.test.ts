import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLiterals } from '../../../src/core/template/index.js';
import { createVendorService } from '../../../src/service/index.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { sampleRequest } from '../sample-request.js';
import { chartSlide, ofType, runModel } from './run-model.js';
import { statesOf } from './slide-states.js';

test('a model behind an OpenAI-compatible endpoint chooses the statements, and code words them from the rows', async (t) => {
  const run = await runModel(t, { text: slideAnswer({ title: 's1', points: ['s6', 's9'] }) });
  const { slide, guards, resolved, usage } = chartSlide(run);
  assert.deepEqual(guards, { passed: true, dropped: [] });
  assert.equal(slide.statements?.[0]?.kind, 'leader');
  assert.match(resolved?.title ?? '', /North .*59%.*South.*18%/);
  assert.deepEqual(
    slide.statements?.filter(({ field }) => field === 'text').map(({ kind }) => kind),
    ['last', 'total'],
  );
  assert.match(resolved?.text ?? '', /^- .*East.*\n- .*706/);
  const [block] = slide.blocks;
  assert.equal(block?.kind === 'chart' && block.spec.config?.highlight, 'North');
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

test('every sentence that a model chose is checked when the page looks at it', async (t) => {
  const run = await runModel(t, {
    text: slideAnswer({ ...GOOD_SLIDE, notes: ['s9'], bullets: 'headlines' }),
  });
  const { slide } = chartSlide(run);
  const states = await statesOf(slide);
  assert.deepEqual(states, ['checked', 'checked', 'checked', 'checked']);
});

test('the sentences of a model go out one by one, each with the claims the page needs to show it', async (t) => {
  const run = await runModel(t, { text: slideAnswer({ ...GOOD_SLIDE, notes: ['s9'] }), pieceBytes: 50 });
  const { slide } = chartSlide(run);
  const deltas = ofType(run.events, 'slide.delta').filter(({ slideId }) => slideId === slide.id);
  assert.equal(deltas.length, 4);
  for (const field of ['title', 'text', 'notes'] as const) {
    const text = deltas
      .filter(({ path }) => path === field)
      .map((delta) => delta.text)
      .join('');
    assert.equal(text, slide[field] ?? '');
  }
  for (const delta of deltas) assert.ok(delta.claims?.length && delta.statements?.length, delta.text);
});

test('a model is offered ids, kinds and chart types as enums, and the rows as data', async (t) => {
  const run = await runModel(t, { text: slideAnswer(GOOD_SLIDE) });
  const [request] = run.server.requests;
  const schema = JSON.stringify(request?.body.response_format?.json_schema?.schema);
  assert.match(schema, /"title":\{"type":"string","enum":\["s1","s2"/);
  assert.match(schema, /"kind":\{"type":"string","enum":\[[^\]]*"share"/);
  assert.match(schema, /"chart":\{"type":\["string","null"\],"enum":\["bar","horizontal-bar"/);
  const prompt = request?.body.messages[1]?.content ?? '';
  assert.match(prompt, /North leads with 59% of revenue/);
  assert.match(prompt, /"role":"measure that adds up"/);
});

test('a statement of its own that holds is kept, computed by code', async (t) => {
  const own = [{ kind: 'share', by: 'category', measure: 'value', who: 'West', column: null }];
  const run = await runModel(t, { text: slideAnswer({ own, title: 's1', points: ['own-1', 's9'] }) });
  const { slide, guards, resolved } = chartSlide(run);
  assert.equal(guards.passed, true);
  assert.match(resolved?.text ?? '', /^- .*West.*13%/);
  assert.ok((await statesOf(slide)).every((state) => state === 'checked'));
});

test('a statement of its own that does not hold goes back once with the reason, and the mended answer is shown', async (t) => {
  const own = [{ kind: 'tie', by: 'category', measure: 'value', who: null, column: null }];
  const bad = slideAnswer({ own, title: 'own-1', points: ['s2'] });
  const run = await runModel(t, (_request, call) => ({ text: call === 0 ? bad : slideAnswer(GOOD_SLIDE) }));
  const { guards, slide } = chartSlide(run);
  assert.equal(run.server.requests.length, 2);
  const turn = run.server.requests[1]?.body.messages ?? [];
  assert.deepEqual(
    turn.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  );
  assert.match(turn[3]?.content ?? '', /own-1: .*tie.* does not hold over the rows/);
  assert.equal(guards.passed, true);
  assert.equal(guards.repaired?.length, 1);
  assert.equal(slide.statements?.[0]?.kind, 'leader');
  const attempts = ofType(run.events, 'slide.started').filter(({ slideId }) => slideId === slide.id);
  assert.deepEqual(
    attempts.map(({ attempt }) => attempt),
    [1, 2],
  );
});

test('an id that is wrong twice is left out and reported, the rest of the slide is shown', async (t) => {
  const run = await runModel(t, { text: slideAnswer({ title: 's2', points: ['s6', 's999', '__proto__'] }) });
  const { guards, slide } = chartSlide(run);
  assert.equal(guards.fallback, undefined);
  assert.equal(guards.passed, false);
  assert.match(guards.dropped.join('\n'), /points: there is no statement "s999"/);
  assert.equal(slide.text.split('\n').length, 1);
});

test('a model that chooses nothing that is there leaves the slide to the analyst, and the guards say so', async (t) => {
  const run = await runModel(t, {
    text: slideAnswer({ title: 'Sales doubled', points: ['Revenue is 4 million.'] }),
  });
  const { guards, slide, resolved } = chartSlide(run);
  assert.equal(run.server.requests.length, 2);
  assert.equal(guards.fallback, true);
  assert.equal(guards.reason?.code, 'guard_failed');
  assert.match(resolved?.text ?? '', /North|East|South/);
  assert.doesNotMatch(`${resolved?.title} ${resolved?.text}`, /doubled|million/);
  assert.deepEqual(findLiterals(slide.text), []);
  assert.equal(ofType(run.events, 'slide.failed').length, 0);
});

test('a slide whose title alone is wrong has the headline of the analyst above the points that were chosen', async (t) => {
  const run = await runModel(t, { text: slideAnswer({ title: 's77', points: ['s6'] }) });
  const { guards, slide } = chartSlide(run);
  assert.match(guards.dropped.join(), /title: there is no statement "s77"/);
  assert.equal(slide.statements?.find(({ field }) => field === 'title')?.kind, 'leader');
  assert.equal(slide.statements?.find(({ field }) => field === 'text')?.kind, 'last');
});

test('a remark in words of its own stands beside the statements, as not checked', async (t) => {
  const remark = 'Watch how this develops once the new stores have opened.';
  const run = await runModel(t, { text: slideAnswer({ ...GOOD_SLIDE, remark }) });
  const { slide, guards } = chartSlide(run);
  assert.equal(guards.passed, true);
  assert.equal(slide.text.split('\n').at(-1), `- ${remark}`);
  const states = await statesOf(slide);
  assert.deepEqual(
    states.filter((state) => state !== 'checked'),
    ['computed'],
  );
});

/** What no remark may hold, whoever wrote it. */
const REMARKS: Record<string, string> = {
  'a figure': 'Sales rose by 40 in all.',
  'a figure of another script': 'Sales rose by ٤٠ in all.',
  'a number word': 'Sales doubled in no time.',
  'a number word of another language': 'Umsatz in drei Regionen.',
  'a placeholder': 'It is {{ sum(value) }} in all.',
  'a name of a row': 'Only north matters here.',
  'a link': 'See www.example.com for more.',
  'a Markdown link': 'See [more](x).',
  markup: 'This is <b>bold</b>.',
  'hidden characters': 'This is fine\u202e.',
  'no end': 'word '.repeat(100),
};
for (const [what, remark] of Object.entries(REMARKS)) {
  test(`a remark with ${what} is left out, and goes back once`, async (t) => {
    const run = await runModel(t, { text: slideAnswer({ ...GOOD_SLIDE, remark }) });
    const { slide, guards } = chartSlide(run);
    assert.equal(run.server.requests.length, 2);
    assert.match(guards.dropped.join('\n'), /^remark: /m);
    assert.ok((await statesOf(slide)).every((state) => state === 'checked'));
    assert.equal(guards.fallback, undefined);
  });
}

/** Answers by which somebody might want to get a sentence or more past the checks. */
const HOSTILE: Record<string, string> = {
  'kinds that are no kinds': slideAnswer({ own: [{ kind: 'constructor' }, { kind: '__proto__', by: 'x' }], title: 'own-1', points: ['s1', 'own-2'] }),
  'columns that are not there': slideAnswer({ own: [{ kind: 'leader', by: '"; DROP', measure: 'value' }, { kind: 'share', by: 'category', measure: 'value', who: 'Nowhere' }], title: 's1', points: ['own-1', 's2', 'own-2'] }),
  'arguments that are no text': `{"own": [{"kind": "share", "by": {"a": 1}, "measure": ["value"], "who": 7}], "title": ["s1"], "points": [{"id": "s1"}, 7, null, "s2"], "notes": "s3", "remark": {"text": "x"}, "chart": 4}`,
  'lists without end': slideAnswer({ own: Array.from({ length: 500 }, () => ({ kind: 'tie', by: 'category', measure: 'value' })), title: 's1', points: Array.from({ length: 5000 }, (_, at) => `s${at + 1}`) }),
  'sentences in the place of ids': slideAnswer({ title: { text: 'North has 99%' }, points: ['s1', 'North has 99% of revenue'] }),
}; // prettier-ignore
for (const [what, text] of Object.entries(HOSTILE)) {
  test(`an answer with ${what} gives checked sentences alone, and says what was left out`, async (t) => {
    const run = await runModel(t, { text });
    const { slide, guards } = chartSlide(run);
    assert.ok(guards.dropped.length > 0);
    assert.ok((await statesOf(slide)).every((state) => state === 'checked'));
    assert.ok(slide.text.split('\n').length <= 5, slide.text);
    assert.doesNotMatch(JSON.stringify(slide), /99%/);
    assert.equal(({} as { by?: string }).by, undefined);
  });
}

for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG']) {
  test(`${locale}: what a model chose is in the language of the deck, and checked`, async (t) => {
    const request = sampleRequest(1, { locale });
    const chosen = { title: 's2', points: ['s1', 's6', 's9'], notes: ['s4'] };
    const run = await runModel(t, { text: slideAnswer(chosen) }, { request });
    const { slide, guards } = chartSlide(run);
    assert.equal(guards.passed, true);
    assert.ok((await statesOf(slide, locale)).every((state) => state === 'checked'));
    const words = new Set(proseOf(`${slide.title}\n${slide.text}\n${slide.notes}`));
    for (const other of ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR'])
      if (other !== locale)
        assert.ok(!SIGNS[other]!.some((word) => words.has(word)), `${other}: ${[...words].join(' ')}`);
    if (SCRIPTS[locale]) assert.match([...words].join(''), SCRIPTS[locale]);
    assert.match(run.server.requests[0]?.body.messages[1]?.content ?? '', /^Language of the deck: /);
  });
}

/** Words that sentences of one language have and those of the others have not. */
const SIGNS: Record<string, string[]> = {
  'en-US': ['the', 'with', 'and', 'of'],
  'de-DE': ['mit', 'und', 'vor', 'der'],
  'fr-FR': ['avec', 'et', 'du'],
  'es-ES': ['y', 'los', 'el'],
  'pt-BR': ['com', 'os', 'do'],
};
const SCRIPTS: Record<string, RegExp> = {
  'ja-JP': /[\p{sc=Hiragana}]/u,
  'zh-CN': /^[^\p{sc=Hiragana}]*\p{sc=Han}/u,
  'ar-EG': /\p{sc=Arabic}/u,
};
/** The words of templates, without what their placeholders hold. */
const proseOf = (text: string): string[] =>
  text
    .replace(/\{\{.*?\}\}/gsu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

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
