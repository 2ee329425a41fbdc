import type { ReactiveElement } from 'lit';
import type { DeckEdit } from '../../../core/deck/edits.js';
import { withoutUnused } from '../../../core/deck/pictures.js';
import type { Deck } from '../../../core/deck/types.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { slideName } from '../../shared/slide-name.js';
import { SlideRenderer } from '../../shared/slide-renderer.js';
import type { BuilderSession } from '../builder-session.js';
import { revealThumbnail } from '../rail/rail.js';
import { Selection } from '../rail/selection.js';
import type { BuilderPorts } from './ports.js';

/** What the parts of the workbench share: the document, what is selected in it, and a voice. */
export class WorkbenchContext {
  readonly ports: BuilderPorts;
  readonly renderer: SlideRenderer;
  #selection = Selection.none;
  #blockId: string | undefined;
  /** What the last command did, for assistive technology. */
  said = '';
  /** Why something that was asked for could not be done. */
  warning = '';
  /** Something to know about what was done. */
  information = '';

  constructor(ports: BuilderPorts) {
    this.ports = ports;
    this.renderer = new SlideRenderer(ports.host);
  }

  get host(): ReactiveElement {
    return this.ports.host;
  }

  get session(): BuilderSession {
    return this.ports.session;
  }

  get localize(): LocalizeController {
    return this.ports.localize;
  }

  get words(): AllMessages {
    return allWords(this.localize.messages);
  }

  get deck(): Deck | undefined {
    return this.session.getSnapshot().deck;
  }

  /** The slide that the canvas shows; the first one when that is gone. */
  get currentId(): string | undefined {
    return this.selection.currentId;
  }

  /** The slides that commands work on. */
  get selection(): Selection {
    return this.#selection.within(this.order);
  }

  /** The ids of all places as they stand. */
  get order(): string[] {
    return this.session.getSnapshot().places.map(({ id }) => id);
  }

  /** The block of the current slide that a person picked. */
  get selectedBlock(): string | undefined {
    const slide = this.deck?.slides.find(({ id }) => id === this.currentId);
    return slide?.blocks.find(({ id }) => id === this.#blockId)?.id;
  }

  selectBlock(blockId: string | undefined): void {
    if (blockId === this.#blockId) return;
    this.#blockId = blockId;
    this.host.requestUpdate();
  }

  /** The document may be edited: nothing is being written. */
  get isReady(): boolean {
    return this.session.getSnapshot().phase === 'ready';
  }

  restart(): void {
    this.#selection = Selection.none;
    this.#blockId = undefined;
    this.said = '';
    this.warning = '';
    this.information = '';
  }

  /** One slide and no other. */
  select(slideId: string, focus = false): void {
    this.choose(Selection.of(slideId), focus);
  }

  choose(selection: Selection, focus = false): void {
    if (selection.currentId !== this.currentId) this.#blockId = undefined;
    this.#selection = selection;
    this.host.requestUpdate();
    const { currentId } = selection;
    if (currentId === undefined) return;
    void this.host.updateComplete.then(() => revealThumbnail(this.host.renderRoot, currentId, focus));
  }

  /** A step back or on through what was done: slides that it brings back are the chosen ones. */
  step(go: () => void): void {
    const before = new Set(this.order);
    go();
    const back = this.order.filter((id) => !before.has(id));
    if (back.length === 0) return;
    const { activeElement } = this.host.renderRoot as ShadowRoot;
    this.choose(Selection.of(...back), activeElement?.matches('.thumbnail'));
  }

  say(words: string): void {
    this.said = words;
    this.host.requestUpdate();
  }

  /** Shown until it is dismissed; '' dismisses it. */
  warn(words: string): void {
    this.warning = words;
    this.host.requestUpdate();
  }

  /** Shown for a while; '' dismisses it. */
  inform(words: string): void {
    this.information = words;
    this.host.requestUpdate();
  }

  /** As one step of undo; answers with the document after it, or with nothing where it may not be edited now. */
  edit(edits: DeckEdit[]): Deck | undefined {
    if (!this.isReady) return undefined;
    const { deck } = this;
    this.session.apply(deck ? withoutUnused(deck, edits) : edits, 'user');
    return this.deck;
  }

  /** What a person would call a slide: its title as it reads. */
  name(deck: Deck, slideId: string): string {
    const index = deck.slides.findIndex(({ id }) => id === slideId);
    const slide = deck.slides[index];
    const { messages } = this.localize;
    return slide ? slideName(slide, this.renderer.geometry(deck, slide, index), messages) : messages.loading;
  }
}
