import type { Mark } from '../../core/chart/shapes.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../core/layout/types.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Half of the 24 CSS pixels that a target has at least (WCAG 2.5.8). */
const REACH = 12;
/** Slide pixels between a mark and its tip, and between a tip and the rim of the slide. */
const GAP = 12;

interface Target {
  path: SVGPathElement;
  box: DOMRect;
}

/** Draws the outline of a mark and a tip beside it above a chart, and tells which mark lies where. */
export class MarkOverlay {
  readonly #element: HTMLElement;
  readonly #svg = document.createElementNS(SVG, 'svg');
  readonly #outline = document.createElementNS(SVG, 'path');
  readonly #tip = document.createElement('div');
  readonly #label = document.createElement('p');
  readonly #value = document.createElement('p');
  readonly #marks: readonly Mark[];
  #targets: Target[] | undefined;

  /** `element` has the chart's size, in slide pixels. */
  constructor(element: HTMLElement, marks: readonly Mark[]) {
    this.#element = element;
    this.#marks = marks;
    this.#svg.setAttribute('class', 'marks');
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#svg.setAttribute('viewBox', `0 0 ${element.offsetWidth} ${element.offsetHeight}`);
    this.#outline.setAttribute('class', 'pointed');
    this.#tip.className = 'mark-tip';
    this.#value.className = 'value';
    for (const text of [this.#label, this.#value]) text.dir = 'auto';
    this.#tip.append(this.#label, this.#value);
  }

  show({ d, x, y, label, value }: Mark): void {
    this.#outline.setAttribute('d', d);
    this.#label.textContent = label;
    this.#label.hidden = label === '';
    this.#value.textContent = value;
    this.#svg.append(this.#outline);
    this.#element.append(this.#svg, this.#tip);
    this.#place(x, y);
  }

  hide(): void {
    this.#outline.remove();
    this.#tip.remove();
  }

  remove(): void {
    this.#svg.remove();
    this.#tip.remove();
  }

  /**
   * The mark at a place of the chart, `scale` being screen pixels per slide pixel: of several the smallest, of equal
   * ones the nearest. What is too thin to be met is found around itself as well.
   */
  markAt(x: number, y: number, scale: number): number | undefined {
    const reach = REACH / scale;
    let best: { at: number; size: number; distance: number } | undefined;
    this.#measured().forEach(({ path, box }, at) => {
      const [dx, dy] = [Math.abs(x - box.x - box.width / 2), Math.abs(y - box.y - box.height / 2)];
      if (dx > Math.max(reach, box.width / 2) || dy > Math.max(reach, box.height / 2)) return;
      const met = path.isPointInFill({ x, y });
      if (!met && Math.min(box.width, box.height) >= 2 * reach) return;
      const size = met ? Math.round(box.width * box.height) : Infinity;
      const distance = Math.hypot(dx, dy);
      if (best && (size > best.size || (size === best.size && distance >= best.distance))) return;
      best = { at, size, distance };
    });
    return best?.at;
  }

  /** Only what is in the page has a measure, and only who points needs it. */
  #measured(): Target[] {
    if (this.#targets) return this.#targets;
    const paths = this.#marks.map(({ d }) => {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', d);
      return path;
    });
    this.#svg.prepend(...paths);
    this.#element.append(this.#svg);
    this.#targets = paths.map((path) => ({ path, box: path.getBBox() }));
    return this.#targets;
  }

  /** Above its mark, below where there is no room, always inside the slide. */
  #place(x: number, y: number): void {
    const { offsetLeft, offsetTop } = this.#element;
    const { offsetWidth: width, offsetHeight: height } = this.#tip;
    const inside = (wanted: number, size: number, room: number, offset: number): string =>
      `${Math.max(GAP - offset, Math.min(wanted, room - GAP - size - offset))}px`;
    const above = y - GAP - height;
    const top = above + offsetTop >= GAP ? above : y + GAP;
    this.#tip.style.setProperty('left', inside(x - width / 2, width, SLIDE_WIDTH, offsetLeft));
    this.#tip.style.setProperty('top', inside(top, height, SLIDE_HEIGHT, offsetTop));
  }
}
