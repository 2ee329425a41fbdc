import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { diffText } from '../../../src/core/deck/text-diff.js';

const read = (before: string, after: string): string =>
  diffText(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

describe('what became of a text', () => {
  test('is told word by word', () => {
    assert.equal(read('North leads with 5', 'North trails with 5'), 'North [-leads][+trails] with 5');
    assert.equal(read('Sales grew', 'Sales grew fast'), 'Sales grew[+ fast]');
    assert.equal(read('', 'New'), '[+New]');
    assert.equal(read('Same', 'Same'), 'Same');
    assert.equal(read('', ''), '');
  });

  test('words beside each other that changed are one change, with the space between them', () => {
    assert.equal(read('the old long title', 'the brand new title'), 'the [-old long][+brand new] title');
  });

  test('a placeholder and a figure are one word each', () => {
    assert.equal(
      read('{{sum(value)}} sold', '{{max(value)}} sold'),
      '[-{{sum(value)}}][+{{max(value)}}] sold',
    );
    assert.equal(read('$1,204.5 sold', '$1,304.5 sold'), '$[-1,204.5][+1,304.5] sold');
  });

  test('loses nothing of either version, whatever stands in them', () => {
    const word = fc.oneof(fc.constantFrom('a', 'b', 'c', ' ', '\n', '{{x}}', '{{', '😀', 'é'), fc.string());
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffText(before, after);
        const without = (kind: string): string =>
          changes.flatMap((change) => (change.kind === kind ? [] : change.text)).join('');
        assert.equal(without('added'), before);
        assert.equal(without('removed'), after);
        assert.ok(changes.every((change) => change.text !== ''));
      }),
    );
  });

  test('two versions that are too long to be compared are told as a whole', () => {
    const before = Array.from({ length: 3000 }, (_, at) => `a${at}`).join(' ');
    const after = Array.from({ length: 3000 }, (_, at) => `b${at}`).join(' ');
    assert.deepEqual(
      diffText(before, after).map(({ kind }) => kind),
      ['removed', 'added'],
    );
  });
});
