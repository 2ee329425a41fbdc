import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownMarks } from '../../../src/core/layout/markdown-marks.js';
import { toParagraphs } from '../../../src/core/layout/paragraphs.js';

const stretches = (text: string) => {
  const { styles, items } = markdownMarks(text);
  return {
    styles: styles.map(({ kind, pos, end, signs }) => [
      kind,
      text.slice(pos, end),
      ...signs.map((sign) => text.slice(sign.pos, sign.end)),
    ]),
    items: items.map(({ pos, end, level, number }) => [text.slice(pos, end), level, number]),
  };
};

test('an editor learns where bold, italic, headings and links stand, with their signs', () => {
  const text = '# Head\n\nA **b _c_** \\*d\\* and [e](https://f.g) {{ x ** y }} **open';
  assert.deepEqual(stretches(text).styles, [
    ['heading', '# Head', '# '],
    ['em', '_c_', '_', '_'],
    ['strong', '**b _c_**', '**', '**'],
    ['link', '[e](https://f.g)', '[', '](https://f.g)'],
  ]);
});

test('an editor learns the markers of lists with their level and number', () => {
  assert.deepEqual(stretches('- a\n- **b**\n  - c\n\ntext\n\n3. d\n7. e').items, [
    ['- ', 0, undefined],
    ['- ', 0, undefined],
    ['  - ', 1, undefined],
    ['3. ', 0, 3],
    ['7. ', 0, 4],
  ]);
  assert.deepEqual(stretches('- a\n- ').items, [
    ['- ', 0, undefined],
    ['- ', 0, undefined],
  ]);
});

test('what the editor sets in bold is what the slide sets in bold', () => {
  const texts = [
    '**a** b\n- **c** d\n  1. e **f**\n     g **h**',
    'a*b*c **d*e*f** ***g***',
    '__a__ **b\nc** d**',
  ];
  for (const text of texts) {
    const { styles } = markdownMarks(text);
    const isSign = (at: number): boolean =>
      styles.some(({ signs }) => signs.some(({ pos, end }) => pos <= at && at < end));
    const isBold = (at: number): boolean =>
      styles.some(({ kind, pos, end }) => kind === 'strong' && pos <= at && at < end);
    const mine = [...text].filter((_, at) => isBold(at) && !isSign(at)).join('');
    const resolved = { text, parts: [{ kind: 'text' as const, text }], problems: [] };
    const runs = toParagraphs(resolved).flatMap((paragraph) => paragraph.runs);
    const theirs = runs.flatMap((run) => (run.bold ? [run.text] : [])).join('');
    assert.equal(mine.replace(/\s/gu, ''), theirs.replace(/\s/gu, ''), text);
  }
});
