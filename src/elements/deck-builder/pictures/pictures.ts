import { html, type ReactiveController, type TemplateResult } from 'lit';
import { DeckError } from '../../../core/errors.js';
import { applyEdits, type DeckEdit } from '../../../core/deck/edits.js';
import { insertPicture } from '../../../core/deck/pictures.js';
import type { Asset } from '../../../core/deck/types.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { loadReadPicture } from '../../shared/load.js';
import { PICTURE_TYPES } from '../../shared/picture-file.js';
import { layoutName } from '../canvas/layout-choice.js';
import type { WorkbenchContext } from '../workbench/context.js';

const FIELD = 'input, textarea, select, [contenteditable]';

/** Pictures that a person chooses, drops or pastes: they come to the current slide, as one step of undo. */
export class Pictures implements ReactiveController {
  readonly #context: WorkbenchContext;
  readonly insertCommand: Command<AllMessages>;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    this.insertCommand = {
      id: 'insert-picture',
      group: 'edit',
      label: (words) => words.insertPicture,
      icon: 'picture',
      enabled: () => this.isFree,
      run: () => context.host.renderRoot.querySelector<HTMLInputElement>('#picture-file')?.click(),
    };
    context.host.addController(this);
  }

  // On the document: a browser sends it to where text was selected last, whatever has focus.
  hostConnected(): void {
    document.addEventListener('paste', this.#onPaste);
  }

  hostDisconnected(): void {
    document.removeEventListener('paste', this.#onPaste);
  }

  /** There is a slide, and it may be edited. */
  get isFree(): boolean {
    return this.#context.isReady && this.#context.currentId !== undefined;
  }

  /** Those that cannot be used are told, the others inserted. */
  async insert(files: readonly File[]): Promise<void> {
    const context = this.#context;
    const { currentId, words } = context;
    if (currentId === undefined || files.length === 0) return;
    context.warn('');
    context.inform('');
    const { readPicture } = await loadReadPicture();
    const assets: Asset[] = [];
    const problems: string[] = [];
    for (const file of files) {
      const read = await readPicture(file);
      if ('asset' in read) assets.push(read.asset);
      else problems.push(words[read.problem](file.name));
    }
    try {
      this.#insert(currentId, assets);
    } catch (error) {
      if (!DeckError.is(error)) throw error;
      problems.push(words.pictureRefused(error.message));
    }
    if (problems.length > 0) context.warn(problems.join(' '));
  }

  render(): TemplateResult {
    return html`<input
      id="picture-file"
      type="file"
      hidden
      multiple
      accept=${PICTURE_TYPES}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        void this.insert([...(field.files ?? [])]);
        // The same file may be chosen again.
        field.value = '';
      }}
    />`;
  }

  #insert(slideId: string, assets: readonly Asset[]): void {
    const context = this.#context;
    const { words } = context;
    const all: DeckEdit[] = [];
    const told: string[] = [];
    let { deck } = context;
    let last: string | undefined;
    // While they were read the slide may have gone.
    if (!deck?.slides.some(({ id }) => id === slideId)) return;
    for (const asset of assets) {
      const { edits, blockId, layout } = insertPicture(deck, slideId, asset);
      all.push(...edits);
      deck = applyEdits(deck, edits).deck;
      last = blockId;
      if (layout !== undefined) told.push(words.pictureInLayout(layoutName(layout, words)));
    }
    if (last === undefined || !context.edit(all)) return;
    context.select(slideId);
    context.selectBlock(last);
    context.say(words.picturesInserted(assets.length));
    context.inform(told.join(' '));
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (event.defaultPrevented || files.length === 0 || !this.isFree || !this.#hasFocus()) return;
    event.preventDefault();
    void this.insert(files);
  };

  /** The slide has focus, and nothing that is written in. */
  #hasFocus(): boolean {
    let { activeElement } = this.#context.host.renderRoot as ShadowRoot;
    if (!activeElement?.closest('.canvas')) return false;
    while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement?.matches(FIELD) === false;
  }
}
