import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Selection } from './selection.js';

export interface RailActions {
  /** Ids in the order of the rail. */
  ids: () => readonly string[];
  selection: () => Selection;
  choose: (selection: Selection, focus: boolean) => void;
  /** The chosen slides, behind another one. */
  move: (afterId: string | null) => void;
}

/** CSS pixels from the list's edge within which a drag scrolls it, and how far each time it is told. */
const EDGE = 40;
const SCROLL = 16;

/** Going through the rail with the keyboard and the pointer, and moving slides with the pointer. */
export class RailReorder implements ReactiveController {
  #host: ReactiveControllerHost;
  #actions: RailActions;
  dragging = false;
  target: { slideId: string; after: boolean } | undefined;

  constructor(host: ReactiveControllerHost, actions: RailActions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.dragging = false;
    this.target = undefined;
  }

  /** Arrow keys, Home and End choose a slide; with Shift all from where the range began. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ids = this.#actions.ids();
    const selection = this.#actions.selection();
    const at = selection.currentId === undefined ? -1 : ids.indexOf(selection.currentId);
    const { rtl } = flow(event.currentTarget as Element);
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: rtl ? 1 : -1, ArrowRight: rtl ? -1 : 1 }[event.key];
    const edge = { Home: 0, End: ids.length - 1 }[event.key];
    const next = step === undefined ? edge : at + step;
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const slideId = ids[next];
    if (slideId === undefined) return;
    this.#actions.choose(event.shiftKey ? selection.to(slideId, ids) : Selection.of(slideId), true);
  }

  /** With Shift all from where the range began, with Control or Command one more or one less. */
  click(event: MouseEvent): void {
    const slideId = thumbnailAt(event)?.dataset['slide'];
    if (slideId === undefined) return;
    const ids = this.#actions.ids();
    const selection = this.#actions.selection();
    if (event.shiftKey) this.#actions.choose(selection.to(slideId, ids), true);
    else if (event.ctrlKey || event.metaKey) this.#actions.choose(selection.toggled(slideId, ids), true);
    else this.#actions.choose(Selection.of(slideId), false);
  }

  /** Of one of the chosen slides all are dragged; of another one it alone. */
  start(event: DragEvent): void {
    const slideId = thumbnailAt(event)?.dataset['slide'];
    if (slideId === undefined) return;
    if (!this.#actions.selection().ids.has(slideId)) this.#actions.choose(Selection.of(slideId), false);
    this.dragging = true;
    // Firefox begins no drag without data. An own type: a slide dropped elsewhere on the page is nothing.
    event.dataTransfer?.setData('application/x-deckwright-slide', slideId);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    this.#host.requestUpdate();
  }

  over(event: DragEvent): void {
    if (!this.dragging) return;
    event.preventDefault();
    const list = event.currentTarget as HTMLElement;
    const { across, rtl } = flow(list);
    scrollAtEdge(list, event, across);
    const thumbnail = thumbnailAt(event);
    const slideId = thumbnail?.dataset['slide'];
    // Between two thumbnails it goes where it would have gone before.
    if (!thumbnail || slideId === undefined) return;
    const box = thumbnail.getBoundingClientRect();
    const after = across
      ? event.clientX > box.left + box.width / 2 !== rtl
      : event.clientY > box.top + box.height / 2;
    if (this.target?.slideId === slideId && this.target.after === after) return;
    this.target = { slideId, after };
    this.#host.requestUpdate();
  }

  drop(event: DragEvent): void {
    // A file is no slide: it is taken by whoever takes files.
    if (!this.dragging) return;
    event.preventDefault();
    const { target } = this;
    this.end();
    if (!target) return;
    const { ids: chosen } = this.#actions.selection();
    const ids = this.#actions.ids();
    const at = ids.indexOf(target.slideId) + (target.after ? 1 : 0);
    this.#actions.move(ids.slice(0, at).findLast((id) => !chosen.has(id)) ?? null);
  }

  end(): void {
    this.dragging = false;
    this.target = undefined;
    this.#host.requestUpdate();
  }
}

const thumbnailAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.thumbnail') : null;

/** Whether a list of thumbnails is a row, and which way it is read. */
function flow(list: Element): { across: boolean; rtl: boolean } {
  const { flexDirection, direction } = getComputedStyle(list);
  return { across: flexDirection === 'row', rtl: direction === 'rtl' };
}

function scrollAtEdge(list: HTMLElement, { clientX, clientY }: DragEvent, across: boolean): void {
  const box = list.getBoundingClientRect();
  const [at, from, to] = across ? [clientX, box.left, box.right] : [clientY, box.top, box.bottom];
  const by = at < from + EDGE ? -SCROLL : at > to - EDGE ? SCROLL : 0;
  if (by !== 0) list.scrollBy(across ? by : 0, across ? 0 : by);
}
