import { rise } from '../draw-text.js';
import type { TextBox } from '../../../layout/types.js';
import type { LayoutPlaceholder, PlaceholderUse } from '../package-plan.js';

/** Less than can be seen, slide pixels. */
const SAME = 0.01;
const same = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

/**
 * How a text stands in a place of its layout: where it begins at the same edge with the same height, by insets alone, so that it
 * moves with the place. They hold what the screen does for its lines: a width that breaks them at the same words, and
 * the height of smaller type. Nothing where the text lies elsewhere.
 */
export function placeIn(
  { look, ...place }: LayoutPlaceholder,
  box: TextBox,
  rightToLeft: boolean,
): Required<Pick<PlaceholderUse, 'insets'>> | undefined {
  const edge = rightToLeft === (box.align !== 'end') ? endOf : startOf;
  const fits = same(edge(place), edge(box)) && same(place.y, box.y) && same(place.height, box.height);
  if (!look || look.anchor !== box.anchor || !fits || box.width > place.width + SAME) return undefined;
  const narrower = Math.max(0, place.width - box.width);
  const lower = rise(look) - rise(box);
  return {
    insets: {
      left: edge === endOf ? narrower : 0,
      right: edge === endOf ? 0 : narrower,
      top: box.anchor === 'bottom' ? 0 : box.anchor === 'middle' ? 2 * lower : lower,
      bottom: box.anchor === 'bottom' ? -lower : 0,
    },
  };
}

const startOf = ({ x }: { x: number }): number => x;
const endOf = ({ x, width }: { x: number; width: number }): number => x + width;
