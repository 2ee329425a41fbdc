import type { ReactiveController, ReactiveElement } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import type { ExportProgress, ExportToPptxOptions, ExportWarning } from '../../../core/export/index.js';
import { download } from '../../shared/download.js';
import { DeckErrorEvent, DeckExportEvent } from '../../shared/events.js';
import { loadExport } from '../../shared/load.js';

export interface ExportedFile {
  name: string;
  /** Bytes. */
  size: number;
  warnings: readonly ExportWarning[];
  /** False where the page took it. */
  saved: boolean;
}

export type ExportState =
  | { state: 'idle' }
  | { state: 'working'; progress: ExportProgress | undefined }
  | ({ state: 'done' } & ExportedFile)
  | { state: 'failed'; error: Error };

const SHOWN_EVERY_MS = 100;

/** Makes files of a deck for the builder, one at a time. */
export class Exporter implements ReactiveController {
  #host: ReactiveElement;
  #abort: AbortController | undefined;
  /** When progress was last drawn. */
  #shown = 0;
  state: ExportState = { state: 'idle' };

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** Loads what writes files, while a person chooses; where that fails the export says so. */
  prepare(): void {
    void loadExport().then(
      ({ preloadWorker }) => preloadWorker(),
      () => undefined,
    );
  }

  async export(_format: 'pptx', deck: Deck, options: ExportToPptxOptions): Promise<File | undefined> {
    this.#abort?.abort();
    const abort = (this.#abort = new AbortController());
    // A person cancels, and so may the page.
    const signal = options.signal ? AbortSignal.any([abort.signal, options.signal]) : abort.signal;
    const warnings: ExportWarning[] = [];
    this.#set({ state: 'working', progress: undefined });
    try {
      const { exportToPptx } = await loadExport();
      const file = await exportToPptx(deck, {
        ...options,
        signal,
        onProgress: (progress) => {
          if (abort === this.#abort) this.#show(progress);
          options.onProgress?.(progress);
        },
        onWarning: (warning) => {
          warnings.push(warning);
          options.onWarning?.(warning);
        },
      });
      const event = new DeckExportEvent(
        file,
        warnings.map(({ message }) => message),
      );
      const saved = this.#host.dispatchEvent(event);
      if (saved) download(file);
      this.#set({ state: 'done', name: file.name, size: file.size, warnings, saved });
      return file;
    } catch (error) {
      // The page may have named a reason of its own.
      if (!signal.aborted && !isAbort(error)) this.fail(error as Error);
      else if (abort === this.#abort) this.dismiss();
      return undefined;
    }
  }

  /** Now and then: drawing the builder takes a good part of what drawing a chart takes. */
  #show(progress: ExportProgress): void {
    const now = performance.now();
    if (now - this.#shown < SHOWN_EVERY_MS && progress.done < progress.total) return;
    this.#shown = now;
    this.#set({ state: 'working', progress });
  }

  cancel(): void {
    this.#abort?.abort();
  }

  fail(error: Error): void {
    this.#host.dispatchEvent(new DeckErrorEvent(error));
    this.#set({ state: 'failed', error });
  }

  dismiss(): void {
    this.#set({ state: 'idle' });
  }

  #set(state: ExportState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}
