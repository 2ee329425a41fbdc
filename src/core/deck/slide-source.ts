import type { Slide, Source } from './types.js';

/** The source a slide is about: its own, else that of its first block that names one; undefined where there is none of that id. */
export function slideSource({ source, blocks }: Slide, sources: Record<string, Source>): Source | undefined {
  const id = source ?? blocks.find((block) => block.source !== undefined)?.source;
  return id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
}
