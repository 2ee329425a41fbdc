import type { Theme } from '../../core/layout/theme-types.js';
import type { Box, TextBox } from '../../core/layout/types.js';

/** Where a box lies, for the element that is the box. */
export function boxStyles(box: Box): Record<string, string> {
  return {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
}

/** The font of a text box, for its drawing and for the editor that takes its place. */
export function textStyles(box: TextBox, theme: Theme): Record<string, string> {
  return {
    'font-family': theme.fonts[box.font].screen,
    'font-size': `${box.fontSize}px`,
    'line-height': String(box.lineHeight),
    'font-weight': box.bold ? '700' : '400',
    'text-align': box.align,
    color: box.color,
  };
}
