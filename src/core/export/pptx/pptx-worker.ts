import { ExportError } from '../export-error.js';
import { buildPresentation, type PresentationJob } from './build-presentation.js';
import type { ExportProgress } from './options.js';

/** Pixels to be encoded, whose PNG goes to the port, or a presentation, the last order. */
export type WorkerOrder = { drawn: ImageBitmap; port: MessagePort } | { job: PresentationJob };

export type WorkerAnswer =
  | { progress: ExportProgress }
  | { bytes: Uint8Array }
  | { error: { message: string; code?: string; hint?: string | undefined; path?: string | undefined } };

const scope = globalThis as unknown as {
  postMessage: (answer: WorkerAnswer | 'ready', transfer?: Transferable[]) => void;
  onmessage: ((event: MessageEvent<WorkerOrder>) => void) | null;
};

scope.onmessage = ({ data }) => {
  if ('drawn' in data) void answerPng(data.drawn, data.port);
  else answerPresentation(data.job);
};
scope.postMessage('ready');

/** Nothing where it cannot be. */
async function answerPng(drawn: ImageBitmap, port: MessagePort): Promise<void> {
  try {
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    drawn.close();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    port.postMessage(bytes, [bytes.buffer]);
  } catch {
    port.postMessage(undefined);
  }
}

function answerPresentation(job: PresentationJob): void {
  buildPresentation(job, { onProgress: (progress) => scope.postMessage({ progress }) }).then(
    (bytes) => scope.postMessage({ bytes }, [bytes.buffer]),
    (error: Error) => {
      const { message } = error;
      const typed = ExportError.is(error) ? { code: error.code, hint: error.hint, path: error.path } : {};
      scope.postMessage({ error: { message, ...typed } });
    },
  );
}
