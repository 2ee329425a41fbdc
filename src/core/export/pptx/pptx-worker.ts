import { ExportError } from '../export-error.js';
import { buildPresentation, type PresentationJob } from './build-presentation.js';
import type { ExportProgress } from './options.js';

export type WorkerAnswer =
  | { progress: ExportProgress }
  | { bytes: Uint8Array }
  | { error: { message: string; code?: string; hint?: string | undefined; path?: string | undefined } };

const scope = globalThis as unknown as {
  postMessage: (answer: WorkerAnswer | 'ready', transfer?: Transferable[]) => void;
  onmessage: ((event: MessageEvent<PresentationJob>) => void) | null;
};

/** Makes one presentation: its job is the only message it gets. */
scope.onmessage = ({ data }) => {
  buildPresentation(data, { onProgress: (progress) => scope.postMessage({ progress }) }).then(
    (bytes) => scope.postMessage({ bytes }, [bytes.buffer]),
    (error: Error) => {
      const { message } = error;
      const typed = ExportError.is(error) ? { code: error.code, hint: error.hint, path: error.path } : {};
      scope.postMessage({ error: { message, ...typed } });
    },
  );
};
scope.postMessage('ready');
