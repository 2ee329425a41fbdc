/** The id of a slide by what it shows: the same whatever else the deck holds. */
export const slideIdOf = (name: string): string =>
  `slide-${
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'widget'
  }`;

/** The id, with a number behind it where another slide of the deck has it; `taken` gets it too. */
export function uniqueSlideId(name: string, taken: Set<string>): string {
  const base = slideIdOf(name);
  let unique = base;
  for (let n = 2; taken.has(unique); n += 1) unique = `${base}-${n}`;
  taken.add(unique);
  return unique;
}
