import { assetNotFound } from '../assets.js';

/** Told how much of the engine has come, 0 … 1; undefined where its size is not known. */
export type OnProgress = (done: number | undefined) => void;

/** A file that came compressed is larger than its stated length. */
export const shareOf = (loaded: number, total: number): number | undefined =>
  total > 0 ? Math.min(1, loaded / total) : undefined;

/** @throws DeckError asset_not_found */
export async function fetchAsset(url: string, method = 'GET'): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { method });
  } catch (cause) {
    throw assetNotFound(url, (cause as Error).message, cause);
  }
  if (!response.ok) throw assetNotFound(url, `status ${response.status}`);
  // Many servers answer an unknown path with the page itself.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw assetNotFound(url, 'an HTML page came');
  return response;
}

/** The wasm file, or its gzipped twin, which hosts that refuse files beyond 25 MB can serve. */
export async function wasmUrl(
  url: string,
  onProgress: OnProgress,
): Promise<{ url: string; release(): void }> {
  try {
    await fetchAsset(url, 'HEAD');
    return { url, release: () => undefined };
  } catch (missing) {
    const zipped = await fetchAsset(`${url}.gz`).catch(() => undefined);
    if (!zipped?.body) throw missing;
    const bytes = await unzip(
      await readAll(zipped.body, Number(zipped.headers.get('content-length')), onProgress),
    );
    const blob = URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
    return { url: blob, release: () => URL.revokeObjectURL(blob) };
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  total: number,
  onProgress: OnProgress,
): Promise<Blob> {
  const reader = body.getReader();
  const parts: BlobPart[] = [];
  let loaded = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    loaded += read.value.byteLength;
    onProgress(shareOf(loaded, total));
    parts.push(read.value as BlobPart);
  }
  return new Blob(parts);
}

/** Some servers say of a .gz file that its content is encoded, and then the browser has unzipped it. */
async function unzip(file: Blob): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.arrayBuffer();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
