import { scan } from '../template/scan.js';

/** Takes the place of each character of a placeholder. */
const PLACEHOLDER_MARK = '\uFFFC';

/** A sentence of a Markdown block; `text` is its source with the space that follows it. */
export interface Sentence {
  text: string;
  pos: number;
}
/** A paragraph, heading or list item. `lead` is the marker (`- `, `2. `, `## `) and what separates it from the block before. */
export interface TextBlock {
  lead: string;
  sentences: Sentence[];
}

/** The template with every placeholder replaced by marks of the same length. */
export function maskPlaceholders(template: string): string {
  let masked = '';
  for (const { kind, pos, end } of scan(template)) {
    masked += kind === 'placeholder' ? PLACEHOLDER_MARK.repeat(end - pos) : template.slice(pos, end);
  }
  return masked;
}

const MARKER = /^\s*(?:(?:[-*+]|\d{1,3}[.)]|#{1,6}|>)[ \t]+)*/;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|incl|excl|no|resp|z\.\s?B|d\.\s?h|bzw|ca|usw|p\. ?ex|p\. ?ej|aprox|cf|etc|Mr|Mrs|Dr|St)\.$/i;

/** Cuts Markdown text into blocks and these into sentences, never inside a placeholder. Joined again they are the text. */
export function splitSentences(template: string): TextBlock[] {
  const masked = maskPlaceholders(template);
  const blocks: TextBlock[] = [];
  // A block begins after a blank line, at a list marker or heading, and after a heading's line.
  const starts = [0];
  for (const line of masked.matchAll(
    /\n(?:[ \t]*\n)+|\n(?=[ \t]*(?:[-*+>][ \t]|\d{1,3}[.)][ \t]|#{1,6}[ \t]))|(?<=(?:^|\n)#{1,6}[ \t][^\n]*)\n/g,
  )) {
    if (line.index > (starts.at(-1) ?? 0)) starts.push(line.index);
  }
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? template.length;
    const lead = MARKER.exec(masked.slice(start, end))?.[0] ?? '';
    blocks.push({
      lead: template.slice(start, start + lead.length),
      sentences: sentencesIn(template, masked, start + lead.length, end),
    });
  });
  return blocks;
}

function sentencesIn(template: string, masked: string, start: number, end: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = start;
  const push = (to: number) => {
    if (to > from) sentences.push({ text: template.slice(from, to), pos: from });
    from = to;
  };
  for (const stop of masked
    .slice(start, end)
    .matchAll(/(?:(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+(?!\p{Ll})|[。！？]+["”’」』]*)/gu)) {
    const at = start + stop.index;
    const before = masked.slice(Math.max(from, at - 12), at + 1);
    if (!ABBREVIATION.test(before)) push(at + stop[0].length);
  }
  push(end);
  return sentences;
}
