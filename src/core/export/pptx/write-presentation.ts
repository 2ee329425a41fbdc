import { assetUrl } from '../../assets.js';
import { once } from '../../once.js';
import { fetchAsset } from '../../query/engine-files.js';
import { trusted } from '../../trusted-types.js';
import { untilAborted } from '../../until-aborted.js';
import { ExportError, type ExportErrorCode } from '../export-error.js';
import { buildPresentation, type BuildHooks, type PresentationJob } from './build-presentation.js';
import type { WorkerAnswer, WorkerOrder, WorkerQuestion } from './pptx-worker.js';
import { readPicture, type DeckPicture } from './read-picture.js';

/** Name in the folder of assets. */
const WORKER = 'pptx-worker.js';

export interface PresentationWriter {
  /** As rasterisers take it. */
  encode: (drawn: ImageBitmap) => Promise<Uint8Array | undefined>;
  /** As `readPicture`. */
  read: (dataUrl: string) => Promise<DeckPicture | string>;
  /** The bytes of the file, once. In a page the bytes of the job's pictures go away with it. */
  write: (job: PresentationJob, hooks?: BuildHooks) => Promise<Uint8Array>;
  /** Ends a worker that was never given its job. */
  close: () => void;
}

/**
 * What writes one file. A page has a worker for it, so that it goes on answering, which starts while charts are drawn; where none
 * may run (a policy, assets that are elsewhere), and outside of pages, the file is made here, in slices as far as the writer
 * lets itself be cut.
 */
export function presentationWriter(signal?: AbortSignal): PresentationWriter {
  const worker = typeof document === 'undefined' ? Promise.resolve(undefined) : startWorker();
  // A worker may never come: whoever cancels does not wait for it.
  const starting = signal ? untilAborted(worker, signal, () => signal.reason as Error) : worker;
  starting.catch(() => {});
  return {
    async encode(drawn) {
      const started = await starting;
      return started && answerTo<Uint8Array>(started, { drawn }, [drawn]);
    },
    async read(dataUrl) {
      const started = await starting;
      return (
        (started && (await answerTo<DeckPicture | string>(started, { dataUrl }))) ?? readPicture(dataUrl)
      );
    },
    async write(job, hooks = {}) {
      const started = await starting;
      hooks.signal?.throwIfAborted();
      return started ? answerOf(started, job, hooks) : buildPresentation(job, hooks);
    },
    close: () => void worker.then((started) => started?.terminate()),
  };
}

/** From a blob, so that the asset may lie on another origin. */
const workerScript = once(async () => {
  const response = await fetchAsset(assetUrl(WORKER));
  return new Blob([await response.text()], { type: 'text/javascript' });
});

/** Loads what the worker runs; one that is missing is no fault. */
export const preloadWorker = (): Promise<unknown> =>
  typeof document === 'undefined' ? Promise.resolve() : workerScript().catch(() => undefined);

/** Undefined where it does not come up. */
async function startWorker(): Promise<Worker | undefined> {
  let url: string | undefined;
  try {
    url = URL.createObjectURL(await workerScript());
    const worker = new Worker(trusted.createScriptURL(url));
    const ready = await new Promise<boolean>((resolve) => {
      worker.onmessage = () => resolve(true);
      worker.onerror = () => resolve(false);
    });
    if (ready) return worker;
    worker.terminate();
  } catch {
    // Written here then.
  } finally {
    if (url !== undefined) URL.revokeObjectURL(url);
  }
  return undefined;
}

/** Undefined where it fails, with the worker or by itself. */
function answerTo<Answer>(
  worker: Worker,
  question: WorkerQuestion,
  transfer: Transferable[] = [],
): Promise<Answer | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const answer = (given?: Answer): void => {
      worker.removeEventListener('error', failed);
      port1.close();
      resolve(given);
    };
    const failed = (): void => answer();
    worker.addEventListener('error', failed);
    port1.onmessage = ({ data }: MessageEvent<Answer | undefined>) => answer(data);
    const order: WorkerOrder = { ...question, port: port2 };
    worker.postMessage(order, [...transfer, port2]);
  });
}

async function answerOf(worker: Worker, job: PresentationJob, hooks: BuildHooks): Promise<Uint8Array> {
  const { signal, onProgress } = hooks;
  let leave: () => void = () => undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      leave = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', leave, { once: true });
      worker.onerror = ({ message }) =>
        reject(new ExportError('write_failed', `The worker failed: ${message}`));
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('progress' in data) onProgress?.(data.progress);
        else if ('bytes' in data) resolve(data.bytes);
        else reject(errorOf(data.error));
      };
      const order: WorkerOrder = { job };
      worker.postMessage(order, [...buffersOf(job)]);
    });
  } finally {
    signal?.removeEventListener('abort', leave);
    worker.terminate();
  }
}

/** Those that belong to the export alone: what it has drawn, packed or read from text. */
function buffersOf({ slides, plan }: PresentationJob): Set<ArrayBufferLike> {
  const boxes = [...slides.flatMap((slide) => slide.boxes), ...plan.layouts.flatMap(({ frame }) => frame)];
  return new Set(boxes.flatMap((box) => (box.kind === 'picture' ? [box.image.bytes.buffer] : [])));
}

function errorOf({ code, message, hint, path }: Extract<WorkerAnswer, { error: unknown }>['error']): Error {
  if (code === undefined) return new Error(message);
  return new ExportError(code as ExportErrorCode, message, {
    ...(hint !== undefined && { hint }),
    ...(path !== undefined && { path }),
  });
}
