// Screen against LibreOffice: renders a .pptx to PNG and writes a contact sheet beside the screenshots of its slides.
//   node scripts/render-compare.mjs deck.pptx screenshots/ [reports/render]
// Screenshots are PNG files in the order of the slides by name. Needs soffice and pdftoppm.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officeFonts } from './office-fonts.mjs';

const WIDTH = 1600;
const [deck, screens, target = 'reports/render'] = process.argv.slice(2);
if (!deck || !screens) {
  console.error('Usage: node scripts/render-compare.mjs <deck.pptx> <folder of screenshots> [target folder]');
  process.exit(2);
}

/** Numbers in names count as numbers: slide-2 comes before slide-10. */
const pictures = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

function run(command, args, env = process.env) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 180_000, env });
  if (error || status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}

// A profile of its own: LibreOffice refuses to start twice on one, and the user's must not be touched.
const work = mkdtempSync(join(tmpdir(), 'deckwright-render-'));
try {
  const profile = pathToFileURL(join(work, 'profile')).href;
  const convert = ['--convert-to', 'pdf', '--outdir', work, resolve(deck)];
  run('soffice', ['--headless', `-env:UserInstallation=${profile}`, ...convert], officeFonts(work));
  const pdf = join(work, basename(deck).replace(/\.pptx$/i, '.pdf'));
  run('pdftoppm', ['-png', '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', pdf, join(work, 'slide')]);

  const drawn = pictures(work);
  const shown = pictures(screens);
  if (drawn.length !== shown.length) {
    throw new Error(`${deck} has ${drawn.length} slides, ${screens} holds ${shown.length} screenshots.`);
  }
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const rows = drawn.map((name, index) => {
    const number = String(index + 1).padStart(3, '0');
    cpSync(join(screens, shown[index]), join(target, `${number}-screen.png`));
    cpSync(join(work, name), join(target, `${number}-office.png`));
    const both = `<img src="${number}-screen.png" alt="Screen"><img src="${number}-office.png" alt="LibreOffice">`;
    return `<section><h2>${index + 1}</h2><div>${both}</div><div class="over">${both}</div></section>`;
  });
  writeFileSync(
    join(target, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screen and LibreOffice</title><style>
body { margin: 16px; font: 14px sans-serif; background: #ddd }
section { display: grid; grid-template-columns: 2em 2fr 1fr; gap: 8px; margin-bottom: 16px }
section > div { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
img { width: 100%; display: block }
.over { grid-template-columns: 1fr; isolation: isolate }
.over > img { grid-area: 1 / 1 }
.over > img + img { mix-blend-mode: difference }
</style><p>Screen, LibreOffice, and what differs (black: nothing).</p>${rows.join('\n')}`,
  );
  console.log(join(target, 'index.html'));
} finally {
  rmSync(work, { recursive: true, force: true });
}
