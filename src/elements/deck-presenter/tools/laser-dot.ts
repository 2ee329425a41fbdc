import { css } from 'lit';
import type { SlidePoint } from '../../../core/present/messages.js';

export const laserStyles = css`
  .laser {
    position: absolute;
    inline-size: clamp(12px, 1.6cqw, 26px);
    aspect-ratio: 1;
    translate: -50% -50%;
    border: 2px solid #fff;
    border-radius: 50%;
    background: #ff1f3d;
    box-shadow:
      0 0 0 1.5px rgb(0 0 0 / 55%),
      0 0 14px 4px rgb(255 31 61 / 65%);
    pointer-events: none;
    forced-color-adjust: none;
  }
`;

/** The point of light on a slide. Moved without drawing the slide again. */
export class LaserDot {
  #dot: HTMLElement | undefined;

  /** @param at nowhere: there is no point of light */
  show(frame: Element | null, at: SlidePoint | undefined): void {
    if (!frame || !at) {
      this.#dot?.remove();
      this.#dot = undefined;
      return;
    }
    this.#dot ??= Object.assign(frame.ownerDocument.createElement('div'), { className: 'laser' });
    if (this.#dot.parentNode !== frame) frame.append(this.#dot);
    this.#dot.style.setProperty('left', `${at.x * 100}%`);
    this.#dot.style.setProperty('top', `${at.y * 100}%`);
  }
}

/** Where on a frame a pointer is; undefined beside it. */
export function pointOn(frame: Element, { clientX, clientY }: PointerEvent): SlidePoint | undefined {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}
