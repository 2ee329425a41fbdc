import type { ReactiveController, ReactiveElement } from 'lit';
import { SLIDE_WIDTH } from '../../core/layout/types.js';

/**
 * Scales every `.frame` of an element to its width, and knows which frames have been on screen: a deck of two hundred
 * slides draws the ones that are looked at. A frame names its slide in `data-slide`.
 */
export class FrameObserver implements ReactiveController {
  #host: ReactiveElement;
  #sizes: ResizeObserver | undefined;
  #sight: IntersectionObserver | undefined;
  #observed = new Set<Element>();
  #seen = new Set<string>();

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  seen(slideId: string): boolean {
    return this.#seen.has(slideId);
  }

  hostConnected(): void {
    if (typeof ResizeObserver === 'undefined') return;
    this.#sizes = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) scale(target, contentRect.width);
    });
    this.#sight = new IntersectionObserver((entries) => this.#look(entries), { rootMargin: '240px' });
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sight?.disconnect();
    this.#observed.clear();
  }

  hostUpdated(): void {
    const frames = new Set(this.#host.renderRoot.querySelectorAll('.frame'));
    for (const frame of this.#observed) if (!frames.has(frame)) this.#forget(frame);
    for (const frame of frames) {
      if (this.#observed.has(frame)) continue;
      this.#observed.add(frame);
      // Its first report comes before the frame is painted; asking for the width here would lay out the page at once.
      this.#sizes?.observe(frame);
      this.#sight?.observe(frame);
    }
  }

  #forget(frame: Element): void {
    this.#observed.delete(frame);
    this.#sizes?.unobserve(frame);
    this.#sight?.unobserve(frame);
  }

  #look(entries: IntersectionObserverEntry[]): void {
    const before = this.#seen.size;
    for (const { isIntersecting, target } of entries) {
      const id = (target as HTMLElement).dataset['slide'];
      if (isIntersecting && id !== undefined) this.#seen.add(id);
    }
    if (this.#seen.size > before) this.#host.requestUpdate();
  }
}

function scale(frame: Element, width: number): void {
  (frame as HTMLElement).style.setProperty('--_scale', String(width / SLIDE_WIDTH));
}
