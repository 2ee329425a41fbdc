import { DeckError } from '../errors.js';
import { decodeBase64 } from '../export/base64.js';
import type { DeckEdit } from './edits.js';
import { newId } from './new-id.js';
import { parseDeck } from './parse-deck.js';
import { referencesOf } from './references.js';
import { DECK_LIMITS } from './schema.js';
import { CLIPBOARD_LIMIT, clipOf } from './slide-clipboard.js';
import type { Block, Deck, Slide, Variable } from './types.js';

const DATA = /data-deckwright-slides="([A-Za-z0-9+/]*={0,2})"/u;

/**
 * The slides in a clipboard's HTML, with their sources and pictures; undefined where there are none. A clipboard is foreign
 * input: what it holds passes the same gate as a deck file.
 * @throws DeckError `invalid_deck` for slides that are damaged, `too_large` beyond the limits, `unsupported` for those of a
 * later release
 */
export function slidesFromClipboard(html: string): Deck | undefined {
  const [, data] = DATA.exec(html) ?? [];
  if (data === undefined) return undefined;
  // Four signs are three bytes, and a sign of the JSON is three bytes at most.
  if (data.length > CLIPBOARD_LIMIT * 4) throw new DeckError('too_large', 'The clipboard holds too much.');
  const bytes = decodeBase64(data);
  if (!bytes) throw new DeckError('invalid_deck', 'The slides in the clipboard are damaged.');
  const clip = parseDeck(new TextDecoder().decode(bytes));
  return clip.slides.length === 0 ? undefined : clipOf(clip, clip.slides);
}

/** What it takes to bring slides from a clipboard into a deck. */
export interface PastedSlides {
  /** With new ids, and with the names that their sources and pictures have here. */
  slides: Slide[];
  /** Sources and pictures that the deck does not have yet. */
  needed: DeckEdit[];
}

/**
 * Slides of one deck for another one. A source or picture that the deck has, with the same content, is used again; any other
 * comes along, under another id where its own is taken. Nothing is run: SQL that comes along is text from elsewhere.
 * @throws DeckError `too_large` where the deck would hold more than a deck file may
 */
export function pastedSlides(deck: Deck, clip: Deck): PastedSlides {
  const { sources, assets } = referencesOf(clip.slides);
  const ofSource = namesIn(deck.sources, clip.sources, sources, sameSource);
  const ofAsset = namesIn(deck.assets, clip.assets, assets, same);
  checkRoom('slides', deck.slides.length + clip.slides.length);
  checkRoom('sources', Object.keys(deck.sources).length + ofSource.fresh.length);
  checkRoom('assets', Object.keys(deck.assets).length + ofAsset.fresh.length);
  const setSources = ofSource.fresh.map(([sourceId, source]): DeckEdit => ({
    type: 'setSource',
    sourceId,
    source,
  }));
  const setAssets = ofAsset.fresh.map(([assetId, asset]): DeckEdit => ({ type: 'setAsset', assetId, asset }));
  return {
    slides: clip.slides.map((slide) => renamed(slide, ofSource.names, ofAsset.names)),
    needed: [...setSources, ...setAssets],
  };
}

interface Names<T> {
  names: ReadonlyMap<string, string>;
  fresh: [id: string, entry: T][];
}

/** What entries of a clip are called in a deck. An id without an entry gets one that names nothing there either. */
function namesIn<T>(
  held: Record<string, T>,
  brought: Record<string, T>,
  ids: ReadonlySet<string>,
  isSame: (a: T, b: T) => boolean,
): Names<T> {
  const names = new Map<string, string>();
  const fresh: [string, T][] = [];
  const taken = new Set(Object.keys(held));
  for (const id of ids) {
    const entry = Object.hasOwn(brought, id) ? brought[id] : undefined;
    const known = entry && Object.entries(held).find(([, other]) => isSame(other, entry));
    let name = known?.[0] ?? id;
    for (let n = 2; !known && taken.has(name); n++) name = `${id.slice(0, 190)}-${n}`;
    taken.add(name);
    names.set(id, name);
    if (entry && !known) fresh.push([name, entry]);
  }
  return { names, fresh };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same question with the same answer, whenever it was asked. */
function sameSource(a: Deck['sources'][string], b: Deck['sources'][string]): boolean {
  if (a.sql !== b.sql || a.data?.rows.length !== b.data?.rows.length) return false;
  const content = ({ title, widget, columns, data }: typeof a): unknown[] => [
    title,
    widget,
    columns,
    data?.rows,
  ];
  return same(content(a), content(b));
}

function renamed(
  slide: Slide,
  sources: ReadonlyMap<string, string>,
  assets: ReadonlyMap<string, string>,
): Slide {
  const withSource = <T extends { source?: string | undefined }>(part: T): T =>
    part.source === undefined ? part : { ...part, source: sources.get(part.source) ?? part.source };
  const variables = Object.entries(slide.variables).map(([name, variable]): [string, Variable] => [
    name,
    typeof variable === 'object' && variable !== null ? withSource(variable) : variable,
  ]);
  const renamedBlock = (block: Block): Block => {
    const own = withSource(block);
    return own.kind === 'image' ? { ...own, asset: assets.get(own.asset) ?? own.asset } : own;
  };
  return {
    ...withSource(slide),
    id: newId('slide'),
    variables: Object.fromEntries(variables),
    claims: slide.claims.map(withSource),
    ...(slide.statements && {
      statements: slide.statements.map((one) => ({
        ...withSource(one),
        ...(one.with && { with: withSource(one.with) }),
      })),
    }),
    blocks: slide.blocks.map(renamedBlock),
    ...(slide.aside && { aside: { ...slide.aside, blocks: slide.aside.blocks.map(renamedBlock) } }),
  };
}

function checkRoom(what: 'slides' | 'sources' | 'assets', count: number): void {
  if (count <= DECK_LIMITS[what]) return;
  throw new DeckError('too_large', `A deck holds at most ${DECK_LIMITS[what]} ${what}.`);
}
