const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Items are parsed in groups of about this many characters: a few milliseconds each. */
const GROUP = 128 << 10;
/** Lists are looked for in objects down to this depth: answers of APIs wrap their rows. */
export const DEEPEST = 4;
/** Begins the text that stands for what is put back later; no document can hold it. */
const MARK = `\u0001${Math.random().toString(36).slice(2)}`;
const LIST = `${MARK}list`;
const LONG = `${MARK}integer`;

/**
 * Reads a JSON document that comes in pieces of text: what `JSON.parse` gives for the whole, in short steps. The lists that
 * tables are made of (the document itself, or those in its objects as in `{ "data": { "rows": […] } }`) are parsed by groups of
 * items; what is around them, at the end. Integers beyond 2^53 are bigints.
 */
export class JsonPieces {
  /** The text around the lists, each of them replaced by its number. */
  private frame = '';
  private readonly lists: unknown[][] = [];
  private list: unknown[] | undefined;
  private buffer = '';
  /** In `buffer`: the first character that is not taken yet, and the first that is not looked at. */
  private from = 0;
  private at = 0;
  private depth = 0;
  private listDepth = 0;

  /** Items that were parsed so far: errors name the place by them. */
  get items(): number {
    return this.lists.reduce((sum, list) => sum + list.length, 0);
  }

  /** @throws SyntaxError */
  add(text: string): void {
    this.buffer = this.buffer.slice(this.from) + text;
    this.at -= this.from;
    this.from = 0;
    const { buffer } = this;
    for (; this.at < buffer.length; this.at += 1) {
      const code = buffer.charCodeAt(this.at);
      if (code === QUOTE) {
        const end = stringEnd(buffer, this.at + 1);
        if (end < 0) return;
        this.at = end;
      } else if (code === COMMA) {
        if (this.list && this.depth === this.listDepth && this.at - this.from >= GROUP) this.takeItems();
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        if (code === OPEN_LIST && !this.list && this.depth <= DEEPEST) this.openList();
        this.depth += 1;
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        if (this.list && this.depth === this.listDepth) this.closeList(code);
        this.depth -= 1;
      }
    }
  }

  /** @throws SyntaxError */
  end(): unknown {
    this.frame += this.buffer.slice(this.from);
    if (this.list) throw new SyntaxError('the text ends inside a list');
    return this.filled(parseJson(this.frame), 0);
  }

  private filled(part: unknown, depth: number): unknown {
    if (typeof part === 'string' && part.startsWith(LIST))
      return this.lists[Number(part.slice(LIST.length))] ?? part;
    if (typeof part !== 'object' || part === null || Array.isArray(part) || depth === DEEPEST) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, this.filled(each, depth + 1)]));
  }

  private openList(): void {
    this.frame += `${this.buffer.slice(this.from, this.at)}${JSON.stringify(LIST + this.lists.length)}`;
    this.from = this.at + 1;
    this.list = [];
    this.lists.push(this.list);
    this.listDepth = this.depth + 1;
  }

  private closeList(code: number): void {
    const items = this.buffer.slice(this.from, this.at);
    if (code !== CLOSE_LIST) throw new SyntaxError(`Unexpected token } at the end of a list`);
    // A comma before it leaves nothing here, and is as wrong as in `[1,]`.
    if (items.trim() !== '' || (this.list as unknown[]).length > 0) this.takeItems();
    this.from = this.at + 1;
    this.list = undefined;
  }

  private takeItems(): void {
    const items = parseJson(`[${this.buffer.slice(this.from, this.at)}]`) as unknown[];
    if (items.length === 0) throw new SyntaxError('Unexpected comma at the end of a list');
    for (const item of items) (this.list as unknown[]).push(item);
    this.from = this.at + 1;
  }
}

/** The quote that ends a string; -1 where it does not end here. */
function stringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = at;
    while (slashes > from && text.charCodeAt(slashes - 1) === BACKSLASH) slashes -= 1;
    if ((at - slashes) % 2 === 0) return at;
  }
  return -1;
}

/**
 * `JSON.parse` with integers beyond 2^53, which identifiers often are, as bigints: they pass through it as marked text.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const source = keepLongIntegers(text);
  const value: unknown = JSON.parse(source);
  return source === text ? value : restoreLongIntegers(value);
}

function keepLongIntegers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    /^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token))
      ? JSON.stringify(LONG + token)
      : token,
  );
}

function restoreLongIntegers(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(LONG) ? BigInt(value.slice(LONG.length)) : value;
  if (Array.isArray(value)) return value.map(restoreLongIntegers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restoreLongIntegers(part)]));
}
