/**
 * Which slides of a deck are chosen, and which of them is the current one, that the canvas shows. A value: every method
 * answers with another one. Nothing is chosen only where there is nothing.
 */
export class Selection {
  readonly currentId: string | undefined;
  /** Where a range began. */
  readonly anchorId: string | undefined;
  readonly ids: ReadonlySet<string>;

  private constructor(currentId: string | undefined, anchorId: string | undefined, ids: ReadonlySet<string>) {
    this.currentId = currentId;
    this.anchorId = anchorId;
    this.ids = ids;
  }

  static readonly none = new Selection(undefined, undefined, new Set());

  static of(...ids: string[]): Selection {
    return new Selection(ids.at(-1), ids[0], new Set(ids));
  }

  /** From the anchor to a slide, both with; `order` are the ids of all slides as they stand. */
  to(slideId: string, order: readonly string[]): Selection {
    const anchor = order.indexOf(this.anchorId ?? slideId);
    const at = order.indexOf(slideId);
    if (at < 0 || anchor < 0) return Selection.of(slideId);
    const range = order.slice(Math.min(anchor, at), Math.max(anchor, at) + 1);
    return new Selection(slideId, order[anchor], new Set(range));
  }

  /** With a slide or, where it was chosen, without it; the last one stays. */
  toggled(slideId: string, order: readonly string[]): Selection {
    const ids = new Set(this.ids);
    if (!ids.delete(slideId)) return new Selection(slideId, slideId, ids.add(slideId));
    const [nearest] = order
      .filter((id) => ids.has(id))
      .sort((a, b) => distance(order, a, slideId) - distance(order, b, slideId));
    if (nearest === undefined) return this;
    const current = this.currentId === slideId ? nearest : this.currentId;
    return new Selection(current, current, ids);
  }

  /** All slides; the current one stays. */
  all(order: readonly string[]): Selection {
    return new Selection(this.currentId ?? order[0], order[0], new Set(order));
  }

  /** What of it is still there; the first slide where nothing is. */
  within(order: readonly string[]): Selection {
    const ids = order.filter((id) => this.ids.has(id));
    if (ids.length === 0) return order[0] === undefined ? Selection.none : Selection.of(order[0]);
    if (ids.length === this.ids.size) return this;
    const kept = (id: string | undefined): string =>
      id !== undefined && ids.includes(id) ? id : (ids[0] as string);
    return new Selection(kept(this.currentId), kept(this.anchorId), new Set(ids));
  }
}

const distance = (order: readonly string[], a: string, b: string): number =>
  Math.abs(order.indexOf(a) - order.indexOf(b));
