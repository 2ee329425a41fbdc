/** Figures may stand between a mention and its figure ("from … to …"), another clause not. */
export const sameClause = (between: string): boolean => between.search(BREAK) < 0;

const BREAK =
  /[,;:–—]|(?<!\p{L})(?:and|but|while|whereas|against|und|aber|während|et|mais|tandis|y|pero|mientras)(?!\p{L})/giu;

/** The clause that a part of a text stands in. */
export function clauseAround(pos: number, end: number, text: string): string {
  const breaks = [...text.matchAll(BREAK)];
  const from = breaks.findLast((it) => it.index + it[0].length <= pos);
  const to = breaks.find((it) => it.index >= end);
  return text.slice(from ? from.index + from[0].length : 0, to?.index);
}

/** The clauses of a text. */
export const clausesOf = (text: string): string[] => text.split(BREAK);
