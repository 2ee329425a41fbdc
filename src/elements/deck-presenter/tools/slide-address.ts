import { slideHash, slideOfHash } from '../../../core/present/slide-hash.js';

/** What an entry of ours in the browser's history says: how many there are up to it, and what was before them. */
interface Entry {
  depth: number;
  /** The hash. */
  before: string;
  /** The browser's name for that entry, where it tells. */
  key: string | undefined;
}
const KEY = 'deckwright';

export interface SlideAddressPorts {
  total: () => number;
  /** The address came to name this slide, from 0. */
  moved: (index: number) => void;
  /** A person went back to where they were before the presentation. */
  left: () => void;
}

/** Keeps the slide in the page's address, each one an entry of the browser's history, and takes them out at the end. */
export class SlideAddress {
  readonly #ports: SlideAddressPorts;
  #before = '';
  #key: string | undefined;

  constructor(ports: SlideAddressPorts) {
    this.#ports = ports;
  }

  /** The slide that the address names, from 0; undefined where it names none. */
  get index(): number | undefined {
    return slideOfHash(location.hash, this.#ports.total());
  }

  /** @param index of the slide that is shown, from 0 @param stopped ends it */
  start(index: number, stopped: AbortSignal): void {
    // The page was loaded again: its entries are still there.
    const own = entry();
    this.#before = own?.before ?? location.hash;
    this.#key = own ? own.key : browser.navigation?.currentEntry?.key;
    if (!own) this.#push(index, 1);
    addEventListener('popstate', () => this.#come(), { signal: stopped });
    stopped.addEventListener('abort', () => this.#restore());
  }

  show(index: number): void {
    if (index !== this.index) this.#push(index, (entry()?.depth ?? 0) + 1);
  }

  #come(): void {
    const { index } = this;
    if (index !== undefined) this.#ports.moved(index);
    else this.#ports.left();
  }

  #restore(): void {
    const own = entry();
    const entries = browser.navigation?.entries();
    // A full history drops entries from its middle, and counting would lead out of the page.
    if (own && entries && !entries.some(({ key }) => key === own.key)) this.#rename();
    else if (own?.key !== undefined) void goTo(own.key);
    else if (own) history.go(-own.depth);
    // A person wrote the number into the address; a page that has gone on to another address is left alone.
    else if (this.index !== undefined && location.hash !== this.#before) {
      this.#rename();
    }
  }

  #rename(): void {
    const { [KEY]: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
    history.replaceState(Object.keys(state).length > 0 ? state : null, '', address(this.#before));
  }

  #push(index: number, depth: number): void {
    const own: Entry = { depth, before: this.#before, key: this.#key };
    try {
      history.pushState({ ...(history.state as object | null), [KEY]: own }, '', address(slideHash(index)));
    } catch {
      // A frame without an address, or a browser that has had enough of them: the slide is shown all the same.
    }
  }
}

/** Not every engine has the Navigation API. */
const browser: { navigation?: Navigation } = globalThis;

async function goTo(key: string): Promise<void> {
  const { committed, finished } = browser.navigation!.traverseTo(key);
  // Something else may lead away meanwhile.
  await Promise.allSettled([committed, finished]);
}

const entry = (): Entry | undefined => (history.state as Record<string, Entry | undefined> | null)?.[KEY];

/** Not the hash alone: a page's `<base>` would lead it elsewhere. */
const address = (hash: string): string => `${location.pathname}${location.search}${hash}`;
