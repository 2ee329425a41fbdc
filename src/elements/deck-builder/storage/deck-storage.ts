import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { SavedSession } from '../../../core/deck/journal.js';
import type { Deck } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { keyText, runByKey, type Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { Menu, type MenuItem } from '../../shared/menu.js';
import type { BuilderSession } from '../builder-session.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';
import { noticesStyles } from '../notices.styles.js';
import { Autosave } from './autosave.js';
import { DeckFiles, type FileTakers } from './deck-files.js';
import { fileCommands } from './file-commands.js';
import { notice, type Notice } from './notices.js';
import { saveState } from './save-state.js';
import { storageStyles } from './storage.styles.js';

export interface StoragePorts {
  host: ReactiveElement;
  session: BuilderSession;
  localize: LocalizeController;
  /** The place in the origin that work is kept under; undefined where nothing is to be kept. */
  key: () => string | undefined;
  /** Something is asked that has to be answered first. */
  isHeld: () => boolean;
  /** What takes files other than decks, once it is there. */
  takers: () => FileTakers | undefined;
}

/** What keeps the work of a builder: every change in this browser, and documents as files. */
export class DeckStorage implements ReactiveController {
  readonly #ports: StoragePorts;
  readonly #autosave: Autosave;
  readonly #files: DeckFiles;
  readonly #menu: Menu;
  readonly commands: readonly Command<AllMessages>[];
  #leave: (() => void) | undefined;
  #base: Deck | undefined;
  #deck: Deck | undefined;
  /** The document that this put into the builder: it stands in no file and in no page. */
  #restored: Deck | undefined;
  /** The one that another took the place of, with work in it. */
  #previous: Deck | undefined;
  #isOpening = false;
  /** The person has put off what was lost. */
  #isLater = false;
  #troubleSeen: string | undefined;
  #notice: Omit<Notice, 'close'> | undefined;
  #said = '';

  constructor(ports: StoragePorts) {
    const { host, session, key } = ports;
    this.#ports = ports;
    this.#autosave = new Autosave({ session, key, changed: () => host.requestUpdate() });
    this.#menu = new Menu(host, 'file-menu');
    this.#files = new DeckFiles({
      host,
      words: () => this.#words,
      isFree: () => this.#isFree(),
      open: (deck) => this.#open(deck),
      takers: () => (this.#snapshot.phase === 'start' ? undefined : ports.takers()),
      tell: (told) => this.#tell(told),
    });
    this.commands = fileCommands({
      save: (data) => this.#save(data),
      choose: () => this.#files.choose(),
      canSave: () => this.#snapshot.phase !== 'start' && this.#snapshot.deck !== undefined,
      canOpen: () => this.#isFree(),
    });
    adoptStyles(host.renderRoot, [noticesStyles, storageStyles]);
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#unloading);
    if (this.#leave) return;
    this.#leave = this.#ports.session.subscribe(() => this.#watch());
    this.#watch();
    this.#autosave.connect();
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#unloading);
    // The session of a builder that is gone ends one turn later, with all that had arrived.
    queueMicrotask(() => queueMicrotask(() => this.#end()));
  }

  #end(): void {
    if (this.#ports.host.isConnected) return;
    this.#leave?.();
    this.#leave = undefined;
    this.#autosave.disconnect();
  }

  hostUpdate(): void {
    void this.#autosave.look();
  }

  key(event: KeyboardEvent): void {
    runByKey(event, this.commands);
  }

  /** What stands beside the title. */
  renderTools(): TemplateResult {
    const words = this.#words;
    const item = ({ label, icon: name, keys, enabled, run }: Command<AllMessages>): MenuItem => ({
      label: label(words),
      ...(name && { icon: name }),
      keys: keys?.[0] && keyText(keys[0], words),
      disabled: enabled?.() === false,
      run: () => run(),
    });
    const [save, saveWithoutData, open] = this.commands.map(item) as [MenuItem, MenuItem, MenuItem];
    return html`<span class="file-tools">
      <button
        class="button only"
        type="button"
        aria-label=${words.fileMenu}
        title=${words.fileMenu}
        aria-haspopup="menu"
        aria-expanded=${this.#menu.isOpen}
        popovertarget=${this.#menu.id}
      >
        ${icon('file')}
      </button>
      ${this.#menu.render(words.fileMenu, () => [[save, saveWithoutData], [open]])}
      ${saveState(this.#autosave.state, words)}
    </span>`;
  }

  /** What was left behind, and what came of the last thing done. */
  renderNotices(): TemplateResult {
    const shown = [this.#notice, this.#trouble(), this.#lost(), this.#before()].filter(
      (one) => one !== undefined,
    );
    return html`${shown.map((one) => notice({ close: this.#closing(), ...one }))}`;
  }

  /** The way to a file from the start screen. */
  renderOpen(): TemplateResult {
    const [, , open] = this.commands;
    return html`<button class="button open-at-start" type="button" @click=${() => open?.run()}>
      ${icon('folder')}${this.#words.openFile}
    </button>`;
  }

  render(): TemplateResult {
    return html`<p class="visually-hidden" role="status">${this.#said}</p>
      ${this.#files.render(this.#isDirty())}`;
  }

  get #words(): AllMessages {
    return allWords(this.#ports.localize.messages);
  }

  get #snapshot(): BuilderSnapshot {
    return this.#ports.session.getSnapshot();
  }

  /** Another document may take the place of this one. */
  #isFree(): boolean {
    const { phase, modifying } = this.#snapshot;
    return phase !== 'working' && modifying === undefined && !this.#ports.isHeld();
  }

  /** There is work in the document that stands in no file and not in what the page gave. */
  #isDirty(): boolean {
    const { deck, base } = this.#snapshot;
    if (!deck?.slides.length || this.#files.isSaved(deck)) return false;
    return deck !== base || deck === this.#restored;
  }

  #watch(): void {
    const { deck, base, phase } = this.#snapshot;
    if (base !== this.#base) {
      const left = this.#deck;
      const isWork = left?.slides.length && (left !== this.#base || left === this.#restored);
      if (!this.#isOpening && phase !== 'working') this.#previous = undefined;
      else if (isWork && !this.#files.isSaved(left)) this.#previous = left;
    }
    this.#base = base;
    this.#deck = deck;
  }

  #open(deck: Deck): void {
    this.#isOpening = true;
    this.#ports.session.open(deck, 'user');
    this.#isOpening = false;
  }

  #tell(told: Omit<Notice, 'close'> | string): void {
    this.#notice = typeof told === 'string' ? undefined : told;
    this.#said = typeof told === 'string' ? told : '';
    this.#ports.host.requestUpdate();
  }

  #save(data: boolean): void {
    leaveField(this.#ports.host);
    const { deck } = this.#snapshot;
    if (!deck) return;
    this.#files.save(deck, data);
    if (data) void this.#autosave.filed(deck.updatedAt);
  }

  async #restore(session: SavedSession): Promise<void> {
    const words = this.#words;
    try {
      const deck = await this.#autosave.restore(session);
      if (!deck) {
        this.#tell({ kind: 'trouble', text: words.openElsewhere });
        return;
      }
      this.#restored = deck;
      this.#open(deck);
      const text = words.restored(deck.title);
      this.#tell(session.withoutData ? { kind: 'calm', text, hint: words.restoredWithoutData } : text);
    } catch (error) {
      this.#tell({ kind: 'trouble', text: words.restoreFailed, hint: (error as Error).message });
    }
  }

  #lost(): Notice | undefined {
    const [session] = this.#autosave.lost;
    if (!session || this.#isLater || !this.#isFree()) return undefined;
    const words = this.#words;
    return {
      kind: 'calm',
      text: words.lostSlides(timeOf(session.updatedAt, this.#ports.localize.locale)),
      hint: words.lostSlidesOf(session.title, session.slides),
      answers: [
        { label: words.restoreLost, run: () => void this.#restore(session) },
        { label: words.discard, run: () => void this.#autosave.discard(session).catch(() => undefined) },
      ],
      close: {
        label: words.restoreLater,
        run: () => {
          this.#isLater = true;
          this.#ports.host.requestUpdate();
        },
      },
    };
  }

  #before(): Notice | undefined {
    const previous = this.#previous;
    if (!previous || this.#snapshot.phase !== 'ready' || !this.#isFree()) return undefined;
    const words = this.#words;
    const forget = (): void => {
      this.#previous = undefined;
      this.#ports.host.requestUpdate();
    };
    const back = (): void => {
      this.#previous = undefined;
      this.#restored = previous;
      this.#open(previous);
      this.#tell(words.restored(previous.title));
    };
    return {
      kind: 'calm',
      text: words.previousKept(previous.title),
      answers: [{ label: words.backToPrevious, run: back }],
      close: { label: words.dismiss, run: forget },
    };
  }

  /** What keeps the work from being kept: said once, then it stands beside the title. */
  #trouble(): Notice | undefined {
    const { state } = this.#autosave;
    if ((state !== 'failed' && state !== 'without-data') || this.#troubleSeen === state) return undefined;
    const words = this.#words;
    const [text, hint] =
      state === 'failed'
        ? [words.notSavedHint, undefined]
        : [words.savedWithoutData, words.savedWithoutDataHint];
    return {
      kind: 'calm',
      text,
      hint,
      answers: [{ label: words.saveFile, run: () => this.#save(true) }],
      close: {
        label: words.dismiss,
        run: () => {
          this.#troubleSeen = state;
          this.#ports.host.requestUpdate();
        },
      },
    };
  }

  #closing(): Notice['close'] {
    return {
      label: this.#words.dismiss,
      run: () => this.#tell(''),
    };
  }

  /** Where nothing is kept, the browser asks before the page goes. */
  readonly #unloading = (event: Event): void => {
    if (this.#autosave.state === 'failed' && this.#isDirty()) event.preventDefault();
  };
}

const timeOf = (iso: string, locale: string): string => {
  const time = new Date(iso);
  const isToday = time.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(time);
};

/** What is being typed becomes part of the document when its field is left. */
function leaveField({ renderRoot }: ReactiveElement): void {
  let focused = (renderRoot as ShadowRoot).activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches('input, textarea')) return;
  focused.blur();
  if (focused.isConnected) focused.focus();
}
