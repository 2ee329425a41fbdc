import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/elements/deck-builder/define.js';
import type { DeckBuilder, DeckView, QueryResult } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from './inside.js';
import { press } from './press.js';
import { editorIn } from './template-field.js';
import { waitUntil } from './wait.js';

const config = {
  name: 'Sales',
  widgets: [
    { id: 'total', type: 'big-number' as const, title: 'Revenue', dataKey: 'SELECT 1 -- total' },
    { id: 'regions', type: 'bar' as const, title: 'Revenue by region', dataKey: 'SELECT 2 -- regions' },
    { id: 'months', type: 'line' as const, title: 'Revenue by month', dataKey: 'SELECT 3 -- months' },
  ],
};
const number = { name: 'value', type: 'number' as const, dbType: 'DOUBLE' };
const answers: Record<string, Pick<QueryResult, 'columns' | 'rows'>> = {
  total: { columns: [number], rows: [{ value: 3_228_900 }] },
  regions: {
    columns: [{ name: 'category', type: 'string', dbType: 'VARCHAR' }, number],
    rows: [
      { category: 'North', value: 1_204_500 },
      { category: 'West', value: 981_200 },
      { category: 'East', value: 402_300 },
    ],
  },
  months: {
    columns: [{ name: 'x', type: 'date', dbType: 'DATE' }, number],
    rows: [1, 2, 3, 4, 5, 6].map((month) => ({ x: `2026-0${month}-01`, value: 400_000 + month * 30_000 })),
  },
};
/** An engine of the page: no database is loaded. */
function runQuery(sql: string): Promise<QueryResult> {
  const answer = answers[/-- (\w+)/u.exec(sql)?.[1] ?? '']!;
  return Promise.resolve({ ...answer, rowCount: answer.rows.length, elapsedMs: 1, truncated: false });
}

const builder = (): Promise<DeckBuilder> =>
  fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 700px; inline-size: 1200px"
      .config=${config}
      .runQuery=${runQuery}
    ></deck-builder>`,
  );

/** A builder with a document; the host's page made it. */
async function opened(): Promise<DeckBuilder> {
  const element = await builder();
  element.deck = fixtureDeck();
  await appears(element, '.thumbnail');
  return element;
}

const ids = (element: DeckBuilder): string[] => element.deck!.slides.map(({ id }) => id);
const button = (element: DeckBuilder, label: string): HTMLButtonElement =>
  inside<HTMLButtonElement>(element, `button[aria-label="${label}"]`);
const status = (element: DeckBuilder): string => text(inside(element, '[role="status"]'));
const option = (element: DeckBuilder, at: number): HTMLElement => allInside(element, '[role="option"]')[at]!;

describe('deck-builder, at the start', () => {
  it('lists the widgets of the dashboard with their types and says that nothing leaves the page', async () => {
    const element = await builder();
    expect(text(inside(element, 'h2'))).to.equal('Sales');
    expect(allInside(element, '.widget').map(text)).to.deep.equal([
      'Revenue Big number',
      'Revenue by region Bar chart',
      'Revenue by month Line chart',
    ]);
    expect(text(inside(element, '.privacy'))).to.contain('Nothing leaves this page');
  });

  it('says what the service sees, by the privacy that is set', async () => {
    const element = await builder();
    element.service = 'remote';
    element.privacy = 'none';
    await element.updateComplete;
    expect(text(inside(element, '.privacy'))).to.contain('No values are sent');
  });

  it('has nothing to generate without widgets', async () => {
    const element = await builder();
    element.config = { name: 'Empty', widgets: [] };
    await element.updateComplete;
    expect(text(inside(element, '.nothing'))).to.contain('no widgets');
    await element.generate();
    expect(element.deck).to.equal(undefined);
  });

  it('generates a deck from the widgets that are checked, every figure bound to its rows', async () => {
    const element = await builder();
    inside<HTMLInputElement>(element, '.widget input').click();
    await element.updateComplete;
    inside<HTMLButtonElement>(element, 'button[type="submit"]').click();
    await waitUntil(() => (element.deck?.slides.length ?? 0) >= 3, 'no slides came');
    await waitUntil(() => !element.shadowRoot!.querySelector('.progress'), 'it never ended');
    expect(Object.keys(element.deck!.sources)).to.deep.equal(['regions', 'months']);
    expect(element.deck!.title).to.equal('Sales');
    expect(JSON.stringify(element.deck!.slides)).to.contain('{{');
  });

  it('shows outlines at once and the progress while the deck is written', async () => {
    const element = await builder();
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    element.runQuery = async (sql) => {
      await gate;
      return runQuery(sql);
    };
    const done = element.generate();
    await appears(element, '[role="progressbar"]');
    expect(allInside(element, '[role="option"] .skeleton').length).to.equal(4);
    expect(status(element)).to.equal('Running the queries …');
    answer();
    await done;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[role="progressbar"]')).to.equal(null);
    expect(element.deck!.slides.length).to.be.greaterThan(2);
    expect(status(element)).to.equal(`${element.deck!.slides.length} slides are ready.`);
  });

  it('says that the slides are planned while whoever writes them has sent no plan', async () => {
    const element = await builder();
    element.customFetch = () => new Promise(() => undefined);
    void element.generate();
    await appears(element, '[role="progressbar"]');
    await waitUntil(() => status(element) === 'Planning the slides …', 'never planned');
    expect(allInside(element, '[role="option"] .skeleton').length).to.equal(4);
    inside<HTMLButtonElement>(element, '.progress button').click();
  });

  it('goes back to the start when it is cancelled before a slide came', async () => {
    const element = await builder();
    element.runQuery = () => new Promise(() => undefined);
    void element.generate();
    await appears(element, '.progress');
    inside<HTMLButtonElement>(element, '.progress button').click();
    await element.updateComplete;
    expect(text(inside(element, 'h2'))).to.equal('Sales');
  });

  it('shows what failed, with a way to try again that works', async () => {
    const element = await builder();
    const failed = next(element, 'deck-error');
    element.customFetch = () =>
      Promise.resolve(new Response('{"error":{"code":"quota_exceeded"}}', { status: 402 }));
    await element.generate();
    expect((await failed).error).to.have.property('code', 'quota_exceeded');
    const toast = await appears(element, '.toast');
    expect(text(toast)).to.contain('The quota of the service is used up.');
    element.customFetch = undefined;
    await element.updateComplete;
    inside<HTMLButtonElement>(element, '.toast .outlined').click();
    await waitUntil(() => (element.deck?.slides.length ?? 0) > 2, 'it did not try again');
  });

  it('can be removed while a deck is written, and used again', async () => {
    const element = await builder();
    element.runQuery = () => new Promise(() => undefined);
    void element.generate();
    await appears(element, '.progress');
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    element.runQuery = runQuery;
    await element.updateComplete;
    await element.generate();
    expect(element.deck!.slides.length).to.be.greaterThan(2);
  });

  it('works twice on one page without sharing a document', async () => {
    const [first, second] = [await builder(), await builder()];
    await Promise.all([first.generate(), second.generate()]);
    first.deck = { ...first.deck!, title: 'Mine' };
    await first.updateComplete;
    expect(second.deck!.title).to.equal('Sales');
    expect(second.deck!.id).to.not.equal(first.deck.id);
  });

  it('speaks the language that is set', async () => {
    const element = await builder();
    element.locale = 'de';
    await waitUntil(() => text(inside(element, '.primary')) === 'Präsentation erzeugen', 'no German');
    expect(text(inside(element, '.widget-type'))).to.equal('Kennzahl');
  });

  it('is accessible at the start, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await builder();
      element.style.inlineSize = width;
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});

describe('deck-builder, with a deck', () => {
  it('opens a document that is assigned, and not the one it emitted itself', async () => {
    const element = await opened();
    let changes = 0;
    element.addEventListener('deck-change', ({ deck }) => {
      changes += 1;
      element.deck = deck;
    });
    button(element, 'Duplicate slide').click();
    await element.updateComplete;
    expect(changes).to.equal(1);
    expect(button(element, 'Undo').disabled).to.equal(false);
  });

  it('selects slides with the arrow keys', async () => {
    const element = await opened();
    option(element, 0).focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await element.updateComplete;
    expect(option(element, 2).getAttribute('aria-selected')).to.equal('true');
    expect(element.shadowRoot!.activeElement).to.equal(option(element, 2));
    expect(inside<DeckView>(element, '.sheet deck-view').slideId).to.equal('all');
  });

  it('moves a slide with Alt and an arrow key and says where it is now', async () => {
    const element = await opened();
    option(element, 1).click();
    option(element, 1).focus();
    const changed = next(element, 'deck-change');
    await press('Alt+ArrowDown');
    const { edits, origin } = await changed;
    expect(edits).to.deep.equal([{ type: 'moveSlide', slideId: 'regions', afterId: 'all' }]);
    expect(origin).to.equal('user');
    expect(ids(element)).to.deep.equal(['cover', 'all', 'regions', 'next']);
    await element.updateComplete;
    expect(status(element)).to.contain('is now slide 3 of 4');
  });

  it('moves a slide by dragging its thumbnail', async () => {
    const element = await opened();
    const drag = (type: string, target: HTMLElement, y = 0): boolean => {
      const { left, top, height } = target.getBoundingClientRect();
      return target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
          clientX: left + 20,
          clientY: top + y * height,
        }),
      );
    };
    drag('dragstart', option(element, 0));
    drag('dragover', option(element, 2), 0.9);
    drag('drop', option(element, 2), 0.9);
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['regions', 'all', 'cover', 'next']);
  });

  it('deletes a slide, selects its neighbour, and takes it back with undo', async () => {
    const element = await opened();
    option(element, 1).click();
    option(element, 1).focus();
    await press('Delete');
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['cover', 'all', 'next']);
    expect(inside<DeckView>(element, '.sheet deck-view').slideId).to.equal('all');
    button(element, 'Undo').click();
    expect(ids(element)).to.deep.equal(['cover', 'regions', 'all', 'next']);
    await element.updateComplete;
    button(element, 'Redo').click();
    expect(ids(element)).to.deep.equal(['cover', 'all', 'next']);
  });

  it('undoes and redoes from the keyboard', async () => {
    const element = await opened();
    button(element, 'Duplicate slide').click();
    await element.updateComplete;
    option(element, 0).focus();
    await press('Control+z');
    expect(ids(element).length).to.equal(4);
    await press('Control+y');
    expect(ids(element).length).to.equal(5);
  });

  it('takes a text edited in place into the document, to be undone as one step', async () => {
    const element = await opened();
    const view = inside<DeckView>(element, '.sheet deck-view');
    (await appears(view, '[data-edit="title"]')).click();
    const field = await editorIn(view);
    field.write('Sales by region');
    field.leave();
    expect(element.deck!.slides[0]!.title).to.equal('Sales by region');
    await element.updateComplete;
    button(element, 'Undo').click();
    expect(element.deck!.slides[0]!.title).to.equal('Regional sales');
  });

  it('rewrites a slide in the page, as one step of undo', async () => {
    const element = await builder();
    await element.generate();
    await element.updateComplete;
    option(element, 1).click();
    await element.updateComplete;
    const panel = await appears(element, 'deck-right-panel');
    const field = await appears<HTMLTextAreaElement>(panel, '#instruction');
    field.value = 'As a table';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await (panel as DeckView).updateComplete;
    const before = element.deck!.slides[1]!;
    inside<HTMLButtonElement>(panel, 'button[type="submit"]').click();
    const accept = await appears<HTMLButtonElement>(panel, '.rewrite-actions .primary');
    expect(element.deck!.slides[1]).to.equal(before);
    const changed = next(element, 'deck-change');
    accept.click();
    const { origin } = await changed;
    expect(origin).to.equal('user');
    expect(element.deck!.slides[1]).to.not.equal(before);
    await waitUntil(() => !button(element, 'Undo').disabled, 'it cannot be undone');
    button(element, 'Undo').click();
    expect(element.deck!.slides[1]).to.deep.equal(before);
  });

  it('exports a PowerPoint file that the page may keep to itself', async () => {
    const element = await opened();
    element.addEventListener('deck-export', (event) => event.preventDefault());
    const exported = next(element, 'deck-export');
    const file = await element.export('pptx', { fileName: 'sales.pptx' });
    expect((await exported).file).to.equal(file);
    expect(file!.name).to.equal('sales.pptx');
    const bytes = new Uint8Array(await file!.arrayBuffer());
    expect([...bytes.slice(0, 2)]).to.deep.equal([0x50, 0x4b]);
  });

  it('presents and tells the page when it begins and ends', async () => {
    const element = await opened();
    element.fullscreen = 'host';
    const heard: boolean[] = [];
    element.addEventListener('deck-presenting', ({ presenting }) => heard.push(presenting));
    button(element, 'Present').focus();
    await element.present();
    await press('ArrowRight');
    await press('Escape');
    await waitUntil(() => heard.length === 2, 'it never ended');
    expect(heard).to.deep.equal([true, false]);
    expect(element.shadowRoot!.activeElement).to.equal(button(element, 'Present'));
    await element.updateComplete;
    expect(option(element, 1).getAttribute('aria-selected')).to.equal('true');
  });

  it('asks the page before it leaves the deck, and keeps the deck', async () => {
    const element = await opened();
    const stay = (event: Event): void => event.preventDefault();
    element.addEventListener('deck-back', stay);
    button(element, 'Back').click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.toolbar')).to.exist;
    element.removeEventListener('deck-back', stay);
    button(element, 'Back').click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.start')).to.exist;
    const open = allInside(element, '.start button').find((item) => text(item) === 'Back to the slides')!;
    open.click();
    await element.updateComplete;
    expect(allInside(element, '[role="option"]').length).to.equal(4);
  });

  it('is accessible with a deck, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await opened();
      element.style.inlineSize = width;
      await appears(inside(element, '.sheet deck-view'), '.text');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
