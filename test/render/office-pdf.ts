import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { officeFonts } from '../../scripts/office-fonts.mjs';

export const run = promisify(execFile);

/** Lets LibreOffice, with a profile of its own, make a PDF of a presentation, and gives what is read of it. */
export async function inOfficePdf<T>(
  bytes: Uint8Array,
  read: (pdf: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-office-'));
  try {
    const file = join(folder, 'deck.pptx');
    await writeFile(file, bytes);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    const convert = ['--convert-to', 'pdf', '--outdir', folder, file];
    await run('soffice', ['--headless', `-env:UserInstallation=${profile}`, ...convert], {
      timeout: 120_000,
      env: officeFonts(folder),
    });
    return await read(join(folder, 'deck.pdf'), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every slide as LibreOffice draws it: a PNG of 1280 × 720 pixels. */
export const officePages = (bytes: Uint8Array): Promise<Buffer[]> =>
  inOfficePdf(bytes, async (pdf, folder) => {
    await run('pdftoppm', ['-png', '-scale-to-x', '1280', '-scale-to-y', '720', pdf, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => /^page.*\.png$/u.test(name)).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  });
