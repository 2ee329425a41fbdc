import type { ReactiveController, ReactiveElement } from 'lit';
import type { Deck } from '../../../core/deck/types.js';

/** CSS pixels around the visible part of the rail in which thumbnails are drawn: about three of them. */
const MARGIN = '400px';

/**
 * Which thumbnails stand in or near the visible part of the rail, in its column and in its row. Only these show their slide; the
 * others keep their place.
 */
export class RailSight implements ReactiveController {
  readonly #host: ReactiveElement;
  #list: Element | null = null;
  #observer: IntersectionObserver | undefined;
  #observed = new Set<Element>();
  #near = new Set<string>();
  #watchers = new Map<string, (near: boolean) => void>();

  /** What thumbnails show when they come near sight. */
  deck: Deck | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  isNear(slideId: string): boolean {
    return this.#near.has(slideId);
  }

  /** Told when a thumbnail comes near sight or leaves it. */
  watch(slideId: string, told: (near: boolean) => void): void {
    this.#watchers.set(slideId, told);
  }

  unwatch(slideId: string, told: (near: boolean) => void): void {
    if (this.#watchers.get(slideId) === told) this.#watchers.delete(slideId);
  }

  hostConnected(): void {
    // What is to be observed is found after an update.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#leave();
  }

  hostUpdated(): void {
    const list = this.#host.renderRoot.querySelector('.thumbnails');
    if (list !== this.#list) {
      this.#leave();
      this.#list = list;
      if (!list) return;
      this.#observer = new IntersectionObserver((entries) => this.#look(entries), {
        root: list,
        rootMargin: MARGIN,
      });
    }
    const thumbnails = new Set(list?.children);
    for (const thumbnail of this.#observed) if (!thumbnails.has(thumbnail)) this.#forget(thumbnail);
    for (const thumbnail of thumbnails) {
      if (this.#observed.has(thumbnail)) continue;
      this.#observed.add(thumbnail);
      this.#observer?.observe(thumbnail);
    }
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const slideId = (target as HTMLElement).dataset['slide'];
      if (slideId === undefined) continue;
      if (isIntersecting) this.#near.add(slideId);
      else this.#near.delete(slideId);
      this.#watchers.get(slideId)?.(isIntersecting);
    }
  }

  #forget(thumbnail: Element): void {
    this.#observed.delete(thumbnail);
    this.#observer?.unobserve(thumbnail);
  }

  #leave(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#list = null;
    this.#observed.clear();
    this.#near.clear();
  }
}
