import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { DeckError } from '../../../core/errors.js';
import type { AllMessages } from '../../shared/all-words.js';
import { download } from '../../shared/download.js';
import { DeckErrorEvent, DeckExportEvent } from '../../shared/events.js';
import { icon } from '../../shared/icons.js';
import { DATA_FILES, isDataFile } from '../../shared/data-file.js';
import { isPictureFile } from '../../shared/picture-file.js';
import { Modal } from '../../shared/modal.js';
import { deckFile, readDeckFile } from './deck-file.js';
import { FileDrop } from './file-drop.js';
import type { Notice } from './notices.js';

/** What takes files other than decks. */
export interface FileTakers {
  /** Puts pictures on the current slide. */
  readonly pictures: { readonly isFree: boolean; insert: (files: readonly File[]) => Promise<void> };
  /** Asks what data are for. */
  readonly data: { readonly isFree: boolean; take: (files: readonly File[]) => Promise<void> };
}

export interface FilesPorts {
  host: ReactiveElement;
  words: () => AllMessages;
  /** Another document may take the place of this one. */
  isFree: () => boolean;
  open: (deck: Deck) => void;
  /** Undefined where there is no deck. */
  takers: () => FileTakers | undefined;
  tell: (told: Omit<Notice, 'close'> | string) => void;
}

/** Deck files of a builder: saved, chosen, dropped. */
export class DeckFiles {
  readonly #ports: FilesPorts;
  readonly #drop: FileDrop;
  readonly #modal: Modal;
  /** The last document that was saved whole. */
  #saved: Pick<Deck, 'id' | 'updatedAt'> | undefined;
  /** A file of a later release, which can only be looked at. */
  #newer: { file: File; deck: Deck } | undefined;

  constructor(ports: FilesPorts) {
    this.#ports = ports;
    this.#modal = new Modal(ports.host, 'newer-deck');
    this.#drop = new FileDrop(
      ports.host,
      (pictures) => this.#isFree(pictures),
      (files) => void this.#take(files),
    );
  }

  isSaved({ id, updatedAt }: Deck): boolean {
    return this.#saved?.id === id && this.#saved.updatedAt === updatedAt;
  }

  /** Downloads it, unless the page keeps the file to itself. */
  save(deck: Deck, data: boolean): void {
    const file = deckFile(deck, data);
    const saves = this.#ports.host.dispatchEvent(new DeckExportEvent(file, []));
    if (saves) download(file);
    if (data) this.#saved = deck;
    this.#ports.tell(saves ? this.#ports.words().fileSaved(file.name) : '');
  }

  choose(): void {
    this.#ports.host.renderRoot.querySelector<HTMLInputElement>('#deck-file')?.click();
  }

  /** @param keeps there is work in the document that a file would take the place of */
  render(keeps: boolean): TemplateResult {
    const words = this.#ports.words();
    return html`<input
        id="deck-file"
        type="file"
        hidden
        accept=${this.#takesData ? `.pptx,${DATA_FILES}` : '.json,.pptx,application/json'}
        ?multiple=${this.#takesData}
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          void this.#take([...(field.files ?? [])]);
          // The same file may be chosen again.
          field.value = '';
        }}
      />
      ${this.#drop.over ? this.#veil(this.#drop.over === 'pictures', keeps, words) : nothing}
      ${this.#newer ? this.#renderNewer(this.#newer, words) : nothing}`;
  }

  #veil(pictures: boolean, keeps: boolean, words: AllMessages): TemplateResult {
    const takes = pictures && this.#ports.takers() !== undefined;
    if (!this.#isFree(pictures))
      return html`<div class="drop-veil">${icon('alert')}<strong>${words.cannotOpenNow}</strong></div>`;
    return html`<div class="drop-veil">
      ${icon(takes ? 'picture' : 'folder')}
      <strong
        >${takes ? words.dropPicture : this.#takesData ? words.dropDeckOrData : words.dropToOpen}</strong
      >
      <p>${takes ? words.dropPictureHint : keeps ? words.dropKeeps : words.dropHint}</p>
    </div>`;
  }

  /** Whether a deck file may take the place of the deck, or pictures a place on its slide. */
  #isFree(pictures: boolean): boolean {
    const { isFree, takers } = this.#ports;
    return isFree() && (!pictures || takers()?.pictures.isFree !== false);
  }

  get #takesData(): boolean {
    return this.#ports.takers()?.data.isFree === true;
  }

  #renderNewer({ file, deck }: { file: File; deck: Deck }, words: AllMessages): TemplateResult {
    return this.#modal.render({
      heading: words.newerDeck(deck.title),
      closeLabel: words.dismiss,
      content: html`<p>${words.newerDeckHint}</p>
        <div class="newer-deck" tabindex="0" role="group" aria-label=${words.slides}>
          <deck-view mode="grid" .deck=${deck}></deck-view>
        </div>`,
      actions: html`<button class="button outlined" type="button" @click=${() => download(file)}>
        ${words.saveUnchanged}
      </button>`,
      closed: () => this.#show(undefined),
    });
  }

  async #take(files: readonly File[]): Promise<void> {
    const { words, tell, open, host } = this.#ports;
    const [file] = files;
    if (!file) return;
    if (files.every(isPictureFile)) {
      const taker = this.#ports.takers()?.pictures;
      if (taker) await taker.insert(files);
      else tell({ kind: 'trouble', text: words().pictureNeedsSlide });
      return;
    }
    if (this.#takesData && files.every(isDataFile)) {
      await this.#ports.takers()?.data.take(files);
      return;
    }
    if (files.length > 1) {
      tell({ kind: 'trouble', text: words().oneFileOnly });
      return;
    }
    try {
      const opened = await readDeckFile(file);
      if (opened.kind === 'other' && this.#takesData && /\.json$/iu.test(file.name)) {
        await this.#ports.takers()?.data.take(files);
      } else if (opened.kind === 'other') {
        tell({ kind: 'trouble', text: words().notADeckFile(file.name), hint: words().deckFileHint });
      } else if (opened.kind === 'newer') {
        this.#show({ file, deck: opened.deck });
      } else if (opened.kind === 'empty') {
        tell({ kind: 'trouble', text: words().noDeckInside(file.name), hint: words().noDeckInsideHint });
      } else {
        open(opened.deck);
        const { changedSince = false, changedPictures = 0 } = opened.changes ?? {};
        const hints = [
          ...(changedSince ? [words().changedInPowerPoint] : []),
          ...(changedPictures > 0 ? [words().picturesChanged] : []),
        ];
        const hint = hints.join(' ');
        if (hints.length > 0) tell({ kind: 'trouble', text: words().fileOpenedAsExported(file.name), hint });
        else tell(words().fileOpened(file.name));
      }
    } catch (error) {
      host.dispatchEvent(new DeckErrorEvent(error as Error));
      const { message } = error as Error;
      const hint = DeckError.is(error) && error.hint ? `${message} ${error.hint}` : message;
      tell({ kind: 'trouble', text: words().fileNotOpened(file.name), hint });
    }
  }

  #show(newer: { file: File; deck: Deck } | undefined): void {
    this.#newer = newer;
    this.#ports.host.requestUpdate();
  }
}
