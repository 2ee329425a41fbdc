import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-view/define.js';
import type { DeckView } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { editorIn, expressionIn, type TemplateField } from '../template-field.js';
import { waitUntil } from '../wait.js';

const LEADS = 'North leads with {{first(value) | compact}} of {{sum(value) | compact}}';

async function editing(field: 'title' | 'text', slide = 'regions'): Promise<[DeckView, TemplateField]> {
  const element = await fixture<DeckView>(
    html`<deck-view
      style="inline-size: 800px"
      .deck=${fixtureDeck()}
      slide-id=${slide}
      editable
    ></deck-view>`,
  );
  (await appears(element, `[data-edit="${field}"]`)).click();
  const editor = await editorIn(element);
  await waitUntil(() => element.shadowRoot!.activeElement === editor.content);
  return [element, editor];
}

const choices = (element: Element): string[] =>
  allInside(element, '.cm-tooltip-autocomplete li').map(
    (item) =>
      `${text(item.querySelector('.cm-completionLabel')!)} ${item.querySelector('.cm-completionDetail')?.textContent}`,
  );

/** The list answers no key in its first moments, so that nobody takes what came up while typing. */
async function take(element: Element, label: string): Promise<void> {
  await waitUntil(() => choices(element).some((choice) => choice.startsWith(label)), `no ${label}`);
  const item = allInside(element, '.cm-tooltip-autocomplete li').find((each) =>
    text(each).startsWith(label),
  )!;
  item.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}

describe('a text that is edited on the slide, its figures', () => {
  it('stand as chips with a name and the value they have', async () => {
    const [, field] = await editing('title');
    expect(field.chips).to.deep.equal(['First value: 1.2M (compact)', 'Total of value: 3.2M (compact)']);
    expect(field.source).to.equal(LEADS);
    expect(field.content.getAttribute('role')).to.equal('textbox');
    expect(field.content.getAttribute('aria-label')).to.equal('Edit title');
    expect(field.content.getAttribute('spellcheck')).to.equal('true');
  });

  it('are one thing for the caret, and are selected before they are deleted', async () => {
    const [element, field] = await editing('title');
    field.caret('', 'before');
    await press('End');
    await press('ArrowLeft');
    expect(field.view.state.selection.main.head).to.equal(LEADS.indexOf('{{sum'));
    await press('End');
    await press('Backspace');
    expect(field.source).to.equal(LEADS);
    expect(text(inside(element, '.figure-chip.chosen'))).to.equal('Total of value: 3.2M (compact)');
    await press('Backspace');
    expect(field.source).to.equal('North leads with {{first(value) | compact}} of ');
    await press(`${COMMAND_KEY}+z`);
    expect(field.source).to.equal(LEADS);
  });

  it('that fail say why', async () => {
    const [element, field] = await editing('title');
    field.write('Sum {{sum(valu)}} and {{open');
    field.caret('Sum');
    const chip = await appears(element, '.figure-chip.failing');
    expect(text(chip))
      .to.contain('Total of valu')
      .and.to.contain('There is no column "valu". Did you mean value?');
    expect(chip.title).to.contain('Did you mean value?');
    expect(text(await appears(element, '.cm-lintRange-error'))).to.equal('{{open');
  });

  it('open with Enter: expression, live result, error with a hint, and Enter applies', async () => {
    const [element, field] = await editing('title');
    field.select('{{sum(value) | compact}}');
    await press('Enter');
    const dialog = await appears(element, '.figure-editor');
    expect(dialog.getAttribute('aria-label')).to.equal('Edit figure');
    const expression = await expressionIn(element);
    expect(expression.source).to.equal('sum(value) | compact');
    expect(text(inside(element, '.reading'))).to.equal('Reads 3.2M');
    expression.write('sum(valu)');
    expect(text(inside(element, '.reading'))).to.contain('There is no column "valu". Did you mean value?');
    await appears(element, '.figure-editor .cm-lintRange-error');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    expression.write('avg(value) | compact');
    expect(text(inside(element, '.reading'))).to.equal('Reads 807.2K');
    await press('Enter');
    expect(field.source).to.equal(
      'North leads with {{first(value) | compact}} of {{ avg(value) | compact }}',
    );
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true, 'focus is in the text');
    expect(element.shadowRoot!.querySelector('.figure-editor')).to.equal(null);
  });

  it('keep what they were when the expression is left with Escape', async () => {
    const [element, field] = await editing('title');
    field.select('{{sum(value) | compact}}');
    field.button('Edit figure').click();
    (await expressionIn(element)).write('count()');
    await press('Escape');
    expect(field.source).to.equal(LEADS);
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true, 'focus is in the text');
    expect(inside(element, '.figure-chip.chosen')).to.exist;
  });

  it('take another format from a list of what they would read, and can be deleted', async () => {
    const [element, field] = await editing('title');
    inside(element, '.figure-chip').dispatchEvent(
      new MouseEvent('dblclick', { bubbles: true, cancelable: true }),
    );
    const expression = await expressionIn(element);
    const list = inside<HTMLSelectElement>(element, '#figure-format');
    expect(list.value).to.equal('compact');
    const currency = [...list.options].find(({ value }) => value === 'currency:0')!;
    expect(currency.text).to.equal('$1,204,500 (currency:0)');
    list.value = 'currency:0';
    list.dispatchEvent(new Event('change'));
    expect(expression.source).to.equal('first(value) | currency:0');
    field.button('Delete figure').click();
    expect(field.source).to.equal('North leads with  of {{sum(value) | compact}}');
  });

  it('complete columns, functions and formats while an expression is written', async () => {
    const [element, field] = await editing('title');
    field.select('{{sum(value) | compact}}');
    await press('Enter');
    const expression = await expressionIn(element);
    expression.write('sum(');
    expression.caret('sum(');
    await sendKeys({ type: 'va' });
    await take(element, 'value');
    expect(expression.source).to.equal('sum(value');
    await sendKeys({ type: ') | perc' });
    await take(element, 'percent');
    expect(expression.source).to.equal('sum(value) | percent');
  });

  it('are offered behind two braces, each with its value', async () => {
    const [element, field] = await editing('text', 'regions');
    field.caret('currency:USD,0}}');
    await sendKeys({ type: ' or {{' });
    await waitUntil(() => choices(element).length > 5);
    expect(choices(element))
      .to.include('Total of value 3.2M')
      .and.to.include('region with the highest value North');
    await take(element, 'Average of value');
    expect(field.source).to.contain('currency:USD,0}} or {{ avg(value) | compact }}\n');
  });

  it("are inserted by a button, and by a key, also as an expression of one's own", async () => {
    const [element, field] = await editing('title');
    field.caret('of ');
    field.button('Insert figure').click();
    await take(element, 'Number of rows');
    expect(field.source).to.equal(
      'North leads with {{first(value) | compact}} of {{ count() | integer }}{{sum(value) | compact}}',
    );
    field.write('Rows: ');
    field.caret('Rows: ');
    await press(`${COMMAND_KEY}+Shift+F`);
    await take(element, 'Write an expression');
    (await expressionIn(element)).write('count() * 100');
    await press('Enter');
    expect(field.source).to.equal('Rows: {{ count() * 100 }}');
  });

  it('where there are no rows are written by hand', async () => {
    const [element, field] = await editing('title', 'next');
    field.button('Insert figure').click();
    await appears(element, '.figure-editor');
    await press('Escape');
    expect(field.source).to.equal('What next');
  });

  it('are copied and pasted with their source', async () => {
    const [, field] = await editing('title');
    field.select('{{sum(value) | compact}}');
    await press(`${COMMAND_KEY}+c`);
    field.write('Sum ');
    field.caret('Sum ');
    await press(`${COMMAND_KEY}+v`);
    await waitUntil(() => field.source === 'Sum {{sum(value) | compact}}');
  });

  it('follow the rows while the text is edited', async () => {
    const [element, field] = await editing('title');
    field.write('Sum {{sum(value) | compact}} typed');
    const deck = structuredClone(element.deck!);
    deck.sources['revenue']!.data!.rows[0]!['value'] = 9_204_500;
    deck.slides[1]!.title = 'From outside';
    element.deck = deck;
    await element.updateComplete;
    expect(field.chips).to.deep.equal(['Total of value: 11.2M (compact)']);
    expect(field.source).to.equal('Sum {{sum(value) | compact}} typed');
  });

  it('are applied with what is written in an open expression when focus goes on', async () => {
    const [element, field] = await editing('title');
    field.select('{{sum(value) | compact}}');
    await press('Enter');
    const expression = await expressionIn(element);
    expression.write('max(value)');
    const changed = next(element, 'deck-slide-change');
    expression.leave();
    expect((await changed).deck.slides[1]!.title).to.equal(
      'North leads with {{first(value) | compact}} of {{ max(value) }}',
    );
  });
});
