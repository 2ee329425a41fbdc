// Every widget type in every theme, as PNG sheets to look at: `npm run sheets -- [type …] [--theme=<id>] [--size=1152x480]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderChart } from '../src/core/chart/index.js';
import type { WidgetType } from '../src/core/chart/types.js';
import { DeckError } from '../src/core/errors.js';
import { rasterizeSvg } from '../src/core/export/rasterize-node.js';
import { themes } from '../src/core/layout/themes.js';
import { SAMPLES as STRUCTURES } from '../test/support/samples/structures.js';
import { SAMPLES as COMPARISONS } from '../test/support/samples/comparisons.js';
import { SAMPLES as DISTRIBUTIONS } from '../test/support/samples/distributions.js';
import { SAMPLES as MAPS } from '../test/support/samples/maps.js';
import { WIDGET_SAMPLES, type WidgetSample } from '../test/support/widget-samples.js';

const ALL_SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  ...WIDGET_SAMPLES,
  ...COMPARISONS,
  ...STRUCTURES,
  ...MAPS,
  ...DISTRIBUTIONS,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string' }, size: { type: 'string', default: '724x480' } },
});
const [width = 724, height = 480] = values.size.split('x').map(Number);
const folder = 'reports/contact-sheets';
mkdirSync(folder, { recursive: true });

const types = (Object.keys(ALL_SAMPLES) as WidgetType[]).filter(
  (type) => positionals.length === 0 || positionals.includes(type),
);
const shown = Object.values(themes).filter(({ id }) => values.theme === undefined || id === values.theme);

for (const theme of shown) {
  const cells: string[] = [];
  for (const type of types) {
    for (const { name, title, columns, rows, config = {} } of ALL_SAMPLES[type] ?? []) {
      const context = { width, height, theme, locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
      try {
        const spec = { type, encoding: {}, title, config };
        const { svg, alt } = await renderChart(spec, { columns, rows }, context);
        console.log(`${theme.id} ${type} ${name}: ${alt}`);
        cells.push(svg);
      } catch (error) {
        if (!DeckError.is(error)) throw error;
        console.log(`${theme.id} ${type} ${name}: ${error.code} ${error.message}`);
      }
    }
  }
  const across = Math.min(3, cells.length);
  const [pitchX, pitchY] = [width + 48, height + 48];
  const down = Math.ceil(cells.length / Math.max(1, across));
  const placed = cells.map((svg, i) =>
    svg.replace(
      '<svg ',
      `<svg x="${24 + (i % across) * pitchX}" y="${24 + Math.floor(i / across) * pitchY}" `,
    ),
  );
  const [sheetWidth, sheetHeight] = [across * pitchX, down * pitchY];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}">${placed.join('')}</svg>`;
  const image = await rasterizeSvg(sheet, {
    width: sheetWidth,
    height: sheetHeight,
    scale: 1,
    background: theme.colors.background,
  });
  const file = `${folder}/${theme.id}${positionals.length === 0 ? '' : `-${positionals.join('-')}`}.png`;
  writeFileSync(file, image.bytes);
  console.log(file);
}
