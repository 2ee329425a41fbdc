import type { Theme } from '../../../core/layout/theme-types.js';
import { loadPipeline } from '../../shared/load.js';
import type { LookChoice, ThemePair } from './looks.js';

/** The theme that the person chose for a new deck. */
export async function chosenTheme({ look, dark }: LookChoice, brand: ThemePair | undefined): Promise<Theme> {
  if (look === 'logo' && brand) return brand[dark ? 'dark' : 'light'];
  const { defaultTheme, themes, otherMode } = await loadPipeline();
  const light = themes[look] ?? defaultTheme;
  return dark ? otherMode(light) : light;
}
