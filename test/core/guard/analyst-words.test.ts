import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phrasesFor } from '../../../src/core/analyst/narrative/phrases.js';
import { assertionPatterns } from '../../../src/core/guard/assertion-words.js';
import { MEASURE_PATTERNS } from '../../../src/core/guard/measure-words.js';
import { UNIT_PATTERNS } from '../../../src/core/guard/unit-words.js';
import { isCommonWord, loadVocabulary } from '../../../src/core/guard/vocabulary.js';
import { matchFolded } from '../../../src/core/template/fold.js';

/** Every text in a table of phrases, however it is nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('the guards know every word of the embedded analyst: none of its sentences is lost for its words', async () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-ES']) {
    await loadVocabulary(locale);
    const unknown = new Set<string>();
    for (const phrase of textsIn(phrasesFor(locale))) {
      const visible = phrase.replace(/\{\w+\}/g, (slot) => '\uFFFC'.repeat(slot.length));
      const judged = [
        ...matchFolded(visible, assertionPatterns(locale)),
        ...matchFolded(visible, MEASURE_PATTERNS),
        ...matchFolded(visible, UNIT_PATTERNS),
      ];
      for (const { 0: word, index } of visible.matchAll(/[\p{L}\p{M}]+/gu)) {
        const isJudged = judged.some(({ pos, end }) => pos <= index && index + word.length <= end);
        if (!isJudged && !isCommonWord(word, locale) && !/^\p{Lu}/u.test(word)) unknown.add(word);
      }
    }
    assert.deepEqual([...unknown], [], `${locale}: add these to src/core/guard/words`);
  }
});
