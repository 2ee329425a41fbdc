import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-right-panel/define.js';
import type { Slide } from '../../../src/core/deck/types.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { editorIn } from '../template-field.js';

const rewritten = (slide: Slide): Slide => ({
  ...slide,
  title: 'North is ahead with {{first(value) | compact}} of {{sum(value) | compact}}',
  blocks: slide.blocks.map((block) =>
    'spec' in block ? { ...block, spec: { ...block.spec, type: 'horizontal-bar' as const } } : block,
  ),
});

async function panel(): Promise<DeckRightPanel> {
  const element = await fixture<DeckRightPanel>(
    html`<deck-right-panel .deck=${fixtureDeck()} slide-id="regions"></deck-right-panel>`,
  );
  await appears(element, '.chips');
  return element;
}

async function asked(element: DeckRightPanel, instruction = 'Shorter'): Promise<void> {
  const field = inside<HTMLTextAreaElement>(element, '#instruction');
  field.value = instruction;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await element.updateComplete;
  inside<HTMLButtonElement>(element, 'button[type="submit"]').click();
  await element.updateComplete;
}

async function proposed(): Promise<DeckRightPanel> {
  const element = await panel();
  await asked(element);
  inside<HTMLTextAreaElement>(element, '#instruction').focus();
  element.proposal = rewritten(element.deck!.slides[1]!);
  await appears(element, '.rewrite-review');
  await element.updateComplete;
  return element;
}
const action = (element: DeckRightPanel, name: string): HTMLButtonElement =>
  allInside(element, '.rewrite-actions button').find((button) => text(button) === name) as HTMLButtonElement;
const status = (element: DeckRightPanel): string => text(inside(element, '.base > [role="status"]'));

describe('deck-right-panel, a rewrite that is proposed', () => {
  it('shows what it changes word by word, with the figures, and in the chart', async () => {
    const element = await proposed();
    const title = inside(element, '.diff.title');
    expect(text(title.querySelector('del')!)).to.contain('leads');
    expect(text(title.querySelector('ins')!)).to.contain('is ahead');
    expect(inside(element, '.diff-text').textContent).to.match(/^North /);
    expect(text(title)).to.contain('1.2M').and.not.to.contain('{{');
    expect(text(inside(element, '.block-changes'))).to.contain('Bar chart');
    expect(status(element)).to.contain('Nothing is changed until you accept it');
    expect(element.deck!.slides[1]!.title).to.contain('leads');
    expect(element.shadowRoot!.activeElement).to.equal(inside(element, '.rewrite-review'));
  });

  it('accepts it by the keyboard as one edit that the page is told of', async () => {
    const element = await proposed();
    const proposal = element.proposal!;
    const changed = next(element, 'deck-slide-change');
    await press(`${COMMAND_KEY}+Enter`);
    const { edits, deck } = await changed;
    expect(edits).to.deep.equal([{ type: 'replaceSlide', slide: proposal }]);
    expect(deck.slides[1]).to.equal(proposal);
    await element.updateComplete;
    expect(element.proposal).to.equal(undefined);
    expect(element.shadowRoot!.querySelector('.rewrite-review')).to.equal(null);
    expect(status(element)).to.equal('The rewrite was accepted.');
    expect(element.shadowRoot!.activeElement?.id).to.equal('instruction');
  });

  it('rejects it with Escape, and leaves the slide as it was', async () => {
    const element = await proposed();
    const before = element.deck;
    const cancelled = next(element, 'deck-modify-cancel');
    await press('Escape');
    expect((await cancelled).slideId).to.equal('regions');
    await element.updateComplete;
    expect(element.deck).to.equal(before);
    expect(status(element)).to.equal('The slide stays as it was.');
  });

  it('asks for the same again', async () => {
    const element = await proposed();
    const again = next(element, 'deck-modify-request');
    action(element, 'Try again').click();
    expect((await again).instruction).to.equal('Shorter');
  });

  it('does not overwrite what was edited meanwhile, and says so', async () => {
    const element = await panel();
    await asked(element);
    const proposal = rewritten(element.deck!.slides[1]!);
    (await editorIn(element, '#title')).write('My own words');
    element.proposal = proposal;
    expect(text(await appears(element, '.rewrite-review .message'))).to.contain('edited meanwhile');
    expect(action(element, 'Accept').disabled).to.equal(true);
    await press(`${COMMAND_KEY}+Enter`);
    expect(element.deck!.slides[1]!.title).to.equal('My own words');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('says where nothing would change', async () => {
    const element = await panel();
    element.proposal = { ...element.deck!.slides[1]! };
    expect(text(await appears(element, '.rewrite-review'))).to.contain('says the same');
    expect(action(element, 'Accept').disabled).to.equal(true);
  });

  it('belongs to its slide: another one is shown as ever', async () => {
    const element = await proposed();
    element.slideId = 'all';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.rewrite-review')).to.equal(null);
  });

  it('is accessible, light and dark', async () => {
    const element = await proposed();
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});

describe('deck-right-panel, the form that asks for a change', () => {
  it('suggests wishes, and brings earlier ones back by the arrow keys', async () => {
    const element = await panel();
    const field = inside<HTMLTextAreaElement>(element, '#instruction');
    allInside(element, '.chip')
      .find((chip) => text(chip) === 'More detail')!
      .click();
    await element.updateComplete;
    expect(field.value).to.equal('More detail');
    await asked(element, 'Shorter');
    await asked(element, 'As a table');
    field.focus();
    for (const wanted of ['As a table', 'Shorter']) {
      await press('ArrowUp');
      await element.updateComplete;
      expect(field.value).to.equal(wanted);
    }
    await press('ArrowDown');
    await press('ArrowDown');
    await element.updateComplete;
    expect(field.value).to.equal('');
  });

  it('shows the title and the text as they arrive, and stops on demand', async () => {
    const element = await panel();
    element.busy = true;
    element.rewrite = { draft: { title: 'North is', text: 'It brings', notes: '' } };
    const draft = await appears(element, '.draft');
    expect(text(draft)).to.contain('North is').and.to.contain('It brings');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    const cancelled = next(element, 'deck-modify-cancel');
    draft.querySelector('button')!.click();
    expect((await cancelled).slideId).to.equal('regions');
  });

  it('says why there is no rewrite, and asks again', async () => {
    const element = await panel();
    element.rewrite = { instruction: 'Shorter', error: new Error('The service is asleep.') };
    const message = await appears(element, '.rewrite-error');
    expect(text(message)).to.contain('The service is asleep.');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    const again = next(element, 'deck-modify-request');
    message.querySelector('button')!.click();
    expect((await again).instruction).to.equal('Shorter');
  });
});
