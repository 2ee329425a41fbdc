import { isWhole, readImage, type ReadImage } from '../read-image.js';
import { referenceTo } from './media-reference.js';

/** A picture of the deck as a file takes it. */
export interface DeckPicture {
  image: ReadImage;
  /** Its address in a deck that travels inside the file. */
  reference: string;
}

/** Of a `data:` URL. A string says why the picture cannot be used. */
export function readPicture(dataUrl: string): DeckPicture | string {
  const image = readImage(dataUrl);
  if (typeof image === 'string') return image;
  return isWhole(image) ? { image, reference: referenceTo(image) } : 'it ends before its end';
}
