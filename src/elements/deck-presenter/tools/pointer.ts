import type { SlidePoint } from '../../../core/present/messages.js';
import { LaserDot, pointOn } from './laser-dot.js';
import { isEnlarged } from './swipe.js';

export interface PointerPorts {
  frame: () => HTMLElement | null;
  /** Draws the presentation. */
  draw: () => void;
  /** The laser pointer is elsewhere, or nowhere. */
  pointed: (at: SlidePoint | undefined) => void;
}

/** The pointer and the controls are hidden after this rest. */
const IDLE_MS = 2500;

/** The pointer on a presentation: at rest, or as a point of light. */
export class Pointer {
  readonly #ports: PointerPorts;
  readonly #dot = new LaserDot();
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #isIdle = false;
  #isLaser = false;

  constructor(ports: PointerPorts) {
    this.#ports = ports;
  }

  /** `idle`: it has not moved for a while; `laser-on`; `enlarged`: one finger looks around in a page that two enlarged. */
  get look(): string {
    const idle = this.#isIdle ? 'idle' : '';
    return `${idle} ${this.#isLaser ? 'laser-on' : ''} ${isEnlarged() ? 'enlarged' : ''}`;
  }

  get isLaser(): boolean {
    return this.#isLaser;
  }

  /** @param stopped ends it */
  listen(target: HTMLElement, stopped: AbortSignal): void {
    const on = { signal: stopped };
    target.addEventListener('pointermove', (event) => this.#moved(event), on);
    target.addEventListener('pointerleave', () => this.#point(undefined), on);
    target.addEventListener('focusin', () => this.#rest(), on);
    globalThis.visualViewport?.addEventListener('resize', () => this.#ports.draw(), on);
    stopped.addEventListener('abort', () => this.#stop());
    this.#rest();
  }

  toggleLaser(): void {
    this.#isLaser = !this.#isLaser;
    if (!this.#isLaser) this.#point(undefined);
    this.#ports.draw();
  }

  /** Shows the point of light where the speaker points in the other window. */
  show(at: SlidePoint | undefined): void {
    this.#dot.show(this.#ports.frame(), this.#isLaser ? at : undefined);
  }

  #moved(event: PointerEvent): void {
    this.#rest();
    const frame = this.#ports.frame();
    if (this.#isLaser && frame) this.#point(pointOn(frame, event));
  }

  #point(at: SlidePoint | undefined): void {
    this.show(at);
    this.#ports.pointed(at);
  }

  #rest(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#setIdle(true), IDLE_MS);
    this.#setIdle(false);
  }

  #setIdle(isIdle: boolean): void {
    if (isIdle === this.#isIdle) return;
    this.#isIdle = isIdle;
    this.#ports.draw();
  }

  #stop(): void {
    clearTimeout(this.#idleTimer);
    this.#isIdle = this.#isLaser = false;
    this.#dot.show(null, undefined);
  }
}
