import type { SentenceView } from './sentence-view.js';

/** Addresses, file paths and markup: nothing of that comes from rows, and readers follow it. */
const FOREIGN =
  /(?:https?|ftp|file|data|javascript|mailto):|www\.|[\w.+-]+@[\w-]+\.\w|(?<![\p{L}\p{N}])[\w-]+\.(?:com|org|net|io|dev|app|info|biz|ru|cn|example|test|xyz|top|co|de|fr|es|uk)(?![\p{L}\p{N}])|<\/?[a-z!][^>]*>?|!?\[[^\]]*\]\s?\(|\[[^\]]*\]:|(?:^|[\s("'])(?:~|\.{1,2})?\/(?:[\w.-]+\/)*[\w.-]+|[A-Za-z]:\\|\\\\[\w.-]+\\|\$\{|<%|`|\b(?:__proto__|constructor|prototype)\b/iu;

export function foreignReference({ masked, parts }: SentenceView): string | undefined {
  for (const part of parts) {
    if (part.kind !== 'value' || typeof part.value !== 'string') continue;
    if (FOREIGN.test(part.value)) return `"${part.value.slice(0, 40)}" holds a link, a path or markup`;
  }
  const found = FOREIGN.exec(masked);
  return found ? `"${found[0].trim().slice(0, 40)}" is a link, a path or markup` : undefined;
}
