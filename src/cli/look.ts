import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Branding } from '../core/deck/types.js';
import type { Theme } from '../core/layout/theme-types.js';
import { mustExist } from './must-exist.js';
import type { CliValues } from './main.js';
import { UsageError } from './usage-error.js';

const PICTURES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Name and logo of the company. */
export async function brandingOf({ company, logo }: CliValues): Promise<Branding> {
  return {
    ...(company ? { companyName: company } : {}),
    ...(logo ? { logoDataUrl: await dataUrlOf(logo) } : {}),
  };
}

async function dataUrlOf(file: string): Promise<string> {
  const type = PICTURES[extname(file).toLowerCase()];
  if (!type) throw new UsageError(`--logo takes .png, .jpg or .svg, not "${file}".`);
  await mustExist(file);
  return `data:${type};base64,${(await readFile(resolve(file))).toString('base64')}`;
}

/** The theme asked for: one of the built-in ones, or `brand` in the colour of `--color` or the colours of the logo. */
export async function themeOf(
  { theme = 'paper', color }: CliValues,
  { logoDataUrl }: Branding,
): Promise<Theme> {
  const brand = /^brand(-dark)?$/.exec(theme);
  if (brand || color !== undefined) {
    if (!brand && theme !== 'paper') throw new UsageError('--color goes with --theme brand or brand-dark.');
    const mode = brand?.[1] ? ('dark' as const) : ('light' as const);
    if (color !== undefined)
      return (await import('../core/layout/brand-theme.js')).themeFromBrand({ color, mode });
    if (logoDataUrl === undefined) throw new UsageError('--theme brand needs --logo or --color.');
    return (await import('../core/brand/index.js')).themeFromLogo(logoDataUrl, { mode });
  }
  const { themes } = await import('../core/layout/themes.js');
  const found = Object.hasOwn(themes, theme) ? themes[theme] : undefined;
  if (found) return found;
  throw new UsageError(
    `--theme knows ${[...Object.keys(themes), 'brand', 'brand-dark'].join(', ')}, not "${theme}".`,
  );
}
