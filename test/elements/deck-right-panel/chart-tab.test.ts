import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-right-panel/define.js';
import type { ChartSpec } from '../../../src/core/chart/types.js';
import type { Deck, DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

async function opened(change: (spec: ChartSpec) => ChartSpec = (spec) => spec): Promise<{
  element: DeckRightPanel;
  spec: () => ChartSpec;
  edits: string[][];
}> {
  const deck = fixtureDeck();
  for (const slide of deck.slides)
    slide.blocks = slide.blocks.map((block) =>
      'spec' in block && block.id === 'chart' ? { ...block, spec: change(block.spec) } : block,
    );
  const edits: string[][] = [];
  const element = await fixture<DeckRightPanel>(
    html`<deck-right-panel
      .deck=${deck}
      slide-id="regions"
      @deck-slide-change=${(event: HTMLElementEventMap['deck-slide-change']) =>
        edits.push(event.edits.map(({ type }) => type))}
    ></deck-right-panel>`,
  );
  allInside(element, '[role="tab"]')
    .find((tab) => text(tab) === 'Chart')!
    .click();
  await appears(element, '.chart-tab');
  const spec = (): ChartSpec => {
    const block = element.deck!.slides[1]!.blocks[0]!;
    if (!('spec' in block)) throw new Error('It is no chart.');
    return block.spec;
  };
  return { element, spec, edits };
}

/** As a person does: the value, then the event that ends the choice. */
async function put(element: DeckRightPanel, selector: string, value: string): Promise<void> {
  const field = inside<HTMLInputElement>(element, selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}
async function check(element: DeckRightPanel, selector: string): Promise<void> {
  inside<HTMLInputElement>(element, selector).click();
  await element.updateComplete;
}

describe('deck-right-panel, chart', () => {
  it('offers the types that the columns can feed, and says what the others lack', async () => {
    const { element, spec, edits } = await opened((given) => ({ ...given, config: { top: 3 } }));
    const offered = allInside(element, '.type input').map((input) => (input as HTMLInputElement).value);
    expect(offered).to.include.members(['bar', 'donut', 'table']).and.not.include('dumbbell');
    const others = text(inside(element, '.other-types'));
    expect(others).to.contain('Dumbbell chart needs a number as second value');
    await check(element, '.type input[value="donut"]');
    expect(spec()).to.deep.equal({
      type: 'donut',
      encoding: { category: 'region', value: 'value' },
      config: { top: 3 },
    });
    await check(element, '.type input[value="table"]');
    await check(element, '.type input[value="bar"]');
    expect(spec().encoding).to.deep.equal({ category: 'region', value: 'value' });
    expect(element.deck!.slides[1]!.blocks[0]!.kind).to.equal('chart');
    expect(edits).to.deep.equal([['setBlock'], ['setBlock'], ['setBlock']]);
  });

  it('offers no card for one of several rows, and no map for names that are no places', async () => {
    const { element } = await opened();
    const offered = (): string[] =>
      allInside(element, '.type input').map((input) => (input as HTMLInputElement).value);
    for (const type of ['big-number', 'gauge', 'country-map', 'geo-map'])
      expect(offered()).not.to.include(type);
    const rows = ['France', 'Italy'].map((region, i) => ({ region, value: i + 1 }));
    const sources = Object.entries(element.deck!.sources).map(([id, source]) => [
      id,
      { ...source, data: { ...source.data!, rows } },
    ]);
    element.deck = { ...element.deck!, sources: Object.fromEntries(sources) as Deck['sources'] };
    await waitUntil(() => offered().includes('country-map'), 'the map of countries');
  });

  it('sets order, number and format, with an example from the rows', async () => {
    const { element, spec } = await opened();
    await put(element, '#sort', 'value-asc');
    await put(element, '#top', '3');
    expect(text(inside(element, '#format-example'))).to.equal('Reads 1.2M');
    await put(element, '#number-format', 'currency');
    expect(spec().config).to.deep.equal({ sort: 'value-asc', top: 3, numberFormat: 'currency' });
    expect(text(inside(element, '#format-example'))).to.contain('$');
    await put(element, '#number-format', 'custom');
    await put(element, '#format-code', 'curency:EUR');
    expect(text(inside(element, '#format-example'))).to.contain('formats no numbers');
    await put(element, '#format-code', 'currency:EUR,0');
    expect(text(inside(element, '#format-example'))).to.contain('€');
    await put(element, '#number-format', '');
    await put(element, '#sort', '');
    await put(element, '#top', '');
    expect(spec().config).to.equal(undefined);
  });

  it('gives a colour to the marks, or to what stands out, and takes it back', async () => {
    const { element, spec } = await opened();
    allInside(element, '.color-swatch')[1]!.click();
    await element.updateComplete;
    expect(spec().config?.colors?.length).to.equal(1);
    expect(inside(element, '.color-swatch[aria-pressed="true"]').ariaLabel).to.contain('2');
    await put(element, '#highlight', 'West');
    allInside(element, '.color-swatch')[2]!.click();
    await element.updateComplete;
    expect(spec().config?.highlight).to.equal('West');
    expect(spec().config?.highlightColor).to.match(/^#/);
    inside(element, '.theme-colors').click();
    await element.updateComplete;
    expect(spec().config).to.deep.equal({ highlight: 'West' });
  });

  it('gives each part a colour of its own, the others keep theirs', async () => {
    const { element, spec } = await opened((given) => ({ ...given, type: 'donut' }));
    const names = allInside(element, '.series-colors li').map(text);
    expect(names).to.deep.equal(['North', 'West', 'South', 'East']);
    const before = allInside(element, '.series-colors input').map(
      (input) => (input as HTMLInputElement).value,
    );
    await put(element, '.series-colors li:nth-child(2) input', '#112233');
    expect(spec().config?.colors).to.deep.equal([before[0], '#112233', before[2], before[3]]);
  });

  it('sets labels, titles and the words for people who cannot see the chart', async () => {
    const { element, spec } = await opened();
    await check(element, '#valueLabels');
    await put(element, '#chart-title', 'Sales');
    await put(element, '#yLabel', 'Dollars');
    await put(element, '#alt', 'North is far ahead.');
    expect(spec().title).to.equal('Sales');
    expect(spec().config).to.deep.equal({
      valueLabels: false,
      yLabel: 'Dollars',
      alt: 'North is far ahead.',
    });
    await check(element, '#valueLabels');
    await put(element, '#chart-title', '');
    expect(spec().title).to.equal(undefined);
    expect(spec().config).to.not.have.property('valueLabels');
  });

  it('makes shares of stacks, and lines of series, but never both', async () => {
    const { element, spec } = await opened();
    const deck = structuredClone(element.deck!);
    const source = deck.sources[deck.slides[1]!.source!]!;
    source.columns.push({ name: 'series', type: 'string', dbType: 'VARCHAR' });
    const rows = source.data!.rows;
    source.data!.rows = ['Plan', 'Sold'].flatMap((series) => rows.map((row) => ({ ...row, series })));
    const [block] = deck.slides[1]!.blocks;
    if (block && 'spec' in block) block.spec = { type: 'stacked-bar', encoding: {} };
    element.deck = deck;
    await appears(element, '#stack');
    await check(element, '#stack');
    expect(spec().config).to.deep.equal({ stack: 'percent' });
    await check(element, '[data-line="Plan"]');
    expect(spec().config).to.deep.equal({ lines: ['Plan'] });
    // Bars are left.
    expect(inside<HTMLInputElement>(element, '[data-line="Sold"]').disabled).to.equal(true);
    await check(element, '#stack');
    expect(spec().config).to.deep.equal({ stack: 'percent' });
    await check(element, '#stack');
    expect(spec().config).to.equal(undefined);
  });

  it('names the column of each part', async () => {
    const { element, spec } = await opened();
    const options = [...inside<HTMLSelectElement>(element, '[data-role="value"]').options];
    expect(options.map(({ value }) => value)).to.deep.equal(['value']);
    await put(element, '[data-role="category"]', 'value');
    expect(spec().encoding).to.deep.equal({ category: 'value', value: 'value' });
  });

  it('has a list of the charts where there are several', async () => {
    const { element } = await opened();
    const deck = structuredClone(element.deck!);
    const [block] = deck.slides[1]!.blocks;
    deck.slides[1]!.blocks.push({ ...block!, id: 'second' });
    element.deck = deck;
    await appears(element, '#chart-block');
    await put(element, '#chart-block', 'second');
    await check(element, '.type input[value="donut"]');
    const types = element.deck.slides[1]!.blocks.map((each) => ('spec' in each ? each.spec.type : ''));
    expect(types).to.deep.equal(['bar', 'donut']);
    expect(element.blockId).to.equal('second');
  });

  it('says so where a slide shows none', async () => {
    const { element } = await opened();
    element.slideId = 'next';
    await waitUntil(() => text(inside(element, '#content')).includes('no chart'));
  });

  it('is accessible with every part of it open, light and dark', async () => {
    const { element } = await opened((given) => ({ ...given, config: { highlight: 'West' } }));
    await put(element, '#number-format', 'custom');
    inside<HTMLDetailsElement>(element, '.other-types').open = true;
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});
