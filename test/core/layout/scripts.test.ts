import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { breakLines, lineSegments, measureParagraph } from '../../../src/core/layout/break-lines.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { measureText, truncateText } from '../../../src/core/layout/measure.js';
import { asOnePiece, readsRightToLeft } from '../../../src/core/layout/reading-direction.js';
import { themes } from '../../../src/core/layout/themes.js';
import type { Box, SlideGeometry } from '../../../src/core/layout/types.js';
import { wrapLabel } from '../../../src/core/chart/label-text.js';
import { renderChart } from '../../../src/core/chart/render-chart.js';
import { SCRIPT_NAMES, deckInScript } from '../../support/script-decks/index.js';

const linesOf = (text: string, width: number): string[] =>
  breakLines([measureParagraph({ runs: [{ text }], level: 0, spaceBefore: 0 })], width, 20).map((line) =>
    line.runs.map((run) => run.text).join(''),
  );
const WIDTHS = Array.from({ length: 40 }, (_, index) => 60 + 11 * index);

const box = (geometry: SlideGeometry, id: string): Box => {
  const found = geometry.boxes.find((candidate) => candidate.id === id);
  assert.ok(found, `no box "${id}"`);
  return found;
};

describe('line breaks', () => {
  test('no line of Chinese or Japanese begins with a closing mark or a small letter, or ends with an opening one', () => {
    const texts = [
      '売上高は￥482,300,000。「みなとみらい店」（新店舗）は、キャッシュレス化の効果で+11.8%、サーバーは-3%。',
      '销售额为482,300,000元，“外滩店”（新店）贡献了增量的一半；其余地区——如西北、西南——同比增长3%。',
    ];
    for (const text of texts) {
      // Narrower than the longest figure, a line is cut inside it.
      for (const width of WIDTHS.filter((wide) => wide > 190)) {
        const lines = linesOf(text, width);
        assert.equal(lines.join(''), text);
        for (const line of lines.slice(1))
          assert.doesNotMatch(line, /^[、。，；）」”ーッャュョ%…]/u, `${width}`);
        for (const line of lines.slice(0, -1)) assert.doesNotMatch(line, /[（「“￥]$/u, `${width}`);
      }
    }
  });

  test('Korean breaks at spaces only', () => {
    const text = '수도권 매출액은 ₩482,300,000으로, 새로 문을 연 ‘송도점’(직영) 한 곳이 절반을 설명한다.';
    assert.deepEqual(
      lineSegments(text).map((piece) => piece.trimEnd()),
      text.split(' '),
    );
  });

  test('Thai breaks between words, and keeps brackets and repetition marks with theirs', () => {
    const text = 'ยอดขายเพิ่มขึ้นเรื่อยๆ(รวมออนไลน์)ในไตรมาสที่สาม';
    const pieces = lineSegments(text);
    assert.ok(pieces.length > 5, pieces.join('|'));
    assert.equal(pieces.join(''), text);
    for (const piece of pieces) assert.doesNotMatch(piece, /^[ๆ)\p{M}]|\($/u, piece);
  });

  test('no break falls inside a family of emoji, a flag, an accented letter, or beside a no-break space', () => {
    const clusters = ['👨‍👩‍👧‍👦', '🇹🇭', '👍🏽', 'e\u0301', '1️⃣', 'की', 'ที่', '葛\u{e0100}'];
    const text = Array.from({ length: 24 }, (_, index) => clusters[index % clusters.length]).join('');
    const whole = new Set(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text));
    const starts = new Set(Array.from(whole, ({ index }) => index));
    for (const width of WIDTHS) {
      let at = 0;
      for (const line of linesOf(text, width)) {
        assert.ok(starts.has(at), `${width}: a line begins inside a character, at ${at}`);
        at += line.length;
      }
    }
    assert.deepEqual(lineSegments('売上\u00a0高、10\u202f万'), ['売', '上\u00a0高、', '10\u202f万']);
  });
});

test('a text cut with an ellipsis never splits an emoji, a flag or a letter with its marks', () => {
  const clusters = ['👨‍👩‍👧‍👦', '🇹🇭', '👍🏽', 'e\u0301', 'कि', 'ที่', '한', 'م\u064f'];
  const text = clusters.join('').repeat(6);
  const whole = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (s) => s.segment,
  );
  for (const width of WIDTHS) {
    const cut = truncateText(text, width, { fontSize: 20 });
    assert.ok(measureText(cut, { fontSize: 20 }) <= width);
    const kept = cut.slice(0, -1);
    const counted = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(kept)).length;
    assert.equal(kept, whole.slice(0, counted).join(''), `${width}`);
  }
});

test('an emoji of several people counts as one, and text keeps room for the space beside Chinese and Japanese', () => {
  const width = (text: string): number => measureText(text, { fontSize: 100 });
  assert.equal(width('👨‍👩‍👧‍👦'), width('👦'));
  assert.equal(width('👍🏽'), width('👍'));
  assert.ok(width('第3期') > width('第') + width('3') + width('期'));
  assert.equal(width('第 3 期'), width('第') + width(' ') * 2 + width('3') + width('期'));
});

describe('reading direction', () => {
  test('a value of the other direction is one piece of its line, any other stays as it is', () => {
    const shown = (value: string, rtl: boolean): string =>
      asOnePiece(value, rtl).replace(
        /[\u200e\u200f\u202a-\u202c]/gu,
        (mark) => `<${mark.charCodeAt(0).toString(16)}>`,
      );
    assert.equal(shown('C++', true), '<200f><202a>C++<202c><200f>');
    assert.equal(shown('تجربة Pro (v2)', true), '<200f><202b>تجربة Pro (v2)<202c><200f>');
    assert.equal(shown('مصر (القاهرة)', false), '<200e><202b>مصر (القاهرة)<202c><200e>');
    assert.equal(shown('2025-07', true), '<200f><202a>2025-07<202c><200f>');
    for (const same of ['الدلتا', '١٢٫٣٪', '12.3%']) assert.equal(asOnePiece(same, true), same);
    for (const same of ['Delta (new)', '-12.3%', '日本']) assert.equal(asOnePiece(same, false), same);
    assert.deepEqual(['\u200f482M ₪', '(مصر)', '-3% Nile', '12'].map(readsRightToLeft), [
      true,
      true,
      false,
      false,
    ]);
  });

  for (const name of ['arabic', 'hebrew'] as const) {
    test(`the ${name} deck begins at the right: titles, text beside charts, cards, numbers in tables`, () => {
      const deck = deckInScript(name);
      const geometry = (id: string): SlideGeometry =>
        layoutSlide(deck, deck.slides.find((slide) => slide.id === id) ?? assert.fail(id));
      for (const { id } of deck.slides) {
        const title = box(geometry(id), 'title');
        assert.equal(geometry(id).direction, 'rtl');
        assert.equal(Math.round(title.x + title.width), 1280 - 64, id);
      }
      const beside = geometry('chart-text');
      assert.ok(box(beside, 'c1').x > box(beside, 'text').x);
      const cards = ['m1-value', 'm2-value', 'm3-value'].map((id) => box(geometry('big-numbers'), id).x);
      assert.deepEqual(
        cards,
        [...cards].sort((a, b) => b - a),
      );
      const table = box(geometry('table'), 't1');
      assert.ok(table.kind === 'table');
      assert.ok(
        table.columns.every(({ align }) => align === 'start'),
        'last digits stand at the right',
      );
      assert.match(table.rows.at(-1)?.at(-1) ?? '', /\u202aC\+\+\u202c/u);
    });
  }

  test('a chart keeps brackets and ellipses of Arabic and Hebrew labels on their side', async () => {
    const deck = deckInScript('hebrew');
    const { columns, data } = deck.sources['bars'] ?? assert.fail();
    const spec = { type: 'bar', encoding: { category: 'אזור', value: 'מכירות' } } as const;
    const rows = data?.rows ?? [];
    const theme = themes['paper'] ?? assert.fail();
    const context = { width: 640, height: 400, theme, ...deck.format };
    const { svg } = await renderChart(spec, { columns, rows }, context);
    const labels = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</gu), ([, label]) => label ?? '');
    const hebrew = labels.filter((label) => /\p{Script=Hebrew}/u.test(label));
    assert.ok(hebrew.length >= 6);
    for (const label of hebrew) assert.match(label, /^\u202b.*\u202c$/u);
  });
});

test('labels of charts break as slides do', () => {
  assert.deepEqual(wrapLabel('東北・北海道（札幌を除く）', 90, 3, 12).lines, [
    '東北・北海道',
    '（札幌を除く）',
  ]);
  assert.deepEqual(wrapLabel('ยอดขายออนไลน์', 60, 3, 12).lines.join(''), 'ยอดขายออนไลน์');
});

for (const name of SCRIPT_NAMES) {
  test(`every slide of the ${name} deck passes the layout lint in every look`, () => {
    for (const theme of Object.values(themes)) {
      const deck = { ...deckInScript(name), theme };
      for (const [index, slide] of deck.slides.entries()) {
        const geometry = layoutSlide(deck, slide, { index });
        assert.deepEqual(lintSlide(geometry, theme), [], `${theme.id}: ${slide.id}`);
        assert.deepEqual(
          geometry.boxes.filter(({ kind }) => kind === 'problem'),
          [],
          slide.id,
        );
      }
    }
  });
}
