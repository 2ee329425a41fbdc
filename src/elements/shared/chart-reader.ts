import { html, nothing, noChange, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Mark } from '../../core/chart/shapes.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type { ChartBox } from '../../core/layout/types.js';
import { adoptStyles } from './adopt-styles.js';
import { boxStyles } from './box-styles.js';
import { chartReaderStyles } from './chart-reader.styles.js';
import { inlineStyles } from './inline-styles.js';
import { MarkOverlay } from './mark-overlay.js';

/**
 * Lies over a chart and lets its values be read one by one: by pointing at them, or with the arrow keys. For a screen
 * reader it is a slider, so that it takes the arrow keys and says each value that is come to.
 */
export function chartReader(
  box: ChartBox,
  marks: readonly Mark[],
  { colors, fonts }: Theme,
  label: string,
): TemplateResult | typeof nothing {
  if (marks.length === 0) return nothing;
  const look = {
    '--_mark-ground': colors.background,
    '--_mark-text': colors.text,
    '--_mark-edge': colors.muted,
    'font-family': fonts.body.screen,
  };
  return html`<div
    class="box chart-reader"
    role="slider"
    tabindex="0"
    aria-label=${label}
    aria-valuemin="1"
    aria-valuenow="1"
    ${inlineStyles({ ...boxStyles(box), ...look })}
    ${readMarks(marks)}
  ></div>`;
}

class ReadMarks extends Directive {
  #reading: Reading | undefined;

  render(_marks: readonly Mark[]): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [marks]: [readonly Mark[]]): typeof noChange {
    this.#reading ??= new Reading(element as HTMLElement);
    this.#reading.read(marks);
    return noChange;
  }
}

const readMarks = directive(ReadMarks);

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

/** Which mark of one chart is shown, and what makes it another one. */
class Reading implements EventListenerObject {
  readonly #element: HTMLElement;
  #marks: readonly Mark[] = [];
  #overlay: MarkOverlay | undefined;
  /** The mark that was come to last; arrow keys go on from it. */
  #at = 0;
  #shown = false;
  /** The mark that was shown when a finger or a pen came down; undefined for a mouse. */
  #before: number | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    for (const type of OWN_EVENTS) element.addEventListener(type, this);
  }

  read(marks: readonly Mark[]): void {
    if (marks === this.#marks) return;
    this.#leave();
    this.#overlay?.remove();
    this.#overlay = undefined;
    this.#marks = marks;
    this.#element.setAttribute('aria-valuemax', String(marks.length));
    this.#moveTo(0);
  }

  handleEvent(event: Event): void {
    if (event.currentTarget === window) return this.#pageEvent(event);
    if (event instanceof KeyboardEvent) return this.#key(event);
    if (event instanceof PointerEvent && event.type !== 'click') return this.#pointer(event);
    if (event.type === 'click') return this.#tap(event as MouseEvent);
    // A click gives focus as well, but it was meant for what it points at.
    if (event.type === 'focus' && this.#hasKeyboard()) this.#show(this.#at);
    if (event.type === 'blur') {
      this.#leave();
      this.#moveTo(0);
    }
  }

  #pointer(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (event.type === 'pointerdown') {
      this.#before = event.pointerType === 'mouse' ? undefined : this.#shown ? this.#at : -1;
    } else if (event.type === 'pointerleave') {
      // A finger leaves with every tap.
      if (!touch) this.#leave();
    } else if (!touch) {
      this.#point(event);
    }
  }

  /** A tap shows what it points at, and does nothing else; tapped again, that is left. */
  #tap(event: MouseEvent): void {
    if (this.#before === undefined) return;
    const before = this.#before;
    this.#point(event);
    if (!this.#shown) return;
    if (this.#at === before) this.#leave();
    else event.preventDefault();
  }

  #point({ clientX, clientY }: MouseEvent): void {
    const { left, top, width } = this.#element.getBoundingClientRect();
    const scale = width / this.#element.offsetWidth;
    const at = this.#overlayed().markAt((clientX - left) / scale, (clientY - top) / scale, scale);
    if (at === undefined) this.#leave();
    else this.#show(at);
  }

  #key(event: KeyboardEvent): void {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#show(step(this.#at, this.#marks.length - 1));
  }

  #pageEvent(event: Event): void {
    const own = event.composedPath().includes(this.#element);
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (own) {
        event.preventDefault();
        event.stopPropagation();
      }
      // Focus itself may scroll the page; the mark that it came to moves along.
    } else if (event.type === 'scroll' ? this.#hasKeyboard() : own) {
      return;
    }
    this.#leave();
  }

  #hasKeyboard(): boolean {
    return this.#element.matches(':focus-visible');
  }

  #overlayed(): MarkOverlay {
    if (!this.#overlay) {
      adoptStyles(this.#element.getRootNode() as ShadowRoot, [chartReaderStyles]);
      this.#overlay = new MarkOverlay(this.#element, this.#marks);
    }
    return this.#overlay;
  }

  #show(at: number): void {
    if (this.#shown && at === this.#at) return;
    const mark = this.#marks[at];
    if (!mark) return;
    this.#overlayed().show(mark);
    this.#moveTo(at);
    if (this.#shown) return;
    this.#shown = true;
    for (const type of PAGE_EVENTS) window.addEventListener(type, this, PAGE);
  }

  #leave(): void {
    if (!this.#shown) return;
    this.#shown = false;
    this.#overlay?.hide();
    for (const type of PAGE_EVENTS) window.removeEventListener(type, this, PAGE);
  }

  #moveTo(at: number): void {
    this.#at = at;
    const mark = this.#marks[at];
    if (!mark) return;
    this.#element.setAttribute('aria-valuenow', String(at + 1));
    this.#element.setAttribute('aria-valuetext', mark.label ? `${mark.label}: ${mark.value}` : mark.value);
  }
}
