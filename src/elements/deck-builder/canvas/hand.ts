import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';

/** Where Space is pressed to mean something else. */
const CONTROLS =
  'button:not(.part), a, input, textarea, select, summary, [contenteditable], [role="option"], [role="slider"]';

/** Moves what is seen of an enlarged slide: by the middle button of a mouse, or by dragging while Space is held. */
export class Hand implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #canMove: () => boolean;
  #isHeld = false;
  #from: { x: number; y: number } | undefined;

  constructor(host: ReactiveElement, canMove: () => boolean) {
    this.#host = host;
    this.#canMove = canMove;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.leave();
  }

  /** The pointer is over the slide: only then Space is for it. */
  readonly enter = (): void => {
    addEventListener('keydown', this.#key);
    addEventListener('keyup', this.#key);
  };

  readonly leave = (): void => {
    removeEventListener('keydown', this.#key);
    removeEventListener('keyup', this.#key);
    this.#hold(false);
  };

  /** The middle button, wherever on the slide. */
  readonly press = {
    capture: true,
    handleEvent: (event: PointerEvent): void => {
      if (event.button === 1 && this.#canMove()) this.#grab(event);
    },
  };

  /** Some systems begin to scroll by themselves here. */
  readonly mouse = (event: MouseEvent): void => {
    if (event.button === 1 && this.#canMove()) event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => {
    const stage = event.currentTarget as HTMLElement;
    if (!this.#from) return;
    stage.scrollLeft -= event.clientX - this.#from.x;
    stage.scrollTop -= event.clientY - this.#from.y;
    this.#from = { x: event.clientX, y: event.clientY };
  };

  readonly release = (): void => {
    this.#from = undefined;
  };

  /** Lies over the slide while Space is held, so that nothing on it is touched. */
  render(): TemplateResult | typeof nothing {
    return this.#isHeld
      ? html`<div class="hand" @pointerdown=${(event: PointerEvent) => this.#grab(event)}></div>`
      : nothing;
  }

  #grab(event: PointerEvent): void {
    const stage = this.#host.renderRoot.querySelector('.stage');
    if (!stage) return;
    event.preventDefault();
    stage.setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !this.#canMove()) return;
    if (event.type === 'keyup') {
      // Else the part of the slide that has focus takes it for a press.
      if (this.#isHeld) event.preventDefault();
      return this.#hold(false);
    }
    const [target] = event.composedPath();
    if (event.defaultPrevented || (target instanceof Element && target.closest(CONTROLS))) return;
    event.preventDefault();
    this.#hold(true);
  };

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#host.requestUpdate();
  }
}
