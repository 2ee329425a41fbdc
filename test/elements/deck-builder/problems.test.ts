import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder, QueryResult } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

const config = {
  name: 'Sales',
  widgets: [
    { id: 'regions', type: 'bar' as const, title: 'Revenue by region', dataKey: 'SELECT 1' },
    { id: 'flows', type: 'sankey' as const, title: 'Flows', dataKey: 'SELECT flows' },
    { id: 'typo', type: 'line' as const, title: 'Revenue by month', dataKey: 'SELECT typo' },
  ],
};
const column = (name: string, type: 'string' | 'number') => ({ name, type, dbType: type });

/** An engine that knows no column "typo". */
function runQuery(sql: string): Promise<QueryResult> {
  if (sql.includes('typo')) return Promise.reject(new Error('Referenced column "typo" not found.'));
  const columns = [column('category', 'string'), column('value', 'number')];
  const rows = ['North', 'West', 'East'].map((category, index) => ({ category, value: 100 * (index + 1) }));
  return Promise.resolve({ columns, rows, rowCount: 3, elapsedMs: 1, truncated: false });
}

async function generated(widgets = config.widgets, locale = 'en'): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      locale=${locale}
      style="block-size: 700px; inline-size: 1200px"
      .config=${{ ...config, widgets }}
      .runQuery=${runQuery}
    ></deck-builder>`,
  );
  await element.generate();
  await waitUntil(() => !element.shadowRoot!.querySelector('.progress'));
  if (widgets.length > 1) await appears(element, '.problems');
  await element.updateComplete;
  return element;
}

const summary = (element: DeckBuilder): HTMLElement => inside(element, '.problems summary');
const selected = (element: DeckBuilder): string =>
  inside(element, '[role="option"][aria-selected="true"]').dataset['slide'] ?? '';
const slideOf = (element: DeckBuilder, widgetId: string): string =>
  element.deck!.slides.find(
    ({ source, blocks }) => source === widgetId || blocks.some((block) => block.source === widgetId),
  )!.id;

describe('deck-builder, problems of a dashboard', () => {
  it('counts the widgets that are not shown as asked for, and says so to assistive technology', async () => {
    const element = await generated();
    expect(text(summary(element))).to.equal('2 problems in the dashboard.');
    expect(text(inside(element, '[role="status"]'))).to.match(
      /slides are ready\. 2 problems in the dashboard\.$/,
    );
  });

  it('says nothing where all went well', async () => {
    const element = await generated(config.widgets.slice(0, 1));
    expect(element.shadowRoot!.querySelector('.problems')).to.equal(null);
    expect(text(inside(element, '[role="status"]'))).not.to.contain('problem');
  });

  it('lists each problem with its reason and leads to its slide by keyboard alone', async () => {
    const element = await generated();
    summary(element).focus();
    await press('Enter');
    const items = allInside(element, '.problems li').map(text);
    expect(items.length).to.equal(2);
    expect(items[0]).to.match(/^Slide \d: Flows .*A sankey needs source/);
    expect(items[1]).to.match(/^Slide \d: Revenue by month .*column "typo" not found/);
    expect(inside(element, '.problems li').checkVisibility()).to.equal(true);
    await press('Tab');
    await press('Tab');
    await press('Enter');
    await element.updateComplete;
    expect(selected(element)).to.equal(slideOf(element, 'typo'));
  });

  it('is put away until the next deck, and forgets the problem of a slide that is deleted', async () => {
    const element = await generated();
    inside(element, `[role="option"][data-slide="${slideOf(element, 'flows')}"]`).click();
    await element.updateComplete;
    inside(element, 'button[aria-label="Delete slide"]').click();
    await element.updateComplete;
    expect(text(summary(element))).to.equal('1 problem in the dashboard.');
    inside(element, '.problems button[aria-label="Dismiss"]').click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.problems')).to.equal(null);
    await element.generate();
    await appears(element, '.problems');
    expect(text(summary(element))).to.equal('2 problems in the dashboard.');
  });

  it('speaks German about problems', async () => {
    const element = await generated(config.widgets, 'de');
    await waitUntil(() => text(summary(element)) === '2 Probleme im Dashboard.');
    expect(text(inside(element, '.problems li'))).to.match(/^Folie \d: Flows/);
  });

  it('is accessible with problems open, light and dark, wide and narrow', async () => {
    const element = await generated();
    inside<HTMLDetailsElement>(element, '.problems details').open = true;
    inside(element, `[role="option"][data-slide="${slideOf(element, 'flows')}"]`).click();
    await element.updateComplete;
    for (const width of ['1200px', '360px']) {
      element.style.inlineSize = width;
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      expect(inside(element, '.problems').scrollWidth).to.be.at.most(element.clientWidth);
    }
  });
});
