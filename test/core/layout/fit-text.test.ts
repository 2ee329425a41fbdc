import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines, lineSegments, measureParagraph } from '../../../src/core/layout/break-lines.js';
import { fitText } from '../../../src/core/layout/fit-text.js';
import { measureText } from '../../../src/core/layout/measure.js';
import { steadyWidth } from '../../../src/core/layout/steady-width.js';
import type { Paragraph, Run } from '../../../src/core/layout/types.js';

const paragraph = (text: string, extra: Partial<Paragraph> = {}): Paragraph => ({
  runs: [{ text }],
  level: 0,
  spaceBefore: 0,
  ...extra,
});
const linesOf = (text: string, width: number, fontSize = 20): string[] =>
  breakLines([measureParagraph(paragraph(text))], width, fontSize).map((line) =>
    line.runs.map((run) => run.text).join(''),
  );
const SIZES = [36, 32, 28, 24, 20];

test('lines break at spaces and after hyphens between letters, not inside numbers', () => {
  assert.deepEqual(lineSegments('year-on-year -5 2020-2021 a\u00a0b'), [
    'year-',
    'on-',
    'year ',
    '-5 ',
    '2020-2021 ',
    'a\u00a0b',
  ]);
  const lines = linesOf('The quarter closed well above the plan of the spring', 200);
  assert.equal(lines.join(' '), 'The quarter closed well above the plan of the spring');
  for (const line of lines) assert.ok(measureText(line, { fontSize: 20 }) <= 200, line);
});

test('Chinese and Japanese break between characters but keep punctuation with its text', () => {
  const lines = linesOf(
    '第三四半期の売上高は前年同期比で大きく伸びた。北部地域が最も多い（港湾を含む）。',
    120,
  );
  assert.ok(lines.length > 4);
  for (const line of lines) {
    assert.ok(measureText(line, { fontSize: 20 }) <= 120, line);
    assert.doesNotMatch(line, /^[、。）]/u);
    assert.doesNotMatch(line, /（$/u);
  }
});

test('Thai breaks between words where the platform knows them', () => {
  const segments = lineSegments('รายได้เพิ่มขึ้นในไตรมาสที่สาม');
  assert.ok(segments.length > 2);
  assert.equal(segments.join(''), 'รายได้เพิ่มขึ้นในไตรมาสที่สาม');
});

test('a word longer than its line is cut between characters, never inside one', () => {
  const lines = linesOf(`start ${'👩‍🔬é'.repeat(30)} end`, 160);
  for (const line of lines) assert.ok(measureText(line, { fontSize: 20 }) <= 160);
  assert.ok(lines.every((line) => !/^\u200d|\u200d$/u.test(line)));
  assert.equal(lines.join('').replaceAll(' ', ''), `start${'👩‍🔬é'.repeat(30)}end`);
});

test('runs keep their style across line ends', () => {
  const runs: Run[] = [
    { text: 'plain ' },
    { text: 'bold words that go on and on', bold: true },
    { text: ' plain again' },
  ];
  const lines = breakLines([measureParagraph({ runs, level: 0, spaceBefore: 0 })], 150, 20);
  assert.ok(lines.length > 2);
  const bold = lines.flatMap((line) => line.runs).filter((run) => run.bold);
  assert.equal(bold.map((run) => run.text.trim()).join(' '), 'bold words that go on and on');
});

test('list items are measured with their indent', () => {
  const item = paragraph('An item of some length that wraps', { list: 'bullet', level: 1 });
  const [line] = breakLines([measureParagraph(item)], 200, 20);
  assert.equal(line?.indent, 50);
});

test('the largest size that fits is taken, with two percent to spare', () => {
  const options = { width: 600, height: 90, sizes: SIZES, lineHeight: 1.2, bold: true };
  const short = fitText([paragraph('Short title')], options);
  assert.equal(short.fontSize, 36);
  const long = fitText(
    [paragraph('A finding that takes more room than the first size has in this box, by a line or so')],
    options,
  );
  assert.ok(long.fontSize < 36 && !long.overflow);
  assert.ok(long.height <= 90 * 0.98);
});

test('two thousand words are flagged as overflow at the smallest size', () => {
  const fitted = fitText([paragraph('word '.repeat(2000))], {
    width: 400,
    height: 460,
    sizes: SIZES,
    lineHeight: 1.4,
  });
  assert.equal(fitted.overflow, true);
  assert.equal(fitted.fontSize, 20);
});

test('a text that fits stays inside its box at every width, in every script', () => {
  const words = [
    'revenue',
    'Umsatzsteuer-Identifikationsnummer',
    '売上高',
    'выручка',
    'إيرادات',
    '12,480,000',
    'e\u0301té',
    '🚀',
    'of',
  ];
  let state = 7;
  const next = (n: number): number => (state = (state * 48271) % 2147483647) % n;
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 1 + next(60) }, () => words[next(words.length)]).join(' ');
    const width = 80 + next(900);
    const height = 40 + next(400);
    const fitted = fitText([paragraph(text)], { width, height, sizes: SIZES, lineHeight: 1.3 });
    if (fitted.overflow) continue;
    assert.ok(fitted.lines.length * fitted.fontSize * 1.3 <= height, `round ${round}`);
    for (const line of fitted.lines) {
      const drawn = line.runs.reduce(
        (sum, run) => sum + measureText(run.text, { fontSize: fitted.fontSize }),
        0,
      );
      assert.ok(drawn <= width + 1e-6, `round ${round}: ${drawn} > ${width}`);
    }
  }
});

test('space before paragraphs comes out in pixels of the size found', () => {
  const fitted = fitText([paragraph('one', { spaceBefore: 1 }), paragraph('two', { spaceBefore: 0.5 })], {
    width: 300,
    height: 300,
    sizes: [20],
    lineHeight: 1,
  });
  assert.deepEqual(
    fitted.paragraphs.map((p) => p.spaceBefore),
    [0, 10],
  );
  assert.equal(fitted.height, 50);
});

test('no paragraphs fit any box at the largest size', () => {
  const fitted = fitText([], { width: 10, height: 10, sizes: SIZES, lineHeight: 1 });
  assert.deepEqual([fitted.fontSize, fitted.height, fitted.overflow], [36, 0, false]);
});

test('the width of a wrapped text leaves no word in doubt, and nearly all texts keep theirs', () => {
  const words = 'percentage points of the target are short and nothing else is said about it here'.split(' ');
  let narrowed = 0;
  for (let from = 0; from < 12; from += 1) {
    const text = [...words.slice(from), ...words.slice(0, from)].join(' ');
    for (let width = 240; width < 300; width += 1) {
      const fitted = fitText([paragraph(text)], { width, height: 600, sizes: [32], lineHeight: 1.3 });
      const steady = steadyWidth([paragraph(text)], fitted, { width });
      assert.ok(steady <= width && steady > width * 0.93);
      assert.ok(linesOf(text, steady, 32).length <= fitted.lines.length);
      if (steady === width) continue;
      narrowed += 1;
      assert.deepEqual(linesOf(text, steady * 1.011, 32), linesOf(text, steady * 0.995, 32));
      assert.notDeepEqual(linesOf(text, width * 1.012, 32), linesOf(text, width * 0.994, 32));
    }
  }
  assert.ok(narrowed > 10 && narrowed < 240, `${narrowed} of 720`);
});
