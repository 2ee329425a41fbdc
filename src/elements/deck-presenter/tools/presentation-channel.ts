import { channelName, type PresentationMessage } from '../../../core/present/messages.js';

interface Envelope {
  presentation: string;
  message: PresentationMessage;
}

/** The line between the windows of one presentation. Other presentations of the same deck use the channel as well. */
export class PresentationChannel {
  readonly #presentation: string;
  readonly #channel: BroadcastChannel;

  constructor(deckId: string, presentation: string, hear: (message: PresentationMessage) => void) {
    this.#presentation = presentation;
    this.#channel = new BroadcastChannel(channelName(deckId));
    this.#channel.onmessage = ({ data }: MessageEvent<Partial<Envelope> | null>) => {
      if (data?.presentation === presentation && data.message) hear(data.message);
    };
  }

  send(message: PresentationMessage): void {
    const envelope: Envelope = { presentation: this.#presentation, message };
    this.#channel.postMessage(envelope);
  }

  close(): void {
    this.#channel.onmessage = null;
    this.#channel.close();
  }
}
