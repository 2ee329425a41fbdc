import { themeFromBrand, type BrandThemeOptions } from '../layout/brand-theme.js';
import type { Theme } from '../layout/theme-types.js';
import { brandColors } from './brand-colors.js';

export type LogoThemeOptions = Omit<BrandThemeOptions, 'color' | 'further'>;

/**
 * A theme in the colours of a logo, with the contrasts that `themeFromBrand` guarantees whatever those colours are.
 * Throws what `brandColors` throws.
 */
export async function themeFromLogo(logoDataUrl: string, options: LogoThemeOptions = {}): Promise<Theme> {
  const { main, further } = await brandColors(logoDataUrl);
  return themeFromBrand({ ...options, color: main, further });
}
