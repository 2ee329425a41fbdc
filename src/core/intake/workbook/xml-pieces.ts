/** Longer than any tag, comment or CDATA section of a workbook; what is longer is an attack. */
const LONGEST_MARKUP = 4 << 20;
const LONGEST_ENTITY = 12;

const QUOTES = [34, 39];
const [EXCLAMATION, SLASH, COLON, LESS, GREATER, QUESTION] = [33, 47, 58, 60, 62, 63];
const isBlank = (code: number): boolean => code <= 32;

/**
 * Reads XML that comes in pieces. Names come without their prefix. Document types are skipped, so that no entity expands but
 * those of XML itself. It does not validate, and needs little time and memory whatever comes.
 */
export class XmlPieces {
  /** What was read last. A text may come in several parts, a CDATA section being one. */
  kind: 'open' | 'close' | 'text' = 'text';
  /** Of the element that opens or closes. */
  name = '';
  text = '';
  private rest = '';
  private at = 0;
  private depth = 0;
  private closesItself = false;
  private attributes = '';

  add(text: string): void {
    this.rest = this.rest.slice(this.at) + text;
    this.at = 0;
  }

  /** Reads what comes next; false where that is not complete yet. */
  next(): boolean {
    if (this.closesItself) {
      this.closesItself = false;
      return this.close();
    }
    for (;;) {
      if (this.rest.charCodeAt(this.at) !== LESS) return this.readText();
      const second = this.rest.charCodeAt(this.at + 1);
      if (second !== EXCLAMATION && second !== QUESTION) return this.readTag(second === SLASH);
      if (this.rest.startsWith('<![CDATA[', this.at)) return this.readCdata();
      if (!this.skip(second === QUESTION)) return this.waits();
    }
  }

  /** An attribute of the element that opens, by its name without prefix. */
  attribute(name: string): string | undefined {
    return attributeOf(this.attributes, name);
  }

  /** @throws Error where the document is not complete */
  end(): void {
    if (this.depth !== 0 || this.rest.slice(this.at).trim() !== '') throw new Error('a part is cut off');
  }

  private readText(): boolean {
    const { rest, at } = this;
    let end = rest.indexOf('<', at);
    if (end < 0) {
      end = rest.length;
      const entity = rest.lastIndexOf('&');
      if (entity >= at && entity > end - LONGEST_ENTITY && !rest.includes(';', entity)) end = entity;
      else if (rest.endsWith('\r')) end -= 1;
    }
    if (end <= at) return false;
    this.kind = 'text';
    this.text = decoded(rest.slice(at, end));
    this.at = end;
    return true;
  }

  private readCdata(): boolean {
    const end = this.rest.indexOf(']]>', this.at);
    if (end < 0) return this.waits();
    this.kind = 'text';
    this.text = lineEnds(this.rest.slice(this.at + 9, end));
    this.at = end + 3;
    return true;
  }

  private readTag(closes: boolean): boolean {
    const { rest } = this;
    const start = this.at + (closes ? 2 : 1);
    const end = tagEnd(rest, start);
    if (end < 0) return this.waits();
    let from = start;
    let to = start;
    for (; to < end; to += 1) {
      const code = rest.charCodeAt(to);
      if (isBlank(code) || code === SLASH) break;
      if (code === COLON) from = to + 1;
    }
    this.name = rest.slice(from, to);
    this.at = end + 1;
    if (closes) return this.close();
    this.kind = 'open';
    this.depth += 1;
    this.closesItself = rest.charCodeAt(end - 1) === SLASH;
    this.attributes = rest.slice(to, end);
    return true;
  }

  private close(): boolean {
    this.kind = 'close';
    this.depth -= 1;
    if (this.depth < 0) throw new Error('a part closes what it did not open');
    return true;
  }

  /** Skips a processing instruction, a comment or a document type; false where it is not complete. */
  private skip(isInstruction: boolean): boolean {
    const { rest, at } = this;
    // As long as `<![CDATA[`: what is shorter may become any of them.
    if (rest.length - at < 9) return false;
    let end: number;
    if (isInstruction) end = after(rest, '?>', at);
    else if (rest.startsWith('<!--', at)) end = after(rest, '-->', at + 4);
    else {
      const subset = rest.indexOf('[', at);
      end = after(rest, '>', at);
      if (subset >= 0 && subset < end) end = after(rest, '>', rest.indexOf(']', subset));
    }
    if (end < 0) return false;
    this.at = end;
    return true;
  }

  private waits(): false {
    if (this.rest.length - this.at > LONGEST_MARKUP) throw new Error('a tag has no end');
    return false;
  }
}

function after(text: string, mark: string, from: number): number {
  const at = from < 0 ? -1 : text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

/** Where a tag ends: at the first `>` that is not in a value. */
function tagEnd(text: string, from: number): number {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at;
    else if (QUOTES.includes(code)) quote = code;
  }
  return -1;
}

/** The value of an attribute in the text of a tag, without looking into other values. */
function attributeOf(tag: string, name: string): string | undefined {
  for (let at = 0; ;) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return undefined;
    let open = equals + 1;
    while (isBlank(tag.charCodeAt(open))) open += 1;
    const close = QUOTES.includes(tag.charCodeAt(open)) ? tag.indexOf(tag.charAt(open), open + 1) : -1;
    if (close < 0) return undefined;
    let end = equals;
    while (end > at && isBlank(tag.charCodeAt(end - 1))) end -= 1;
    const start = end - name.length;
    if (tag.startsWith(name, start) && isNameStart(tag, start)) return decoded(tag.slice(open + 1, close));
    at = close + 1;
  }
}

const isNameStart = (tag: string, at: number): boolean =>
  at <= 0 || isBlank(tag.charCodeAt(at - 1)) || tag.charCodeAt(at - 1) === COLON;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return lineEnds(text);
  return lineEnds(text).replace(/&(#x?[\da-f]+|[a-z]+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

const lineEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
