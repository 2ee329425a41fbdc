import type { Slide, Source } from '../deck/types.js';

const MAX_NAMES = 2000;

interface Found {
  pos: number;
  end: number;
  text: string;
  kind: 'entity';
}

/** The names in a slide's rows: text cells a sentence could speak of. */
export function entityNames(slide: Slide, sources: Record<string, Source>): string[] {
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

/** Names of methods and tools are not names of what the rows are about. */
const METHODS = [
  'mann',
  'kendall',
  'spearman',
  'pearson',
  'grubbs',
  'student',
  'fisher',
  'theil',
  'sen',
  'sql',
];

interface EntityOptions {
  /** Cells that must not be spoken of without a claim. */
  names: readonly string[];
  /** Host texts and keys of the sentence's own placeholders: their words are no news. */
  known: readonly string[];
  /** Whether a capital inside a sentence makes a name (not in titles, not in German). */
  capitals: boolean;
}

/** Names a sentence speaks of: cells of the rows, and capitalised words that come from nowhere. */
export function entitiesIn(text: string, { names, known, capitals }: EntityOptions): Found[] {
  const found: Found[] = [];
  for (const name of names) {
    for (let pos = text.indexOf(name); pos >= 0; pos = text.indexOf(name, pos + 1)) {
      const around = `${text[pos - 1] ?? ' '}${text[pos + name.length] ?? ' '}`;
      if (!/[\p{L}\p{N}]/u.test(around))
        found.push({ pos, end: pos + name.length, text: name, kind: 'entity' });
    }
  }
  if (!capitals) return found;
  const words = new Set([
    ...METHODS,
    ...known.flatMap((phrase) => phrase.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]);
  for (const match of text.matchAll(/(?<=[\p{Ll},\uFFFC] )\p{Lu}\p{Ll}{2,}/gu)) {
    if (!words.has(match[0].toLowerCase()))
      found.push({ pos: match.index, end: match.index + match[0].length, text: match[0], kind: 'entity' });
  }
  return found;
}
