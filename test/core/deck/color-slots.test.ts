import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { rasterizeSvg } from '#rasterize';
import { renderChart } from '../../../src/core/chart/index.js';
import { sharedSlots } from '../../../src/core/chart/named-colors.js';
import type { ChartData, WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import { colorSlots } from '../../../src/core/deck/color-slots.js';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck, Source } from '../../../src/core/deck/types.js';
import { Pace } from '../../../src/core/base/pace.js';
import { preparePictures } from '../../../src/core/export/pptx/prepare-pictures.js';
import { readPicture } from '../../../src/core/export/pptx/read-picture.js';
import { layoutSlide } from '../../../src/core/layout/index.js';
import type { Cell } from '../../../src/core/query/types.js';
import { SAMPLES as COMPARISONS } from '../../support/samples/comparisons.js';
import { SAMPLES as DISTRIBUTIONS } from '../../support/samples/distributions.js';
import { SAMPLES as STRUCTURES } from '../../support/samples/structures.js';
import { WIDGET_SAMPLES } from '../../support/widget-samples.js';
import { columns, context, paper, rowsOf, textsOf } from '../chart/fixture.js';

interface Chart extends ChartData {
  type: WidgetType;
  config?: WidgetConfig;
}

const [first = '', second = '', third = ''] = paper.colors.palette;
const specOf = ({ type, config }: Chart) => ({ type, encoding: {}, ...(config ? { config } : {}) });

/** A deck with a slide for each chart; as a dashboard makes it, with widgets, or as a host writes it, without. */
function deckOf(charts: readonly Chart[], widgets = true): Deck {
  const sources = charts.map((chart, i): [string, Source] => {
    const { type, config, columns, rows } = chart;
    const widget = {
      id: `w${i}`,
      type,
      title: 'Chart',
      dataKey: 'SELECT 1',
      ...(config ? { config } : {}),
    };
    const data = { rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: 'f', truncated: false };
    return [`w${i}`, { title: 'Chart', sql: 'SELECT 1', columns, data, ...(widgets ? { widget } : {}) }];
  });
  const deck = createDeck({ title: 'Deck', id: 'deck', now: () => 0, sources: Object.fromEntries(sources) });
  const slides = charts.map((chart, i) =>
    createSlide({
      id: `s${i}`,
      layout: 'chart',
      title: 'Chart',
      source: `w${i}`,
      blocks: [{ id: 'c', region: 'chart', kind: 'chart', spec: specOf(chart) }],
    }),
  );
  return { ...deck, theme: paper, slides };
}

const svgOf = async (chart: Chart, deck?: Deck): Promise<string> => {
  const slots = deck === undefined ? {} : { colorSlots: colorSlots(deck) };
  return (await renderChart(specOf(chart), chart, { ...context, ...slots })).svg;
};

/** The colour of the dot before each name, in a legend or at the end of a line, or of the part of a stack that it stands beside. */
function dotColors(svg: string): Record<string, string> {
  const parts = [...svg.matchAll(/<path d="M(\S+) (\S+)l(\S+) 0l0 (-?[\d.]+)l[^"]*Z" fill="([^"]*)"/gu)].map(
    ([, left, bottom, width, height, fill = '']) => ({
      right: Number(left) + Number(width),
      from: Number(bottom) + Number(height),
      to: Number(bottom),
      fill,
    }),
  );
  const dots = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)" r="\d" fill="([^"]*)"/gu)];
  const found = textsOf(svg).flatMap(({ text, x, y, size }): [string, string][] => {
    const dot = dots.find(
      ([, cx, cy]) =>
        x - Number(cx) > 0 && x - Number(cx) < 15 && Math.abs(y - size * 0.355 - Number(cy)) < 1,
    );
    const middle = y - size * 0.355;
    const part = parts.find(
      ({ right, from, to }) => x > right && x - right < 15 && middle > from && middle < to,
    );
    const color = dot?.[3] ?? part?.fill;
    return color === undefined ? [] : [[text, color]];
  });
  return Object.fromEntries(found);
}

/** The colours of the sectors of a donut, whose names come in this order. */
function sectorColors(svg: string, names: readonly string[]): Record<string, string> {
  const fills = [...svg.matchAll(/<path d="M[^"]*A[^"]*" fill="(#[^"]*)"/gu)].map(([, fill = '']) => fill);
  assert.equal(fills.length, names.length);
  return Object.fromEntries(names.map((name, i) => [name, fills[i] ?? '']));
}

const YEARS = ['2020-01-01', '2021-01-01', '2022-01-01'];
/** Series with their sizes, one row for each year. */
function seriesChart(
  type: WidgetType,
  sizes: Readonly<Record<string, number>>,
  config?: WidgetConfig,
): Chart {
  const cells = YEARS.flatMap((year, y) =>
    Object.entries(sizes).map(([name, size]): Cell[] => [year, name, size + y]),
  );
  return {
    type,
    columns: columns({ category: 'date', series: 'string', value: 'number' }),
    rows: rowsOf(['category', 'series', 'value'], cells),
    ...(config ? { config } : {}),
  };
}
function partsChart(sizes: Readonly<Record<string, number>>): Chart {
  return {
    type: 'donut',
    columns: columns({ category: 'string', value: 'number' }),
    rows: rowsOf(['category', 'value'], Object.entries(sizes)),
  };
}
/** Series with their numbers of points. */
function pointsChart(counts: Readonly<Record<string, number>>): Chart {
  const cells = Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, i): Cell[] => [i * 10, i * i, 5 + i, name]),
  );
  const names = ['x', 'y', 'size', 'series'];
  return {
    type: 'bubble',
    columns: columns({ x: 'number', y: 'number', size: 'number', series: 'string' }),
    rows: rowsOf(names, cells),
  };
}

const stacked = seriesChart('stacked-bar', { USA: 90, Europe: 60, Japan: 30 });
const lines = seriesChart('multi-line', { Japan: 90, Europe: 60, USA: 30 });
const grouped = seriesChart('grouped-bar', { Asia: 20, Japan: 40, USA: 10 });
const bubbles = pointsChart({ Africa: 9, Europe: 7, Japan: 5, USA: 3 });
const donut = partsChart({ Brazil: 50, Japan: 40, Europe: 20, USA: 10 });
const radar = seriesChart('radar', { Europe: 30, USA: 40 });
const ALL = [stacked, lines, grouped, bubbles, donut, radar];

describe('colours of a deck', () => {
  for (const widgets of [true, false]) {
    const whose = widgets ? 'of a dashboard' : 'written by a host';
    test(`a name has one colour in all charts of a deck ${whose}, and no other name of a chart has it`, async () => {
      const deck = deckOf(ALL, widgets);
      const colors = await Promise.all(
        ALL.map(async (chart): Promise<Record<string, string>> => {
          const svg = await svgOf(chart, deck);
          return chart === donut ? sectorColors(svg, ['Brazil', 'Japan', 'Europe', 'USA']) : dotColors(svg);
        }),
      );
      const shared: Record<string, string> = { USA: first, Europe: second, Japan: third };
      assert.deepEqual(colors[0], shared);
      assert.deepEqual(
        colors.map((named) => Object.keys(named).length),
        [3, 3, 3, 4, 4, 2],
      );
      for (const named of colors) {
        assert.equal(new Set(Object.values(named)).size, Object.keys(named).length);
        for (const [name, color] of Object.entries(named)) assert.equal(color, shared[name] ?? color);
      }
    });
  }

  test('names of one chart only keep the colours they have in a chart alone', async () => {
    const others = [
      seriesChart('multi-line', { Oslo: 9, Rome: 5, Bern: 2 }),
      partsChart({ Day: 3, Night: 2 }),
    ];
    const deck = deckOf([stacked, ...others]);
    for (const chart of [stacked, ...others]) assert.equal(await svgOf(chart, deck), await svgOf(chart));
  });

  test('the first chart that shows names has the colours of a chart alone', async () => {
    // The nodes of a sankey are those of both ends of its flows: with shared names, its sources take the first colours.
    const { sankey: _sankey, ...structures } = STRUCTURES;
    const drawn = new Set<string>();
    for (const [type, samples] of Object.entries({
      ...WIDGET_SAMPLES,
      ...COMPARISONS,
      ...DISTRIBUTIONS,
      ...structures,
    })) {
      for (const { columns, rows, config } of samples) {
        const chart = { type: type as WidgetType, columns, rows, ...(config ? { config } : {}) };
        const deck = deckOf([chart, chart]);
        if (colorSlots(deck).size === 0) continue;
        assert.equal(await svgOf(chart, deck), await svgOf(chart), type);
        drawn.add(type);
      }
    }
    const told = [
      'bubble',
      'donut',
      'grouped-bar',
      'multi-line',
      'pie',
      'radar',
      'stacked-area',
      'stacked-bar',
    ];
    assert.deepEqual([...drawn].sort(), told);
  });

  test('moving, rewriting or deleting slides recolours nothing', () => {
    const deck = deckOf(ALL);
    const before = [...colorSlots(deck)];
    assert.ok(before.length >= 3);
    assert.deepEqual([...colorSlots({ ...deck, slides: [...deck.slides].reverse() })], before);
    assert.deepEqual([...colorSlots({ ...deck, slides: deck.slides.slice(3) })], before);
    assert.deepEqual([...colorSlots(JSON.parse(JSON.stringify(deck)) as Deck)], before);
  });

  test('colours that the author gave to a chart stand there in their order', async () => {
    const own = seriesChart('grouped-bar', { Japan: 9, USA: 5 }, { colors: ['#aa0000', '#00aa00'] });
    const deck = deckOf([stacked, lines, own]);
    assert.deepEqual(dotColors(await svgOf(own, deck)), { Japan: '#aa0000', USA: '#00aa00' });
  });

  test('a chart drawn as another type in the editor takes part as what it is', async () => {
    const parts = partsChart({ Asia: 5, Europe: 4 });
    const deck = deckOf([{ ...parts, type: 'bar' }, stacked]);
    assert.equal(colorSlots(deck).size, 0);
    const donuts = deckOf([parts, stacked]);
    const edited = { ...deck, slides: donuts.slides };
    const colors = sectorColors(await svgOf(parts, edited), ['Asia', 'Europe']);
    assert.equal(colors['Europe'], dotColors(await svgOf(stacked, edited))['Europe']);
  });

  test('with fewer colours than names of a deck, the names of each chart are still told apart', async () => {
    const theme = { ...paper, colors: { ...paper.colors, palette: paper.colors.palette.slice(0, 3) } };
    const deck = deckOf(ALL);
    for (const chart of [stacked, lines, grouped]) {
      const { svg } = await renderChart(specOf(chart), chart, {
        ...context,
        theme,
        colorSlots: colorSlots(deck),
      });
      assert.equal(new Set(Object.values(dotColors(svg))).size, 3);
    }
  });

  test('a file shows the charts in the colours of the deck', async () => {
    const deck = deckOf([stacked, lines]);
    const slide = deck.slides[1] as Deck['slides'][number];
    const geometry = layoutSlide(deck, slide, { index: 1 });
    const pictures = await preparePictures(geometry, geometry.boxes, {
      charts: 'image',
      deck,
      slots: colorSlots(deck),
      theme: paper,
      images: new Map(),
      read: (dataUrl) => Promise.resolve(readPicture(dataUrl)),
      pace: new Pace(),
      warn: ({ message }) => assert.fail(message),
      drawn: () => {},
    });
    const picture = pictures.find((box) => box.kind === 'picture');
    const box = geometry.boxes.find((it) => it.kind === 'chart');
    assert.ok(picture && box);
    const { width, height } = box;
    const slots = colorSlots(deck);
    const { svg } = await renderChart(box.spec, lines, { ...context, width, height, colorSlots: slots });
    assert.equal(dotColors(svg)['USA'], first);
    const { bytes } = await rasterizeSvg(svg, { width, height, scale: 2, background: geometry.background });
    assert.deepEqual(picture.image, { type: 'image/png', bytes });
  });

  test('random charts: a shared name has one place, alone in each of its charts, and the lowest free at most', () => {
    const names = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJ'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(names, { maxLength: 8 }), (charts) => {
        const slots = sharedSlots(charts);
        assert.deepEqual([...sharedSlots(charts)], [...slots]);
        const charted = (name: string): number => charts.filter((chart) => chart.includes(name)).length;
        for (const name of 'ABCDEFGHIJ') assert.equal(slots.has(name), charted(name) > 1);
        for (const chart of charts) {
          const own = chart.map((name) => slots.get(name)).filter((slot) => slot !== undefined);
          assert.equal(new Set(own).size, own.length);
        }
        assert.ok([...slots.values()].every((slot) => slot < 10));
      }),
    );
  });
});
