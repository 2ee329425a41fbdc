import type { ReactiveController, ReactiveElement } from 'lit';
import { SLIDE_WIDTH } from '../../../core/layout/types.js';

/** Slide pixels to CSS pixels. */
const LEAST = 0.5;
const MOST = 4;
const STEPS = [LEAST, 0.75, 1, 1.25, 1.5, 2, 3, MOST];
/** A turn of a wheel is one large step in some systems, many small ones in others and with two fingers. */
const MOST_AT_ONCE = 24;
const PER_UNIT = 0.01;

interface Point {
  x: number;
  y: number;
}

/** How large the slide stands on the canvas: as large as it fits, or at a scale, with scrolling. */
export class Zoom implements ReactiveController {
  readonly #host: ReactiveElement;
  #level: 'fit' | number = 'fit';
  /** The last scale at which the slide just fitted; 0 until it is drawn. */
  #fitting = 0;
  #sheet: Element | undefined;
  #sizes: ResizeObserver | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  get isFit(): boolean {
    return this.#level === 'fit';
  }

  isAt(scale: number): boolean {
    return this.#level === scale;
  }

  /** 1 is a slide pixel to a CSS pixel; 0 until the slide is drawn. A level counts before it is on screen: steps may follow each other within a frame. */
  get scale(): number {
    return this.#level === 'fit' ? this.#fitting : this.#level;
  }

  /** CSS pixels; undefined where the slide is as wide as it fits. */
  get width(): number | undefined {
    return this.#level === 'fit' ? undefined : this.#level * SLIDE_WIDTH;
  }

  get canGrow(): boolean {
    return this.scale < MOST;
  }

  get canShrink(): boolean {
    return this.#next(-1) !== undefined;
  }

  hostConnected(): void {
    if (typeof ResizeObserver === 'undefined') return;
    this.#sizes = new ResizeObserver(([entry]) =>
      this.#measured((entry?.contentRect.width ?? 0) / SLIDE_WIDTH),
    );
  }

  hostUpdated(): void {
    const sheet = this.#host.renderRoot.querySelector('.sheet') ?? undefined;
    if (sheet === this.#sheet) return;
    if (this.#sheet) this.#sizes?.unobserve(this.#sheet);
    this.#sheet = sheet;
    if (sheet) this.#sizes?.observe(sheet);
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sheet = undefined;
  }

  fit(): void {
    this.#set('fit');
  }

  /** @param around the point that stays where it is, CSS pixels of the window; the middle of what is seen otherwise */
  to(level: number, around?: Point): void {
    const small = this.#fitting < LEAST && level < LEAST;
    this.#set(small ? 'fit' : Math.min(MOST, Math.max(LEAST, level)), around);
  }

  step(direction: 1 | -1): void {
    const next = this.#next(direction);
    if (next === 'fit') this.fit();
    else if (next !== undefined) this.to(next);
  }

  by(factor: number, around: Point): void {
    const level = this.scale * factor;
    // Nothing is gained by a slide that is as large as before, but no longer follows the window.
    if (this.#level === 'fit' && factor < 1 && level < LEAST) return;
    this.to(level, around);
  }

  /** With Control, as two fingers on a touchpad send it too; any other turn scrolls. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === event.DOM_DELTA_LINE ? 16 : 1;
      const delta = Math.min(MOST_AT_ONCE, Math.max(-MOST_AT_ONCE, event.deltaY * lines));
      this.by(Math.exp(-delta * PER_UNIT), { x: event.clientX, y: event.clientY });
    },
  };

  #next(direction: 1 | -1): number | 'fit' | undefined {
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;
    const { scale } = this;
    if (direction > 0) return STEPS.find((step) => step > scale && !near(step, scale));
    const smaller = STEPS.findLast((step) => step < scale && !near(step, scale));
    if (smaller !== undefined) return smaller;
    return this.#level !== 'fit' && this.#fitting < LEAST ? 'fit' : undefined;
  }

  #measured(scale: number): void {
    if (this.#level !== 'fit') return;
    const before = Math.round(this.#fitting * 100);
    this.#fitting = scale;
    if (Math.round(scale * 100) !== before) this.#host.requestUpdate();
  }

  #set(level: 'fit' | number, around?: Point): void {
    const stage = this.#host.renderRoot.querySelector('.stage');
    const sheet = this.#sheet;
    this.#level = level;
    this.#host.requestUpdate();
    if (!stage || !sheet) return;
    const room = stage.getBoundingClientRect();
    const { x, y } = around ?? { x: room.x + room.width / 2, y: room.y + room.height / 2 };
    const before = sheet.getBoundingClientRect();
    const share = { x: (x - before.x) / before.width, y: (y - before.y) / before.height };
    void this.#host.updateComplete.then(() => {
      const after = sheet.getBoundingClientRect();
      // Nobody tells of a slide that fits at the very size it had.
      this.#measured(after.width / SLIDE_WIDTH);
      // Signed, so that it is right where scrolling counts from the right too.
      stage.scrollLeft += after.x + share.x * after.width - x;
      stage.scrollTop += after.y + share.y * after.height - y;
    });
  }
}
