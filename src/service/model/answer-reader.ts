/** A piece of the answer that is complete. */
export interface AnswerPiece {
  /** Key of the top level it belongs to. */
  key: string;
  value: unknown;
}

const MAX_DEPTH = 32;

/**
 * Reads a JSON object while it is written. Each value of the top level, and of a list there each entry, is handed out as soon as
 * it is complete, so that a sentence can be shown before the next one exists. What stands around the object is passed over:
 * Markdown fences, words before it, a reasoning model's thoughts. An object that breaks off has given what was complete.
 */
export class AnswerReader {
  #text = '';
  #at = 0;
  /** Openers of the containers around the place that is read. */
  #open: string[] = [];
  #inString = false;
  #escaped = false;
  /** Where the value that is being read begins; -1 between values. */
  #from = -1;
  #key: string | undefined;
  #expectsKey = false;
  #done = false;

  /** The object was closed. */
  get complete(): boolean {
    return this.#done;
  }

  /** Takes the next piece of text; returns what it completed. */
  push(text: string): AnswerPiece[] {
    this.#text += text;
    const found: AnswerPiece[] = [];
    if (this.#open.length === 0 && !this.#done && !this.#begin()) return found;
    for (; this.#at < this.#text.length && !this.#done; this.#at++) this.#step(this.#text[this.#at]!, found);
    return found;
  }

  /** Finds the brace that opens the object: the first one behind any thoughts. */
  #begin(): boolean {
    const thought = this.#text.search(/<think(?:ing)?>/i);
    if (thought >= 0 && !/<\/think(?:ing)?>/i.test(this.#text)) return false;
    const behind = /^[\s\S]*<\/think(?:ing)?>/i.exec(this.#text)?.[0].length ?? 0;
    const brace = /\{\s*(?="|\}|$)/.exec(this.#text.slice(behind));
    if (!brace) return false;
    this.#at = behind + brace.index + 1;
    this.#open = ['{'];
    this.#expectsKey = true;
    return true;
  }

  #step(char: string, found: AnswerPiece[]): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (char === '\\') this.#escaped = true;
      else if (char === '"') {
        this.#inString = false;
        this.#closeString(found);
      }
      return;
    }
    if (char === '"') {
      this.#inString = true;
      if (this.#from < 0) this.#from = this.#at;
    } else if (char === '{' || char === '[') this.#enter(char);
    else if (char === '}' || char === ']') this.#leave(found);
    else if (char === ',') this.#separate(found);
    else if (this.#from < 0 && !/[\s:]/.test(char)) this.#from = this.#at;
  }

  /** A list of the top level is not one value: its entries are. */
  #enter(char: string): void {
    const list = char === '[' && this.#open.length === 1;
    if (!list && this.#from < 0) this.#from = this.#at;
    this.#open.push(char);
    if (this.#open.length > MAX_DEPTH) this.#done = true;
  }

  #leave(found: AnswerPiece[]): void {
    const level = this.#open.length;
    // A number or word that ends with its container.
    if (this.#from >= 0 && this.#isOwn(level)) this.#emit(this.#at, found);
    this.#open.pop();
    if (this.#open.length === 0) this.#done = true;
    else if (this.#from >= 0 && this.#isOwn(this.#open.length)) this.#emit(this.#at + 1, found);
  }

  #separate(found: AnswerPiece[]): void {
    if (this.#from >= 0 && this.#isOwn(this.#open.length)) this.#emit(this.#at, found);
    if (this.#open.length === 1) this.#expectsKey = true;
  }

  #closeString(found: AnswerPiece[]): void {
    if (!this.#isOwn(this.#open.length)) return;
    if (this.#open.length === 1 && this.#expectsKey) {
      const key = parsed(this.#text.slice(this.#from, this.#at + 1));
      this.#key = typeof key === 'string' ? key : undefined;
      this.#expectsKey = false;
      this.#from = -1;
    } else this.#emit(this.#at + 1, found);
  }

  /** Whether values at this depth are handed out by themselves. */
  #isOwn(level: number): boolean {
    return level === 1 || (level === 2 && this.#open[1] === '[');
  }

  #emit(end: number, found: AnswerPiece[]): void {
    const value = parsed(this.#text.slice(this.#from, end));
    this.#from = -1;
    if (this.#key !== undefined && value !== undefined) found.push({ key: this.#key, value });
  }
}

function parsed(text: string): unknown {
  try {
    // An own key `__proto__` would become a prototype at the next copy by assignment.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}
