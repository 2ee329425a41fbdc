// Charts as they are on the screen beside the same ones drawn by LibreOffice from a file, as PNG sheets to look at:
// `npm run sheets:office -- [type …] [--theme=<id>]`. Needs soffice and pdftoppm.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderChart } from '../src/core/chart/index.js';
import { exportToPptx } from '../src/core/export/index.js';
import { rasterizeSvg } from '../src/core/export/rasterize-node.js';
import { themes } from '../src/core/layout/themes.js';
import { chartBoxOf, sampleDecks } from '../test/support/office-samples.js';
import { officeFonts } from './office-fonts.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string', default: 'paper' } },
});
const theme = Object.values(themes).find(({ id }) => id === values.theme);
if (!theme)
  throw new Error(
    `No theme "${values.theme}": take one of ${Object.values(themes)
      .map(({ id }) => id)
      .join(', ')}.`,
  );
const target = 'reports/office-sheets';
mkdirSync(target, { recursive: true });

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 180_000, env });
  if (error || status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}

for (const [type, deck] of sampleDecks(theme)) {
  if (positionals.length > 0 && !positionals.includes(type)) continue;
  const work = mkdtempSync(join(tmpdir(), 'deckwright-sheets-'));
  try {
    const file = await exportToPptx(deck, {
      charts: 'native',
      onWarning: ({ slideId, message }) => console.log(`${type} ${slideId}: ${message}`),
    });
    writeFileSync(join(work, 'deck.pptx'), new Uint8Array(await file.arrayBuffer()));
    const profile = pathToFileURL(join(work, 'profile')).href;
    const convert = ['--convert-to', 'pdf', '--outdir', work, join(work, 'deck.pptx')];
    run('soffice', ['--headless', `-env:UserInstallation=${profile}`, ...convert], officeFonts(work));
    const size = ['-scale-to-x', '1280', '-scale-to-y', '720'];
    run('pdftoppm', ['-png', ...size, join(work, 'deck.pdf'), join(work, 'slide')]);
    const drawn = readdirSync(work)
      .filter((name) => name.endsWith('.png'))
      .sort();
    const cells: string[] = [];
    for (const [index, slide] of deck.slides.entries()) {
      const { box, data } = chartBoxOf(deck, slide, index);
      const context = { width: box.width, height: box.height, theme, ...deck.format };
      const { svg } = await renderChart(box.spec, data, context);
      const y = index * 720;
      const png = readFileSync(join(work, drawn[index] ?? '')).toString('base64');
      cells.push(
        svg.replace('<svg ', `<svg x="${box.x}" y="${y + box.y}" `),
        `<image x="1280" y="${y}" width="1280" height="720" href="data:image/png;base64,${png}"/>`,
      );
    }
    const [width, height] = [2560, 720 * deck.slides.length];
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
    const { bytes } = await rasterizeSvg(sheet, {
      width,
      height,
      scale: 0.6,
      background: theme.colors.background,
    });
    writeFileSync(join(target, `${type}-${theme.id}.png`), bytes);
    console.log(`${join(target, `${type}-${theme.id}.png`)}`);
  } finally {
    rmSync(work, { recursive: true });
  }
}
