const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** The kinds of pictures that can be used, for a field that takes files. */
export const PICTURE_TYPES = [...new Set(Object.values(TYPES))].join();

/** Whether a file is a picture, of a kind that can be used or not. */
export const isPictureFile = (file: File): boolean =>
  file.type.startsWith('image/') || pictureType(file) !== undefined;

/** Its media type, by the ending of its name where the system knows none; undefined for what cannot be used. */
export function pictureType({ type, name }: File): string | undefined {
  const known = type || (TYPES[/\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''] ?? '');
  return Object.values(TYPES).includes(known) ? known : undefined;
}
