import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSlide, planDeck } from '../../../src/core/analyst/index.js';
import type { Slide } from '../../../src/core/deck/types.js';
import type { ModifySlideRequest } from '../../../src/core/stream/index.js';
import { slideAnswer, type ChosenSlide } from '../../support/slide-answer.js';
import { sampleRequest } from '../sample-request.js';
import { chartSlide, ofType, rewrite, runModel, type Answers } from './run-model.js';
import { statesOf } from './slide-states.js';

/** A request to rewrite the slide that the analyst wrote. */
function rewriteOf(
  instruction: string,
  change: (slide: Slide) => Slide = (slide) => slide,
): ModifySlideRequest {
  const request = sampleRequest(1);
  const planned = planDeck(request).find(({ widgetId }) => widgetId === 'w1')!;
  return { ...rewrite(instruction), slide: change(writeSlide(planned, request)) };
}

const run = (t: Parameters<typeof runModel>[0], answer: Answers, request: ModifySlideRequest) =>
  runModel(t, answer, { request, modify: true });
const say = (chosen: ChosenSlide): Answers => ({ text: slideAnswer({ wording: 'same', ...chosen }) });
const chartOf = ({ blocks: [block] }: Slide) => (block?.kind === 'chart' ? block.spec : undefined);

test('a model is told what stands on the slide, by ids, and what the reader asks for', async (t) => {
  const request = rewriteOf('Only one point, about the last region');
  const { server } = await run(t, say({ title: 's1', points: ['s6'] }), request);
  const prompt = server.requests[0]?.body.messages[1]?.content ?? '';
  assert.match(prompt, /<data name="slide">\n\[\["title","s1"\],\["points","s\d+"\]/);
  assert.match(prompt, /Only one point, about the last region/);
  assert.match(prompt, /"outline">\n\["Sales review"/);
});

test('"only one point about X" leaves that one, checked, below the headline that was there', async (t) => {
  const request = rewriteOf('Only one point, about the last region');
  const written = chartSlide(await run(t, say({ title: 's1', points: ['s6'] }), request));
  assert.equal(written.slide.title, request.slide.title);
  assert.match(written.resolved?.text ?? '', /^- .*East.*61/);
  assert.equal(written.slide.text.split('\n').length, 1);
  assert.equal(written.guards.passed, true);
  assert.ok((await statesOf(written.slide)).every((state) => state === 'checked'));
});

test('other words say the same statements', async (t) => {
  const request = rewriteOf('In other words');
  const same = chartSlide(await run(t, say({ title: 's1', points: ['s6', 's9'] }), request)).slide;
  const answer = say({ title: 's1', points: ['s6', 's9'], wording: 'other' });
  const other = chartSlide(await run(t, answer, request)).slide;
  assert.notEqual(other.title, same.title);
  assert.notEqual(other.text, same.text);
  const kinds = ({ statements }: Slide) => statements?.map(({ kind }) => kind).sort();
  assert.deepEqual(kinds(other), kinds(same));
  assert.ok((await statesOf(other)).every((state) => state === 'checked'));
});

test('another headline takes the mark of the chart along, and a mark that somebody set stays', async (t) => {
  const chosen = say({ title: 's6', points: ['s1'] });
  const moved = chartSlide(await run(t, chosen, rewriteOf('Lead with the last'))).slide;
  assert.equal(chartOf(moved)?.config?.highlight, 'East');
  const marked = rewriteOf('Lead with the last', (slide) => ({
    ...slide,
    blocks: slide.blocks.map((block) =>
      block.kind === 'chart'
        ? { ...block, spec: { ...block.spec, config: { ...block.spec.config, highlight: 'West' } } }
        : block,
    ),
  }));
  assert.equal(chartOf(chartSlide(await run(t, chosen, marked)).slide)?.config?.highlight, 'West');
});

test('a chart gets the type, order, number, mark and colour that were asked for', async (t) => {
  const edits = { chart: 'horizontal-bar', sort: 'value-asc', top: 3, highlight: 'West', color: '#0a7c4a' };
  const { slide, guards } = chartSlide(
    await run(t, say({ title: 's1', points: ['s2'], ...edits }), rewriteOf('as horizontal bars …')),
  );
  assert.equal(guards.passed, true);
  const { type, config } = chartOf(slide)!;
  assert.equal(type, 'horizontal-bar');
  const { sort, top, highlight, highlightColor } = config!;
  assert.deepEqual(
    { sort, top, highlight, highlightColor },
    { sort: 'value-asc', top: 3, highlight: 'West', highlightColor: '#0a7c4a' },
  );
});

test('a chart becomes a table, and its texts stay', async (t) => {
  const request = rewriteOf('as a table');
  const { slide } = chartSlide(await run(t, say({ title: null, points: [], chart: 'table' }), request));
  assert.equal(slide.blocks[0]?.kind, 'table');
  assert.equal(slide.title, request.slide.title);
  assert.equal(slide.text, request.slide.text);
  assert.deepEqual(
    slide.statements?.map(({ kind }) => kind).sort(),
    request.slide.statements?.map(({ kind }) => kind).sort(),
  );
});

test('edits that the chart does not allow are left out and reported', async (t) => {
  const edits = { chart: 'sankey', sort: 'random', top: -1, highlight: 'Atlantis', color: 'red' };
  const request = rewriteOf('…');
  const { slide, guards } = chartSlide(await run(t, say({ title: 's1', points: ['s2'], ...edits }), request));
  for (const part of ['chart', 'sort', 'top', 'highlight', 'color'])
    assert.ok(
      guards.dropped.some((line) => line.startsWith(`${part}: `)),
      part,
    );
  assert.equal(chartOf(slide)?.type, 'bar');
});

test('lines that somebody wrote are kept by their ids, word for word, and no others are let in', async (t) => {
  const request = rewriteOf('Add the total', (slide) => ({
    ...slide,
    text: `- Our goal for the year is 900.\n- The plan is {{ goal }}.\n${slide.text}`,
    variables: { goal: 900 },
  }));
  const points = ['k2', 'k3', 's9', 'The goal is 950.'];
  const { slide, guards } = chartSlide(await run(t, say({ title: 's1', points }), request));
  const [first, second, third] = slide.text.split('\n');
  assert.equal(first, '- Our goal for the year is 900.');
  assert.equal(second, '- The plan is {{ goal }}.');
  assert.match(third ?? '', /sum\(value\)/);
  assert.equal(slide.text.split('\n').length, 3);
  assert.deepEqual(slide.variables, { goal: 900 });
  assert.match(guards.dropped.join(), /The goal is 950/);
});

test('a slide without rows of its own keeps the lines that were chosen, in that order', async (t) => {
  const { widget: _, ...request } = rewriteOf('Turn it round', (slide) => {
    const { source: _source, ...bare } = slide;
    return { ...bare, title: 'Where we stand', text: '- One of ours.\n- Another of ours.', statements: [], claims: [], blocks: [], notes: '' };
  }); // prettier-ignore
  const asked = { ...request, slide: { ...request.slide, text: '- Ours first.\n- Ours next.' } };
  const { events } = await run(t, say({ title: 'k1', points: ['k3', 'k2'] }), asked);
  const [completed] = ofType(events, 'slide.completed');
  assert.equal(completed?.slide.title, 'Where we stand');
  assert.equal(completed?.slide.text, '- Ours next.\n- Ours first.');
});

test('an instruction that neither the model nor the analyst can follow fails the slide with its reason', async (t) => {
  const run = await runModel(t, { status: 401 }, { request: rewriteOf('sing a song'), modify: true });
  const [failed] = ofType(run.events, 'slide.failed');
  assert.equal(failed?.error.code, 'model_unavailable');
  assert.equal(run.events.at(-1)?.type, 'deck.completed');
  const understood = await runModel(t, { status: 401 }, { request: rewriteOf('shorter'), modify: true });
  assert.equal(chartSlide(understood).guards.fallback, true);
});
