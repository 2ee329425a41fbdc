/** Why a text names no slides: nothing is there, it cannot be read, or it names a slide beyond the last. */
export type RangeProblem = 'empty' | 'unreadable' | 'beyond';
export type SlideRange = { numbers: number[] } | { problem: RangeProblem; part: string };

const PART = /^(?<from>\d+)?\s*(?<dash>[-\u2010-\u2015\u2212])?\s*(?<to>\d+)?$/u;

/**
 * Slides as people write them: `1-3, 5`, `7-` to the last one, `-2` from the first. Numbers count from 1 and are given once each,
 * in the order of the deck.
 */
export function readSlideRange(text: string, total: number): SlideRange {
  const parts = text
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return { problem: 'empty', part: '' };
  const found = new Set<number>();
  for (const part of parts) {
    const { from, dash, to } = PART.exec(part)?.groups ?? {};
    if ((from ?? to) === undefined || (!dash && to !== undefined)) return { problem: 'unreadable', part };
    const first = Number(from ?? 1);
    const last = dash ? Number(to ?? total) : first;
    const [low, high] = first <= last ? [first, last] : [last, first];
    if (low < 1 || high > total) return { problem: 'beyond', part };
    for (let number = low; number <= high; number++) found.add(number);
  }
  return { numbers: [...found].sort((one, other) => one - other) };
}
