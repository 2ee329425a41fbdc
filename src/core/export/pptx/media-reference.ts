import type { Deck } from '../../deck/types.js';
import { encodeBase64 } from '../base64.js';
import type { ReadImage } from '../read-image.js';

/** In a deck that travels inside a presentation: the address of a picture that stands in the file anyway. */
const PREFIX = 'pptx-media:';
/** Where a deck's text has one; in its strings quotes are escaped, so that no text of a person's is taken for one. */
const REFERENCES = new RegExp(`(,?)"(dataUrl|logoDataUrl)":"(${PREFIX}[^"]*)"(,?)`, 'gu');
/** For a picture that another program has made anew: a frame, so that the slide keeps its form. */
const MISSING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M2 2h316v176h-316zL318 178M318 2L2 178" fill="none" stroke="#8a8f98" stroke-width="2" stroke-dasharray="8 6"/></svg>',
  );

/**
 * A picture by its type, its length and a hash of its bytes (two runs of FNV-1a, 32 bits each, from different starts:
 * draft-eastlake-fnv), whatever the file's parts are called by the program that saved it last.
 */
export function referenceTo({ type, bytes }: ReadImage): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x01000193);
  }
  const hash = [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  return `${PREFIX}${type};${bytes.length};${hash}`;
}

/** The deck with references in the place of pictures that the file shows; `shown` knows them by their addresses. */
export function withReferences(deck: Deck, shown: ReadonlyMap<string, string>): Deck {
  const address = (dataUrl: string): string => shown.get(dataUrl) ?? dataUrl;
  const assets = Object.entries(deck.assets).map(
    ([id, asset]) => [id, { ...asset, dataUrl: address(asset.dataUrl) }] as const,
  );
  const logo = deck.branding?.logoDataUrl;
  return {
    ...deck,
    assets: Object.fromEntries(assets),
    ...(logo === undefined ? {} : { branding: { ...deck.branding, logoDataUrl: address(logo) } }),
  };
}

/** Whether the text of a deck refers to pictures of its file. */
export const hasReferences = (text: string): boolean => text.search(REFERENCES) >= 0;

/**
 * The text of a deck with its pictures, found among those of the file, and how many are there no more: a frame stands for a picture
 * then, nothing for a logo.
 */
export function withPictures(
  text: string,
  media: readonly Uint8Array[],
): { text: string; changedPictures: number } {
  let changedPictures = 0;
  const complete = text.replace(
    REFERENCES,
    (_, before: string, name: string, reference: string, after: string) => {
      const [type = '', length = ''] = reference.slice(PREFIX.length).split(';');
      const found = media.find(
        (bytes) =>
          bytes.length === Number(length) &&
          referenceTo({ type: type as ReadImage['type'], bytes }) === reference,
      );
      if (!found) changedPictures += 1;
      if (!found && name === 'logoDataUrl') return before && after;
      const address = found ? `data:${type};base64,${encodeBase64(found)}` : MISSING;
      return `${before}"${name}":"${address}"${after}`;
    },
  );
  return { text: complete, changedPictures };
}
