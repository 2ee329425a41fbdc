/** Wishes that are kept. */
const MOST = 20;

/** Earlier wishes, brought back by the arrow keys as in a command line. */
export class Recall {
  readonly #kept: string[] = [];
  /** Which of them stands in the field; behind the last one what is being written. */
  #at = 0;
  #written = '';

  keep(wish: string): void {
    const known = this.#kept.indexOf(wish);
    if (known >= 0) this.#kept.splice(known, 1);
    this.#kept.push(wish);
    if (this.#kept.length > MOST) this.#kept.shift();
    this.#at = this.#kept.length;
    this.#written = '';
  }

  /** What the key brings back; undefined where it moves the caret within the field. */
  byKey(event: KeyboardEvent): string | undefined {
    const { key, target, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return undefined;
    const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
    const isWhole = this.#kept[this.#at] === value;
    if (key === 'ArrowUp' && this.#at > 0 && (isWhole || (selectionStart === 0 && selectionEnd === 0))) {
      if (this.#at === this.#kept.length) this.#written = value;
      this.#at -= 1;
      return this.#kept[this.#at];
    }
    if (key !== 'ArrowDown' || !isWhole) return undefined;
    this.#at += 1;
    return this.#kept[this.#at] ?? this.#written;
  }
}
