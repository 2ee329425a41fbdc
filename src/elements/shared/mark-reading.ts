import type { Mark } from '../../core/chart/shapes.js';
import type { ChartBox } from '../../core/layout/types.js';
import { adoptStyles } from './adopt-styles.js';
import { chartReaderStyles } from './chart-reader.styles.js';
import { MarkOverlay } from './mark-overlay.js';
import type { Point } from './tip-geometry.js';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const OWN_EVENTS = 'pointermove pointerdown pointerleave click focus blur keydown'.split(' ');
/** What ends the showing of a mark comes from anywhere on the page. */
const PAGE_EVENTS = ['scroll', 'pointerdown', 'keydown'];
const PAGE = { capture: true, passive: false };
/** Rest after which a pointer that left its mark has no more to do with it: long enough to move onto the tip. */
const GRACE_MS = 300;

/**
 * Which mark of one chart is shown, and what makes it another one. A tip goes only with Escape, with its mark's focus, or
 * when the pointer is neither on its mark nor on the tip nor on the way there (WCAG 1.4.13). The picture of a chart is
 * never mirrored, so the arrow keys go by what is seen, whichever way the slide is read.
 */
export class MarkReading implements EventListenerObject {
  readonly #element: HTMLElement;
  #box: ChartBox | undefined;
  #marks: readonly Mark[] = [];
  #overlay: MarkOverlay | undefined;
  /** The mark that was come to last; arrow keys go on from it. */
  #at = 0;
  #shown = false;
  /** Where the element was on the screen when the mark was shown. */
  #top = 0;
  /** The mark that was shown when a finger or a pen came down; undefined for a mouse. */
  #before: number | undefined;
  /** Where the pointer is on the chart, and where it was last on the mark that is shown. */
  #pointer: Point | undefined;
  #left: Point | undefined;
  /** The mark under the pointer when Escape was pressed; it is not shown again before the pointer left it. */
  #dismissed: number | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    for (const type of OWN_EVENTS) element.addEventListener(type, this);
  }

  read(marks: readonly Mark[], box: ChartBox): void {
    this.#box = box;
    if (marks === this.#marks) return;
    this.end();
    this.#overlay?.remove();
    this.#overlay = undefined;
    this.#marks = marks;
    this.#element.setAttribute('aria-valuemax', String(marks.length));
    this.#moveTo(0);
  }

  handleEvent(event: Event): void {
    if (event.currentTarget === window) return this.#pageEvent(event);
    if (event instanceof KeyboardEvent) return this.#key(event);
    if (event instanceof PointerEvent && event.type !== 'click') return this.#pointerEvent(event);
    if (event.type === 'click') return this.#tap(event as MouseEvent);
    // A click gives focus as well, but it was meant for what it points at.
    if (event.type === 'focus' && this.#hasKeyboard()) this.#show(this.#at);
    if (event.type === 'blur') {
      this.end();
      this.#moveTo(0);
    }
  }

  /** Shows nothing any more. */
  end(): void {
    this.#stay();
    if (!this.#shown) return;
    this.#shown = false;
    this.#left = undefined;
    this.#overlay?.hide();
    for (const type of PAGE_EVENTS) window.removeEventListener(type, this, PAGE);
  }

  #pointerEvent(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (event.type === 'pointerdown') {
      this.#before = event.pointerType === 'mouse' ? undefined : this.#shown ? this.#at : -1;
    } else if (touch) {
      // A finger leaves with every tap.
    } else if (event.type === 'pointerleave') {
      this.#pointer = undefined;
      this.#dismissed = undefined;
      this.#linger();
    } else {
      this.#hover(event);
    }
  }

  #hover(event: PointerEvent): void {
    this.#pointer = this.#placeOf(event);
    if (this.#overlay?.holds(event)) return this.#stay();
    const at = this.#markAt(this.#pointer);
    if (at !== undefined && at === this.#dismissed) return;
    this.#dismissed = undefined;
    if (this.#shown && at !== this.#at) {
      if (this.#left && this.#overlay?.leadsToTip(this.#left, this.#pointer)) {
        this.#stay();
        return this.#linger();
      }
      if (at === undefined) return this.#linger();
    }
    if (at === undefined) return;
    this.#stay();
    this.#show(at, this.#pointer);
    this.#left = this.#pointer;
  }

  #stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
  }

  #linger(): void {
    this.#leaving ??= setTimeout(() => {
      this.#leaving = undefined;
      const at = this.#pointer && this.#markAt(this.#pointer);
      this.#left = this.#pointer;
      if (at !== undefined) this.#show(at, this.#pointer);
      // What the keyboard came to stays, whatever passed over it.
      else if (!this.#hasKeyboard()) this.end();
    }, GRACE_MS);
  }

  /** A tap shows what it points at, and does nothing else; tapped again, that is left. */
  #tap(event: MouseEvent): void {
    // Whoever clicks on the tip means its words, not what lies under it.
    if (this.#overlay?.holds(event)) return event.preventDefault();
    if (this.#before === undefined) return;
    const before = this.#before;
    const place = this.#placeOf(event);
    const at = this.#markAt(place);
    if (at === undefined || at === before) return this.end();
    this.#show(at, place);
    event.preventDefault();
  }

  #placeOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    const scale = this.#scale();
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  }

  #scale(): number {
    return this.#element.getBoundingClientRect().width / (this.#box?.width ?? 1);
  }

  #markAt(place: Point): number | undefined {
    return this.#overlayed()?.markAt(place, this.#scale());
  }

  #key(event: KeyboardEvent): void {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#left = undefined;
    this.#show(step(this.#at, this.#marks.length - 1));
  }

  #pageEvent(event: Event): void {
    // The slide changed under the pointer: nothing is shown that a key could end.
    if (!this.#element.isConnected) return this.end();
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // One press for the tip, the next for what lies behind it: a dialog, an editor, a presentation.
      event.preventDefault();
      event.stopPropagation();
      this.#dismissed = this.#pointer && this.#markAt(this.#pointer);
    } else if (event.type === 'scroll') {
      // Focus itself may scroll the page; the mark that it came to moves along. What is scrolled elsewhere moves nothing.
      if (this.#hasKeyboard() || this.#element.getBoundingClientRect().top === this.#top) return;
    } else if (event.composedPath().includes(this.#element)) {
      return;
    }
    this.end();
  }

  #hasKeyboard(): boolean {
    return this.#element.matches(':focus-visible');
  }

  #overlayed(): MarkOverlay | undefined {
    if (!this.#overlay && this.#box) {
      adoptStyles(this.#element.getRootNode() as ShadowRoot, [chartReaderStyles]);
      this.#overlay = new MarkOverlay(this.#element, this.#marks, this.#box);
    }
    return this.#overlay;
  }

  #show(at: number, pointer?: Point): void {
    if (this.#shown && at === this.#at) return;
    const mark = this.#marks[at];
    if (!mark || !this.#box) return;
    this.#overlayed()?.show(mark, this.#box, pointer);
    this.#moveTo(at);
    this.#top = this.#element.getBoundingClientRect().top;
    if (this.#shown) return;
    this.#shown = true;
    for (const type of PAGE_EVENTS) window.addEventListener(type, this, PAGE);
  }

  #moveTo(at: number): void {
    this.#at = at;
    const mark = this.#marks[at];
    if (!mark) return;
    this.#element.setAttribute('aria-valuenow', String(at + 1));
    this.#element.setAttribute('aria-valuetext', mark.label ? `${mark.label}: ${mark.value}` : mark.value);
  }
}
