import { render, type CSSResultOrNative, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import type { PresentationMessage, PresentationState } from '../../../core/present/messages.js';
import type { AllMessages } from '../../shared/all-words.js';
import { loadSlideFonts } from '../../shared/slide-fonts.js';
import type { SlideRenderer } from '../../shared/slide-renderer.js';
import { presenterCommands } from '../presenter-keys.js';
import { KeyReading } from '../tools/key-reading.js';
import { LaserDot, pointOn } from '../tools/laser-dot.js';
import type { PresentationChannel } from '../tools/presentation-channel.js';
import { openPage, type Page } from './page.js';
import { speakerPage } from './speaker-page.js';

export interface SpeakerViewPorts {
  popup: Window;
  /** Opens the line to the presentation. */
  opener: (hear: (message: PresentationMessage) => void) => PresentationChannel;
  deck: () => Deck | undefined;
  words: () => AllMessages;
  locale: () => string;
  /** How slides and controls look. */
  styles: readonly CSSResultOrNative[];
  renderer: (host: ReactiveControllerHost) => SlideRenderer;
  /** The window was closed. */
  gone: () => void;
}

const NOTES_SIZES = [14, 16, 18, 21, 24, 28, 34, 42];

/**
 * What the speaker sees, drawn into a window of its own: this slide and the next, notes, time. The code runs in the page
 * that opened the window; what it knows of the presentation it knows from the channel.
 */
export class SpeakerView implements ReactiveControllerHost {
  readonly #ports: SpeakerViewPorts;
  readonly #page: Page;
  readonly #channel: PresentationChannel;
  readonly #keys: KeyReading;
  readonly #dot = new LaserDot();
  readonly #controllers: ReactiveController[] = [];
  // A chart's node stands in one place: each of the two slides has its own.
  readonly #current: SlideRenderer;
  readonly #next: SlideRenderer;
  readonly #tick: number;
  #state: PresentationState | undefined;
  #notesSize = 2;
  #isAsked = false;
  #isGone = false;

  constructor(ports: SpeakerViewPorts) {
    this.#ports = ports;
    const { popup } = ports;
    this.#page = openPage(popup, ports.styles);
    this.#current = ports.renderer(this);
    this.#next = ports.renderer(this);
    this.#keys = new KeyReading({
      commands: () =>
        presenterCommands(ports.words().direction, ({ id, only }) => only !== 'screen' && this.#run(id)),
      goToNumber: (number) => this.#goToNumber(number),
      changed: () => this.requestUpdate(),
    });
    popup.addEventListener('keydown', (event) => this.#keys.key(event));
    popup.addEventListener('pagehide', () => this.#close());
    this.#tick = popup.setInterval(() => this.requestUpdate(), 1000);
    this.#channel = ports.opener((message) => this.#hear(message));
    for (const controller of this.#controllers) controller.hostConnected?.();
    this.#channel.send({ type: 'hello' });
    this.#draw();
  }

  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.splice(this.#controllers.indexOf(controller), 1);
  }

  get updateComplete(): Promise<boolean> {
    return Promise.resolve(!this.#isAsked);
  }

  requestUpdate(): void {
    if (this.#isAsked || this.#isGone) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      if (!this.#isGone) this.#draw();
    });
  }

  #draw(): void {
    const { popup, deck, words, locale } = this.#ports;
    const { root } = this.#page;
    this.#page.describe(words().speakerView, locale(), words().direction);
    const page = speakerPage({
      deck: deck(),
      state: this.#state,
      renderers: { current: this.#current, next: this.#next },
      words: words(),
      locale: locale(),
      now: Date.now(),
      typed: this.#keys.typed,
      notes: {
        size: NOTES_SIZES[this.#notesSize] ?? 18,
        smaller: this.#notesSize > 0 ? () => this.#resizeNotes(-1) : undefined,
        larger: this.#notesSize < NOTES_SIZES.length - 1 ? () => this.#resizeNotes(1) : undefined,
      },
      run: (id) => this.#run(id),
      goTo: (slideId) => this.#channel.send({ type: 'go', slideId }),
      point: (event) => this.#point(event),
    });
    render(page, root, { creationScope: popup.document });
    this.#page.drawn();
    const document = deck();
    const theme = document && this.#current.theme(document);
    if (theme) loadSlideFonts(theme, popup);
  }

  #run(id: string): void {
    this.#channel.send({ type: 'run', id });
  }

  #goToNumber(number: number): void {
    const slides = this.#ports.deck()?.slides ?? [];
    const slide = slides[Math.min(number, slides.length) - 1];
    if (slide) this.#channel.send({ type: 'go', slideId: slide.id });
  }

  #resizeNotes(step: number): void {
    this.#notesSize += step;
    this.requestUpdate();
  }

  /** With the laser pointer on, a pointer on the speaker's slide is one on the screen. */
  #point(event: PointerEvent | undefined): void {
    if (!this.#state?.laser) return;
    const frame = this.#frame();
    const at = frame && event ? pointOn(frame, event) : undefined;
    this.#dot.show(frame, at);
    this.#channel.send({ type: 'laser', ...(at && { at }) });
  }

  #frame(): Element | null {
    return this.#page.root.querySelector('.now .frame');
  }

  #hear(message: PresentationMessage): void {
    if (message.type === 'laser') this.#dot.show(this.#frame(), message.at);
    if (message.type !== 'state') return;
    this.#state = message.state;
    if (!message.state.laser) this.#dot.show(null, undefined);
    this.requestUpdate();
  }

  #close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#ports.popup.clearInterval(this.#tick);
    this.#channel.close();
    this.#page.close();
    for (const controller of this.#controllers) controller.hostDisconnected?.();
    this.#ports.gone();
  }
}
