import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface RailActions {
  /** Ids in the order of the rail. */
  ids: () => readonly string[];
  current: () => string | undefined;
  select: (slideId: string, focus: boolean) => void;
  move: (slideId: string, afterId: string | null) => void;
  remove: (slideId: string) => void;
}

/** Moving slides in the rail, with the pointer and with the keyboard. */
export class RailReorder implements ReactiveController {
  #host: ReactiveControllerHost;
  #actions: RailActions;
  dragged: string | undefined;
  target: { slideId: string; after: boolean } | undefined;

  constructor(host: ReactiveControllerHost, actions: RailActions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.dragged = undefined;
    this.target = undefined;
  }

  key(event: KeyboardEvent): void {
    const ids = this.#actions.ids();
    const current = this.#actions.current();
    const at = current === undefined ? -1 : ids.indexOf(current);
    if (current === undefined || at < 0 || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    const edge = { Home: 0, End: ids.length - 1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      this.#actions.remove(current);
    } else if (event.altKey && step !== undefined) {
      const rest = ids.filter((id) => id !== current);
      const to = at + step;
      if (to >= 0 && to < ids.length) this.#actions.move(current, rest[to - 1] ?? null);
    } else {
      const next = ids[step === undefined ? (edge ?? -1) : at + step];
      if (step === undefined && edge === undefined) return;
      if (next !== undefined) this.#actions.select(next, true);
    }
    event.preventDefault();
  }

  start(event: DragEvent, slideId: string): void {
    this.dragged = slideId;
    // Firefox begins no drag without data. An own type: a slide dropped elsewhere on the page is nothing.
    event.dataTransfer?.setData('application/x-deckwright-slide', slideId);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    this.#host.requestUpdate();
  }

  over(event: DragEvent, slideId: string): void {
    if (this.dragged === undefined) return;
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const list = (event.currentTarget as HTMLElement).parentElement;
    const across = list !== null && getComputedStyle(list).flexDirection === 'row';
    const after = across
      ? event.clientX > box.left + box.width / 2
      : event.clientY > box.top + box.height / 2;
    if (this.target?.slideId === slideId && this.target.after === after) return;
    this.target = { slideId, after };
    this.#host.requestUpdate();
  }

  drop(event: DragEvent): void {
    event.preventDefault();
    const { dragged, target } = this;
    this.end();
    if (dragged === undefined || !target || target.slideId === dragged) return;
    const rest = this.#actions.ids().filter((id) => id !== dragged);
    const at = rest.indexOf(target.slideId) + (target.after ? 1 : 0);
    this.#actions.move(dragged, rest[at - 1] ?? null);
  }

  end(): void {
    this.dragged = undefined;
    this.target = undefined;
    this.#host.requestUpdate();
  }
}
