import { cleanText } from './pptx/clean-text.js';

/**
 * The name of a file of a deck. Characters that a file system refuses become spaces.
 *
 * @param wanted a title, or a name with or without the extension
 * @param extension without its first dot: `pptx`, `deck.json`
 */
export function fileName(wanted: string, extension: string): string {
  const clean = cleanText(wanted);
  const ending = `.${extension}`;
  const base = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean;
  const name = base
    .replace(/[\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  // Half a character at the end is none that a file system takes.
  const short = name.slice(0, 120).replace(/\p{Surrogate}$/u, '');
  return `${short.trim() || 'deck'}${ending}`;
}
