import type { ReactiveElement } from 'lit';

export interface ReorderActions {
  ids: () => readonly string[];
  /** The ids in their new order, and the one that was moved. */
  moved: (ids: string[], id: string) => void;
}

/** Puts the rows of a list into another order: by dragging, with Alt and an arrow key, and by buttons. */
export class Reorder {
  readonly #host: ReactiveElement;
  readonly #actions: ReorderActions;
  #dragged: string | undefined;
  #over: string | undefined;

  constructor(host: ReactiveElement, actions: ReorderActions) {
    this.#host = host;
    this.#actions = actions;
  }

  isTarget(id: string): boolean {
    return this.#over === id && this.#dragged !== id;
  }

  /** Moves a row by so many places, and keeps focus on the control that was used. */
  async by(id: string, steps: number, control?: HTMLElement): Promise<void> {
    const ids = [...this.#actions.ids()];
    const from = ids.indexOf(id);
    const to = from + steps;
    if (from < 0 || to < 0 || to >= ids.length) return;
    ids.splice(from, 1);
    ids.splice(to, 0, id);
    this.#actions.moved(ids, id);
    await this.#host.updateComplete;
    control?.focus();
    control?.scrollIntoView({ block: 'nearest' });
  }

  readonly key = (event: KeyboardEvent, id: string): void => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || steps === undefined) return;
    event.preventDefault();
    void this.by(id, steps, event.target as HTMLElement);
  };

  start(event: DragEvent, id: string): void {
    this.#dragged = id;
    // Firefox begins no drag without data. An own type: a row dropped elsewhere on the page is nothing.
    event.dataTransfer?.setData('application/x-deckwright-row', id);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  }

  over(event: DragEvent, id: string): void {
    if (this.#dragged === undefined) return;
    event.preventDefault();
    if (this.#over === id) return;
    this.#over = id;
    this.#host.requestUpdate();
  }

  drop(event: DragEvent): void {
    event.preventDefault();
    const ids = this.#actions.ids();
    const [from, to] = [ids.indexOf(this.#dragged ?? ''), ids.indexOf(this.#over ?? '')];
    const id = this.#dragged;
    this.end();
    if (id !== undefined && from >= 0 && to >= 0) void this.by(id, to - from);
  }

  end(): void {
    this.#dragged = undefined;
    this.#over = undefined;
    this.#host.requestUpdate();
  }
}
