import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { Deck, DeckBuilder, DeckRightPanel, QueryResult } from '../../../src/index.js';
import { runQuery, widgets } from '../deck-builder/sales-page.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

export interface StateView {
  /** CSS pixels. */
  width: number;
  locale: string;
}

const TABLES = [
  { name: 'sales', rowCount: 3, columns: [{ name: 'region', type: 'string' as const, dbType: 'VARCHAR' }] },
];
/** An engine that has tables of its own, which can be asked about. */
const engine = Object.assign(runQuery.bind(undefined), {
  engine: () => Promise.resolve({ runQuery, schema: () => Promise.resolve(TABLES) }),
});

/** A builder with everything a page can give it, at its start or with a deck. */
/** A document whose second slide the page itself can write anew. */
function writtenDeck(): Deck {
  const made = fixtureDeck();
  const { sql, title } = made.sources['revenue']!;
  made.sources['revenue']!.widget = { id: 'revenue', type: 'bar', title, dataKey: sql };
  return made;
}

async function builder({ width, locale }: StateView, withDeck: boolean): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(html`
    <deck-builder
      locale=${locale}
      style="block-size: 590px; inline-size: ${width}px"
      .config=${{ name: 'Sales', widgets }}
      .runQuery=${engine}
      .signIn=${() => undefined}
      .topUp=${() => undefined}
      .deck=${withDeck ? writtenDeck() : undefined}
    ></deck-builder>
  `);
  if (withDeck) await appears(element, '.thumbnail deck-view');
  return element;
}

const start = (view: StateView): Promise<DeckBuilder> => builder(view, false);

async function deck(view: StateView, at = 1): Promise<DeckBuilder> {
  const element = await builder(view, true);
  allInside(element, '.thumbnail')[at]!.click();
  await element.updateComplete;
  return element;
}

async function menu(view: StateView, id: string): Promise<DeckBuilder> {
  const element = await deck(view);
  const opener = await appears<HTMLButtonElement>(element, `[popovertarget="${id}"]`);
  // In a narrow builder a tool may stand in a menu.
  if (opener.offsetParent) opener.click();
  else inside<HTMLElement>(element, `#${id}`).showPopover();
  await appears(element, `#${id}:popover-open`);
  return element;
}

async function panel(view: StateView, at: number, element?: DeckBuilder): Promise<DeckBuilder> {
  element ??= await deck(view);
  if (!element.shadowRoot!.querySelector('deck-right-panel'))
    inside(element, '.toolbar [aria-pressed]').click();
  const details = await appears<DeckRightPanel>(element, 'deck-right-panel');
  await appears(details, '[role="tab"]');
  allInside(details, '[role="tab"]')[at]!.click();
  await waitUntil(() => inside(details, '[role="tabpanel"]').childElementCount > 0, 'an empty tab');
  return element;
}

async function proposed(view: StateView): Promise<DeckBuilder> {
  const element = await panel(view, 0);
  element.service = 'local';
  const details = inside<DeckRightPanel>(element, 'deck-right-panel');
  const wish = await appears<HTMLTextAreaElement>(details, '#instruction');
  wish.value = 'Shorter';
  wish.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await details.updateComplete;
  inside<HTMLButtonElement>(details, 'button[type="submit"]').click();
  await appears(details, '.rewrite-review');
  return element;
}

function pictureFile(): File {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>';
  return new File([svg], '1.svg', { type: 'image/svg+xml' });
}
function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

async function withPicture(view: StateView): Promise<DeckBuilder> {
  const element = await deck(view);
  const field = await appears<HTMLInputElement>(element, '#picture-file');
  field.files = transferOf(pictureFile()).files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await waitUntil(() => Object.keys(element.deck!.assets).length > 0, 'no picture');
  await panel(view, 0, element);
  await appears(inside(element, 'deck-right-panel'), '.picture');
  return element;
}

async function draggedOver(view: StateView): Promise<DeckBuilder> {
  const element = await deck(view);
  const dataTransfer = transferOf(pictureFile());
  inside(element, '.sheet').dispatchEvent(
    new DragEvent('dragover', { bubbles: true, composed: true, cancelable: true, dataTransfer }),
  );
  await appears(element, '.drop-veil');
  return element;
}

async function refused(view: StateView, code: string, headers: Record<string, string> = {}) {
  const element = await start(view);
  element.customFetch = () =>
    Promise.resolve(Response.json({ error: { code, message: 'No.' } }, { status: 429, headers }));
  await element.generate();
  await appears(element, '.recovery');
  return element;
}

async function exporting(view: StateView): Promise<DeckBuilder> {
  const element = await deck(view);
  inside(element, '.toolbar .primary').click();
  await appears(element, '#export-dialog[open]');
  return element;
}

async function presenting(view: StateView, key?: string): Promise<DeckBuilder> {
  const element = await deck(view);
  element.fullscreen = 'host';
  // It covers the window, whatever the builder's width.
  element.style.inlineSize = '100%';
  await element.present();
  const presenter = inside(element, 'deck-presenter');
  await appears(presenter, '.controls');
  if (key !== undefined)
    inside(presenter, 'dialog').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  return element;
}

/** With new rows, which a person has not allowed to be asked for yet. */
async function refreshing(view: StateView): Promise<DeckBuilder> {
  const element = await deck(view);
  element.runQuery = () =>
    Promise.resolve({
      columns: fixtureDeck().sources['revenue']!.columns,
      rows: [{ region: 'North', value: 1_504_500 }],
      rowCount: 1,
      elapsedMs: 1,
      truncated: false,
    });
  await element.refresh();
  await appears(element, '.review pre');
  return element;
}

/** Everything the builder and the presenter can show, by name. Each brings a new element there. */
export const STATES: Record<string, (view: StateView) => Promise<DeckBuilder>> = {
  'the start': async (view) => {
    const element = await start(view);
    await waitUntil(() => allInside(element, '.preview deck-view').length === 3, 'no previews');
    return element;
  },
  'the start without a dashboard': (view) =>
    fixture<DeckBuilder>(
      html`<deck-builder locale=${view.locale} style="inline-size: ${view.width}px"></deck-builder>`,
    ),
  'what is asked of the writer': async (view) => {
    const element = await start(view);
    for (const opener of ['.brief > summary', '.sent > summary']) (await appears(element, opener)).click();
    return element;
  },
  'the outline': async (view) => {
    const element = await start(view);
    element.service = 'local';
    (await appears(element, '.review')).click();
    await appears(element, '.outline li');
    return element;
  },
  'slides that are awaited': async (view) => {
    const element = await start(view);
    element.runQuery = () => new Promise<QueryResult>(() => undefined);
    void element.generate();
    await appears(element, '[part~="progress"]');
    return element;
  },
  'a service that wants a sign-in': (view) => refused(view, 'unauthorized'),
  'a service that wants to be paid': (view) => refused(view, 'quota_exceeded'),
  'a service that wants to be waited for': (view) => refused(view, 'rate_limited', { 'retry-after': '30' }),
  'the cover of a deck': (view) => deck(view, 0),
  'a slide with a chart': (view) => deck(view),
  'a slide with a table': (view) => deck(view, 2),
  'the menu of slides': (view) => menu(view, 'slide-menu'),
  'the menu of new slides': (view) => menu(view, 'new-slide-menu'),
  'the menu of layouts': (view) => menu(view, 'layouts'),
  'the menu of zooms': (view) => menu(view, 'zoom-levels'),
  'the menu of files': (view) => menu(view, 'file-menu'),
  'the menu of tools': (view) => menu(view, 'more-tools'),
  'the looks': (view) => menu(view, 'looks'),
  'finding and replacing': async (view) => {
    const element = await deck(view);
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'h', ctrlKey: true, metaKey: false, bubbles: true }),
    );
    await appears(element, '[part~="find"] input');
    return element;
  },
  'the dialog for a new slide': async (view) => {
    const element = await deck(view);
    inside(element, '.rail .add').click();
    await appears(element, '[part~="add-slide"]');
    return element;
  },
  'the panel, text': (view) => panel(view, 0),
  'the panel, a rewrite that is proposed': proposed,
  'the panel, a picture': withPicture,
  'a picture that is dragged over the slide': draggedOver,
  'the panel, notes': (view) => panel(view, 1),
  'the panel, chart': (view) => panel(view, 2),
  'the panel, figures': (view) => panel(view, 3),
  'the panel, data': (view) => panel(view, 4),
  'the panel, look': (view) => panel(view, 5),
  'the dialog of export': exporting,
  'the shortcuts': async (view) => {
    const element = await deck(view);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    await appears(element, '#shortcuts-dialog[open]');
    return element;
  },
  'queries that wait for permission': refreshing,
  'a deck that changed with its rows': async (view) => {
    const element = await refreshing(view);
    inside(element, '.review .primary').click();
    await waitUntil(
      () => !inside(element, '.review').querySelector('pre'),
      `no review: ${text(inside(element, '[role="status"]'))}`,
    );
    return element;
  },
  presenting,
  'all slides while presenting': (view) => presenting(view, 'g'),
  'the keys of presenting': (view) => presenting(view, '?'),
};
