import { expect, fixture, html } from '@open-wc/testing';
import { strFromU8, unzipSync } from 'fflate';
import '../../../src/elements/deck-builder/define.js';
import type { Deck, DeckBuilder, DeckExportEvent } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

/** A builder whose page keeps the files. */
async function opened(deck: Deck = fixtureDeck(), width = '1200px'): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 700px; inline-size: ${width}"
      @deck-export=${(event: Event) => event.preventDefault()}
      .deck=${deck}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  return element;
}

async function openDialog(element: DeckBuilder): Promise<HTMLDialogElement> {
  inside<HTMLButtonElement>(element, 'button[aria-label="Export PowerPoint"]').click();
  const dialog = await appears<HTMLDialogElement>(element, '#export-dialog');
  await waitUntil(() => dialog.open);
  return dialog;
}

const button = (dialog: Element, label: string): HTMLButtonElement =>
  [...dialog.querySelectorAll('button')].find((one) => text(one) === label)!;
const field = (dialog: Element, name: string): HTMLInputElement => dialog.querySelector(`[name="${name}"]`)!;
const choose = (dialog: Element, label: string): void =>
  [...dialog.querySelectorAll('label')].find((one) => text(one).startsWith(label))!.click();
function write(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const focused = (element: DeckBuilder): string => text(element.shadowRoot!.activeElement!);

async function exportedBy(element: DeckBuilder, dialog: Element): Promise<DeckExportEvent> {
  const exported = next(element, 'deck-export');
  button(dialog, 'Export').click();
  return exported;
}
async function partsOf(file: File): Promise<[name: string, content: string][]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]);
}
const slidesIn = (parts: [string, string][]): number =>
  parts.filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/u.test(name)).length;

/** One with a chart that cannot be drawn. */
function brokenDeck(): Deck {
  const deck = fixtureDeck();
  deck.slides[1]!.blocks = [
    {
      id: 'b',
      region: 'chart',
      kind: 'chart',
      source: 'revenue',
      spec: { type: 'scatter', encoding: { x: 'nowhere', y: 'value' } },
    },
  ];
  return deck;
}

describe('export dialog', () => {
  it('is opened by the button and by keys, with the button that goes on focused, so that Enter exports', async () => {
    const element = await opened();
    inside(element, 'button[aria-label="Export PowerPoint"]').focus();
    const dialog = await openDialog(element);
    expect(focused(element)).to.equal('Export');
    await press('Escape');
    await waitUntil(() => !dialog.isConnected);
    expect(element.shadowRoot!.activeElement!.ariaLabel).to.equal('Export PowerPoint');
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'E',
        ctrlKey: true,
        metaKey: false,
        shiftKey: true,
        bubbles: true,
      }),
    );
    await appears(element, '#export-dialog[open]');
    const exported = next(element, 'deck-export');
    await waitUntil(() => focused(element) === 'Export');
    await press('Enter');
    expect((await exported).file.name).to.equal(`${element.deck!.title}.pptx`);
  });

  it('lets long tables go on over further slides, which it counts', async () => {
    const deck = fixtureDeck();
    const rows = Array.from({ length: 60 }, (_, index) => ({ region: `Region ${index + 1}`, value: index }));
    deck.sources['revenue']!.data!.rows = rows;
    deck.slides[1]!.layout = 'table';
    deck.slides[1]!.blocks = [
      { id: 'b', region: 'table', kind: 'table', source: 'revenue', spec: { type: 'table', encoding: {} } },
    ];
    const element = await opened(deck);
    const dialog = await openDialog(element);
    write(field(dialog, 'range'), '2');
    await element.updateComplete;
    expect(text(inside(element, '.export-count'))).to.equal('1 slide');
    choose(dialog, 'All rows of tables');
    await element.updateComplete;
    const counted = Number.parseInt(text(inside(element, '.export-count')), 10);
    expect(counted).to.be.greaterThan(3);
    const parts = await partsOf((await exportedBy(element, dialog)).file);
    expect(slidesIn(parts)).to.equal(counted);
    const tables = parts.flatMap(([name, xml]) =>
      name.startsWith('ppt/slides/slide') ? (/<a:tbl>.*<\/a:tbl>/su.exec(xml)?.[0] ?? []) : [],
    );
    for (const { region } of rows)
      expect(
        tables.filter((xml) => xml.includes(`<a:t>${region}</a:t>`)),
        region,
      ).to.have.length(1);
  });

  it('makes the file that was chosen: name, slides, notes, origins, cover, company and the deck itself', async () => {
    const deck = { ...fixtureDeck(), branding: { companyName: 'Northwind' } };
    const element = await opened(deck);
    const dialog = await openDialog(element);
    write(field(dialog, 'file'), 'For the board');
    write(field(dialog, 'range'), '2');
    await element.updateComplete;
    expect(text(inside(element, '.export-count'))).to.equal('1 slide');
    for (const label of ['Company name', 'Speaker notes', 'Origin of every', 'The deck itself'])
      choose(dialog, label);
    await element.updateComplete;
    const { file } = await exportedBy(element, dialog);
    expect(file.name).to.equal('For the board.pptx');
    const parts = await partsOf(file);
    expect(slidesIn(parts)).to.equal(1);
    expect(parts.some(([, content]) => content.includes('Northwind'))).to.equal(false);
    expect(parts.some(([, content]) => content.includes('SELECT'))).to.equal(false);
  });

  it('gives charts as pictures, or as charts that PowerPoint edits, and says what that means', async () => {
    const element = await opened();
    const dialog = await openDialog(element);
    expect(text(dialog)).to.contain('As pictures, exactly as here');
    choose(dialog, 'PowerPoint charts');
    await element.updateComplete;
    expect(text(dialog)).to.contain('can be edited in PowerPoint');
    const { file } = await exportedBy(element, dialog);
    const names = (await partsOf(file)).map(([name]) => name);
    expect(names).to.include.members(['ppt/charts/chart1.xml', 'ppt/embeddings/workbook1.xlsx']);
    expect(names.some((name) => name.endsWith('.png'))).to.equal(false);
    await appears(element, '.export-saved');
    expect(text(dialog)).not.to.contain('charts as pictures');
  });

  it('remembers the choices for the next file', async () => {
    const element = await opened();
    let dialog = await openDialog(element);
    choose(dialog, 'Speaker notes');
    choose(dialog, 'Only slide 1');
    await element.updateComplete;
    await press('Escape');
    await waitUntil(() => !dialog.isConnected);
    dialog = await openDialog(element);
    expect(field(dialog, 'notes').checked).to.equal(false);
    expect(field(dialog, 'provenance').checked).to.equal(true);
    expect(dialog.querySelectorAll<HTMLInputElement>('[name="export-slides"]')[1]!.checked).to.equal(true);
  });

  it('says what is wrong with numbers of slides, and makes no file of them', async () => {
    const element = await opened();
    const dialog = await openDialog(element);
    write(field(dialog, 'range'), '1, 99');
    await element.updateComplete;
    button(dialog, 'Export').click();
    await element.updateComplete;
    expect(text(inside(element, '#export-problem')))
      .to.contain('“99” is not there')
      .and.to.contain('1 to 4');
    expect(element.shadowRoot!.activeElement).to.equal(field(dialog, 'range'));
    expect(field(dialog, 'range').getAttribute('aria-describedby')).to.equal('export-problem');
    write(field(dialog, 'range'), '1-2');
    await element.updateComplete;
    expect((await exportedBy(element, dialog)).file.size).to.be.greaterThan(0);
  });

  it('tells what became of the file: its name and size, what is different by slide, and the way there', async () => {
    const element = await opened(brokenDeck());
    const dialog = await openDialog(element);
    await exportedBy(element, dialog);
    const saved = await appears(element, '.export-saved');
    expect(text(saved)).to.match(/was handed to the page 4 slides · [\d,.]+ (kB|MB)/u);
    expect(text(inside(element, '.export-differences'))).to.contain('Something could not be drawn');
    expect(text(inside(element, '.export-always'))).to.contain('another font');
    expect(focused(element)).to.equal('Close');
    const link = inside<HTMLButtonElement>(element, '.export-link');
    expect(text(link)).to.match(/^Slide 2: /u);
    link.click();
    await waitUntil(() => !dialog.isConnected);
    expect(allInside(element, '[role="option"]')[1]!.ariaSelected).to.equal('true');
  });

  it('shows how far it is, and a cancelled export leaves no file', async () => {
    const element = await opened();
    let files = 0;
    element.addEventListener('deck-export', () => (files += 1));
    const dialog = await openDialog(element);
    button(dialog, 'Export').click();
    await element.updateComplete;
    inside(element, '.export-bar [role="progressbar"]');
    button(dialog, 'Cancel the export').click();
    await appears(element, '.export-form');
    expect(text(dialog.querySelector('[role="status"]')!)).to.contain('was cancelled');
    expect(files).to.equal(0);
    await exportedBy(element, dialog);
    expect(files).to.equal(1);
  });

  it('is cancelled by the page and by a person alike, whoever comes first', async () => {
    const element = await opened();
    const told: string[] = [];
    for (const name of ['deck-export', 'deck-error']) element.addEventListener(name, () => told.push(name));
    const page = new AbortController();
    const byPage = element.export('pptx', {
      signal: page.signal,
      onProgress: () => page.abort(new Error('a reason of the page')),
    });
    expect(await byPage).to.equal(undefined);
    expect(await element.export('pptx', { signal: page.signal })).to.equal(undefined);

    const dialog = await openDialog(element);
    let cancelled = false;
    const byPerson = element.export('pptx', {
      signal: new AbortController().signal,
      onProgress: () => {
        if (cancelled) return;
        cancelled = true;
        void element.updateComplete.then(() => button(dialog, 'Cancel the export').click());
      },
    });
    expect(await byPerson).to.equal(undefined);
    await appears(element, '.export-form');
    expect(told).to.deep.equal([]);
    const left = new AbortController().signal;
    expect((await element.export('pptx', { signal: left }))?.size).to.be.greaterThan(0);
    expect(told).to.deep.equal(['deck-export']);
  });

  it('may be closed while it works: the file comes all the same, and the button shows the dialog again', async () => {
    const element = await opened();
    const dialog = await openDialog(element);
    const exported = next(element, 'deck-export');
    button(dialog, 'Export').click();
    await element.updateComplete;
    button(dialog, 'Close').click();
    await waitUntil(() => !dialog.isConnected);
    expect((await exported).file.size).to.be.greaterThan(0);
    await waitUntil(() => element.shadowRoot!.querySelector('button[aria-label="Export PowerPoint"]'));
  });

  it('says why no file was made and tries again', async () => {
    const element = await opened();
    const dialog = await openDialog(element);
    const failed = next(element, 'deck-error');
    const file = Reflect.getOwnPropertyDescriptor(window, 'File')!;
    // A browser that has no room for the file.
    Object.defineProperty(window, 'File', {
      configurable: true,
      value: class {
        constructor() {
          throw new RangeError('Array buffer allocation failed');
        }
      },
    });
    button(dialog, 'Export').click();
    await failed;
    Object.defineProperty(window, 'File', file);
    await appears(element, '#export-dialog .message');
    expect(text(inside(element, '#export-dialog .message'))).to.contain('No file was made');
    expect(focused(element)).to.equal('Try again');
    const exported = next(element, 'deck-export');
    button(dialog, 'Try again').click();
    expect((await exported).file.size).to.be.greaterThan(0);
  });

  for (const width of ['1200px', '360px'])
    it(`is accessible in all its states, light and dark, ${width} wide`, async () => {
      const element = await opened(brokenDeck(), width);
      const check = (): Promise<void> => inBothSchemes(element, () => expect(element).to.be.accessible());
      const dialog = await openDialog(element);
      write(field(dialog, 'range'), 'x');
      await element.updateComplete;
      button(dialog, 'Export').click();
      await element.updateComplete;
      await check();
      write(field(dialog, 'range'), '1-3');
      await element.updateComplete;
      await exportedBy(element, dialog);
      await appears(element, '.export-saved');
      await check();
    });
});
