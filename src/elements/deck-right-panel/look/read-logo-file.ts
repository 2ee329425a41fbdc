import { cleanedPicture } from '../../shared/clean-pictures.js';

/** Bytes of a logo: a deck carries it in its file, and each slide draws it. */
const MOST_BYTES = 2 * 1024 * 1024;
const TYPES = new Set(['image/png', 'image/jpeg', 'image/svg+xml']);

/** What is wrong with a file, as the name of the words that say it. */
export type LogoProblem = 'logoWrongType' | 'logoTooLarge' | 'logoUnreadable';

/** A picture as a `data:` URL, or what is wrong with it. A file is judged by whether it can be drawn, not by its name alone; a drawing is made clean. */
export async function readLogoFile(file: File): Promise<{ dataUrl: string } | { problem: LogoProblem }> {
  if (!TYPES.has(file.type)) return { problem: 'logoWrongType' };
  if (file.size > MOST_BYTES) return { problem: 'logoTooLarge' };
  try {
    const dataUrl = await cleanedPicture(await dataUrlOf(file));
    const image = new Image();
    image.src = dataUrl;
    await image.decode();
    return { dataUrl };
  } catch {
    return { problem: 'logoUnreadable' };
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
