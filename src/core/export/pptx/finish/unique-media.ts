import type { Parts } from './parts.js';

/** Stores a picture once: the writer stores one for every use, a logo as often as there are slides. */
export function uniqueMedia(parts: Parts): void {
  const kept = new Map<number, string[]>();
  const sameAs = new Map<string, string>();
  for (const [name, content] of parts) {
    if (!name.startsWith('ppt/media/') || typeof content === 'string') continue;
    const candidates = kept.get(content.length) ?? [];
    const twin = candidates.find((other) => equal(parts.get(other) as Uint8Array, content));
    if (twin === undefined) kept.set(content.length, [...candidates, name]);
    else sameAs.set(name, twin);
  }
  if (sameAs.size === 0) return;
  for (const name of sameAs.keys()) parts.delete(name);
  for (const [name, content] of parts) {
    if (!name.endsWith('.rels') || typeof content !== 'string') continue;
    const pointed = content.replace(/Target="\.\.\/media\/([^"]+)"/gu, (target, file: string) => {
      const twin = sameAs.get(`ppt/media/${file}`);
      return twin === undefined ? target : `Target="../media/${twin.slice('ppt/media/'.length)}"`;
    });
    parts.set(name, pointed);
  }
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((byte, index) => byte === b[index]);
}
