import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from './inside.js';
import { press } from './press.js';
import { editorIn } from './template-field.js';

const panel = (): Promise<DeckRightPanel> =>
  fixture<DeckRightPanel>(
    html`<deck-right-panel .deck=${fixtureDeck()} slide-id="regions"></deck-right-panel>`,
  );

function type(field: HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
async function open(element: DeckRightPanel, tab: string): Promise<void> {
  allInside(element, '[role="tab"]')
    .find((button) => text(button) === tab)!
    .click();
  await element.updateComplete;
}

describe('deck-right-panel', () => {
  it('edits the templates of a slide as they are typed', async () => {
    const element = await panel();
    const field = await editorIn(element, '#title');
    const changed = next(element, 'deck-slide-change');
    field.write('Sum: {{sum(value)}}');
    const { edits, deck } = await changed;
    expect(edits).to.deep.equal([
      { type: 'setSlideField', slideId: 'regions', field: 'title', value: 'Sum: {{sum(value)}}' },
    ]);
    expect(deck.slides[1]!.title).to.equal('Sum: {{sum(value)}}');
  });

  it('shows figures as chips with their values, in fields with the names they had', async () => {
    const element = await panel();
    const field = await editorIn(element, '#text');
    expect(field.content.getAttribute('aria-label')).to.equal('Text');
    expect((await editorIn(element, '#title')).content.getAttribute('aria-label')).to.equal('Title');
    expect(field.chips)
      .to.include('Share of North in value: 37.3% (percent)')
      .and.to.include('Total of value: 3.2M (compact)');
    expect(field.button('Bold')).to.exist;
  });

  it('leaves no editor behind that is drawn after it left the page, and has them again when it is back', async () => {
    const element = await panel();
    const place = element.parentElement!;
    await editorIn(element, '#title');
    element.remove();
    element.slideId = 'next';
    await element.updateComplete;
    expect(allInside(element, '.cm-editor')).to.have.length(0);
    place.append(element);
    expect((await editorIn(element, '#title')).source).to.equal('What next');
  });

  it('takes what changes elsewhere into a field, and leaves the caret where it is', async () => {
    const element = await panel();
    const field = await editorIn(element, '#title');
    field.caret('North');
    const deck = structuredClone(element.deck!);
    deck.slides[1]!.title = 'North leads with {{sum(value)}}, as ever';
    element.deck = deck;
    await element.updateComplete;
    expect(field.source).to.equal('North leads with {{sum(value)}}, as ever');
    expect(field.view.state.selection.main.head).to.equal('North'.length);
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true);
    element.slideId = 'next';
    await element.updateComplete;
    expect((await editorIn(element, '#title')).source).to.equal('What next');
  });

  it('names what is wrong with a template and what to do', async () => {
    const element = await panel();
    (await editorIn(element, '#text')).write('Sum: {{sum(valeu)}}');
    expect(text(await appears(element, '.problem'))).to.contain('valeu');
  });

  it('edits the notes', async () => {
    const element = await panel();
    await open(element, 'Notes');
    const field = await editorIn(element, '#notes');
    const changed = next(element, 'deck-slide-change');
    field.write('Say hello');
    expect((await changed).deck.slides[1]!.notes).to.equal('Say hello');
  });

  it('shows the query and the rows', async () => {
    const element = await panel();
    await open(element, 'Data');
    expect(text(await appears(element, 'pre'))).to.contain('FROM sales');
    expect(allInside(element, '.preview tbody tr').length).to.equal(4);
  });

  it('shows where each figure comes from', async () => {
    const element = await panel();
    await open(element, 'Figures');
    const figures = await appears(element, '.figures');
    expect(text(figures)).to.contain('sum(value)').and.to.contain('$3,228,900');
  });

  it('opens the whole trail of a figure, and lists statements with their tests', async () => {
    const deck = fixtureDeck();
    const slide = deck.slides[1]!;
    slide.title += ', up 5%';
    slide.claims = [{ id: 'a', quote: slide.title, test: 'argmax(region, value) == "East"' }];
    const element = await fixture<DeckRightPanel>(
      html`<deck-right-panel .deck=${deck} slide-id="regions"></deck-right-panel>`,
    );
    await open(element, 'Figures');
    const summary = await appears(element, '.figures summary');
    summary.click();
    expect(inside<HTMLDetailsElement>(element, '.figures details').open).to.equal(true);
    const trail = text(inside(element, '.trail'));
    expect(trail).to.contain('Computed from rows').and.to.contain('1 of 4 rows').and.to.contain('GROUP BY');
    expect(text(inside(element, '.unbound')))
      .to.contain('5%')
      .and.to.contain('not bound to data');
    const claims = text(inside(element, '.claims'));
    expect(claims).to.contain('No longer holds').and.to.contain('argmax(region, value) == "East"');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('asks for a rewrite and clears the request once it is taken', async () => {
    const element = await panel();
    const field = inside<HTMLTextAreaElement>(element, '#instruction');
    type(field, '  Shorter  ');
    await element.updateComplete;
    const asked = next(element, 'deck-modify-request');
    inside<HTMLButtonElement>(element, 'button[type="submit"]').click();
    const { slideId, instruction, cancelable } = await asked;
    expect([slideId, instruction, cancelable]).to.deep.equal(['regions', 'Shorter', true]);
    await element.updateComplete;
    expect(field.value).to.equal('');
  });

  it('keeps the request when the page refuses it', async () => {
    const element = await panel();
    element.addEventListener('deck-modify-request', (event) => event.preventDefault());
    const field = inside<HTMLTextAreaElement>(element, '#instruction');
    type(field, 'Shorter');
    await element.updateComplete;
    inside<HTMLButtonElement>(element, 'button[type="submit"]').click();
    await element.updateComplete;
    expect(field.value).to.equal('Shorter');
  });

  it('moves between tabs with the arrow keys', async () => {
    const element = await panel();
    inside(element, '[role="tab"]').focus();
    await press('ArrowRight');
    await element.updateComplete;
    expect(text(inside(element, '[aria-selected="true"]'))).to.equal('Notes');
    await press('ArrowLeft');
    await press('ArrowLeft');
    await element.updateComplete;
    expect(text(inside(element, '[aria-selected="true"]'))).to.equal('Look');
    expect(text(element.shadowRoot!.activeElement!)).to.equal('Look');
    await press('Home');
    await element.updateComplete;
    expect(text(element.shadowRoot!.activeElement!)).to.equal('Text');
  });

  it('is accessible in every tab, light and dark', async () => {
    const tabs = {
      Text: '#text .cm-content',
      Notes: '#notes .cm-content',
      Chart: '.type-grid',
      Figures: '.figures',
      Data: 'pre',
      Look: '.looks',
    };
    for (const [tab, content] of Object.entries(tabs)) {
      const element = await panel();
      await open(element, tab);
      await appears(element, content);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
