import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSlideRange } from '../../../src/core/export/slide-range.js';

test('slides are read as people write them, each once and in the order of the deck', () => {
  const cases: [string, number[]][] = [
    ['1-3, 5', [1, 2, 3, 5]],
    ['5,1–3', [1, 2, 3, 5]],
    [' 2 ', [2]],
    ['6-', [6, 7, 8]],
    ['-2', [1, 2]],
    ['4 - 2; 3', [2, 3, 4]],
    ['8,8,8', [8]],
    ['1,,2,', [1, 2]],
  ];
  for (const [text, numbers] of cases) assert.deepEqual(readSlideRange(text, 8), { numbers }, text);
});

test('what names no slides says why and which part it was', () => {
  const cases: [string, string, string][] = [
    ['', 'empty', ''],
    [' , ', 'empty', ''],
    ['1, two', 'unreadable', 'two'],
    ['1-2-3', 'unreadable', '1-2-3'],
    ['1 2', 'unreadable', '1 2'],
    ['-', 'unreadable', '-'],
    ['0', 'beyond', '0'],
    ['2, 7-9', 'beyond', '7-9'],
    ['12-', 'beyond', '12-'],
  ];
  for (const [text, problem, part] of cases)
    assert.deepEqual(readSlideRange(text, 8), { problem, part }, text);
});
