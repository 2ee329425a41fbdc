import type { Widget } from '../chart/types.js';
import { markdownOf } from './plain-text.js';
import type { Deck, Source } from './types.js';

const LABELS = ['xLabel', 'yLabel', 'value1Label', 'value2Label'] as const;

/** What the widget's author calls the axes and values of its chart. */
const labelsOf = (widget: Widget): string[] =>
  LABELS.flatMap((key) => {
    const label: unknown = widget.config?.[key];
    return typeof label === 'string' && label !== '' ? [label] : [];
  });

/**
 * Texts of the host that may stand on a slide as they are, figures in them or not: titles and column names of sources, and the labels of
 * their widgets.
 */
export function sourceTexts(sources: Record<string, Source>): string[] {
  return Object.values(sources).flatMap(({ title, widget, columns }) => [
    title,
    ...(widget ? [widget.title, ...labelsOf(widget)] : []),
    ...columns.map((column) => column.name),
  ]);
}

/** Those of a whole deck, each once: the deck's own titles and the names of company and author as well, also as a slide's text says them. */
export function hostTexts({ title, subtitle, branding, sources }: Deck): string[] {
  const own = [title, subtitle, branding?.companyName, branding?.author].flatMap((text) =>
    text ? [text, markdownOf(text)] : [],
  );
  return [...new Set([...own, ...sourceTexts(sources)])];
}
