import type { ReactiveController, ReactiveElement } from 'lit';
import { isPictureFile } from '../../shared/picture-file.js';

/** Files dragged over an element. What is dragged within the page, such as a slide, is left alone. */
export class FileDrop implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #take: (files: readonly File[]) => void;
  readonly #accepts: (pictures: boolean) => boolean;
  /** Files are over the element; `pictures` where all of them are, as far as the browser tells before they are dropped. */
  over: 'files' | 'pictures' | undefined;

  /** @param accepts whether files, or pictures alone, may be dropped now */
  constructor(
    host: ReactiveElement,
    accepts: (pictures: boolean) => boolean,
    take: (files: readonly File[]) => void,
  ) {
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
    this.over = undefined;
  }

  readonly #over = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    const kinds = [...event.dataTransfer.items].map(({ type }) => type.startsWith('image/'));
    const pictures = kinds.length > 0 && kinds.every(Boolean);
    event.dataTransfer.dropEffect = this.#accepts(pictures) ? 'copy' : 'none';
    this.#set(pictures ? 'pictures' : 'files');
  };

  readonly #leave = ({ relatedTarget }: DragEvent): void => {
    // From one child to the next it is still over the element.
    if (!(relatedTarget instanceof Node && this.#host.contains(relatedTarget))) this.#set(undefined);
  };

  readonly #drop = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#set(undefined);
    const files = [...event.dataTransfer.files];
    if (this.#accepts(files.every(isPictureFile))) this.#take(files);
  };

  #set(over: FileDrop['over']): void {
    if (this.over === over) return;
    this.over = over;
    this.#host.requestUpdate();
  }
}
