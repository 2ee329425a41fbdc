import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CHART_TYPES, renderChart, type RenderedChart } from '../../../src/core/chart/index.js';
import { checkChart, checkError } from './check-chart.js';
import { randomChart } from './random-data.js';

const RUNS = Number(process.env['CHART_RUNS'] ?? 12);
/** The same tables in every run, so that a red run is a change of ours; another seed looks further. */
const SEED = Number(process.env['CHART_SEED'] ?? 20_261_121);
/** From a thumbnail in a corner to half a slide. */
const BOXES = [
  [160, 120],
  [240, 160],
  [352, 260],
  [724, 480],
] as const;

describe('random rows', () => {
  console.log(`chart seed: ${SEED}, runs: ${RUNS} a type`);
  let drawn = 0;
  for (const type of CHART_TYPES) {
    test(`are drawn as ${type}, or an error says why not`, async () => {
      const property = fc.asyncProperty(randomChart(type), async (chart) => {
        const { data, config, encoding, title, context } = chart;
        let rendered: RenderedChart;
        try {
          rendered = await renderChart({ type, encoding, config, title }, data, context);
        } catch (error) {
          checkError(error, type);
          return;
        }
        drawn += 1;
        checkChart(rendered, context);
        const again = await renderChart({ type, encoding, config, title }, data, context);
        assert.equal(again.svg, rendered.svg);
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 20_000 });
    });
  }
  test('in a small box, no label of a chart lies on another or leaves the picture', async () => {
    for (const type of CHART_TYPES) {
      for (const { data, config, title, context } of fc.sample(randomChart(type), {
        numRuns: 8,
        seed: SEED,
      })) {
        for (const [width, height] of BOXES) {
          const small = { ...context, width, height };
          const chart = await renderChart({ type, encoding: {}, config, title }, data, small).catch(
            (error: unknown) => checkError(error, type),
          );
          if (chart) checkChart(chart, small);
        }
      }
    }
  });
  test('are drawn more often than not', () => {
    const tables = RUNS * CHART_TYPES.length;
    assert.ok(drawn >= tables / 3, `only ${drawn} of ${tables} tables were drawn`);
  });
});
