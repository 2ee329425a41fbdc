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

interface Made {
  found: Record<string, TemplateSource>;
  /** How many of them there are. */
  count: number;
}
const made = new WeakMap<Record<string, Source>, Made>();

/**
 * The rows of sources that have data, as template options name them. Null prototype: source ids are foreign text. Those of the last
 * time are given again where they still hold, since every text of a slide asks for them.
 */
export function templateSources(sources: Record<string, Source>): Record<string, TemplateSource> {
  const last = made.get(sources);
  if (last && stillHold(last, sources)) return last.found;
  const found: Record<string, TemplateSource> = Object.create(null) as Record<string, TemplateSource>;
  let count = 0;
  for (const [id, { columns, data }] of Object.entries(sources)) {
    if (!data) continue;
    found[id] = { rows: data.rows, columns, truncated: data.truncated };
    count += 1;
  }
  made.set(sources, { found, count });
  return found;
}

/** A deck may be changed in place: what is the same is seen by the rows themselves. */
function stillHold({ found, count }: Made, sources: Record<string, Source>): boolean {
  let holding = 0;
  for (const id of Object.keys(sources)) {
    const { columns, data } = sources[id] as Source;
    if (!data) continue;
    const own = found[id];
    if (own?.rows !== data.rows || own.columns !== columns || own.truncated !== data.truncated) return false;
    holding += 1;
  }
  return holding === count;
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
  const sources = templateSources(deck.sources);
  return (text, source = slide.source) =>
    resolveTemplate(text, slide.variables, templateOptions(sources, deck.format, source));
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
