import { animate } from './motion.js';

export interface SwipePorts {
  frame: () => HTMLElement | null;
  isRightToLeft: () => boolean;
  /** Whether a finger moves slides just now. */
  isOn: () => boolean;
  /** Whether there is a slide in this direction. */
  has: (step: 1 | -1) => boolean;
  go: (step: 1 | -1) => void;
}

/** How far a finger has to move, in CSS pixels, and as a share of the frame. */
const LEAST = 40;
const SHARE = 0.12;
/** At the first and the last slide the frame follows only so far. */
const RESISTANCE = 0.25;

/** A finger that moves sideways takes the slide with it. Two fingers enlarge the page, and then one moves within it. */
export class Swipe {
  readonly #ports: SwipePorts;
  #finger: number | undefined;
  #from = { x: 0, y: 0 };

  constructor(ports: SwipePorts) {
    this.#ports = ports;
  }

  /** @param stopped ends it */
  listen(target: HTMLElement, stopped: AbortSignal): void {
    const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', hear: Hear): void =>
      target.addEventListener(type, hear, { signal: stopped });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => event.pointerId === this.#finger && this.#end());
    stopped.addEventListener('abort', () => this.#end());
  }

  #down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    const aside = (event.target as Element).closest('.aside') !== null;
    // A second finger: it is no swipe any more.
    if (this.#finger !== undefined) return this.#end();
    if (aside || !event.isPrimary || !this.#ports.isOn() || isEnlarged()) return;
    this.#finger = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#finger) return;
    const { x } = this.#way(event);
    this.#follow(this.#ports.has(this.#step(x)) ? x : x * RESISTANCE);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#finger) return;
    const { x, y } = this.#way(event);
    this.#end();
    const width = this.#ports.frame()?.clientWidth ?? 0;
    const far = Math.abs(x) >= Math.max(LEAST, width * SHARE) && Math.abs(x) > Math.abs(y);
    const step = this.#step(x);
    if (far && this.#ports.has(step)) this.#ports.go(step);
    else if (x !== 0) animate(this.#ports.frame(), { translate: `${x * RESISTANCE}px` });
  }

  #end(): void {
    this.#finger = undefined;
    this.#ports.frame()?.style.removeProperty('translate');
  }

  #follow(x: number): void {
    this.#ports.frame()?.style.setProperty('translate', `${x}px`);
  }

  #way({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    return { x: clientX - this.#from.x, y: clientY - this.#from.y };
  }

  /** A finger pulls the next slide in from where one reads to. */
  #step(x: number): 1 | -1 {
    return x < 0 !== this.#ports.isRightToLeft() ? 1 : -1;
  }
}

type Hear = (event: PointerEvent) => void;

/** Two fingers have enlarged the page: one finger then looks around in it. */
export const isEnlarged = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1.01;
