import { EditorView } from '@codemirror/view';
import { allInside, appears, inside } from './inside.js';
import { waitUntil } from './wait.js';

/** The editor of a template in an element's shadow tree, once its code has come. */
export async function editorIn(host: Element, within = '.editor'): Promise<TemplateField> {
  const content = await appears(host, `${within} .cm-content`);
  await waitUntil(() => EditorView.findFromDOM(content));
  return new TemplateField(host, content);
}

export class TemplateField {
  constructor(
    readonly host: Element,
    readonly content: HTMLElement,
  ) {}

  get view(): EditorView {
    return EditorView.findFromDOM(this.content) as EditorView;
  }

  /** The template as it is written. */
  get source(): string {
    return this.view.state.doc.toString();
  }

  /** Puts a text in the place of all there is, as pasting does. */
  write(text: string): void {
    const { state } = this.view;
    this.view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: text },
      userEvent: 'input.paste',
    });
  }

  /** Puts the caret before or behind a piece of the source. */
  caret(piece: string, side: 'before' | 'behind' = 'behind'): void {
    const at = this.source.indexOf(piece);
    this.view.focus();
    this.view.dispatch({ selection: { anchor: side === 'before' ? at : at + piece.length } });
  }

  select(piece: string): void {
    const at = this.source.indexOf(piece);
    this.view.focus();
    this.view.dispatch({ selection: { anchor: at, head: at + piece.length } });
  }

  /** What leaving it does; a page in the background has no focus to lose. */
  leave(): void {
    this.content.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  }

  get chips(): string[] {
    return allInside(this.host, '.figure-chip').map((chip) => chip.textContent ?? '');
  }

  button(label: string): HTMLElement {
    return inside(this.host, `button[aria-label="${label}"]`);
  }
}

/** The field for an expression, once it is open. */
export const expressionIn = (host: Element): Promise<TemplateField> => editorIn(host, '.figure-editor');
