import type { Mark } from '../../core/chart/shapes.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type ChartBox } from '../../core/layout/types.js';
import { headsFor, placeTip, type Point, type Rect } from './tip-geometry.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Half of the 24 CSS pixels that a target has at least (WCAG 2.5.8). */
const REACH = 12;
/** Slide pixels between a mark and its tip, and between a tip and the rim of the slide. */
const GAP = 12;

interface Target {
  path: SVGPathElement;
  box: DOMRect;
}

/** Draws the outline of a mark and a tip beside it above a chart, and tells which mark lies where. Lengths are slide pixels. */
export class MarkOverlay {
  readonly #element: HTMLElement;
  readonly #svg = document.createElementNS(SVG, 'svg');
  readonly #outline = document.createElementNS(SVG, 'path');
  readonly #tip = document.createElement('div');
  readonly #label = document.createElement('p');
  readonly #value = document.createElement('p');
  readonly #marks: readonly Mark[];
  #targets: Target[] | undefined;
  /** Where the tip stands on the chart; undefined while there is none. */
  #tipAt: Rect | undefined;

  /** `element` lies over the chart; the picture is as large as its box, which is seldom a whole number of pixels. */
  constructor(element: HTMLElement, marks: readonly Mark[], { width, height }: ChartBox) {
    this.#element = element;
    this.#marks = marks;
    this.#svg.setAttribute('class', 'marks');
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#outline.setAttribute('class', 'pointed');
    this.#tip.className = 'mark-tip';
    this.#value.className = 'value';
    for (const text of [this.#label, this.#value]) text.dir = 'auto';
    this.#tip.append(this.#label, this.#value);
  }

  /** `box` says where on the slide the chart lies, `pointer` where on the chart it is pointed at. */
  show(mark: Mark, box: ChartBox, pointer: Point | undefined): void {
    const { d, label, value } = mark;
    this.#outline.setAttribute('d', d);
    this.#label.textContent = label;
    this.#label.hidden = label === '';
    this.#value.textContent = value;
    this.#svg.append(this.#outline);
    this.#element.append(this.#svg, this.#tip);
    const { offsetWidth: width, offsetHeight: height } = this.#tip;
    const bounds = {
      x: GAP - box.x,
      y: GAP - box.y,
      width: SLIDE_WIDTH - 2 * GAP,
      height: SLIDE_HEIGHT - 2 * GAP,
    };
    const others = this.#measured().flatMap(({ box: other }, at) =>
      this.#marks[at] === mark ? [] : [other],
    );
    const tip = placeTip(mark, { width, height, gap: GAP, bounds, others, pointer });
    this.#tip.style.setProperty('left', `${tip.x}px`);
    this.#tip.style.setProperty('top', `${tip.y}px`);
    this.#tipAt = tip;
  }

  hide(): void {
    this.#outline.remove();
    this.#tip.remove();
    this.#tipAt = undefined;
  }

  remove(): void {
    this.#svg.remove();
    this.#tip.remove();
  }

  /** Whether an event came to the tip itself. */
  holds({ target }: Event): boolean {
    return this.#tip.contains(target as Node);
  }

  /** Whether a way over the chart leads to the tip. */
  leadsToTip(from: Point, to: Point): boolean {
    return this.#tipAt !== undefined && headsFor(this.#tipAt, from, to);
  }

  /**
   * The mark at a place of the chart, `scale` being screen pixels per slide pixel: of several the smallest, of equal
   * ones the nearest. What is too thin to be met is found around itself as well.
   */
  markAt({ x, y }: Point, scale: number): number | undefined {
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

  /** Only what is in the page has a measure. */
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
}
