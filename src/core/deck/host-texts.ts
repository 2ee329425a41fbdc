import type { Deck, Source } from './types.js';

/** Texts of the host that may stand on a slide as they are, figures in them or not: titles and column names of sources. */
export function sourceTexts(sources: Record<string, Source>): string[] {
  return Object.values(sources).flatMap(({ title, widget, columns }) => [
    title,
    ...(widget ? [widget.title] : []),
    ...columns.map((column) => column.name),
  ]);
}

/** Those of a whole deck: the deck's own titles and the company's name as well. */
export function hostTexts({ title, subtitle, branding, sources }: Deck): string[] {
  const own = [title, subtitle, branding?.companyName].filter((text) => text !== undefined && text !== '');
  return [...(own as string[]), ...sourceTexts(sources)];
}
