import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder, DeckRightPanel, DeckView } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, next, text } from '../inside.js';
import { editorIn } from '../template-field.js';
import { waitUntil } from '../wait.js';

/** A deck whose second slide the page itself can write anew. */
async function opened(deck = fixtureDeck()): Promise<{ element: DeckBuilder; panel: DeckRightPanel }> {
  const { sql, title } = deck.sources['revenue']!;
  deck.sources['revenue']!.widget = { id: 'revenue', type: 'bar', title, dataKey: sql };
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 760px; inline-size: 1200px"
      .deck=${deck}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  allInside(element, '[role="option"]')[1]!.click();
  const panel = await appears<DeckRightPanel>(element, 'deck-right-panel');
  await waitUntil(() => panel.slideId === 'regions');
  return { element, panel };
}

async function ask(panel: DeckRightPanel): Promise<void> {
  const field = await appears<HTMLTextAreaElement>(panel, '#instruction');
  field.value = 'Shorter';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await panel.updateComplete;
  inside<HTMLButtonElement>(panel, 'button[type="submit"]').click();
}
const act = (panel: DeckRightPanel, name: string): void =>
  allInside(panel, '.rewrite-actions button')
    .find((button) => text(button) === name)!
    .click();
const shown = (element: DeckBuilder): string =>
  text(inside(inside<DeckView>(element, '.canvas deck-view'), '[role="heading"]'));
const undo = (element: DeckBuilder): HTMLButtonElement => inside(element, 'button[aria-label="Undo"]');

describe('deck-builder, a rewrite that is proposed', () => {
  it('is seen on the canvas and in no document before it is accepted, which is one step of undo', async () => {
    const { element, panel } = await opened();
    const before = element.deck!;
    let changes = 0;
    element.addEventListener('deck-change', () => (changes += 1));
    await ask(panel);
    await appears(panel, '.rewrite-review');
    expect(element.deck).to.equal(before);
    expect(changes).to.equal(0);
    const { proposal } = panel;
    await waitUntil(() => inside<DeckView>(element, '.canvas deck-view').deck!.slides[1] === proposal);
    expect(undo(element).disabled).to.equal(true);
    const changed = next(element, 'deck-change');
    act(panel, 'Accept');
    expect((await changed).edits).to.deep.equal([{ type: 'replaceSlide', slide: proposal }]);
    await waitUntil(() => !undo(element).disabled);
    undo(element).click();
    expect(element.deck!.slides).to.deep.equal(before.slides);
    await element.updateComplete;
    expect(undo(element).disabled).to.equal(true);
  });

  it('renews the table of sources in the same step: which tests support what is said is another thing then', async () => {
    const deck = fixtureDeck();
    const data = { rows: [{ Tests: 'Pettitt' }], queriedAt: '', fingerprint: 'old', truncated: false };
    deck.sources['listed'] = { title: 'Sources and data', sql: '', columns: [], data };
    deck.slides.push({
      ...deck.slides[1]!, id: 'listing', layout: 'table', title: 'Sources and data', text: '', ext: { part: 'sources' },
      blocks: [{ id: 'table', region: 'table', source: 'listed', kind: 'table', spec: { type: 'table', encoding: {} } }],
    }); // prettier-ignore
    const { element, panel } = await opened(deck);
    await ask(panel);
    await appears(panel, '.rewrite-review');
    const changed = next(element, 'deck-change');
    act(panel, 'Accept');
    expect((await changed).edits.map(({ type }) => type)).to.deep.equal(['replaceSlide', 'setSource']);
    expect(JSON.stringify(element.deck!.sources['listed']!.data!.rows)).not.to.contain('Pettitt');
    await waitUntil(() => !undo(element).disabled);
    undo(element).click();
    expect(element.deck!.sources['listed']!.data!.rows).to.deep.equal([{ Tests: 'Pettitt' }]);
  });

  it('leaves no trace once it is rejected', async () => {
    const { element, panel } = await opened();
    const before = element.deck!;
    const title = shown(element);
    await ask(panel);
    await appears(panel, '.rewrite-review');
    act(panel, 'Reject');
    await waitUntil(() => !panel.shadowRoot!.querySelector('.rewrite-review'));
    await waitUntil(() => shown(element) === title);
    expect(element.deck).to.equal(before);
    expect(panel.busy).to.equal(false);
  });

  it('waits for its slide while another one is looked at', async () => {
    const { element, panel } = await opened();
    await ask(panel);
    await appears(panel, '.rewrite-review');
    allInside(element, '[role="option"]')[2]!.click();
    await waitUntil(() => !panel.shadowRoot!.querySelector('.rewrite-review'));
    allInside(element, '[role="option"]')[1]!.click();
    await appears(panel, '.rewrite-review');
  });

  it('never overwrites what a person edited meanwhile', async () => {
    const { element, panel } = await opened();
    await ask(panel);
    await appears(panel, '.rewrite-review');
    (await editorIn(panel, '#title')).write('My own words');
    await appears(panel, '.rewrite-review .message');
    await waitUntil(() => shown(element) === 'My own words');
    act(panel, 'Accept');
    expect(element.deck!.slides[1]!.title).to.equal('My own words');
    act(panel, 'Try again');
    await waitUntil(() => panel.proposal && !panel.shadowRoot!.querySelector('.rewrite-review .message'), '');
    expect(panel.rewrite!.before!.title).to.equal('My own words');
  });
});
