import type { PackagePlan } from '../package-plan.js';
import type { Parts } from './parts.js';

/** What pictures show, and its file in `ppt/media`. */
export type Media = ReadonlyMap<Uint8Array | string, string>;

/** A name for every picture and drawing of a file; the same content has one, however often it is shown. */
export function nameMedia({ layouts, slides }: PackagePlan): Media {
  const shown = [
    ...layouts.flatMap(({ frame }) => frame.flatMap((box) => (box.kind === 'picture' ? [box] : []))),
    ...slides.flatMap(({ shapes }) => shapes.flatMap(({ picture }) => picture ?? [])),
  ];
  const media = new Map<Uint8Array | string, string>();
  const byLength = new Map<number, Uint8Array[]>();
  for (const { image, svg } of shown) {
    if (svg !== undefined && !media.has(svg)) media.set(svg, `drawing${media.size + 1}.svg`);
    const { bytes, type } = image;
    if (media.has(bytes)) continue;
    const alike = byLength.get(bytes.length) ?? [];
    const twin = alike.find((other) => other.every((byte, at) => byte === bytes[at]));
    byLength.set(bytes.length, [...alike, bytes]);
    media.set(bytes, media.get(twin ?? bytes) ?? `image${media.size + 1}.${type.slice('image/'.length)}`);
  }
  return media;
}

/** The files themselves; drawings as text, since they are packed, as pictures are not. */
export function mediaParts(parts: Parts, { media }: { media: Media }): void {
  for (const [content, name] of media) parts.set(`ppt/media/${name}`, content);
}
