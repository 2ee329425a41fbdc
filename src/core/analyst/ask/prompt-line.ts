import type { Link } from './link.js';
import type { AskColumn } from './profile-tables.js';
import { markOf } from './vocabulary.js';
import type { Word } from './words.js';

/** One or more words of a prompt under one name: a mark, a plain word, or `#c3` where they stand for something of the data. */
export interface Tag {
  text: string;
  words: readonly Word[];
  link?: Link;
  /** What the words say was read. */
  used: boolean;
  /** Of a number: what it counts, as `unitOfWord` names it. */
  unit?: string;
}

/** What a pattern found: the tags of its groups, and the words as they were written. */
export interface Taken {
  groups: readonly (Tag | undefined)[];
  /** The groups as they stand in the line. */
  texts: readonly string[];
  /** All that was matched, as it stood. */
  tags: readonly Readonly<Tag>[];
  from: number;
  to: number;
  said: string;
}

/** Words that no pattern needs. */
const DROPPED = /^(?:the|a|an|does|do|did|please|der|die|das|el|la|los|las|-|\*|\+)$/;

const GROUPS: Readonly<Record<string, string>> = {
  '{C}': String.raw`(#c\d+)`, '{V}': String.raw`(#v\d+)`, '{N}': String.raw`(#n\d+)`, '{Q}': String.raw`(#q\d+)`, '{D}': String.raw`(#d\d+)`,
  '{ND}': String.raw`(#[nd]\d+)`, '{VQ}': String.raw`(#[vq]\d+)`, '{W}': String.raw`(#[qnv]\d+|[\p{Ll}\p{N}]+)`,
}; // prettier-ignore

/** A pattern over tags: `{C}` a column, `{V}` a cell, `{N}` a number, `{D}` a date, `{Q}` quoted text, `{W}` any word. */
export function pattern(template: string): RegExp {
  const body = template.replace(/\{[A-Z]+\}/g, (name) => GROUPS[name] ?? name);
  return new RegExp(String.raw`(?<!\S)(?:${body})(?!\S)`, 'u');
}

/** Patterns are searched from a place on; making one costs more than a search. */
const GLOBAL = new Map<string, RegExp>();
function globalOf({ source }: RegExp): RegExp {
  const known = GLOBAL.get(source) ?? new RegExp(source, 'gu');
  GLOBAL.set(source, known);
  return known;
}

/** A prompt as one line of tags, from which readers take what they understand, so that no two read the same words. */
export class PromptLine {
  readonly tags: Tag[] = [];

  constructor(words: readonly Word[], links: readonly Link[]) {
    for (let at = 0; at < words.length;) {
      const link = links.find(({ from }) => from === at);
      const word = words[at] as Word;
      const to = link ? link.to : at + 1;
      if (link || !DROPPED.test(word.text)) this.tags.push(this.tagOf(words.slice(at, to), link));
      at = to;
    }
  }

  get text(): string {
    return this.tags.map(({ text }) => text).join(' ');
  }

  has(regex: RegExp): boolean {
    return regex.test(this.text);
  }

  /** The first match from a tag on, without reading it. */
  find(regex: RegExp, start = 0): Taken | undefined {
    const { text } = this;
    const search = globalOf(regex);
    search.lastIndex = this.tags.slice(0, start).reduce((length, tag) => length + tag.text.length + 1, 0);
    const match = search.exec(text);
    if (!match || match[0] === '') return undefined;
    const from = text.slice(0, match.index).split(' ').length - 1;
    const to = from + match[0].split(' ').length;
    const groups = match.slice(1).map((group) => this.tags.slice(from, to).find((tag) => tag.text === group));
    const tags = this.tags.slice(from, to).map((tag) => ({ ...tag }));
    const said = tags.flatMap(({ words }) => words.map(({ raw }) => raw)).join(' '); // prettier-ignore
    return { groups, texts: match.slice(1).map((group) => group ?? ''), tags, from, to, said };
  }

  /** Reads the first match: its words mean nothing to later readers, but for the tags of `keep`. */
  take(regex: RegExp, keep: readonly number[] = []): Taken | undefined {
    const found = this.find(regex);
    if (found) this.mark(found, keep);
    return found;
  }

  /** Reads each match that `read` makes something of; the others stay for later readers. */
  readEach<T>(regex: RegExp, read: (taken: Taken) => T | undefined, keep: readonly number[] = []): T[] {
    const all: T[] = [];
    let start = 0;
    for (let found = this.find(regex, start); found; found = this.find(regex, start)) {
      const made = read(found);
      start = made === undefined ? found.from + 1 : found.to;
      if (made === undefined) continue;
      this.mark(found, keep);
      all.push(made);
    }
    return all;
  }

  private mark(found: Taken, keep: readonly number[]): void {
    const kept = keep.map((group) => found.groups[group]);
    for (const tag of this.tags.slice(found.from, found.to)) {
      tag.used = true;
      if (!kept.includes(tag)) tag.text = '~';
    }
  }

  takeAll(regex: RegExp, keep: readonly number[] = []): Taken[] {
    const all: Taken[] = [];
    for (let found = this.take(regex, keep); found && all.length < 50; found = this.take(regex, keep))
      all.push(found);
    return all;
  }

  /** A number with the word behind it, which says of what it is. */
  joinUnit(at: number, length: number, unit: string): void {
    const [number, ...said] = this.tags.splice(at, length + 1) as [Tag, ...Tag[]];
    const words = [...number.words, ...said.flatMap((tag) => tag.words)];
    this.tags.splice(at, 0, { ...number, words, unit });
  }

  /** Gives each run of tags that matches one mark: "from low to high" → `ASC`. A mark alone must not match again. */
  merge(regex: RegExp, mark: string): void {
    for (let found = this.find(regex); found; found = this.find(regex)) {
      const run = this.tags.slice(found.from, found.to);
      this.tags.splice(found.from, run.length, {
        text: mark,
        words: run.flatMap(({ words }) => words),
        used: false,
      });
    }
  }

  /** Gives the tags of a match one name: that of a column. */
  name({ from, to, tags }: Taken, column: AskColumn): void {
    const words = tags.flatMap((tag) => tag.words);
    const link: Link = { from, to, columns: [column], kind: 'exact', score: words.length, whole: true };
    this.tags.splice(from, to - from, { ...this.tagOf(words, link), text: `#c${this.tags.length + from}` });
  }

  private tagOf(words: readonly Word[], link: Link | undefined): Tag {
    const [first] = words as [Word];
    const index = this.tags.length;
    if (link) return { text: `#${link.value === undefined ? 'c' : 'v'}${index}`, words, link, used: false };
    const sigil = { number: 'n', date: 'd', quoted: 'q', word: '', sign: '' }[first.kind];
    const text = sigil ? `#${sigil}${index}` : (markOf(first.text) ?? first.text.replace(/[#~]/g, ''));
    return { text, words, used: false };
  }
}
