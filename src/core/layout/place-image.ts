import { imageSize } from './image-size.js';
import type { Rect } from './place-text.js';
import type { ImageBox } from './types.js';

/** An image as large as it fits the rectangle in its own proportions: at its start edge, or in its middle. */
export function placeImage(
  image: Pick<ImageBox, 'id' | 'dataUrl' | 'alt' | 'decorative'>,
  rect: Rect,
  position: 'start' | 'center' = 'center',
): ImageBox {
  const size = imageSize(image.dataUrl) ?? { width: 1, height: 1 };
  const scale = Math.min(rect.width / size.width, rect.height / size.height);
  const width = size.width * scale;
  const height = size.height * scale;
  return {
    kind: 'image',
    ...image,
    x: rect.x + (position === 'center' ? (rect.width - width) / 2 : 0),
    y: rect.y + (rect.height - height) / 2,
    width,
    height,
  };
}
