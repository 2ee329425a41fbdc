import { nearest } from '../core/template/nearest.js';
import { UsageError } from './usage-error.js';

/** `Unknown command "biuld". Did you mean build?` */
export function unknownWord(kind: string, word: string, known: readonly string[]): UsageError {
  const near = nearest(word, known);
  return new UsageError(`Unknown ${kind} "${word}".${near === undefined ? '' : ` Did you mean ${near}?`}`);
}
