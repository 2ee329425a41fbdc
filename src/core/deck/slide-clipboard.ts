import { encodeBase64 } from '../export/base64.js';
import { toParagraphs, toPlainParagraphs } from '../layout/paragraphs.js';
import type { Paragraph } from '../layout/types.js';
import { neededBy } from './references.js';
import { resolveSlide } from './resolve.js';
import type { Deck, Slide } from './types.js';

/** What slides are on a clipboard: an outline that any program can paste, and in the HTML the slides themselves. */
export interface ClipboardSlides {
  'text/html': string;
  'text/plain': string;
}

/** UTF-16 units of the slides as JSON: rows go along, and a clipboard is copied several times on its way. */
export const CLIPBOARD_LIMIT = 16 * 1024 * 1024;

/**
 * Slides with the sources (rows included) and pictures that they name: a document of its own, without the look, the brand and
 * what hosts keep with a deck or a slide.
 */
export function clipOf(deck: Deck, slides: readonly Slide[]): Deck {
  const { version, id, title, format, createdAt, updatedAt } = deck;
  return {
    version,
    id,
    title,
    format,
    ...neededBy(deck, slides),
    slides: slides.map(({ ext: _ext, ...slide }) => slide),
    createdAt,
    updatedAt,
  };
}

/** For a clipboard; undefined where it would be more than `CLIPBOARD_LIMIT`. */
export function clipboardSlides(deck: Deck, slides: readonly Slide[]): ClipboardSlides | undefined {
  const json = JSON.stringify(clipOf(deck, slides));
  if (json.length > CLIPBOARD_LIMIT) return undefined;
  const outlines = slides.map((slide) => outlineOf(deck, slide));
  const data = encodeBase64(new TextEncoder().encode(json));
  const html = outlines.map(
    ({ title, lines }) =>
      `<h2>${escaped(title)}</h2>${lines.map(({ text }) => `<p>${escaped(text)}</p>`).join('')}`,
  );
  const plain = outlines.map(({ title, lines }) =>
    [title, ...lines.map(({ text, indent }) => `${indent}${text}`)].join('\n'),
  );
  return {
    'text/html': `<div data-deckwright-slides="${data}">${html.join('')}</div>`,
    'text/plain': plain.join('\n\n'),
  };
}

interface Outline {
  title: string;
  lines: { text: string; indent: string }[];
}

/** The words of a slide as they read, figures printed. */
function outlineOf(deck: Deck, slide: Slide): Outline {
  const { title, text, blocks } = resolveSlide(deck, slide);
  const paragraphs = [text, ...Object.values(blocks)].flatMap(toParagraphs);
  return {
    title: toPlainParagraphs(title).map(textOf).join(' '),
    lines: paragraphs.map((paragraph) => ({
      text: textOf(paragraph),
      indent: '  '.repeat(paragraph.level) + marker(paragraph),
    })),
  };
}

const textOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

function marker({ list, number }: Paragraph): string {
  if (list === undefined) return '';
  return list === 'number' ? `${number ?? 1}. ` : '- ';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
