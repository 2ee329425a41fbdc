import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from '../../../src/core/export/file-name.js';

test('a file is named as its deck, in whole characters and without those that a file system refuses', () => {
  const names: Record<string, string> = {
    'Quarterly review': 'Quarterly review.pptx',
    'Quarterly review.PPTX': 'Quarterly review.pptx',
    'a/b\\c:d*e?f"g<h>i|j': 'a b c d e f g h i j.pptx',
    '../../etc/passwd': 'etc passwd.pptx',
    '  .hidden. ': 'hidden.pptx',
    '': 'deck.pptx',
    '???': 'deck.pptx',
    'half \ud83d a character': 'half a character.pptx',
  };
  for (const [wanted, name] of Object.entries(names)) assert.equal(fileName(wanted, 'pptx'), name);
  for (const before of [118, 119, 120]) {
    const letters = 'x'.repeat(before);
    assert.equal(fileName(`${letters}🚀🚀`, 'pptx'), `${letters}${before === 118 ? '🚀' : ''}.pptx`);
  }
});
