import { scan } from '../template/scan.js';
import { maskPlaceholders, splitSentences, type TextBlock } from './sentences.js';

/** Other words for a stretch of a text, whole sentences of it; nothing takes them away. */
export interface Replacement {
  pos: number;
  end: number;
  text: string | undefined;
}

const ORDERED = /^(\s*)(\d{1,3})(?=[.)][ \t]+$)/;

/**
 * A text with some of its sentences in other words. A bullet or paragraph that loses all it said goes with its marker, later items of its
 * list count on; everything else stays as it was typed.
 */
export function replaceSentences(text: string, replacements: readonly Replacement[]): string {
  let written = '';
  /** The gap before blocks that went: the next one has the wider of the two, or none where it is the first now. */
  let gap: string | undefined;
  let fewer = 0;
  for (const block of splitSentences(text)) {
    const { lead, sentences } = block;
    const body = sentences.map((sentence) => sentence.text).join('');
    const now = bodyOf(block, body, replacements);
    const ordered = ORDERED.test(lead);
    const space = spaceOf(lead);
    if (body.trim() !== '' && now.trim() === '') {
      gap = wider(gap ?? '', space);
      if (ordered) fewer += 1;
      continue;
    }
    if (!ordered) fewer = 0;
    const counted = lead.replace(
      ORDERED,
      (_, before: string, n: string) => before + String(Number(n) - fewer),
    );
    const before =
      gap === undefined ? space : written === '' ? space.replace(/^\s*\n/, '') : wider(gap, space);
    written += before + counted.slice(space.length) + now;
    gap = undefined;
  }
  return written;
}

const spaceOf = (lead: string): string => /^\s*/.exec(lead)?.[0] ?? '';
const wider = (one: string, other: string): string =>
  one.split('\n').length > other.split('\n').length ? one : other;

function bodyOf({ sentences }: TextBlock, body: string, replacements: readonly Replacement[]): string {
  const start = sentences[0]?.pos ?? 0;
  const own = replacements.filter(({ pos }) => start <= pos && pos < start + body.length);
  let now = body;
  for (const { pos, end, text } of [...own].sort((a, b) => b.pos - a.pos)) {
    const [from, to] = [pos - start, end - start];
    const space = /\s*$/.exec(body.slice(from, to))?.[0] ?? '';
    const rest = now.slice(to);
    now =
      text === undefined
        ? (rest === '' ? now.slice(0, from).trimEnd() : now.slice(0, from)) + rest
        : now.slice(0, from) + text + space + rest;
  }
  return own.length > 0 ? balanced(now) : now;
}

/** A dropped sentence may take one half of an emphasis with it. */
function balanced(text: string): string {
  const marks = maskPlaceholders(text).match(/\*\*/g)?.length ?? 0;
  return marks % 2 === 0 ? text : removeEmphasis(text);
}

function removeEmphasis(text: string): string {
  return scan(text)
    .map(({ kind, pos, end }) =>
      kind === 'placeholder' ? text.slice(pos, end) : text.slice(pos, end).replaceAll('**', ''),
    )
    .join('');
}
