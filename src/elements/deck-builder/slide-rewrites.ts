import type { DeckEdit } from '../../core/deck/edits.js';
import { isSameSlide } from '../../core/deck/same-slide.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import type { DeckGeneration, GeneratedSlide } from '../../core/generation/index.js';
import type { listedAfter } from '../../core/statements/sources/listed-anew.js';
import type { Privacy } from '../../core/stream/protocol.js';

/** A rewrite that a person asked for, until it is accepted or dropped. */
export interface SlideRewrite {
  readonly instruction: string;
  /** The slide as it was when it was asked for. */
  readonly before: Slide;
  /** What has arrived of its texts, while it is written. */
  readonly draft?: GeneratedSlide['draft'];
  /** The rewritten slide, which is not in the document yet. */
  readonly slide?: Slide;
  /** Why there is none. */
  readonly error?: Error;
}

/** What is asked of whoever writes the slides. */
export interface Modification {
  slideId: string;
  instruction: string;
  privacy: Privacy;
}

export interface RewritePorts {
  deck(): Deck | undefined;
  /** What writes, where something does already. */
  generation(): DeckGeneration | undefined;
  replace(slide: Slide): void;
  failed(error: Error): void;
  changed(): void;
}

/** Slides that are written anew, one at a time: put into the document, or kept for a person to look at first. */
export class SlideRewrites {
  readonly #ports: RewritePorts;
  #modifying: string | undefined;
  #all: ReadonlyMap<string, SlideRewrite> = new Map();
  #run = 0;
  #listedAfter: typeof listedAfter | undefined;

  constructor(ports: RewritePorts) {
    this.#ports = ports;
  }

  /** The slide that is being written. */
  get modifying(): string | undefined {
    return this.#modifying;
  }

  /** By slide, with what has arrived of the one that is written. */
  get all(): ReadonlyMap<string, SlideRewrite> {
    const slideId = this.#modifying;
    const rewrite = slideId === undefined ? undefined : this.#all.get(slideId);
    const places = this.#ports.generation()?.getSnapshot().slides;
    const place = places?.find((each) => each.slideId === slideId);
    if (slideId === undefined || !rewrite || !place) return this.#all;
    return new Map(this.#all).set(slideId, { ...rewrite, draft: place.draft });
  }

  /** Forgets all, as another document comes. */
  restart(): void {
    this.#run += 1;
    this.#modifying = undefined;
    this.#all = new Map();
  }

  slideOf(slideId: string): Slide | undefined {
    return this.#ports.deck()?.slides.find(({ id }) => id === slideId);
  }

  /** Puts what is written in place of a slide, unless that was edited meanwhile. */
  async replace(before: Slide, write: (isLeft: () => boolean) => Promise<void>): Promise<void> {
    try {
      const slide = await this.#rewrite(before, write);
      const now = slide && this.slideOf(before.id);
      if (now && isSameSlide(now, before)) this.#ports.replace(slide);
    } catch (error) {
      this.#ports.failed(error as Error);
    }
  }

  /** Keeps what is written until it is taken into the document as an edit. */
  async propose(
    before: Slide,
    instruction: string,
    write: (isLeft: () => boolean) => Promise<void>,
  ): Promise<void> {
    const asked = { instruction, before };
    this.#keep(before.id, asked);
    const isStill = (): boolean => this.#all.get(before.id) === asked;
    try {
      const slide = await this.#rewrite(before, write);
      // Another deck may have come meanwhile.
      if (isStill()) this.#keep(before.id, slide && slide !== before ? { ...asked, slide } : undefined);
    } catch (error) {
      if (isStill()) this.#keep(before.id, { ...asked, error: error as Error });
    }
  }

  /** What a slide in other words changes of the table of sources, which names the tests behind what is said: a part of the same step. */
  listedAfter(edits: readonly DeckEdit[]): DeckEdit[] {
    const deck = this.#ports.deck();
    const isRewrite = edits.some((edit) => edit.type === 'replaceSlide' && edit.slide.origin === 'service');
    return deck && isRewrite ? (this.#listedAfter?.(deck, edits) ?? []) : [];
  }

  /** Stops the writing of a slide, or drops what came of it. */
  drop(slideId: string): void {
    this.#keep(slideId, undefined);
    if (this.#modifying !== slideId) return;
    this.#ports.generation()?.cancel();
    this.#modify(undefined);
  }

  /** What became part of the document is a proposal no more. */
  taken(slide: Slide): void {
    if (this.#all.get(slide.id)?.slide === slide) this.#keep(slide.id, undefined);
  }

  /** The rewritten slide; the one from before, or nothing, where it was stopped. */
  async #rewrite(before: Slide, write: (isLeft: () => boolean) => Promise<void>): Promise<Slide | undefined> {
    const run = this.#run;
    const slideId = before.id;
    const isLeft = (): boolean => run !== this.#run || this.#modifying !== slideId;
    this.#modify(slideId);
    try {
      await write(isLeft);
      this.#listedAfter ??= (await import('../../core/statements/sources/listed-anew.js')).listedAfter;
      if (isLeft()) return undefined;
      const { error, slides = [] } = this.#ports.generation()?.getSnapshot() ?? {};
      if (error) throw error;
      return slides.find((place) => place.slideId === slideId)?.slide;
    } catch (error) {
      if (isAbort(error) || isLeft()) return undefined;
      throw error;
    } finally {
      if (!isLeft()) this.#modify(undefined);
    }
  }

  #modify(slideId: string | undefined): void {
    this.#modifying = slideId;
    this.#ports.changed();
  }

  #keep(slideId: string, rewrite: SlideRewrite | undefined): void {
    const all = new Map(this.#all);
    if (rewrite) all.set(slideId, rewrite);
    else all.delete(slideId);
    this.#all = all;
    this.#ports.changed();
  }
}
