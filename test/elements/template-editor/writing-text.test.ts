import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LitElement } from 'lit';
import '../../../src/elements/deck-view/define.js';
import { LocalizeController } from '../../../src/elements/shared/localize-controller.js';
import { TextEditor, type TextPlace } from '../../../src/elements/shared/text-editor.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { TextBox } from '../../../src/core/layout/types.js';
import type { DeckView } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inBothSchemes, inside, next, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { editorIn, type TemplateField } from '../template-field.js';
import { waitUntil } from '../wait.js';

async function view(locale?: string): Promise<DeckView> {
  const deck = fixtureDeck();
  if (locale !== undefined) deck.format.locale = locale;
  return fixture<DeckView>(
    html`<deck-view style="inline-size: 800px" .deck=${deck} slide-id="next" editable></deck-view>`,
  );
}

async function edit(element: DeckView, field: 'title' | 'text' = 'text'): Promise<TemplateField> {
  (await appears(element, `[data-edit="${field}"]`)).click();
  const editor = await editorIn(element);
  await waitUntil(() => element.shadowRoot!.activeElement === editor.content);
  return editor;
}

async function editing(source: string, field: 'title' | 'text' = 'text'): Promise<[DeckView, TemplateField]> {
  const element = await view();
  const editor = await edit(element, field);
  editor.write(source);
  return [element, editor];
}

describe('a text that is edited on the slide', () => {
  it('can be typed before the code of the editor has come, and goes on where it was', async () => {
    const element = await view();
    (await appears(element, '[data-edit="text"]')).click();
    await element.updateComplete;
    const plain = inside<HTMLTextAreaElement>(element, 'textarea.editor');
    expect(plain.value).to.equal('Look at the East first.');
    plain.setRangeText('Please l', 0, 1, 'end');
    const field = await editorIn(element);
    expect(field.source).to.equal('Please look at the East first.');
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true);
    expect(field.view.state.selection.main.head).to.equal('Please l'.length);
  });

  it('sets the selection in bold and italic by key and by button, and takes it back', async () => {
    const [element, field] = await editing('Look at the East');
    field.select('East');
    await press(`${COMMAND_KEY}+b`);
    expect(field.source).to.equal('Look at the **East**');
    expect(field.button('Bold').getAttribute('aria-pressed')).to.equal('true');
    await press(`${COMMAND_KEY}+b`);
    expect(field.source).to.equal('Look at the East');
    field.select('Look');
    field.button('Italic').click();
    expect(field.source).to.equal('*Look* at the East');
    field.caret('Ea');
    const word = inside(element, '.md-em');
    expect(text(word)).to.equal('Look', 'signs are hidden where nobody edits them');
    expect(getComputedStyle(word).fontStyle).to.equal('italic');
  });

  it('sets what is selected of several items each by itself', async () => {
    const [, field] = await editing('- one\n- two');
    field.select('- one\n- two');
    field.button('Bold').click();
    expect(field.source).to.equal('- **one**\n- **two**');
  });

  it('goes on with a list by Enter, leaves it by Enter in an empty item, and begins a paragraph', async () => {
    const [, field] = await editing('- one');
    field.caret('one');
    await press('Enter');
    await sendKeys({ type: 'two' });
    expect(field.source).to.equal('- one\n- two');
    await press('Enter');
    await press('Enter');
    await sendKeys({ type: 'after' });
    expect(field.source).to.equal('- one\n- two\n\nafter');
    await press('Enter');
    await sendKeys({ type: 'next' });
    expect(field.source).to.equal('- one\n- two\n\nafter\n\nnext');
    await press('Home');
    await press('Backspace');
    expect(field.source).to.equal('- one\n- two\n\nafternext');
  });

  it('counts a numbered list on, and makes lists of lines', async () => {
    const [, field] = await editing('1. one');
    field.caret('one');
    await press('Enter');
    expect(field.source).to.equal('1. one\n2. ');
    field.write('one');
    field.button('Bulleted list').click();
    expect(field.source).to.equal('- one');
    field.button('Numbered list').click();
    expect(field.source).to.equal('1. one');
    field.button('Numbered list').click();
    expect(field.source).to.equal('one');
  });

  it('indents items with Tab as far as the slide has levels, and Tab elsewhere leaves the field', async () => {
    const [element, field] = await editing('- one\n- two');
    field.caret('two');
    await press('Tab');
    expect(field.source).to.equal('- one\n  - two');
    await press('Shift+Tab');
    expect(field.source).to.equal('- one\n- two');
    field.write('plain');
    const changed = next(element, 'deck-slide-change');
    await press('Tab');
    expect((await changed).deck.slides[3]!.text).to.equal('plain');
  });

  it('has titles of one line: Enter applies, and pasted line breaks are spaces', async () => {
    const page = document.body.appendChild(document.createElement('textarea'));
    page.value = ' words\nand more';
    page.select();
    await press(`${COMMAND_KEY}+c`);
    page.remove();
    const [element, field] = await editing('Two', 'title');
    field.caret('Two');
    await press(`${COMMAND_KEY}+v`);
    await waitUntil(() => field.source === 'Two words and more');
    const changed = next(element, 'deck-slide-change');
    await press('Enter');
    expect((await changed).deck.slides[3]!.title).to.equal('Two words and more');
  });

  it('stands where the text stood, in its font and size', async () => {
    const element = await view();
    await appears(element, '.text.body p');
    await waitUntil(() => Math.abs(inside(element, '.slide').getBoundingClientRect().width - 800) < 1);
    const line = inside(element, '.text.body p').getBoundingClientRect();
    const look = getComputedStyle(inside(element, '.text.body'));
    const [font, size, color] = [look.fontFamily, look.fontSize, look.color];
    const field = await edit(element);
    const mine = inside(element, '.cm-line').getBoundingClientRect();
    const now = getComputedStyle(field.content);
    expect([now.fontFamily, now.fontSize, now.color]).to.deep.equal([font, size, color]);
    expect(mine.left).to.be.closeTo(line.left, 1);
    expect(mine.top).to.be.closeTo(line.top, 1);
    expect(mine.height).to.be.closeTo(line.height, 1);
  });

  it("is read from right to left where the deck is, in the deck's language", async () => {
    const element = await view('ar');
    const field = await edit(element);
    expect([field.content.dir, field.content.lang]).to.deep.equal(['rtl', 'ar']);
    expect(field.button('Bold')).to.exist;
  });

  it('is applied when another slide is shown, and when the element leaves the page', async () => {
    const [element, field] = await editing('Typed before the slide changed');
    const changed = next(element, 'deck-slide-change');
    element.slideId = 'cover';
    expect((await changed).deck.slides[3]!.text).to.equal('Typed before the slide changed');
    expect(field.content.isConnected).to.equal(false);
    element.slideId = 'next';
    await element.updateComplete;
    (await edit(element)).write('Typed before the end');
    const last = next(element, 'deck-slide-change');
    element.remove();
    expect((await last).deck.slides[3]!.text).to.equal('Typed before the end');
  });

  it('has its tools within reach of the keyboard, and is accessible', async () => {
    const [element, field] = await editing('Look **here** {{1}}\n\n- a');
    field.content.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'F10',
        keyCode: 121,
        altKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    const focused = () => element.shadowRoot!.activeElement?.getAttribute('aria-label');
    expect(focused()).to.equal('Bold');
    await press('ArrowRight');
    expect(focused()).to.equal('Italic');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    await press('Escape');
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true);
  });

  it('keeps what is typed from the keys of the page, and leaves it keys that no field takes', async () => {
    const [, field] = await editing('Look');
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): number => heard.push(key);
    document.addEventListener('keydown', hear);
    for (const init of [{ key: '?' }, { key: 's', ctrlKey: true }])
      field.content.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
      );
    await press(`${COMMAND_KEY}+z`);
    document.removeEventListener('keydown', hear);
    expect(heard).to.include('s').and.to.not.include('?').and.to.not.include('z');
  });

  it('is a plain field where the code of the editor cannot be loaded', async () => {
    const element = await fixture<Offline>(html`<offline-text></offline-text>`);
    const field = inside<HTMLTextAreaElement>(element, 'textarea');
    await waitUntil(() => element.tries > 0);
    await element.updateComplete;
    field.value = 'Typed offline';
    field.blur();
    field.dispatchEvent(new FocusEvent('blur'));
    expect(element.applied).to.equal('Typed offline');
  });
});

/** A text that is edited in a page that cannot load the editor. */
class Offline extends LitElement {
  tries = 0;
  applied = '';
  readonly #place: TextPlace = { slideId: 'next', field: 'text' };
  readonly #editor = new TextEditor(
    this,
    new LocalizeController(this),
    (_place, value) => (this.applied = value),
    () => {
      this.tries += 1;
      return Promise.reject(new TypeError('offline'));
    },
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.#editor.open(this.#place);
  }

  protected override render(): unknown {
    const deck = fixtureDeck();
    const slide = deck.slides[3]!;
    const box: TextBox = {
      ...{ id: 'text', x: 0, y: 0, width: 400, height: 200, fontSize: 20, lineHeight: 1.4, color: '#000000' },
      kind: 'text',
      role: 'body',
      paragraphs: [],
      font: 'body',
      bold: false,
      align: 'start',
      anchor: 'top',
      overflow: false,
    };
    if (!this.#editor.isAt(this.#place)) return html``;
    return this.#editor.renderOpen({ deck, slide, field: 'text', box, theme: defaultTheme });
  }
}
customElements.define('offline-text', Offline);
