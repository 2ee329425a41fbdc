import type { Theme } from '../../layout/theme-types.js';

/** What the finishing rules must know about a shape that the writer cannot say. Found by its name. */
export interface ShapePlan {
  /** Unique on its slide. */
  name: string;
  alt?: string;
  /** Nothing that a screen reader should announce. */
  decorative?: boolean;
  placeholder?: 'title' | 'slide-number';
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
}
