import type { Theme } from '../../layout/theme-types.js';
import type { ChartPart } from './native-chart/chart-part.js';

/** What the finishing rules must know about a shape that the writer cannot say. Found by its name. */
export interface ShapePlan {
  /** Unique on its slide. */
  name: string;
  alt?: string;
  /** Nothing that a screen reader should announce. */
  decorative?: boolean;
  placeholder?: 'title' | 'slide-number';
  /** The picture as a drawing, for programs that read SVG. */
  svg?: string;
  /** The chart that takes the place of the shape. */
  chart?: ChartPart;
  /** The first column of a table names its rows. */
  headerColumn?: boolean;
  /** Columns run from right to left. */
  rightToLeft?: boolean;
}

export interface SlidePlan {
  /** As the outline lists it; never empty. */
  title: string;
  shapes: ShapePlan[];
  notes: string;
}

export interface PackagePlan {
  title: string;
  subtitle: string;
  company: string;
  /** BCP 47. */
  language: string;
  rightToLeft: boolean;
  theme: Theme;
  /** Milliseconds since 1970. */
  now: number;
  slides: SlidePlan[];
  /** The text of a deck file, which travels inside the file. */
  document?: string | undefined;
}
