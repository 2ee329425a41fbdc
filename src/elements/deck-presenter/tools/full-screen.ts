export interface FullScreenPorts {
  /** Asks the browser for the whole screen; a refusal is no error. */
  fill: () => Promise<void>;
  /** Whether the page itself fills the screen. */
  isHosts: () => boolean;
  /** Draws the presentation. */
  draw: () => void;
}

/** Whether the presentation fills the screen, and what it means when it no longer does. */
export class FullScreen {
  readonly #ports: FullScreenPorts;
  /**
   * The screen is left by a command, or for a window that the browser opens: the presentation stays, until the screen is full
   * again. Browsers tell of a change with the next frame: that the screen was filled may be heard when it is left already.
   */
  #isLeaving = false;

  constructor(ports: FullScreenPorts) {
    this.#ports = ports;
  }

  /** Undefined where the presentation cannot fill the screen by itself. */
  get isFull(): boolean | undefined {
    if (this.#ports.isHosts() || !document.fullscreenEnabled) return undefined;
    return document.fullscreenElement !== null;
  }

  toggle(): void {
    if (!this.isFull) return this.fill();
    this.#isLeaving = true;
    void document.exitFullscreen();
  }

  fill(): void {
    if (this.isFull !== false) return;
    this.#isLeaving = false;
    void this.#ports.fill().then(this.#ports.draw);
  }

  /** A window is about to open; most browsers end fullscreen for it. */
  expectWindow(): void {
    this.#isLeaving = this.isFull === true;
  }

  /** What was expected to end it has not. */
  forget(): void {
    this.#isLeaving = false;
  }

  /** Whether the presentation goes on in the window, now that the screen is no longer full. */
  ended(): boolean {
    this.#ports.draw();
    return this.#isLeaving;
  }
}
