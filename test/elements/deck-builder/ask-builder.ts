import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-builder/define.js';
import '../../../src/elements/vendor-db-provider/define.js';
import { configureDeck } from '../../../src/core/assets.js';
import type { DeckBuilder, Slide, VendorDBProvider } from '../../../src/index.js';
import { button } from '../deck-right-panel/sql-desk.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

const REGIONS = ['North', 'South', 'East', 'West', 'Coast', 'Hills', 'Lakes', 'Islands'];
export const sales = Array.from({ length: 96 }, (_, at) => ({
  region: REGIONS[at % 8],
  soldOn: `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`,
  // One region stands out so far that no chance explains it.
  revenue: (at % 8 === 0 ? 4000 : 100 + 4 * (at % 8)) + ((at * 7) % 23),
  visitors: 20 + ((at * 13) % 40),
}));
export const datasets = [{ name: 'Sales', tableName: 'sales', version: '1', data: sales }];
const config = {
  name: 'Sales',
  widgets: [
    {
      id: 'visitors',
      type: 'bar' as const,
      title: 'Visitors by region',
      dataKey: 'SELECT region AS category, sum(visitors) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC',
    },
  ],
};
/** One engine for all decks here. */
export const provider: VendorDBProvider = document.createElement('vendor-db-provider');

export async function generated(width = '1300px'): Promise<DeckBuilder> {
  const element = document.createElement('deck-builder');
  element.service = 'local';
  element.config = config;
  element.style.setProperty('block-size', '700px');
  element.style.setProperty('inline-size', width);
  provider.append(element);
  await element.updateComplete;
  await element.generate();
  await element.updateComplete;
  return element;
}

export const dialog = (element: DeckBuilder): HTMLDialogElement | null =>
  element.shadowRoot!.querySelector<HTMLDialogElement>('.add-dialog');
export const input = (element: DeckBuilder): HTMLInputElement => inside<HTMLInputElement>(element, '#prompt');
export const suggestions = (element: DeckBuilder): string[] => allInside(element, '.suggestion').map(text);
export const sqlOf = (element: DeckBuilder): string => text(inside(element, '.cm-content'));
export const focused = (element: DeckBuilder): Element | null => element.shadowRoot!.activeElement;
export const titles = (element: DeckBuilder): string[] => element.deck!.slides.map(({ title }) => title);

/** The dialog, once questions can be asked. */
export async function opened(element: DeckBuilder): Promise<HTMLDialogElement> {
  inside(element, '.rail .add').click();
  await appears(element, '.add-dialog[open]');
  await waitUntil(() => element.shadowRoot!.querySelector('.chips'), 'the tables were never read');
  return dialog(element)!;
}

export async function type(element: DeckBuilder, words: string): Promise<void> {
  input(element).focus();
  input(element).select();
  await sendKeys({ type: words });
}

/** Puts words into the field as a paste does. */
export function write(element: DeckBuilder, words: string): void {
  const field = input(element);
  field.focus();
  field.value = words;
  field.dispatchEvent(new Event('input'));
}

/** Asks, and waits for the chart. */
export async function ask(element: DeckBuilder, words: string): Promise<void> {
  write(element, words);
  await press('Enter');
  await shown(element);
}

export async function shown(element: DeckBuilder): Promise<void> {
  await waitUntil(
    () => element.shadowRoot!.querySelector('.answer-preview:not(.stale) deck-view'),
    'no chart was shown',
  );
  await appears(element, '.cm-content');
}

/** Writes a query through the plain way that a paste takes, and runs it. */
export async function runs(element: DeckBuilder, sql: string): Promise<void> {
  const content = inside(element, '.cm-content');
  content.focus();
  getSelection()?.selectAllChildren(content);
  document.execCommand('insertText', false, sql);
  await waitUntil(() => sqlOf(element) === sql);
  await element.updateComplete;
  button(element, 'Run')!.click();
}

/** Adds the slide of the chosen answer. */
export async function added(element: DeckBuilder): Promise<Slide> {
  const before = new Set(element.deck!.slides);
  button(element, 'Add slide')!.click();
  await waitUntil(() => !dialog(element), 'the dialog stayed');
  return element.deck!.slides.find((slide) => !before.has(slide))!;
}

/** Starts the engine before the tests of a file: a page that compiles it takes no keys meanwhile. */
export function withEngine(suite: Mocha.Suite): void {
  suite.timeout(60_000);
  before(async () => {
    configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' });
    provider.datasets = datasets;
    document.body.append(provider);
    await provider.runQuery('SELECT count(*) FROM sales');
  });
  afterEach(() => provider.replaceChildren());
  after(() => provider.remove());
}
