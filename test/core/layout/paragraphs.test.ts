import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toParagraphs, toPlainParagraphs } from '../../../src/core/layout/paragraphs.js';
import type { Paragraph } from '../../../src/core/layout/types.js';
import type { ResolvedPart, ResolvedTemplate } from '../../../src/core/template/types.js';

/** `@` in the text stands for the next value. */
function resolved(text: string, ...values: string[]): ResolvedTemplate {
  const parts: ResolvedPart[] = [];
  text.split('@').forEach((piece, index) => {
    if (index > 0) {
      const value = values[index - 1] ?? '';
      parts.push({
        kind: 'value',
        text: value,
        value,
        expression: `v${index}`,
        mark: 'computed',
        pos: 0,
        end: 1,
      });
    }
    parts.push({ kind: 'text', text: piece });
  });
  return { text, parts, problems: [] };
}
const textOf = (paragraphs: Paragraph[]): string[] =>
  paragraphs.map((p) => p.runs.map((run) => run.text).join(''));

test('paragraphs, emphasis and links become runs', () => {
  const [first, second, ...rest] = toParagraphs(
    resolved('Up **strongly** and *fast*\non one line.\n\nSee [method](https://example.com/m).'),
  );
  assert.deepEqual(first?.runs, [
    { text: 'Up ' },
    { text: 'strongly', bold: true },
    { text: ' and ' },
    { text: 'fast', italic: true },
    { text: ' on one line.' },
  ]);
  assert.deepEqual(second?.runs[1], { text: 'method', href: 'https://example.com/m' });
  assert.equal(first?.spaceBefore, 0);
  assert.ok((second?.spaceBefore ?? 0) > 0);
  assert.equal(rest.length, 0);
});

test('lists keep their kind, numbers and levels', () => {
  const list = toParagraphs(
    resolved('3. first\n4. second\n   - inner **bold**\n\n     more of it\n\n- after'),
  );
  assert.deepEqual(
    list.map(({ list: kind, number, level }) => [kind, number, level]),
    [
      ['number', 3, 0],
      ['number', 4, 0],
      ['bullet', undefined, 1],
      [undefined, undefined, 2],
      ['bullet', undefined, 0],
    ],
  );
  assert.deepEqual(textOf(list), ['first', 'second', 'inner bold', 'more of it', 'after']);
});

test('a hard line break starts a line of its own without space and without a second bullet', () => {
  const lines = toParagraphs(resolved('- one\\\ntwo'));
  assert.deepEqual(lines, [
    { list: 'bullet', level: 0, spaceBefore: 0, runs: [{ text: 'one' }] },
    { level: 1, spaceBefore: 0, runs: [{ text: 'two' }] },
  ]);
});

test('a value full of Markdown and HTML shows exactly its characters and keeps its trail', () => {
  const hostile = '**x** <img src=x onerror=alert(1)> [a](javascript:b) `c` \\* - 1. # &amp;';
  for (const template of ['@', 'a **@** b', '- @', '# @', '[@](https://example.com)']) {
    const runs = toParagraphs(resolved(template, hostile)).flatMap((paragraph) => paragraph.runs);
    const figure = runs.find((run) => run.figure);
    assert.equal(figure?.text, hostile, template);
    assert.deepEqual(figure?.figure, { expression: 'v1', value: hostile, mark: 'computed' });
  }
});

test('a value cannot open a list, a heading or emphasis around its neighbours', () => {
  const [paragraph, ...rest] = toParagraphs(resolved('@ item and @word@', '-', '**', '**'));
  assert.equal(rest.length, 0);
  assert.equal(paragraph?.list, undefined);
  assert.deepEqual(textOf([paragraph as Paragraph]), ['- item and **word**']);
  assert.ok(paragraph?.runs.every((run) => run.bold === undefined));
});

test('HTML, images, code, tables, rules and references come out as literal text', () => {
  const source =
    '<script>alert(1)</script> <b>x</b> ![i](https://example.com/i.png) `c` ~~d~~ <https://example.com> &lt;';
  assert.deepEqual(textOf(toParagraphs(resolved(source))), [source]);
  assert.equal(
    toParagraphs(resolved(source))
      .flatMap((p) => p.runs)
      .some((run) => run.href),
    false,
  );
  assert.deepEqual(
    textOf(toParagraphs(resolved('| a | b |\n|---|---|\n\n---\n\n[x]: https://example.com'))),
    ['| a | b | |---|---|', '---', '[x]: https://example.com'],
  );
});

test('only https and mailto addresses become links, and none with a value in it', () => {
  const href = (text: string, ...values: string[]): (string | undefined)[] =>
    toParagraphs(resolved(text, ...values)).flatMap((p) => p.runs.map((run) => run.href));
  assert.deepEqual(href('[a](https://example.com/a?b=c)'), ['https://example.com/a?b=c']);
  assert.deepEqual(href('[a](mailto:team·example.com)'.replace('·', '%40')), [undefined]);
  for (const bad of [
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'http://example.com',
    'data:text/html,x',
    '//example.com',
    'https://',
    '/local',
  ]) {
    assert.deepEqual(href(`[a](${bad})`), [undefined], bad);
  }
  assert.deepEqual(href('[a](https://@/x)', 'evil.example').filter(Boolean), []);
});

test('private-use characters of an author are kept and never taken for a value', () => {
  assert.deepEqual(textOf(toParagraphs(resolved('icon \ue000 then @', 'V'))), ['icon \ue000 then V']);
});

test('an empty or blank text has no paragraphs', () => {
  assert.deepEqual(toParagraphs(resolved('')), []);
  assert.deepEqual(toParagraphs(resolved(' \n\n ')), []);
  assert.deepEqual(toPlainParagraphs(resolved('  ')), []);
});

test('a title is not Markdown: its signs stand as they are, on one line', () => {
  const [title] = toPlainParagraphs(resolved('**Q3**\n- up @', '# 5'));
  assert.deepEqual(textOf([title as Paragraph]), ['**Q3** - up # 5']);
});

test('twenty thousand hostile characters are lexed without an error and without losing the value', () => {
  for (const piece of ['*', '[', '_*', '- ', '> ', '[a](', '**a ', '`', '<', '\\', '1. ']) {
    const text = piece.repeat(Math.floor(20_000 / piece.length));
    const out = textOf(toParagraphs(resolved(`@\n\n${text}`, 'KEPT'))).join('\n');
    assert.ok(out.includes('KEPT'), piece);
  }
});
