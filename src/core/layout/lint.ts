import { contrast } from './contrast.js';
import type { Theme } from './theme-types.js';
import type { Box, SlideGeometry, TextRole } from './types.js';

export interface LayoutProblem {
  code: 'overflow' | 'overlap' | 'margin' | 'small-text' | 'low-contrast';
  boxIds: string[];
  message: string;
}

/** Share of the slide's width and height that stays free at each side. */
export const MIN_MARGIN = 0.04;
const MIN_CONTRAST = 4.5;
/** Slide pixels: 14 pt for what is read, 9 pt for what stands under it. */
const MIN_SIZE = { body: (14 * 4) / 3, small: (9 * 4) / 3 };
const SMALL_ROLES: readonly TextRole[] = ['footer', 'slide-number', 'note'];
/** Boxes meant to touch do so on a whole pixel; sums of fractions may be off by less. */
const TOLERANCE = 0.5;

/**
 * What is wrong with a slide's layout, by the rules a presenter would hold it to: text that does not fit, boxes over
 * one another, content nearer than 4 % to an edge, small text, contrast under 4.5. Shapes are grounds, not content.
 */
export function lintSlide(geometry: SlideGeometry, theme: Theme): LayoutProblem[] {
  const content = geometry.boxes.filter((box) => box.kind !== 'shape');
  return [
    ...content.flatMap((box) => lintBox(box, geometry, theme)),
    ...content.flatMap((box, index) => content.slice(index + 1).flatMap((other) => lintOverlap(box, other))),
  ];
}

function lintBox(box: Box, geometry: SlideGeometry, theme: Theme): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const report = (code: LayoutProblem['code'], message: string): void =>
    void problems.push({ code, boxIds: [box.id], message: `Box "${box.id}" ${message}.` });
  const insetX = Math.min(box.x, geometry.width - box.x - box.width) / geometry.width;
  const insetY = Math.min(box.y, geometry.height - box.y - box.height) / geometry.height;
  if (insetX < MIN_MARGIN || insetY < MIN_MARGIN || !(box.width > 0) || !(box.height > 0)) {
    report(
      'margin',
      `stands at ${box.x}, ${box.y} with ${box.width} × ${box.height}: nearer than 4 % to an edge, or empty`,
    );
  }
  if (box.kind === 'text' && box.paragraphs.length > 0) {
    if (box.overflow) report('overflow', `holds more text than fits at ${box.fontSize} px`);
    const minimum = SMALL_ROLES.includes(box.role) ? MIN_SIZE.small : MIN_SIZE.body;
    if (box.fontSize < minimum - 0.01)
      report('small-text', `is set in ${box.fontSize} px, under ${minimum.toFixed(2)} px`);
    const ground = groundOf(box, geometry);
    const ratio = contrast(box.color, ground);
    if (!(ratio >= MIN_CONTRAST))
      report('low-contrast', `has contrast ${ratio.toFixed(2)} (${box.color} on ${ground})`);
  }
  if (box.kind === 'table') {
    if (box.fontSize < MIN_SIZE.body - 0.01) report('small-text', `is set in ${box.fontSize} px`);
    if (!(contrast(theme.colors.text, geometry.background) >= MIN_CONTRAST))
      report('low-contrast', 'is hard to read');
  }
  return problems;
}

/** The fill of the last shape under the whole box, else the slide's background. */
function groundOf(box: Box, geometry: SlideGeometry): string {
  let ground = geometry.background;
  for (const under of geometry.boxes) {
    if (under === box) break;
    if (under.kind !== 'shape') continue;
    const inside =
      under.x <= box.x &&
      under.y <= box.y &&
      under.x + under.width >= box.x + box.width &&
      under.y + under.height >= box.y + box.height;
    if (inside) ground = under.fill;
  }
  return ground;
}

function lintOverlap(a: Box, b: Box): LayoutProblem[] {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= TOLERANCE || height <= TOLERANCE) return [];
  const message = `Boxes "${a.id}" and "${b.id}" cover one another by ${width.toFixed(1)} × ${height.toFixed(1)} px.`;
  return [{ code: 'overlap', boxIds: [a.id, b.id], message }];
}
