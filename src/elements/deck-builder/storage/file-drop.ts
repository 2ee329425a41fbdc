import type { ReactiveController, ReactiveElement } from 'lit';

/** Files dragged over an element. What is dragged within the page, such as a slide, is left alone. */
export class FileDrop implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #take: (files: readonly File[]) => void;
  readonly #accepts: () => boolean;
  /** A file is over the element. */
  isOver = false;

  constructor(host: ReactiveElement, accepts: () => boolean, take: (files: readonly File[]) => void) {
    this.#host = host;
    this.#accepts = accepts;
    this.#take = take;
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['dragenter', 'dragover'] as const) this.#host.addEventListener(type, this.#over);
    this.#host.addEventListener('dragleave', this.#leave);
    this.#host.addEventListener('drop', this.#drop);
  }

  hostDisconnected(): void {
    for (const type of ['dragenter', 'dragover'] as const) this.#host.removeEventListener(type, this.#over);
    this.#host.removeEventListener('dragleave', this.#leave);
    this.#host.removeEventListener('drop', this.#drop);
    this.isOver = false;
  }

  readonly #over = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = this.#accepts() ? 'copy' : 'none';
    this.#set(true);
  };

  readonly #leave = ({ relatedTarget }: DragEvent): void => {
    // From one child to the next it is still over the element.
    if (!(relatedTarget instanceof Node && this.#host.contains(relatedTarget))) this.#set(false);
  };

  readonly #drop = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#set(false);
    if (this.#accepts()) this.#take([...event.dataTransfer.files]);
  };

  #set(isOver: boolean): void {
    if (this.isOver === isOver) return;
    this.isOver = isOver;
    this.#host.requestUpdate();
  }
}
