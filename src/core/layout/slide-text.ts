import type { Region } from './define-layout.js';
import { fitText } from './fit-text.js';
import { toTextBox, type Rect } from './place-text.js';
import type { SlideContext } from './slide-context.js';
import { steadyWidth } from './steady-width.js';
import { calloutRule, textPlace } from './text-place.js';
import { metricsOf } from './theme-fonts.js';
import type { Box, Paragraph } from './types.js';

/** The slide's own text in its part of a region, and the rule before it where it is a callout. */
export function placeSlideText(
  context: SlideContext,
  region: Region,
  rect: Rect,
  paragraphs: readonly Paragraph[],
): Box[] {
  const { layout, theme, ink, fitted: known } = context;
  const opening = layout.style !== 'content';
  const place = textPlace(layout.style, region, rect, paragraphs);
  const same = known?.width === place.width && known.height === place.height && paragraphs.length > 0;
  const font = metricsOf(theme, 'body');
  const fitted = same ? known.text : fitText(place.paragraphs, { ...place, font });
  const callout = region.callout === true && paragraphs.length > 0;
  const text = toTextBox(
    {
      id: 'text',
      role: opening ? 'subtitle' : 'body',
      field: 'text',
      ...place,
      width: steadyWidth(place.paragraphs, fitted, { ...place, font }),
      color: opening ? ink.muted : ink.text,
      anchor: callout ? 'middle' : 'top',
    },
    fitted,
  );
  if (!callout) return [text];
  const rule = { kind: 'shape', id: 'text-rule', ...calloutRule(place, fitted), fill: ink.accent } as const;
  return [rule, text];
}
