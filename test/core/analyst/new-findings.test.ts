import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFacts, planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { changePointTest } from '../../../src/core/analyst/statistics/change-point-test.js';
import {
  independenceTest,
  skewnessTest,
  smoothnessP,
} from '../../../src/core/analyst/statistics/order-tests.js';
import { concentrationP, evennessP, gapTest } from '../../../src/core/analyst/statistics/share-tests.js';
import { deseasonalised } from '../../../src/core/analyst/statistics/season-test.js';
import { trendTest } from '../../../src/core/analyst/statistics/trend-tests.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { autoregressive, seededRandom, times } from './simulated-charts.js';
import { PLANTED } from './simulated-facts.js';
import { requestOf, show, shown, sourcesOf } from './widgets.js';

const close = (actual: number, expected: number, within: number): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected}`);

test('the tests of order and shape agree with worked examples', () => {
  // Pearson: 20, 30 / 30, 20 gives chi-square 4 with one degree of freedom, V 0.2.
  const { p, v } = independenceTest([[20, 30], [30, 20]]); // prettier-ignore
  close(p, 0.0455, 0.0005);
  close(v, 0.2, 1e-9);
  // Ascending ranks leave a ratio near nothing, alternating ones a ratio near four.
  assert.ok(smoothnessP(times(10, (i) => i)) < 0.001);
  assert.ok(smoothnessP(times(10, (i) => (i % 2 ? i : -i))) > 0.5);
  close(skewnessTest([10, 20, 40, 20, 10]).skew, 0, 1e-12);
  assert.ok(skewnessTest([60, 30, 15, 8, 4, 2]).skew > 0);
  assert.ok(skewnessTest([60, 30, 15, 8, 4, 2]).p < 0.001);
});

test('a change of level is dated, and not found in a series that wanders', () => {
  const random = seededRandom(5);
  const level = times(40, (i) => (i < 22 ? 10 : 20) + random.normal());
  const { at, p, before, after } = changePointTest(level);
  assert.equal(at, 22);
  assert.ok(p < 0.001);
  assert.ok(before < 12 && after > 18);
  const found = times(100, () => changePointTest(autoregressive(random, 40, 1)).p < 0.05).filter(Boolean);
  assert.ok(found.length <= 12, `${found.length} of 100 walks`);
});

test('persistent noise is no trend, and a season neither hides one nor makes one', () => {
  const random = seededRandom(9);
  const seededWalk = seededRandom(5);
  for (const rho of [0.8, 0.9]) {
    const found = times(200, () => trendTest(autoregressive(random, 30, rho)).p < 0.05).filter(Boolean);
    assert.ok(found.length <= 16, `${found.length} of 200 at ${rho}`);
  }
  const walks = times(300, () => trendTest(autoregressive(seededWalk, 40, 1)).p < 0.05).filter(Boolean);
  assert.ok(walks.length <= 31, `${walks.length} of 300 random walks`);
  const swing = (i: number): number => 20 * Math.sin((i * Math.PI) / 6) + random.normal();
  const rising = times(60, (i) => i + swing(i));
  assert.ok(trendTest(deseasonalised(rising, 12), 12).p < 0.01);
  assert.ok(trendTest(deseasonalised(times(60, swing), 12), 12).p > 0.05);
});

test('groups, concentration and evenness are told from random shares', () => {
  assert.ok(concentrationP([900, 800, 700, 10, 11, 12, 9, 8, 10, 12]) < 0.05);
  assert.ok(concentrationP([10, 11, 12, 9, 8, 10, 12]) > 0.5);
  assert.ok(evennessP([400, 401, 399, 400, 400, 401, 399, 400], true) < 0.01);
  assert.equal(evennessP([400, 300, 500, 450, 350], true), 1);
  const { upper, p } = gapTest([50, 51, 49, 50, 52, 48, 50, 51, 99, 100, 101]);
  assert.equal(upper, 3);
  assert.ok(p < 0.01);
});

/** A chart with a planted fact, found, as the reader gets it. */
function told(name: string): {
  title: string;
  text: string;
  claims: number;
  dropped: string[];
  problems: string[];
  widget: WidgetInput;
} {
  const planted = PLANTED[name];
  assert.ok(planted, name);
  const random = seededRandom(21);
  for (let tries = 0; tries < 20; tries += 1) {
    const widget = planted.make(random, 1);
    if (findFacts(widget)[0]?.kind !== planted.kind) continue;
    const request = requestOf([widget], { title: name });
    const [, planned] = planDeck(request);
    assert.ok(planned);
    const { slide, title, text, dropped, problems } = shown(
      writeSlide(planned, request),
      sourcesOf([widget]),
    );
    return { title, text, claims: slide.claims.length, dropped, problems, widget };
  }
  return assert.fail(`${name} was never the strongest fact`);
}

const SAID: Record<string, RegExp> = {
  'gap: three averages apart from the rest': /Region [A-Z], Region [A-Z], and Region [A-Z]/,
  'concentration: three of many hold most': /\d+%.*Region|Region.*\d+%/,
  'evenness: counts more alike than chance': /evenly|same|stands out/,
  'distribution: most counts in few ranges': /duration of \d+ to \d+/,
  'trend: averages rise over ranges': /duration/,
  'change point: a new level': /level|shifted up/,
  'seasonality: the course of a day': /hour \d+/,
  'composition: one cell of a grid stands out': /Size \d/,
  'rank: one series overtakes another': /overtook|passed|ended above/,
};

for (const [name, words] of Object.entries(SAID)) {
  test(`the slide of "${name}" says so, with a claim for it and nothing for the guard to take`, () => {
    const { title, claims, dropped, problems } = told(name);
    assert.match(title, words);
    assert.ok(claims > 0);
    assert.deepEqual([dropped, problems], [[], []]);
  });
}

test('a finding is told once in a deck, and the key figures sum up the findings of the other slides', () => {
  const random = seededRandom(4);
  const lead = PLANTED['share: one category far ahead']!.make(random, 1);
  const cloud = { ...PLANTED['correlation: a falling cloud']!.make(random, 1), id: 'cloud' };
  const count: WidgetInput = {
    id: 'n', type: 'big-number', title: 'Number of orders', dataKey: 'SELECT COUNT(*) AS value FROM orders',
    columns: [{ name: 'value', type: 'number', dbType: 'BIGINT' }], rows: [{ value: 812 }], rowCount: 1, queriedAt: '2030-01-01T00:00:00Z',
  }; // prettier-ignore
  const slides = show(requestOf([count, { ...lead, id: 'a' }, { ...lead, id: 'b', type: 'donut' }, cloud]));
  const [cover, numbers, first, second] = slides;
  assert.ok(cover && numbers && first && second);
  assert.match(`${cover.text}\n${numbers.text}`, /Region/);
  assert.match(`${cover.text}\n${numbers.text}`, /spend/i);
  assert.match(first.title, /Region [A-Z]/);
  assert.doesNotMatch(second.title, /Region [A-Z]/);
  assert.deepEqual(
    slides.flatMap(({ dropped }) => dropped),
    [],
  );
  const titles = slides.flatMap(({ title, text }, i) => (i < 2 ? text.split('\n') : [title]));
  assert.equal(new Set(titles).size, titles.length);
});

test('the words of a rise follow its size, and the same deck is always written alike', () => {
  const line = (last: number): WidgetInput => ({
    id: 'l', type: 'line', title: 'Visits by month', dataKey: 'SELECT m AS category, SUM(visits) AS value FROM t GROUP BY 1',
    columns: [{ name: 'category', type: 'date', dbType: 'DATE' }, { name: 'value', type: 'number', dbType: 'BIGINT' }],
    rows: times(24, (i) => ({ category: `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`, value: Math.round(10_000 * (1 + (last * i) / 23)) })),
    rowCount: 24, queriedAt: '2030-01-01T00:00:00Z',
  }); // prettier-ignore
  const title = (growth: number): string => show(requestOf([line(growth)]))[1]?.title ?? '';
  assert.match(title(0.03), /edged|slightly|slow/);
  assert.match(title(0.2), /grew|rose|expanded|Growth|climbed/);
  assert.match(title(0.9), /surged|soared|steep/);
  assert.equal(title(0.2), title(0.2));
});

test('a slide reads the same in whatever order the slides of a deck are asked for', () => {
  const random = seededRandom(8);
  const widgets = times(4, (i) => ({
    ...PLANTED['share: one category far ahead']!.make(random, 1),
    id: `w${i}`,
  }));
  const write = (order: readonly number[]): string[] => {
    const request = requestOf(widgets.map((widget) => ({ ...widget })));
    const plan = planDeck(request);
    const titles = new Map(order.map((i) => [i, writeSlide(plan[i]!, request).title]));
    return plan.map((_, i) => titles.get(i) ?? '');
  };
  assert.deepEqual(write([4, 2, 0, 3, 1]), write([0, 1, 2, 3, 4]));
});
