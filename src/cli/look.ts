import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Branding } from '../core/deck/types.js';
import { themeFromBrand } from '../core/layout/brand-theme.js';
import { defaultTheme, themes } from '../core/layout/themes.js';
import type { Theme } from '../core/layout/theme-types.js';
import type { Options, Values } from './command.js';
import { mustExist } from './must-exist.js';
import { UsageError } from './usage-error.js';

const PICTURES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

export const LOOK_OPTIONS = {
  company: { argument: '<text>', help: 'company name in the footer' },
  author: { argument: '<text>', help: 'who the deck is by, on its cover' },
  logo: { argument: '<file>', help: 'a .png, .jpg or .svg' },
  theme: {
    argument: '<name>',
    choices: [...Object.keys(themes), 'brand', 'brand-dark'],
    help: `${Object.keys(themes).join(', ')}, or brand and brand-dark in the colours of the logo (default: paper)`,
  },
  color: { argument: '"#rrggbb"', help: "the brand's colour, in place of the logo's" },
} as const satisfies Options;

type LookValues = Values<typeof LOOK_OPTIONS>;

/** Author, and name and logo of the company. */
export async function brandingOf({ company, author, logo }: LookValues): Promise<Branding> {
  return {
    ...(company ? { companyName: company } : {}),
    ...(author ? { author } : {}),
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
  { theme = defaultTheme.id, color }: LookValues,
  { logoDataUrl }: Branding,
): Promise<Theme> {
  const brand = /^brand(-dark)?$/.exec(theme);
  if (!brand && color === undefined) return themes[theme] ?? defaultTheme;
  if (!brand && theme !== defaultTheme.id)
    throw new UsageError('--color goes with --theme brand or brand-dark.');
  const mode = brand?.[1] ? ('dark' as const) : ('light' as const);
  if (color !== undefined) {
    if (!/^#[0-9a-f]{6}$/i.test(color))
      throw new UsageError(`--color takes a colour such as "#0b6e4f", not "${color}".`);
    return themeFromBrand({ color, mode });
  }
  if (logoDataUrl === undefined) throw new UsageError('--theme brand needs --logo or --color.');
  return (await import('../core/brand/index.js')).themeFromLogo(logoDataUrl, { mode });
}
