import { resolveTemplate } from '../template/index.js';
import type { ResolvedTemplate, TemplateOptions, TemplateSource } from '../template/types.js';
import type { Deck, DeckFormat, Slide, Source } from './types.js';

/** A slide's templates with their values: what layout, provenance and exporters read. */
export interface ResolvedSlide {
  slideId: string;
  title: ResolvedTemplate;
  text: ResolvedTemplate;
  notes: ResolvedTemplate;
  /** Text blocks by block id. */
  blocks: Record<string, ResolvedTemplate>;
}

/**
 * The rows of sources that have data, of all or of these, as template options name them. Null prototype: source ids are foreign text.
 */
export function templateSources(
  sources: Record<string, Source>,
  ids: Iterable<string> = Object.keys(sources),
): Record<string, TemplateSource> {
  const found: Record<string, TemplateSource> = Object.create(null) as Record<string, TemplateSource>;
  for (const id of ids) {
    const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
    if (source?.data) {
      const { rows, truncated } = source.data;
      found[id] = { rows, columns: source.columns, truncated };
    }
  }
  return found;
}

/** The sources that a template may read: the one it stands over, and those that variables name. */
export function readableSources(
  { variables }: Pick<Slide, 'variables'>,
  own: string | undefined,
): ReadonlySet<string> {
  const named = Object.values(variables).map((it) => (typeof it === 'object' ? it?.source : undefined));
  return new Set([own, ...named].filter((id) => id !== undefined));
}

/** Options under which a template of a slide reads `source`'s rows (none where it has none). */
export function templateOptions(
  sources: Record<string, TemplateSource>,
  format: DeckFormat,
  source: string | undefined,
): TemplateOptions {
  const { locale, timeZone, currency } = format;
  const own = source !== undefined && Object.hasOwn(sources, source) ? sources[source] : undefined;
  return { ...own, sources, locale, timeZone, currency };
}

type ResolveText = (text: string, source?: string) => ResolvedTemplate;

function resolverOf(deck: Deck, slide: Slide): ResolveText {
  return (text, source = slide.source) => {
    const sources = templateSources(deck.sources, readableSources(slide, source));
    return resolveTemplate(text, slide.variables, templateOptions(sources, deck.format, source));
  };
}

/** Resolves a text of a slide over the rows of `source`, the slide's own when not given. Never throws. */
export function resolveText(deck: Deck, slide: Slide, text: string, source?: string): ResolvedTemplate {
  return resolverOf(deck, slide)(text, source);
}

/**
 * Resolves every template of a slide over the deck's rows. Never throws: a bad placeholder's source stands in the text and
 * its problem in `problems`.
 */
export function resolveSlide(deck: Deck, slide: Slide): ResolvedSlide {
  const resolve = resolverOf(deck, slide);
  const blocks: Record<string, ResolvedTemplate> = Object.create(null) as Record<string, ResolvedTemplate>;
  for (const block of slide.blocks) {
    if (block.kind === 'text') blocks[block.id] = resolve(block.text, block.source);
  }
  return {
    slideId: slide.id,
    title: resolve(slide.title),
    text: resolve(slide.text),
    notes: resolve(slide.notes ?? ''),
    blocks,
  };
}
