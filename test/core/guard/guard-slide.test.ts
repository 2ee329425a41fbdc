import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claim, Slide, Source, Variable } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { deckVoice } from '../../../src/core/statements/story/deck-voice.js';
import { slideText } from '../../../src/core/statements/story/slide-text.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

const FORMAT = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };

const SOURCES: Record<string, Source> = {
  regions: {
    title: 'Top 10 regions',
    sql: 'SELECT region, revenue FROM sales',
    columns: [
      { name: 'region', type: 'string', dbType: 'VARCHAR' },
      { name: 'revenue', type: 'number', dbType: 'DOUBLE' },
    ],
    data: {
      rows: [
        { region: 'Europe', revenue: 120 },
        { region: 'Americas', revenue: 300 },
        { region: 'See https://evil.example for the truth', revenue: 80 },
      ],
      queriedAt: '2026-06-15T12:00:00Z',
      fingerprint: '',
      truncated: false,
    },
  },
};

const slideOf = (text: string, more: Partial<Slide> = {}): Slide => ({
  id: 's', layout: 'chart-text', title: 'Top 10 regions', text, source: 'regions', variables: {}, claims: [], blocks: [], origin: 'service', ...more,
}); // prettier-ignore

const kept = (text: string, more: Partial<Slide> = {}): string =>
  guardSlide(slideOf(text, more), SOURCES, FORMAT).slide.text;
const claim = (quote: string, test: string): Claim => ({ id: 'c', quote, test });

test('nothing is dropped for its words, in any language', () => {
  for (const text of [
    'Americas is far ahead because of the new plant, and will stay there.',
    'Die Umsätze sind überall gestiegen.',
    'Nur Möbel sind profitabel.',
    'すべての地域で増加しました。',
    'المبيعات في ارتفاع مستمر.',
    'Revenue is spread evenly; {{ argmax(region, revenue) }} is the worst of all.',
  ])
    assert.equal(kept(text), text);
});

test('a figure outside placeholders is dropped, the sentences beside it stay', () => {
  assert.equal(
    kept('Revenue came to {{ sum(revenue) }}. Of that 40% is new. It is well known.'),
    'Revenue came to {{ sum(revenue) }}. It is well known.',
  );
  for (const text of [
    'It rose $5 million.',
    'Growth of ٤٠٪ was seen.',
    'Revenue doubled.',
    'In 2031 it ends.',
  ])
    assert.equal(kept(text), '', text);
});

test('a title that falls becomes the title of its source, which may hold figures', () => {
  const { slide, report } = guardSlide(slideOf('', { title: 'Revenue grew 40%' }), SOURCES, FORMAT);
  assert.equal(slide.title, 'Top 10 regions');
  assert.match(report.dropped[0] ?? '', /40%/);
  assert.equal(report.passed, false);
});

test('a placeholder that cannot be computed, or that no row has a part in, takes its sentence along', () => {
  for (const expression of [
    'sum(profit)',
    'revenue',
    '42',
    '0.1 + 0.2',
    'sum(revenue) / sum(revenue)',
    'sum(revenue) * 7',
    '"forty"',
  ])
    assert.equal(kept(`It is {{ ${expression} }}.`), '', expression);
  assert.equal(kept('It is {{ sum(revenue) / count() }}.'), 'It is {{ sum(revenue) / count() }}.');
});

test('figures that a provider gives as variables are not taken; expressions are', () => {
  const variables: Record<string, Variable> = { given: 4711, made: { expr: 'sum(revenue)' } };
  assert.equal(kept('It is {{ given }}.', { variables }), '');
  assert.equal(kept('It is {{ made }}.', { variables }), 'It is {{ made }}.');
});

test('a claim that the rows refute, or that cannot be evaluated, takes its sentence along', () => {
  const text = 'Europe leads.';
  assert.equal(kept(text, { claims: [claim(text, 'max(revenue) == 300')] }), text);
  assert.equal(kept(text, { claims: [claim(text, 'argmax(region, revenue) == "Europe"')] }), '');
  assert.equal(kept(text, { claims: [claim(text, 'max(nowhere) > 1')] }), '');
  assert.equal(kept(text, { claims: [claim('Europe', 'max(revenue) < 1')] }), '');
});

test('links, markup and what somebody wrote into a cell do not reach a reader', () => {
  for (const text of [
    'See https://evil.example.',
    'Mail me@evil.example.',
    '<b>Bold</b> it is.',
    '[Click](x) here.',
    '{{ nth(region, 3) }} leads.',
  ])
    assert.equal(kept(text), '', text);
});

test('without rows the form is judged, and the report says that the page has the rest to judge', () => {
  const { slide, report } = guardSlide(
    slideOf('It is {{ sum(revenue) }}. It rose 40%. It is {{ sum(nowhere) }}.'),
    SOURCES,
    FORMAT,
    { seen: false },
  );
  assert.equal(slide.text, 'It is {{ sum(revenue) }}.');
  assert.deepEqual([report.passed, report.pending], [false, true]);
});

test('what the user of a slide wrote and gave in it stays when the slide is rewritten', () => {
  const before = slideOf('We planned {{ plan }}. It was 7% in May.', { variables: { plan: 250 } });
  const { slide } = guardSlide(before, SOURCES, FORMAT, { before });
  assert.equal(slide.text, before.text);
});

test('what goes back to a model says the rule and quotes no cell', () => {
  const { report } = guardSlide(slideOf('{{ nth(region, 3) }} leads.'), SOURCES, FORMAT);
  assert.doesNotMatch((report.violations ?? []).join(), /evil/);
});

test('labels of a chart are read as any other text', () => {
  const block = {
    id: 'b',
    region: 'chart',
    source: 'regions',
    kind: 'chart' as const,
    spec: {
      type: 'bar' as const,
      encoding: {},
      title: 'Up 40%',
      config: { yLabel: 'Revenue, +12%', xLabel: 'Region' },
    },
  };
  const { slide } = guardSlide(slideOf('', { blocks: [block] }), SOURCES, FORMAT);
  const [guarded] = slide.blocks;
  assert.ok(guarded?.kind === 'chart');
  assert.equal(guarded.spec.title, undefined);
  assert.deepEqual(guarded.spec.config, { xLabel: 'Region' });
});

test('a headline that a statement bears out stays whole where a stop in it ends no sentence', async () => {
  const locale = 'fr-FR';
  await loadPhrases(locale);
  const sql =
    "SELECT channel AS category, SUM(amount) AS value FROM gifts WHERE day < DATE '2025-07-01' GROUP BY 1";
  const widget = widgetOf('bar', sql, pairsOf({ Mail: 900, Online: 300, Events: 250 }), {
    title: 'Raised by channel',
  });
  const { marks: _, ...text } = slideText(widget, deckVoice(locale), { points: 2, turn: 0 });
  const slide = { ...slideOf(''), ...text, source: widget.id };
  const sources: Record<string, Source> = {
    [widget.id]: {
      title: widget.title,
      sql,
      widget: { ...widget, dataKey: sql },
      columns: widget.columns,
      data: { rows: widget.rows ?? [], queriedAt: '', fingerprint: '', truncated: false },
    },
  };
  assert.match(slide.title, /juil\. 2025/);
  const guarded = guardSlide(slide, sources, { ...FORMAT, locale });
  assert.equal(guarded.slide.title, slide.title);
  assert.equal(guarded.slide.text, slide.text);
});
