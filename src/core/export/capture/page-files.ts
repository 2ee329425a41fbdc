import { encodeBase64 } from '../base64.js';

/** The file of an address as a `data:` URL. Rejects with the reason, or with `AbortError`. */
export async function fileAsDataUrl(url: string, signal: AbortSignal | undefined): Promise<string> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = new Uint8Array(await response.arrayBuffer());
  // It stands in an attribute and in a style sheet.
  return `data:${type.replace(/[^\w.+/=;-]/gu, '')};base64,${encodeBase64(bytes)}`;
}

/**
 * Files of a page that a picture shows. While markup is written a mark stands for each; they are loaded together once
 * it is complete, each address once.
 */
export class PageFiles {
  readonly #marks = new Map<string, { mark: string; named: string }>();

  constructor(readonly onWarning: (message: string) => void) {}

  /** What stands for a file; a `data:` URL is its own. `url` is absolute; `named`: as the page wrote it. */
  mark(url: string, named = url): string {
    if (url.startsWith('data:')) return url;
    let file = this.#marks.get(url);
    if (!file) this.#marks.set(url, (file = { mark: `deckwright-file:${this.#marks.size};`, named }));
    return file.mark;
  }

  /** The markup with its files inside. One that cannot be had is named in a warning, and what showed it left out. */
  async inlined(markup: string, signal: AbortSignal | undefined): Promise<string> {
    if (this.#marks.size === 0) return markup;
    const loaded = new Map<string, string>();
    await Promise.all(
      [...this.#marks].map(async ([url, { mark, named }]) => {
        try {
          loaded.set(mark, await fileAsDataUrl(url, signal));
        } catch (error) {
          signal?.throwIfAborted();
          this.onWarning(
            `Image ${named} is left out: ${error instanceof Error ? error.message : String(error)}.`,
          );
        }
      }),
    );
    return markup
      .replaceAll(/ (?:href|src)="(deckwright-file:\d+;)"/gu, (attribute, mark: string) =>
        loaded.has(mark) ? attribute : '',
      )
      .replaceAll(/url\(&quot;(deckwright-file:\d+;)&quot;\)/gu, (value, mark: string) =>
        loaded.has(mark) ? value : 'none',
      )
      .replaceAll(/deckwright-file:\d+;/gu, (mark) => loaded.get(mark) ?? '');
  }
}
