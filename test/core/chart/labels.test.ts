import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { textOn } from '../../../src/core/chart/colors.js';
import { contrast } from '../../../src/core/layout/contrast.js';
import { measureText } from '../../../src/core/layout/measure.js';
import { themes } from '../../../src/core/layout/themes.js';
import type { Theme } from '../../../src/core/layout/theme-types.js';
import { columns, draw, marksOf, PAIR, pairs, rowsOf, textsOf, wordsOf } from './fixture.js';

const POINTS = columns({ x: 'number', y: 'number', label: 'string' });
const ember = themes['ember'] as Theme;
const meadow = themes['meadow'] as Theme;

describe('names of points', () => {
  const crowd = Array.from(
    { length: 180 },
    (_, i) => [20 + (i % 15) * 2, 40 + Math.floor(i / 15), `Point ${i}`] as const,
  );
  const outliers = [
    [30, 60, 'Highest'],
    [33, 20, 'Lowest'],
    [90, 45, 'Farthest right'],
    [2, 44, 'Farthest left'],
  ] as const;

  test('of many points the outermost have their names', async () => {
    const rows = rowsOf(['x', 'y', 'label'], [...crowd, ...outliers]);
    const words = wordsOf((await draw('scatter', POINTS, rows)).svg);
    for (const [, , name] of outliers) assert.ok(words.includes(name), `${name} in ${words.join(' | ')}`);
    assert.ok(!words.some((it) => it.startsWith('Point')));
  });

  test('the largest of many circles has its name, though small ones lie around it', async () => {
    const rows = rowsOf(
      ['x', 'y', 'label', 'size'],
      [
        ...crowd.filter((_, i) => i % 4 === 0).map((it) => [...it, 1]),
        [34, 46, 'Largest', 900],
        ...outliers.map((it) => [...it, 2]),
      ],
    );
    const { svg } = await draw(
      'bubble',
      columns({ x: 'number', y: 'number', label: 'string', size: 'number' }),
      rows,
    );
    assert.ok(wordsOf(svg).includes('Largest'), wordsOf(svg).join(' | '));
    assert.ok(wordsOf(svg).includes('Highest'));
  });

  test('the second largest place has its name, though smaller ones lie all around it', async () => {
    const places = [
      [33.6, -84.4, 'Atlanta', 415],
      [41.9, -87.6, 'Chicago', 350],
      ...Array.from({ length: 60 }, (_, i) => {
        const angle = (i * Math.PI) / 30;
        return [41.9 + 2 * Math.sin(angle), -87.6 + (3 + (i % 3)) * Math.cos(angle), `Town ${i}`, 1] as const;
      }),
      [47.6, -122.3, 'Seattle', 109],
      [25.8, -80.3, 'Miami', 90],
    ];
    const { svg } = await draw(
      'geo-map',
      columns({ lat: 'number', lon: 'number', label: 'string', value: 'number' }),
      rowsOf(['lat', 'lon', 'label', 'value'], places),
    );
    assert.ok(wordsOf(svg).includes('Chicago'), wordsOf(svg).join(' | '));
  });

  test('the highest of all countries has its name, though all land around it is shaded', async () => {
    const codes =
      'SAU ARE IRN IRQ KWT BHR OMN YEM PAK IND EGY SDN ETH TUR SYR JOR ISR LBN AFG TKM UZB KAZ RUS CHN USA CAN BRA ARG AUS ZAF NGA DZA LBY TCD COD AGO KEN TZA SOM ERI DJI';
    const rows = rowsOf(
      ['country', 'value'],
      [...codes.split(' ').map((code, i) => [code, 10 + i] as const), ['QAT', 133]],
    );
    const { svg } = await draw('country-map', columns({ country: 'string', value: 'number' }), rows);
    assert.ok(wordsOf(svg).includes('133'), wordsOf(svg).join(' | '));
  });
});

describe('the key of areas', () => {
  test('has circles of round values, one in the other', async () => {
    const { svg } = await draw(
      'geo-map',
      columns({ lat: 'number', lon: 'number', label: 'string', flights: 'number' }),
      rowsOf(
        ['lat', 'lon', 'label', 'flights'],
        [
          [33.6, -84.4, 'Atlanta', 414_513],
          [41.9, -87.6, 'Chicago', 350_380],
        ],
      ),
      { encoding: { value: 'flights' } },
    );
    for (const word of ['200K', '100K', '20K']) assert.ok(wordsOf(svg).includes(word), word);
    const circles = marksOf(svg, 'none').map((tag) => /d="M([\d.]+) [\d.]+A([\d.]+)/u.exec(tag));
    const centres = circles.map((it) => Number(it?.[1]) + Number(it?.[2]));
    assert.equal(circles.length, 3);
    assert.ok(Math.max(...centres) - Math.min(...centres) < 1, centres.join(' '));
  });
});

describe('names below bars', () => {
  const genres = (names: string[]): ReturnType<typeof pairs> => pairs(names.map((name, i) => [name, 90 - i]));

  test('a name of two words stands on two lines before any is slanted or cut', async () => {
    const names = [
      'Adventure',
      'Action',
      'Romantic Comedy',
      'Horror',
      'Comedy',
      'Musical',
      'Drama',
      'Western',
    ];
    const { svg } = await draw('bar', PAIR, genres(names));
    const words = wordsOf(svg);
    assert.ok(words.includes('Romantic') && !/transform="(?:rotate|matrix)/u.test(svg), words.join(' | '));
  });

  test('slanted names have two lines where their bars leave room for them', async () => {
    const names = [
      'Construction', 'Manufacturing', 'Leisure and hospitality', 'Education and Health Services', 'Business services',
      'Wholesale and Retail Trade', 'Government', 'Transportation and Utilities', 'Finance', 'Other',
    ]; // prettier-ignore
    const { svg } = await draw('waterfall', PAIR, pairs(names.map((name, i) => [name, -600 + i * 50])));
    assert.match(svg, /transform/u);
    assert.ok(!wordsOf(svg).some((it) => it.includes('…')), wordsOf(svg).join(' | '));
  });
});

describe('long names', () => {
  test('that begin alike stay apart when they are cut: what they share is left out', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => [
      `Department of international trade, office ${i + 1}`,
      100 - i,
    ]);
    for (const type of ['bar', 'horizontal-bar'] as const) {
      const { svg } = await draw(type, PAIR, pairs(rows as [string, number][]), {}, { width: 560 });
      const shown = wordsOf(svg).join('\n');
      for (let i = 1; i <= 12; i += 1) assert.match(shown, new RegExp(`\\D${i}$`, 'mu'), `${type}: ${shown}`);
      assert.ok(shown.includes('…'), shown);
    }
  });

  test('the first of slanted names is whole, at any width of the chart', async () => {
    const names = [
      'Start of 2024',
      'Acquisition',
      'Retirements',
      'Departures',
      'Restructuring',
      'Transferred',
    ];
    const rows = pairs(names.map((name, i) => [name, 20 + i]));
    for (const type of ['bar', 'waterfall'] as const) {
      for (let width = 380; width < 520; width += 10) {
        const words = wordsOf((await draw(type, PAIR, rows, {}, { width })).svg).join(' ');
        assert.ok(words.includes('Start of 2024'), `${type} ${width}: ${words}`);
      }
    }
  });
});

describe('the line of zero of a dumbbell', () => {
  test('does not run through a value that stands on it', async () => {
    const rows = rowsOf(
      ['category', 'value1', 'value2'],
      [
        ['Netherlands', 12.4, 50.2],
        ['Norway', 88, 98.6],
        ['Latvia', 51, 52.2],
      ],
    );
    const spec = columns({ category: 'string', value1: 'number', value2: 'number' });
    const { svg } = await draw('dumbbell', spec, rows, {}, { width: 480, height: 320 });
    const label = textsOf(svg).find((it) => it.text === '12.4')!;
    const left = label.x - measureText('12.4', { fontSize: label.size });
    const uprights = [...svg.matchAll(/<polyline points="(\S+) (\S+) \1 (\S+)"/gu)].map((it) =>
      it.slice(1).map(Number),
    );
    const on = uprights.filter(([x = 0]) => x > left && x < label.x);
    assert.equal(on.length, 2, JSON.stringify(uprights));
    for (const [, from = 0, to = 0] of on) assert.ok(to < label.y - 4 || from > label.y + 4, `${from}–${to}`);
  });
});

describe('values of a waterfall', () => {
  test('keep a gap to the bars beside them', async () => {
    const rows = pairs(Array.from({ length: 9 }, (_, i) => [`Step ${i}`, i === 0 ? 9000 : -544 - i]));
    const { svg } = await draw('waterfall', PAIR, rows, {}, { width: 520 });
    const bars = [...svg.matchAll(/<path d="M([\d.]+) ([\d.-]+)l([\d.-]+) 0l0 ([\d.-]+)l/gu)].map((it) => {
      const [left = 0, y = 0, width = 0, height = 0] = it.slice(1).map(Number);
      return { left, right: left + width, top: Math.min(y, y + height), bottom: Math.max(y, y + height) };
    });
    const values = textsOf(svg).filter((it) => /^-5\d\d$/u.test(it.text));
    assert.ok(values.length > 0 && bars.length >= 10);
    for (const { text, x, y, size } of values) {
      const half = measureText(text, { fontSize: size }) / 2;
      for (const bar of bars.filter((it) => it.top < y && it.bottom > y - size * 0.7))
        assert.ok(x + half + 3.5 <= bar.left || bar.right <= x - half - 3.5, `${text} at ${x}`);
    }
  });
});

describe('axes of money', () => {
  test('both axes of a scatter plot have the sign where both columns are money, and only those', async () => {
    const cells = [
      [5e6, 17e6],
      [68e6, 243e6],
    ];
    const ticks = async (x: string): Promise<string[]> => {
      const encoding = { x, y: 'worldwide_gross' };
      const config = { numberFormat: 'currency:USD', encoding };
      const named = columns({ [x]: 'number', worldwide_gross: 'number' });
      const { svg } = await draw('scatter', named, rowsOf([x, 'worldwide_gross'], cells), config);
      return wordsOf(svg);
    };
    assert.ok((await ticks('production_budget')).includes('$40M'));
    assert.ok((await ticks('votes')).includes('40M'));
  });
});

describe('colours that mean something', () => {
  test('in a red theme growth is no shade of decline', async () => {
    const rows = rowsOf(
      ['country', 'value'],
      [
        ['Kenya', -5],
        ['Mali', 5],
      ],
    );
    const cols = columns({ country: 'string', value: 'number' });
    const { svg } = await draw('country-map', cols, rows, {}, { theme: ember });
    assert.equal(marksOf(svg, ember.colors.palette[0] ?? '').length, 0);
    assert.ok(marksOf(svg, ember.colors.negative).length > 0);
  });

  test('the sum of a waterfall is no rise in a green theme and no fall in a red one', async () => {
    const rows = pairs([
      ['Revenue', 100],
      ['Cost', -40],
    ]);
    for (const theme of [meadow, ember]) {
      const { svg } = await draw('waterfall', PAIR, rows, {}, { theme });
      assert.equal(marksOf(svg, theme.colors.palette[0] ?? '').length, 0, theme.id);
    }
  });

  test('text on every colour of every theme reads', () => {
    for (const theme of Object.values(themes))
      for (const color of theme.colors.palette)
        assert.ok(contrast(textOn(color, theme), color) >= 4.5, `${theme.id} ${color}`);
  });
});

test('the widest name at the end of a line is whole, whatever the last digits of its width', async () => {
  const cols = columns({ category: 'string', series: 'string', value: 'number' });
  for (const name of ['شمال', 'جنوب', 'North', 'Süden', 'Łódź'])
    for (const value of [12, 39.6, 175]) {
      const rows = rowsOf(
        ['category', 'series', 'value'],
        ['Q1', 'Q2'].flatMap((quarter) => [
          [quarter, name, value],
          [quarter, '-', 1],
        ]),
      );
      const { svg } = await draw('multi-line', cols, rows, {}, { width: 1152, height: 520 });
      const words = wordsOf(svg);
      assert.ok(!words.some((it) => it.includes('…')), words.join(' | '));
    }
});

test('a rise in a language that runs from right to left has its plus where a fall has its minus', async () => {
  const rows = pairs([['a', 462], ['b', -315]]); // prettier-ignore
  const config = { numberFormat: 'currency:AED,0' };
  const { svg } = await draw('waterfall', PAIR, rows, config, { locale: 'ar-AE' });
  const beside = (sign: string): string | undefined =>
    textsOf(svg)
      .map(({ text }) => text.replace(/^\u202b/u, ''))
      .find((it) => it.includes(sign))
      ?.split(sign)[0];
  assert.equal(beside('+'), '\u200f\u200e');
  assert.equal(beside('+'), beside('-'));
});
