import { ExportError } from '../export-error.js';
import { buildPresentation, type PresentationJob } from './build-presentation.js';
import type { ExportProgress } from './options.js';
import { readPicture } from './read-picture.js';

/** Questions, whose answers go to the port: pixels for their PNG, a `data:` URL for its picture. */
export type WorkerQuestion = { drawn: ImageBitmap } | { dataUrl: string };
/** A question, or a presentation, the last order. */
export type WorkerOrder = (WorkerQuestion & { port: MessagePort }) | { job: PresentationJob };

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
  else if ('dataUrl' in data) answerPicture(data.dataUrl, data.port);
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

function answerPicture(dataUrl: string, port: MessagePort): void {
  const picture = readPicture(dataUrl);
  port.postMessage(picture, typeof picture === 'string' ? [] : [picture.image.bytes.buffer]);
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
