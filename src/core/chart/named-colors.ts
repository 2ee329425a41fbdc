import { type Frame, ownColors, paletteColor } from './frame.js';
import { quietColor, type Strong } from './highlight.js';

/**
 * A colour for each of the `names`, which come in the order in which they take colours. A name that the deck gave a place
 * in the palette has that colour; the others take the first places that are left. Where the author gave colours, these
 * stand in their order. No two names share a colour while there are enough.
 */
export function namedColors(
  frame: Pick<Frame, 'config' | 'palette' | 'colorSlots' | 'theme'>,
  names: readonly string[],
): string[] {
  if (ownColors(frame.config).length > 0) return names.map((_, i) => paletteColor(frame, i));
  const count = Math.max(1, frame.palette.length);
  const taken = new Set<number>();
  const given = names.map((name) => {
    const slot = frame.colorSlots?.get(name);
    if (slot === undefined || taken.has(slot % count)) return undefined;
    taken.add(slot % count);
    return slot;
  });
  return given.map((slot) => paletteColor(frame, slot ?? firstFree()));

  function firstFree(): number {
    // More names than colours: they go round again.
    if (taken.size >= count) taken.clear();
    let slot = 0;
    while (taken.has(slot)) slot += 1;
    taken.add(slot);
    return slot;
  }
}

/** The colours of series of which some stand out: one has the accent, several keep theirs, and the others are quiet. */
export function strongColors(frame: Frame, names: readonly string[], strong: Strong): string[] {
  if (strong.size === 0) return namedColors(frame, names);
  const own =
    strong.size === 1
      ? [frame.theme.colors.accent]
      : namedColors(
          frame,
          [...strong].map((i) => names[i] ?? ''),
        );
  const colors = new Map([...strong].map((i, n) => [i, own[n] ?? '']));
  return names.map((_, i) => colors.get(i) ?? quietColor(frame));
}

/**
 * A place in the palette for each name that stands in several charts, the same in all of them: its place in the first of
 * them where that is free in all, else the lowest that is. `charts` are the names of each chart, in the order in which
 * they take colours. Names of one chart have no place: they take what is left there.
 */
export function sharedSlots(charts: readonly (readonly string[])[]): Map<string, number> {
  const chartsOf = new Map<string, Set<number>[]>();
  for (const names of charts) {
    const taken = new Set<number>();
    for (const name of new Set(names)) chartsOf.set(name, [...(chartsOf.get(name) ?? []), taken]);
  }
  const slots = new Map<string, number>();
  for (const names of charts) {
    names.forEach((name, place) => {
      const shown = chartsOf.get(name) ?? [];
      if (shown.length < 2 || slots.has(name)) return;
      const isFree = (slot: number): boolean => shown.every((taken) => !taken.has(slot));
      let slot = isFree(place) ? place : 0;
      while (!isFree(slot)) slot += 1;
      slots.set(name, slot);
      for (const taken of shown) taken.add(slot);
    });
  }
  return slots;
}
