import { measureText } from '../../src/core/layout/index.js';
import { readsRightToLeft } from '../../src/core/layout/reading-direction.js';
import type { DrawnWord } from './office-lines.js';

/** A word and its middle, slide pixels. */
export interface Word {
  text: string;
  x: number;
  y: number;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/** Every word of the texts of a chart, where it stands; `at` is where the chart does. */
export function wordsOnScreen(svg: string, at: { x: number; y: number }): Word[] {
  return [...svg.matchAll(/(<text[^>]*>)([^<]*)/gu)].flatMap(([, tag = '', content = '']) => {
    const number = (name: string): number => Number(attribute(tag, name) ?? 0);
    const [size, bold] = [number('font-size'), attribute(tag, 'font-weight') === 'bold'];
    const width = (text: string): number => measureText(text, { fontSize: size, bold });
    const plain = withoutMarks(content.replace(/&(\w+);/gu, (all, name: string) => ENTITIES[name] ?? all));
    const whole = width(plain);
    const anchor = attribute(tag, 'text-anchor');
    const left = at.x + number('x') - (anchor === 'middle' ? whole / 2 : anchor === 'end' ? whole : 0);
    const y = at.y + number('y') - MIDDLE * size;
    return [...plain.matchAll(/\S+/gu)].flatMap(({ 0: text, index }): Word[] => {
      const before = width(plain.slice(0, index)) + width(text) / 2;
      return asWord(text, left + (readsRightToLeft(plain) ? whole - before : before), y);
    });
  });
}

/** Of a line of text above its baseline, in heights of its letters. */
const MIDDLE = 0.355;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Pieces of a word that a PDF holds one by one lie closer than words, px. */
const APART = 3;

/** Words of a slide as LibreOffice drew them: a PDF holds words that run from right to left in pieces, letters backwards. */
export function wordsInFile(drawn: readonly DrawnWord[]): Word[] {
  const pieces: DrawnWord[] = [];
  const sorted = [...drawn].sort((a, b) => Math.round(a.middle) - Math.round(b.middle) || a.left - b.left);
  for (const word of sorted) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      Math.abs(last.middle - word.middle) < 1 &&
      word.left - last.right < APART &&
      [last, word].every(({ text }) => !/\d/u.test(text)) &&
      RIGHT_TO_LEFT.test(last.text + word.text);
    if (joins) Object.assign(last, { text: last.text + word.text, right: word.right });
    else pieces.push({ ...word });
  }
  return pieces.flatMap(({ text, left, right, middle }) => {
    const own = RIGHT_TO_LEFT.test(text) ? Array.from(text).reverse().join('') : text;
    return asWord(withoutMarks(own), (left + right) / 2, middle);
  });
}

/** What is not seen is no difference, nor are the stops in an abbreviation, which change sides with the direction. */
function asWord(text: string, x: number, y: number): Word[] {
  const plain = RIGHT_TO_LEFT.test(text) ? text.replace(/[^\p{L}\p{M}]/gu, '') : text.replace(/[−‑]/gu, '-');
  return plain === '' ? [] : [{ text: plain, x, y }];
}

const withoutMarks = (text: string): string =>
  text.normalize('NFKC').replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '');
