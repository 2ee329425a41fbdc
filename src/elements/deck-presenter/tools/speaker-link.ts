import type { CSSResultOrNative, ReactiveControllerHost } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { newId } from '../../../core/deck/new-id.js';
import type { PresentationMessage, PresentationState, SlidePoint } from '../../../core/present/messages.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { loadSpeakerView } from '../../shared/load.js';
import type { SlideRenderer } from '../../shared/slide-renderer.js';
import { PresentationChannel } from './presentation-channel.js';

export interface SpeakerLinkPorts {
  deck: () => Deck | undefined;
  words: () => AllMessages;
  locale: () => string;
  /** How slides and controls look. */
  styles: readonly CSSResultOrNative[];
  renderer: (host: ReactiveControllerHost) => SlideRenderer;
  load: typeof loadSpeakerView;
  state: () => PresentationState;
  /** A message came from the speaker's window. */
  hear: (message: PresentationMessage) => void;
}

const FEATURES = 'popup,width=1120,height=720';

/** The presentation's end of the line to the speaker's window: opens it, tells it what is shown, and closes it. */
export class SpeakerLink {
  readonly #ports: SpeakerLinkPorts;
  #popup: Window | undefined;
  #channel: PresentationChannel | undefined;

  constructor(ports: SpeakerLinkPorts) {
    this.#ports = ports;
  }

  /** Whether there is a window now; a browser may refuse one. To be called by a click or a key. */
  open(): boolean {
    const deck = this.#ports.deck();
    if (this.#popup && !this.#popup.closed) {
      this.#popup.focus();
      return true;
    }
    this.close();
    const popup = window.open('', '', FEATURES);
    if (!deck || !popup || popup.closed) return false;
    const presentation = newId('presentation');
    this.#popup = popup;
    this.#channel = new PresentationChannel(deck.id, presentation, (message) => this.#hear(message));
    window.addEventListener('pagehide', this.#pageGone);
    void this.#draw(popup, deck.id, presentation);
    return true;
  }

  /** Tells the speaker's window what is shown now. */
  tell(): void {
    this.#channel?.send({ type: 'state', state: this.#ports.state() });
  }

  point(at: SlidePoint | undefined): void {
    this.#channel?.send({ type: 'laser', ...(at && { at }) });
  }

  close(): void {
    window.removeEventListener('pagehide', this.#pageGone);
    this.#channel?.close();
    this.#channel = undefined;
    this.#popup?.close();
    this.#popup = undefined;
  }

  readonly #pageGone = (): void => this.close();

  async #draw(popup: Window, deckId: string, presentation: string): Promise<void> {
    const { deck, words, locale, styles, renderer } = this.#ports;
    try {
      const { SpeakerView } = await this.#ports.load();
      if (this.#popup !== popup) return;
      const opener = (hear: (message: PresentationMessage) => void): PresentationChannel =>
        new PresentationChannel(deckId, presentation, hear);
      new SpeakerView({
        popup,
        opener,
        deck,
        words,
        locale,
        styles,
        renderer,
        gone: () => this.#forget(popup),
      });
    } catch {
      // An empty window helps nobody.
      this.#forget(popup);
    }
  }

  /** The person closed the window; the presentation goes on, and may open another. */
  #forget(popup: Window): void {
    if (this.#popup === popup) this.close();
  }

  #hear(message: PresentationMessage): void {
    if (message.type === 'hello') this.tell();
    else this.#ports.hear(message);
  }
}
