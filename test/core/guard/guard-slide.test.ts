import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claim, Slide } from '../../../src/core/deck/types.js';
import { checkClaims, guardSlide } from '../../../src/core/guard/index.js';
import { format, slideWith, sources } from './example-slide.js';

const guarded = (part: Partial<Slide>, locale = 'en-US') =>
  guardSlide(slideWith(part), sources, { ...format, locale });
const claim = (quote: string, test: string): Claim => ({ id: 'c', quote, test });
const TREND = 'trend:"rose","fell","was unchanged"';

test('a slide whose figures are computed and whose claims hold passes unchanged', () => {
  const text = `Revenue rose from {{ first(revenue) | currency }} to {{ last(revenue) | currency }}.\n\n- **March** was best: {{ max(revenue) | number }}.\n- It ${'{{ growth(revenue) | '}${TREND} }} by {{ growth(revenue) | percent }}.`;
  const slide = slideWith({
    text: text.replace('**March** was best', 'The **best** month'),
    claims: [
      claim('Revenue rose from', 'last(revenue) > first(revenue)'),
      { ...claim('The **best** month', 'max(revenue) == last(revenue)'), id: 'd' },
    ],
  });
  const result = guardSlide(slide, sources, format);
  assert.deepEqual(result.report, { passed: true, dropped: [] });
  assert.deepEqual(result.slide, slide);
});

test('sentences with figures of their own go, the rest of the text stays', () => {
  const { slide, report } = guarded({
    text: 'Revenue is {{ sum(revenue) | currency }}. It grew 40%. Almost doubled, in fact. That is {{ 42 }} and {{ sum(revenue) * 2 }}. See {{ nope }}. This is the summary.',
  });
  assert.equal(slide.text, 'Revenue is {{ sum(revenue) | currency }}. This is the summary.');
  assert.equal(report.dropped.length, 4);
  assert.equal(report.passed, false);
  assert.match(report.dropped[0] ?? '', /^text: "40" stands outside placeholders: It grew 40%\.$/);
});

test('a provider gives no scalars, whatever they are called', () => {
  const { slide, report } = guarded({
    text: 'That is {{ x }} and {{ y }}. Sum {{ y }}.',
    variables: { x: 99, y: { expr: 'sum(revenue)' } },
    origin: 'host',
  });
  assert.deepEqual(slide.variables, { y: { expr: 'sum(revenue)' } });
  assert.equal(slide.text, 'Sum {{ y }}.');
  assert.equal(slide.origin, 'service');
  assert.equal(report.dropped.length, 2);
});

test('a direction, rank, comparison or name needs a claim that holds and means it', () => {
  const said: [string, string | undefined, boolean][] = [
    ['Revenue rose.', undefined, false],
    ['Revenue rose.', 'last(revenue) > first(revenue)', true],
    ['Revenue rose.', 'growth(revenue) > 0', true],
    ['Revenue rose.', 'last(revenue) < first(revenue)', false],
    ['Revenue fell.', 'last(revenue) > first(revenue)', false],
    ['Revenue fell.', 'growth(revenue) > 0', false],
    ['Revenue rose.', 'true', false],
    ['Revenue rose.', 'count() > 0', false],
    ['Revenue rose.', 'nope > 1', false],
    ['Revenue rose.', 'sum(revenue)', false],
    ['It was the best month.', undefined, false],
    ['It was the best month.', 'max(revenue) == last(revenue)', true],
    ['Growth exceeded the plan of Acme.', undefined, false],
    ['This is the chart.', undefined, true],
  ];
  for (const [text, condition, stays] of said) {
    const { slide } = guarded({ text, claims: condition === undefined ? [] : [claim(text, condition)] });
    assert.equal(slide.text, stays ? text : '', `${text} ${condition ?? ''}`);
  }
});

test('a claim covers only the words it quotes', () => {
  const text = 'Revenue rose and Europe led the rest.';
  assert.equal(
    guarded({ text, source: 'regions', claims: [claim('Revenue rose', 'max(revenue) > first(revenue)')] })
      .slide.text,
    '',
  );
});

test('a name of the rows may stand beside the figure that is looked up by it', () => {
  const right = 'Europe reached {{ lookup(revenue, region, "Europe") | currency }}.';
  const wrong = 'Asia reached {{ lookup(revenue, region, "Europe") | currency }}.';
  assert.equal(guarded({ text: `${right} ${wrong}`, source: 'regions' }).slide.text, right);
});

test('words that a placeholder prints are true by construction or need a claim', () => {
  const good = `It {{ growth(revenue) | ${TREND} }}.`;
  const bad = [
    `It {{ sum(revenue) | ${TREND} }}.`,
    'It {{ growth(revenue) | trend:"fell","rose","was flat" }}.',
    'It {{ count() > 0 ? "soared" : "held" }}.',
    'It {{ sum(revenue) | plural:"# leads the field" }}.',
  ];
  assert.equal(guarded({ text: [good, ...bad].join(' ') }).slide.text, good);
});

test('a title that falls becomes the title of the source, which may hold figures and braces', () => {
  const held = { ...sources, regions: { ...sources['regions']!, title: 'Top 10 {{ regions' } };
  const { slide } = guardSlide(slideWith({ title: 'Sales doubled', source: 'regions' }), held, format);
  assert.equal(slide.title, 'Top 10 \\{{ regions');
  assert.equal(
    guardSlide(slideWith({ title: 'Top 10 regions', source: 'regions' }), sources, format).slide.title,
    'Top 10 regions',
  );
  const deck = guardSlide(slideWith({ title: 'Review 2025' }), sources, format, { allowed: ['Review 2025'] });
  assert.equal(deck.report.passed, true);
});

test('notes, text blocks and the texts of charts are guarded too', () => {
  const { slide, report } = guarded({
    notes: 'Say that it tripled. Thank you.',
    blocks: [
      { id: 'a', region: 'main', kind: 'text', text: 'Sold 12. Sum {{ sum(revenue) }}.', source: 'regions' },
      {
        id: 'b',
        region: 'main',
        kind: 'chart',
        source: 'months',
        spec: {
          type: 'bar',
          encoding: {},
          title: 'Up 40%',
          config: { xLabel: 'Month', yLabel: 'EUR in 2025', numberFormat: 'number | default:"42"' },
        },
      },
    ],
  });
  assert.equal(slide.notes, 'Thank you.');
  assert.deepEqual(slide.blocks[0], {
    id: 'a',
    region: 'main',
    kind: 'text',
    text: 'Sum {{ sum(revenue) }}.',
    source: 'regions',
  });
  assert.deepEqual(slide.blocks[1], {
    id: 'b',
    region: 'main',
    kind: 'chart',
    source: 'months',
    spec: { type: 'bar', encoding: {}, config: { xLabel: 'Month' } },
  });
  assert.equal(report.dropped.length, 4);
});

test('list items that fall leave a list that counts on', () => {
  const text =
    'Points:\n\n1. First sum {{ nope }}\n2. Sum {{ sum(revenue) }}\n3. Share 40%\n4. Count {{ count() }}\n\nEnd.';
  assert.equal(
    guarded({ text }).slide.text,
    'Points:\n\n1. Sum {{ sum(revenue) }}\n2. Count {{ count() }}\n\nEnd.',
  );
});

test('sentences are not cut inside placeholders or after abbreviations', () => {
  const text =
    'It is, e.g. Revenue, {{ sum(revenue) | default:"None. At all." }} here. **Bold one. It doubled.** End.';
  const kept = guarded({ text }).slide.text;
  assert.match(kept, /^It is, e\.g\. Revenue, \{\{ sum\(revenue\) \| default:"None\. At all\." \}\} here\. /);
  assert.equal((kept.match(/\*\*/g) ?? []).length % 2, 0);
});

test('directions are known in German, French and Spanish', () => {
  const texts: [string, string, string][] = [
    ['de-DE', 'Der Umsatz stieg deutlich.', 'Der Umsatz beträgt {{ sum(revenue) | currency }}.'],
    [
      'fr-FR',
      "Le chiffre d'affaires a augmenté.",
      "Le chiffre d'affaires est de {{ sum(revenue) | currency }}.",
    ],
    ['es-ES', 'Los ingresos aumentaron.', 'Los ingresos son {{ sum(revenue) | currency }}.'],
  ];
  for (const [locale, said, computed] of texts) {
    assert.equal(guarded({ text: `${said} ${computed}` }, locale).slide.text, computed);
    const held = guarded(
      {
        text: said,
        claims: [claim(said, 'growth(revenue) > 0')],
      },
      locale,
    );
    assert.equal(held.slide.text, said);
  }
});

test('cut rows show nothing: every sentence over them goes', () => {
  const months = sources['months']!;
  const cut = { ...sources, months: { ...months, data: { ...months.data!, truncated: true } } };
  const { slide } = guardSlide(slideWith({ text: 'Sum {{ sum(revenue) }}. Hello.' }), cut, format);
  assert.equal(slide.text, 'Hello.');
});

test('claims are checked one by one, and one that cannot be evaluated says why', () => {
  const slide = slideWith({
    claims: [
      { id: 'a', quote: '', test: 'last(revenue) > first(revenue)' },
      { id: 'b', quote: '', test: 'last(revenue) < first(revenue)' },
      { id: 'c', quote: '', test: 'argmax(region, revenue) == "Americas"', source: 'regions' },
      { id: 'd', quote: '', test: 'sum(nope) > 0' },
      { id: 'e', quote: '', test: 'sum(revenue)' },
      { id: 'f', quote: '', test: 'sum(revenue) >' },
    ],
  });
  const results = checkClaims(slide, sources, format).map(({ id, holds, problem }) => [
    id,
    holds,
    problem?.code,
  ]);
  assert.deepEqual(results, [
    ['a', true, undefined],
    ['b', false, undefined],
    ['c', true, undefined],
    ['d', false, 'UNKNOWN_COLUMN'],
    ['e', false, 'TYPE'],
    ['f', false, 'SYNTAX'],
  ]);
});

test('everyday words that only look like a direction or rank raise no alarm', () => {
  const text =
    'The months add up to {{ sum(revenue) | currency }}. Each figure on this slide has its query behind it. ' +
    'A rank correlation and the Mann–Kendall test were run. Growth was {{ growth(revenue) | percent }}.';
  assert.deepEqual(guarded({ text }).report, { passed: true, dropped: [] });
});
