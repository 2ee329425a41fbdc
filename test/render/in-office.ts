import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { officeFonts } from '../../scripts/office-fonts.mjs';

export const run = promisify(execFile);

/**
 * What LibreOffice, with a profile of its own, makes of a file of this name: `format` as of `--convert-to`. The result
 * is there as long as `read` reads it. Separators of numbers are those of the reader's `locale`, as in every such program. `asBrowsers`: with
 * the Arabic face that browsers take.
 */
export async function convertInOffice<T>(
  bytes: Uint8Array,
  name: string,
  format: string,
  read: (file: string) => Promise<T>,
  { locale = 'en-US', asBrowsers = false }: { locale?: string; asBrowsers?: boolean } = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-office-'));
  try {
    const file = join(folder, name);
    await writeFile(file, bytes);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    await mkdir(join(folder, 'profile/user'), { recursive: true });
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), settings(locale));
    const convert = ['--convert-to', format, '--outdir', folder, file];
    await run('soffice', ['--headless', `-env:UserInstallation=${profile}`, ...convert], {
      timeout: 120_000,
      env: officeFonts(folder, { asBrowsers }),
    });
    return await read(join(folder, `${parse(name).name}.${format.split(':')[0] as string}`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const settings = (locale: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
  '<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">' +
  `<value>${locale}</value></prop></item></oor:items>`;

/** Every slide as LibreOffice draws it: a PNG of 1280 × 720 pixels. */
export const officePages = (bytes: Uint8Array): Promise<Buffer[]> =>
  convertInOffice(bytes, 'deck.pptx', 'pdf', readPages, { asBrowsers: true });

async function readPages(pdf: string): Promise<Buffer[]> {
  const folder = dirname(pdf);
  await run('pdftoppm', ['-png', '-scale-to-x', '1280', '-scale-to-y', '720', pdf, join(folder, 'page')]);
  const names = (await readdir(folder)).filter((name) => /^page.*\.png$/u.test(name)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}
