import { nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import { applyEdits, type DeckEdit } from '../../core/deck/edits.js';
import type { Deck } from '../../core/deck/types.js';
import { once } from '../../core/once.js';
import { maybeSvg } from './picture-url.js';

/** Not in load.ts: what that loads asks for it too. */
const loadCleanSvg = once(() => import('./clean-svg.js'));

/** Pictures drawn again and again are cleaned once; this many characters of drawings are remembered. */
const MOST = 8 * 1024 * 1024;
const known = new Map<string, string | Promise<string>>();
let held = 0;

/** A picture in a `data:` URL that can be given on: an SVG without anything that acts or leads away (see clean-svg.ts). */
export async function cleanedPicture(dataUrl: string): Promise<string> {
  return maybeSvg(dataUrl) ? (await loadCleanSvg()).cleanPicture(dataUrl) : dataUrl;
}

/** The `src` of an image element: a drawing appears once it is clean. */
export function pictureSource(dataUrl: string): unknown {
  if (!maybeSvg(dataUrl)) return dataUrl;
  const clean = known.get(dataUrl) ?? remembered(dataUrl);
  return typeof clean === 'string' ? clean : until(clean, nothing);
}

function remembered(dataUrl: string): Promise<string> {
  held += dataUrl.length;
  if (held > MOST) {
    known.clear();
    held = dataUrl.length;
  }
  const cleaning = cleanedPicture(dataUrl).then((clean) => {
    known.set(dataUrl, clean);
    return clean;
  });
  // The slide stands without it, and it is tried again with the next drawing.
  cleaning.catch(() => known.delete(dataUrl));
  known.set(dataUrl, cleaning);
  return cleaning;
}

/** A document with clean pictures and a clean logo; the same one where they are that already. */
export async function cleanDeck(deck: Deck): Promise<Deck> {
  return applyEdits(deck, await cleaningEdits(() => deck)).deck;
}

/** What makes the pictures and the logo of a document clean, as it is once the code for it is there. */
export async function cleaningEdits(current: () => Deck | undefined): Promise<DeckEdit[]> {
  if (!picturesOf(current()).some(maybeSvg)) return [];
  const { cleanPicture } = await loadCleanSvg();
  const { assets = {}, branding } = current() ?? {};
  const edits = Object.entries(assets).flatMap(([assetId, asset]): DeckEdit[] => {
    const dataUrl = cleanPicture(asset.dataUrl);
    if (dataUrl === asset.dataUrl) return [];
    return [{ type: 'setAsset', assetId, asset: { ...asset, mediaType: 'image/svg+xml', dataUrl } }];
  });
  const logoDataUrl = branding?.logoDataUrl && cleanPicture(branding.logoDataUrl);
  if (branding && logoDataUrl && logoDataUrl !== branding.logoDataUrl) {
    edits.push({ type: 'setDeckField', field: 'branding', value: { ...branding, logoDataUrl } });
  }
  return edits;
}

const picturesOf = ({ assets = {}, branding }: Partial<Deck> = {}): string[] => [
  ...Object.values(assets).map(({ dataUrl }) => dataUrl),
  branding?.logoDataUrl ?? '',
];
