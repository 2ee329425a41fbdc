import type { Slide, Source } from '../../deck/types.js';

const MAX_NAMES = 2000;

/** The names in a slide's rows: text cells a sentence could speak of. */
export function namesInRows(slide: Slide, sources: Record<string, Source>): string[] {
  const ids = [
    slide.source,
    ...slide.blocks.map((block) => block.source),
    ...slide.claims.map((claim) => claim.source),
  ];
  const names = new Set<string>();
  for (const id of new Set(ids)) {
    const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
    const columns = source?.columns.filter((column) => column.type === 'string') ?? [];
    for (const row of source?.data?.rows ?? []) {
      for (const { name } of columns) {
        const cell = Object.hasOwn(row, name) ? row[name] : null;
        if (typeof cell === 'string' && isName(cell)) names.add(cell);
      }
      if (names.size >= MAX_NAMES) return [...names];
    }
  }
  return [...names];
}

/** Short lower-case cells ("in", "new") are words, not names. */
const isName = (cell: string): boolean =>
  cell.length <= 80 && /\p{L}{2}/u.test(cell) && !/^\p{Ll}{1,4}$/u.test(cell);
