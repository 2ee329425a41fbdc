import type { ReactiveController, ReactiveElement } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import type { ExportToPptxOptions } from '../../../core/export/index.js';
import { DeckErrorEvent, DeckExportEvent } from '../../shared/events.js';
import { loadExport } from '../../shared/load.js';

export type ExportState =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'done'; name: string; warnings: readonly string[] }
  | { state: 'failed'; error: Error };

/** Makes files of a deck for the builder, one at a time. */
export class Exporter implements ReactiveController {
  #host: ReactiveElement;
  #abort: AbortController | undefined;
  state: ExportState = { state: 'idle' };

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#abort?.abort();
  }

  async export(_format: 'pptx', deck: Deck, options: ExportToPptxOptions): Promise<File | undefined> {
    this.#abort?.abort();
    const abort = (this.#abort = new AbortController());
    const warnings: string[] = [];
    this.#set({ state: 'working' });
    try {
      const { exportToPptx } = await loadExport();
      const file = await exportToPptx(deck, {
        signal: abort.signal,
        ...options,
        onWarning: (warning) => {
          warnings.push(warning.message);
          options.onWarning?.(warning);
        },
      });
      const saves = this.#host.dispatchEvent(new DeckExportEvent(file, warnings));
      if (saves) download(file);
      this.#set(saves ? { state: 'done', name: file.name, warnings } : { state: 'idle' });
      return file;
    } catch (error) {
      if (isAbort(error)) return undefined;
      this.#host.dispatchEvent(new DeckErrorEvent(error as Error));
      this.#set({ state: 'failed', error: error as Error });
      return undefined;
    }
  }

  dismiss(): void {
    this.#set({ state: 'idle' });
  }

  #set(state: ExportState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
