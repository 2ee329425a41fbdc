import { checkTemplate, resolveTemplate } from '../template/index.js';
import type { ResolvedTemplate, TemplateOptions, TemplateProblem } from '../template/types.js';
import type { Column } from '../query/types.js';
import { templateOptions, templateSources } from './resolve.js';
import type { Deck, Slide, Source, Variable } from './types.js';

/** What the templates of a slide can name, and what they are computed from. */
export interface TemplateContext {
  options: TemplateOptions;
  variables: Record<string, Variable>;
  /** Whose rows a bare expression reads; absent where the slide has none. */
  source?: Source;
  /** Columns of that source. */
  columns: readonly Column[];
  /** Every source of the deck by its id. */
  sources: Record<string, Source>;
}

/** The context of a slide's title, text and notes. */
export function templateContext(deck: Deck, slide: Slide): TemplateContext {
  const { source: id, variables } = slide;
  const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
  return {
    options: templateOptions(templateSources(deck.sources), deck.format, id),
    variables,
    columns: source?.columns ?? [],
    sources: deck.sources,
    ...(source && { source }),
  };
}

export function resolveIn({ options, variables }: TemplateContext, text: string): ResolvedTemplate {
  return resolveTemplate(text, variables, options);
}

/** Everything that is wrong with a template, in order: what its rows show, and types that would fail over other rows. */
export function problemsIn(context: TemplateContext, text: string): TemplateProblem[] {
  const { columns, variables, sources } = context;
  const found = resolveIn(context, text).problems;
  const checked = checkTemplate(text, {
    columns,
    variables,
    sources: Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, source.columns])),
  });
  const other = checked.filter(({ pos, end }) => !found.some((one) => one.pos < end && pos < one.end));
  return [...found, ...other].sort((a, b) => a.pos - b.pos);
}
