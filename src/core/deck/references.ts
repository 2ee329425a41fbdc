import type { Asset, Deck, Slide, Source } from './types.js';

/** Ids of sources and assets that slides name, with what they keep aside. Templates name columns and variables only. */
export function referencesOf(slides: readonly Slide[]): { sources: Set<string>; assets: Set<string> } {
  const sources = new Set<string>();
  const assets = new Set<string>();
  for (const { source, blocks, aside, claims, statements = [], variables } of slides) {
    const all = [...blocks, ...(aside?.blocks ?? [])];
    const computed = Object.values(variables).filter((variable) => typeof variable === 'object');
    const beside = statements.map((statement) => statement.with);
    const parts = [...all, ...claims, ...statements, ...beside, ...computed];
    const named = [source, ...parts.map((part) => part?.source)];
    for (const id of named) if (id !== undefined) sources.add(id);
    for (const block of all) if (block.kind === 'image') assets.add(block.asset);
  }
  return { sources, assets };
}

/** The sources and assets of a deck that some slides of it need. */
export function neededBy(deck: Deck, slides: readonly Slide[]): Pick<Deck, 'sources' | 'assets'> {
  const { sources, assets } = referencesOf(slides);
  return { sources: picked<Source>(deck.sources, sources), assets: picked<Asset>(deck.assets, assets) };
}

function picked<T>(entries: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));
}
