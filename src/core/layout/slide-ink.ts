import type { Layout } from './define-layout.js';
import type { Theme } from './theme-types.js';

/** The colours of a slide's ground and of what stands on it. */
export interface SlideInk {
  ground: string;
  text: string;
  muted: string;
  accent: string;
}

/**
 * A slide that opens a part stands on the accent itself, where nothing but text is on it; in a dark theme, whose light
 * accent would glare, on its surface.
 */
export function slideInk({ style, regions }: Layout, { mode, colors }: Theme): SlideInk {
  const { background, surface, text, muted, accent, onAccent } = colors;
  if (style !== 'divider') return { ground: background, text, muted, accent };
  const textOnly = regions.every(({ holds }) => holds !== 'blocks');
  if (mode === 'dark' || !textOnly) return { ground: surface, text, muted, accent };
  return { ground: accent, text: onAccent, muted: onAccent, accent: onAccent };
}
