import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { resolveTemplate } from '../../../src/core/template/index.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { requestOf, widgetOf } from './widgets.js';

const RATE = "avg(CASE WHEN decision = 'Offer' THEN 1.0 ELSE 0 END)";
const pooled = widgetOf({
  id: 'gender',
  type: 'bar',
  title: 'Offer rate by gender',
  sql: `SELECT gender AS category, ${RATE} AS value FROM applications GROUP BY 1`,
  columns: { category: 'string', value: 'number' },
  rows: [
    { category: 'Men', value: 0.47 },
    { category: 'Women', value: 0.31 },
  ],
});
const split = (women: readonly number[]): WidgetInput =>
  widgetOf({
    id: 'departments',
    type: 'grouped-bar',
    title: 'Offer rate by department and gender',
    sql: `SELECT department AS category, gender AS series, ${RATE} AS value FROM applications GROUP BY 1, 2`,
    columns: { category: 'string', series: 'string', value: 'number' },
    rows: women.flatMap((value, at) => [
      {
        category: `Department ${'ABCDEF'[at]}`,
        series: 'Men',
        value: [0.62, 0.55, 0.4, 0.3, 0.2, 0.1][at] ?? 0,
      },
      { category: `Department ${'ABCDEF'[at]}`, series: 'Women', value },
    ]),
  });

function slideOf(widgets: WidgetInput[]): string {
  const request = requestOf(widgets);
  const slides = planDeck(request).map((planned) => writeSlide(planned, request));
  const slide = slides.find(({ source }) => source === 'gender');
  const shown = (text: string): string =>
    resolveTemplate(text, {}, { rows: pooled.rows ?? [], columns: pooled.columns, locale: 'en-US' }).text;
  return [slide?.title ?? '', slide?.text ?? '', slide?.notes ?? ''].map(shown).join('\n');
}

test('a comparison that most groups of another chart turn round is not told', () => {
  const told = slideOf([pooled, split([0.8, 0.68, 0.5, 0.34, 0.24, 0.07])]);
  assert.match(told, /^Offer rate by gender/);
  assert.doesNotMatch(told, /Men/);
});

test('where the groups agree, or nothing else splits the figure, it is told', () => {
  assert.match(slideOf([pooled, split([0.5, 0.4, 0.3, 0.2, 0.1, 0.05])]), /Men/);
  assert.match(slideOf([pooled]), /Men/);
});
