import { DeckError } from './errors.js';

let base: URL | undefined;

export interface DeckConfiguration {
  /** The folder that holds the files of `dist/assets`; relative to the page where it is not absolute. */
  assetBase?: string | URL;
}

/**
 * Settings of the package, to be called before its first use.
 *
 * @throws TypeError where `assetBase` is no URL
 */
export function configureDeck({ assetBase }: DeckConfiguration): void {
  if (assetBase === undefined) return;
  const folder = new URL(assetBase, globalThis.document?.baseURI ?? import.meta.url);
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  base = folder;
}

/** The absolute URL of a file of `dist/assets`: under `assetBase`, else in the folder `assets` of this build. */
export function assetUrl(name: string): string {
  // Not written as `new URL('…', import.meta.url)`: a library build would inline 36 MB of wasm as text, and bundlers of
  // apps look for the folder among the modules and fail the build.
  const here = import.meta.url;
  const build = here.slice(0, here.lastIndexOf('/', here.lastIndexOf('/') - 1));
  return new URL(name, base ?? `${build}/assets/`).href;
}

/** The error for an asset that is not where it was looked for; names both ways out. */
export function assetNotFound(url: string, why: string, cause?: unknown): DeckError {
  return new DeckError('asset_not_found', `The file ${url} could not be loaded (${why}).`, {
    path: url,
    cause,
    hint: "Copy the package's dist/assets folder to that place, or say where it is with configureDeck({ assetBase: '/assets/' }).",
  });
}
