import type { Deck } from '../deck/types.js';
import { defaultTheme } from '../layout/themes.js';
import type { ChartForm } from './pptx/options.js';

/** What every file leaves different from the screen, whatever the slides hold. */
export interface Approximations {
  /** Slides whose charts are pictures: PowerPoint shows them as they are and cannot edit them. */
  pictures: string[];
  /** Fonts that the file names and does not carry: a computer without them shows others. */
  fonts: string[];
}

/** @param deck as it goes into the file */
export function approximations({ theme = defaultTheme, slides }: Deck, charts: ChartForm): Approximations {
  const withCharts = slides.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'chart'));
  const { heading, body } = theme.fonts;
  return {
    pictures: charts === 'image' ? withCharts.map(({ id }) => id) : [],
    fonts: [...new Set([heading.file, body.file])],
  };
}
