import { html, nothing, type PropertyValues, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import type { PresentationMessage, PresentationState, Screen } from '../../../core/present/messages.js';
import {
  resetStopwatch,
  startStopwatch,
  toggleStopwatch,
  type Stopwatch,
} from '../../../core/present/stopwatch.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import type { loadSpeakerView } from '../../shared/load.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { Modal } from '../../shared/modal.js';
import type { SlideRenderer } from '../../shared/slide-renderer.js';
import type { DeckPresenter } from '../deck-presenter.js';
import {
  PRESENTER_KEYS,
  presenterCommands,
  type PresenterActions,
  type PresenterKey,
} from '../presenter-keys.js';
import { controls } from './controls.js';
import { FullScreen } from './full-screen.js';
import { KeyReading } from './key-reading.js';
import { keySheet } from './key-sheet.js';
import { laserStyles } from './laser-dot.js';
import { animate } from './motion.js';
import { blockedNotice, covering, typedNumber } from './over-slide.js';
import { Overview } from './overview.js';
import { overviewStyles } from './overview.styles.js';
import { Pointer } from './pointer.js';
import { presenterToolsStyles } from './presenter-tools.styles.js';
import { SlideAddress } from './slide-address.js';
import { SpeakerLink } from './speaker-link.js';
import { Swipe } from './swipe.js';
import { WakeLock } from './wake-lock.js';

export interface PresenterPorts {
  presenter: DeckPresenter;
  localize: LocalizeController;
  /** Draws slides for another host: the first load has it already. */
  renderer: (host: ReactiveControllerHost) => SlideRenderer;
  /** Loads what is drawn into the speaker's window. */
  speakerView: typeof loadSpeakerView;
  /** Ends what is open, else the presentation. */
  leave: () => void;
  /** Makes the stage fullscreen, where the browser allows it. */
  fill: () => Promise<void>;
}

/** All of a presentation besides the slide itself. There is one for an element; `start` and `stop` frame a presentation. */
export class PresenterTools implements PresenterActions {
  readonly #ports: PresenterPorts;
  readonly #keys: KeyReading;
  readonly #overview: Overview;
  readonly #sheet: Modal;
  readonly #pointer: Pointer;
  readonly #screenFill: FullScreen;
  readonly #swipe: Swipe;
  readonly #wakeLock = new WakeLock();
  readonly #address: SlideAddress;
  readonly #speaker: SpeakerLink;
  #run: AbortController | undefined;
  #screen: Screen = 'slide';
  #timer: Stopwatch = startStopwatch(0);
  #showsKeys = false;
  #isBlocked = false;
  /** What was told to the speaker's window last. */
  #told = '';

  constructor(ports: PresenterPorts) {
    const { presenter } = ports;
    const root = presenter.renderRoot;
    const draw = (): void => presenter.requestUpdate();
    const frame = (): HTMLElement | null => root.querySelector('.stage > .frame');
    this.#ports = ports;
    adoptStyles(root, [presenterToolsStyles, overviewStyles, laserStyles]);
    this.#sheet = new Modal(presenter, 'keys');
    this.#keys = new KeyReading({
      commands: () => this.#commands(),
      goToNumber: (number) => this.#goToNumber(number),
      changed: draw,
    });
    this.#overview = new Overview({
      presenter,
      isTyping: () => this.#keys.typed !== '',
      goTo: (slideId) => presenter.goTo(slideId),
    });
    this.#pointer = new Pointer({ frame, draw, pointed: (at) => this.#speaker.point(at) });
    this.#screenFill = new FullScreen({
      fill: ports.fill,
      isHosts: () => presenter.fullscreen === 'host',
      draw,
    });
    this.#swipe = new Swipe({
      frame,
      isRightToLeft: () => this.#words().direction === 'rtl',
      isOn: () => !this.#pointer.isLaser && !this.isCovered,
      has: (step) => this.#slides()[this.#index + step] !== undefined,
      go: (step) => (step > 0 ? this.next() : this.previous()),
    });
    this.#address = new SlideAddress({
      total: () => this.#slides().length,
      moved: (index) => this.#goToNumber(index + 1),
      left: () => presenter.exit(),
    });
    this.#speaker = new SpeakerLink({
      deck: () => presenter.deck,
      words: () => this.#words(),
      locale: () => ports.localize.locale,
      styles: (presenter.constructor as typeof DeckPresenter).elementStyles,
      renderer: ports.renderer,
      load: ports.speakerView,
      state: () => this.#state(),
      hear: (message) => this.#hear(message),
    });
  }

  /** What the pointer does, as classes. */
  get pointerLook(): string {
    return this.#pointer.look;
  }

  /** Something lies over the slide. */
  get isCovered(): boolean {
    return this.#screen !== 'slide' || this.#overview.isOpen;
  }

  start(): void {
    if (this.#run) return;
    const { presenter } = this.#ports;
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.#timer = startStopwatch(Date.now());
    const dialog = presenter.renderRoot.querySelector('dialog');
    if (dialog) {
      this.#swipe.listen(dialog, signal);
      this.#pointer.listen(dialog, signal);
    }
    this.#wakeLock.start(signal);
    if (!presenter.hash) return;
    const { index } = this.#address;
    if (index !== undefined) this.#goToNumber(index + 1);
    this.#address.start(this.#index, signal);
  }

  stop(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#speaker.close();
    this.#overview.close();
    this.#keys.clear();
    this.#screenFill.forget();
    this.#screen = 'slide';
    this.#showsKeys = this.#isBlocked = false;
  }

  key(event: KeyboardEvent): void {
    this.#screenFill.forget();
    if (this.#screen !== 'slide' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key === 'Shift') return;
      event.preventDefault();
      this.uncover();
    } else {
      this.#keys.key(event);
    }
  }

  /** Ends the last thing that stands over the slide; whether there was one. */
  stepBack(): boolean {
    if (this.#keys.clear() || this.uncover() || this.#overview.close()) return true;
    if (!this.#showsKeys && !this.#isBlocked) return false;
    this.#showsKeys = this.#isBlocked = false;
    this.#draw();
    return true;
  }

  /** Brings the slide back; whether it was hidden. */
  uncover(): boolean {
    if (this.#screen === 'slide') return false;
    this.cover('slide');
    return true;
  }

  /** Whether the presentation goes on in the window, now that the screen is no longer full. */
  staysInWindow(): boolean {
    return this.#screenFill.ended();
  }

  next(): void {
    this.#ports.presenter.next();
  }

  previous(): void {
    this.#ports.presenter.previous();
  }

  first(): void {
    this.#goToNumber(1);
  }

  last(): void {
    this.#goToNumber(this.#slides().length);
  }

  leave(): void {
    this.#ports.leave();
  }

  cover(screen: Screen): void {
    this.#screen = screen;
    this.#draw();
  }

  toggleOverview(): void {
    const slide = this.#slides()[this.#index];
    if (!this.#overview.close() && slide) this.#overview.open(slide.id);
  }

  toggleLaser(): void {
    this.#pointer.toggleLaser();
  }

  openSpeakerView(): boolean {
    this.#screenFill.expectWindow();
    const isOpen = this.#speaker.open();
    this.#isBlocked = !isOpen;
    this.#draw();
    return isOpen;
  }

  toggleTimer(): void {
    this.#timer = toggleStopwatch(this.#timer, Date.now());
    this.#draw();
  }

  toggleFullscreen(): void {
    this.#screenFill.toggle();
  }

  fillScreen(): void {
    this.#screenFill.fill();
  }

  showKeys(): void {
    this.#showsKeys = true;
    this.#draw();
  }

  /** The presentation was drawn. */
  updated(changed: PropertyValues<DeckPresenter>): void {
    if (!this.#run) return;
    const { presenter } = this.#ports;
    if (changed.get('slideId') !== undefined) {
      animate(presenter.renderRoot.querySelector('.slide'), { opacity: 0 });
    }
    this.#overview.reveal();
    if (presenter.hash && changed.has('slideId')) this.#address.show(this.#index);
    const told = JSON.stringify(this.#state());
    if (told === this.#told && !changed.has('deck')) return;
    this.#told = told;
    this.#speaker.tell();
  }

  /** @param index of the slide that is shown, from 0 */
  render(deck: Deck, index: number): TemplateResult {
    const { presenter, localize } = this.#ports;
    const words = this.#words();
    const commands = this.#commands();
    const sheet = (): TemplateResult =>
      this.#sheet.render({
        heading: words.presentingKeys,
        closeLabel: words.dismiss,
        content: keySheet(commands, words),
        closed: () => this.stepBack(),
      });
    const notice = (): TemplateResult =>
      blockedNotice(words, { again: () => this.openSpeakerView(), dismiss: () => this.stepBack() });
    return html`${covering(this.#screen, words)} ${typedNumber(this.#keys.typed, words)}
      ${controls({
        words,
        index,
        total: deck.slides.length,
        isCovered: this.isCovered,
        laser: this.#pointer.isLaser,
        fullscreen: this.#screenFill.isFull,
        commands,
        exit: () => presenter.exit(),
      })}
      ${this.#overview.render(deck, deck.slides[index]?.id, words, localize.locale)}
      ${this.#isBlocked ? notice() : nothing}
      <div class="aside key-place">${this.#showsKeys ? sheet() : nothing}</div>`;
  }

  get #index(): number {
    const { slideId } = this.#ports.presenter;
    const index = this.#slides().findIndex(({ id }) => id === slideId);
    return Math.max(0, index);
  }

  #slides(): Deck['slides'] {
    return this.#ports.presenter.deck?.slides ?? [];
  }

  #words(): AllMessages {
    return allWords(this.#ports.localize.messages);
  }

  #draw(): void {
    this.#ports.presenter.requestUpdate();
  }

  #commands(): ReturnType<typeof presenterCommands> {
    const isEnabled = (key: PresenterKey): boolean => key.only !== 'slide' || !this.#overview.isOpen;
    return presenterCommands(this.#words().direction, (key) => key.run(this), isEnabled);
  }

  /** The last one where there are not so many. */
  #goToNumber(number: number): void {
    const slides = this.#slides();
    const slide = slides[Math.min(number, slides.length) - 1];
    this.#overview.close();
    if (slide) this.#ports.presenter.goTo(slide.id);
  }

  #state(): PresentationState {
    const slideId = this.#slides()[this.#index]?.id ?? '';
    return { slideId, screen: this.#screen, laser: this.#pointer.isLaser, timer: this.#timer };
  }

  #hear(message: PresentationMessage): void {
    if (message.type === 'go') this.#ports.presenter.goTo(message.slideId);
    else if (message.type === 'laser') this.#pointer.show(message.at);
    else if (message.type === 'run') {
      if (message.id === 'uncover') this.uncover();
      else if (message.id === 'end') this.#ports.presenter.exit();
      else if (message.id === 'reset-timer') this.#timer = resetStopwatch(this.#timer, Date.now());
      else PRESENTER_KEYS.find(({ id }) => id === message.id)?.run(this);
      this.#draw();
    }
  }
}
