import type { ReactiveController } from 'lit';
import { DeckError } from '../../../core/errors.js';
import { clipboardSlides, type ClipboardSlides } from '../../../core/deck/slide-clipboard.js';
import { cleanDeck } from '../../shared/clean-pictures.js';
import { keyText } from '../../shared/commands.js';
import { loadPasteSlides } from '../../shared/load.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { SlideActions } from './slide-actions.js';

const HTML = 'text/html';

/**
 * Slides on the clipboard: to another place, deck, builder or tab. The browser's own events carry them where focus is in the
 * rail; a menu asks for the clipboard itself, which a browser may refuse.
 */
export class RailClipboard implements ReactiveController {
  readonly #context: WorkbenchContext;
  readonly #slides: SlideActions;

  constructor(context: WorkbenchContext, slides: SlideActions) {
    this.#context = context;
    this.#slides = slides;
    context.host.addController(this);
  }

  // On the document: a browser sends them to where text was selected last, whatever has focus.
  hostConnected(): void {
    document.addEventListener('copy', this.#onCopy);
    document.addEventListener('cut', this.#onCopy);
    document.addEventListener('paste', this.#onPaste);
  }

  hostDisconnected(): void {
    document.removeEventListener('copy', this.#onCopy);
    document.removeEventListener('cut', this.#onCopy);
    document.removeEventListener('paste', this.#onPaste);
  }

  async copy(): Promise<void> {
    const data = this.#data();
    if (data && (await this.#write(data))) this.#copied(false);
  }

  async cut(): Promise<void> {
    const data = this.#data();
    if (data && (await this.#write(data))) this.#copied(true);
  }

  async paste(): Promise<void> {
    const { words } = this.#context;
    try {
      const items = await navigator.clipboard.read();
      const item = items.find(({ types }) => types.includes(HTML));
      const html = (await (await item?.getType(HTML))?.text()) ?? '';
      if (!(await this.#insert(html))) this.#context.warn(words.clipboardEmpty);
    } catch {
      this.#context.warn(words.clipboardRefused(keyText('Mod+v', words)));
    }
  }

  readonly #onCopy = (event: ClipboardEvent): void => {
    if (event.defaultPrevented || !this.#hasFocus()) return;
    const cuts = event.type === 'cut';
    const data = cuts && !this.#context.isReady ? undefined : this.#data();
    if (!data || !event.clipboardData) return;
    for (const [type, text] of Object.entries(data)) event.clipboardData.setData(type, text as string);
    event.preventDefault();
    this.#copied(cuts);
  };

  readonly #onPaste = (event: ClipboardEvent): void => {
    if (event.defaultPrevented || !this.#hasFocus()) return;
    const html = event.clipboardData?.getData(HTML) ?? '';
    event.preventDefault();
    void this.#insert(html);
  };

  #hasFocus(): boolean {
    const { activeElement } = this.#context.host.renderRoot as ShadowRoot;
    return activeElement?.closest('.rail') != null;
  }

  /** Undefined where nothing is chosen, or too much. */
  #data(): ClipboardSlides | undefined {
    const { deck, words } = this.#context;
    const { chosen } = this.#slides;
    if (!deck || chosen.length === 0) return undefined;
    const data = clipboardSlides(deck, chosen);
    if (!data) this.#context.warn(words.clipboardFull);
    return data;
  }

  async #write(data: ClipboardSlides): Promise<boolean> {
    try {
      const blobs = Object.entries(data).map(([type, text]) => [type, new Blob([text as string], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
      return true;
    } catch {
      const { words } = this.#context;
      this.#context.warn(words.clipboardRefused(keyText('Mod+c', words)));
      return false;
    }
  }

  #copied(cuts: boolean): void {
    const { words } = this.#context;
    const { length } = this.#slides.chosen;
    if (cuts) this.#slides.remove();
    this.#context.say(cuts ? words.slidesCut(length) : words.slidesCopied(length));
  }

  /** Whether there were slides, damaged ones among them. */
  async #insert(html: string): Promise<boolean> {
    const context = this.#context;
    try {
      const { slidesFromClipboard, pastedSlides } = await loadPasteSlides();
      const found = slidesFromClipboard(html);
      const clip = found && (await cleanDeck(found));
      const { deck } = context;
      if (!clip || !deck) return false;
      const { slides, needed } = pastedSlides(deck, clip);
      this.#slides.insert(slides, needed, context.words.slidesPasted(slides.length));
    } catch (error) {
      const { words, localize } = context;
      const isForeign = DeckError.is(error) && error.code === 'invalid_deck';
      context.warn(isForeign ? words.clipboardBroken : localize.error(error));
    }
    return true;
  }
}
