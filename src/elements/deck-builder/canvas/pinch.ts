import type { Zoom } from './zoom.js';

interface Touches {
  readonly touches: ArrayLike<{ clientX: number; clientY: number }>;
}
/** What Safari says of two fingers on a touchpad. */
interface GestureEvent extends Event {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Two fingers on the slide: their distance is the zoom, and what lies between them stays there. One finger scrolls. */
export class Pinch {
  readonly #zoom: Zoom;
  #distance = 0;
  #gesture = 1;

  constructor(zoom: Zoom) {
    this.#zoom = zoom;
  }

  readonly touchStart = (event: Event & Touches): void => {
    this.#distance = between(event)?.distance ?? 0;
  };

  readonly touchMove = {
    passive: false,
    handleEvent: (event: Event & Touches): void => {
      const now = between(event);
      if (!now || this.#distance === 0) return;
      event.preventDefault();
      this.#zoom.by(now.distance / this.#distance, now);
      this.#distance = now.distance;
    },
  };

  readonly gestureStart = (event: Event): void => {
    event.preventDefault();
    this.#gesture = 1;
  };

  readonly gestureChange = (event: GestureEvent): void => {
    event.preventDefault();
    this.#zoom.by(event.scale / this.#gesture, { x: event.clientX, y: event.clientY });
    this.#gesture = event.scale;
  };
}

function between({ touches }: Touches): { distance: number; x: number; y: number } | undefined {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
