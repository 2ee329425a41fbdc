import type { Claim, Variable } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { evaluate, resolveTemplate, TemplateError } from '../../template/index.js';
import type { TemplateOptions } from '../../template/types.js';
import type { NoteKey, Phrases, PointKey, TitleKey } from './phrases.js';
import { fill, type Story, type Telling } from './telling.js';

/** A title longer than this wraps where it should not. */
const TITLE_LENGTH = 70;
const EXPRESSION = /\{\{\s*(.*?)\s*(?:\|[^{}]*)?\}\}/g;

export interface WriterOptions {
  phrases: Phrases;
  locale: string;
  /** Which phrasing: neighbours on a deck and rewrites of a slide get different ones. */
  turn: number;
  /** Rows of each source by widget id; absent where they may not be seen. */
  widgets: readonly WidgetInput[];
  source?: string;
  variables: Record<string, Variable>;
  /** At most so many bullets. */
  points: number;
  /** Longest title, in characters; a headline's length where absent. */
  longest?: number;
}

export interface Text {
  title: string;
  text: string;
  notes: string;
  claims: Claim[];
}

/** Puts a story into words: the sentences that hold over the rows, each with its claim. */
export function writeText(story: Story, options: WriterOptions): Text {
  const claims: Claim[] = [];
  const { phrases } = options;
  const claim = (quote: string, test: string | undefined): void => {
    if (test === undefined) return;
    const source = options.source === undefined ? {} : { source: options.source };
    claims.push({ id: `claim-${claims.length + 1}`, quote, test, ...source });
  };
  let title = '';
  for (const telling of story.titles) {
    const phrasing = holds(telling, options) ? titlePhrasing(telling, options) : undefined;
    if (phrasing === undefined) continue;
    title = phrasing;
    claim(title, telling.test);
    break;
  }
  // Where rows are not seen, what was said before may still be taken out.
  const shown = rowsFor(options) ? figuresIn(title) : undefined;
  const bullets = sentences(story.points, phrases.points, options, options.points, shown);
  const spoken = sentences(story.notes, phrases.notes, options, 4);
  for (const { text, test } of [...bullets, ...spoken]) claim(text, test);
  return {
    title,
    text: bullets.map(({ text }) => `- ${text}`).join('\n'),
    notes: spoken.map(({ text }) => text).join(' '),
    claims,
  };
}

function sentences<Key extends PointKey | NoteKey>(
  tellings: readonly Telling<Key>[],
  table: Record<Key, readonly string[]>,
  options: WriterOptions,
  most: number,
  shown?: Set<string>,
): { text: string; test?: string }[] {
  const said = new Set<Key>();
  const found: { text: string; test?: string }[] = [];
  for (const telling of tellings) {
    if (found.length >= most) break;
    if (said.has(telling.key) || !holds(telling, options)) continue;
    const text = phrasings(telling, table, options.turn).find(
      (one) => resolves(one, options) !== undefined && isNews(one, shown),
    );
    if (text === undefined) continue;
    said.add(telling.key);
    if (shown) for (const figure of figuresIn(text)) shown.add(figure);
    found.push({ text, ...(telling.test === undefined ? {} : { test: telling.test }) });
  }
  return found;
}

/** The expressions whose values a sentence shows. */
function figuresIn(text: string): Set<string> {
  return new Set([...text.matchAll(EXPRESSION)].map(([, expression = '']) => expression));
}

/** A sentence whose every figure and name stands on the slide already says nothing new. */
function isNews(text: string, shown: ReadonlySet<string> | undefined): boolean {
  const figures = figuresIn(text);
  return !shown || figures.size === 0 || [...figures].some((figure) => !shown.has(figure));
}

/** The phrasings of a sentence from `turn` on, filled. */
function phrasings<Key extends string>(
  { key, slots }: Telling<Key>,
  table: Record<Key, readonly string[]>,
  turn: number,
): string[] {
  const list = table[key];
  return list
    .map((_, index) => fill(list[(turn + index) % list.length] ?? '', slots))
    .filter((text) => text !== undefined);
}

/** The next phrasing short enough for a title once its figures stand in it; else the shortest. */
function titlePhrasing(telling: Telling<TitleKey>, options: WriterOptions): string | undefined {
  const rendered = phrasings(telling, options.phrases.titles, options.turn)
    .map((text) => ({ text, length: resolves(text, options) }))
    .filter((one): one is { text: string; length: number } => one.length !== undefined);
  const fits = rendered.find(({ length }) => length <= (options.longest ?? TITLE_LENGTH));
  return (fits ?? rendered.sort((a, b) => a.length - b.length)[0])?.text;
}

/** Whether a sentence's claim is true over the rows; without rows the page decides. */
function holds({ test }: Telling<string>, options: WriterOptions): boolean {
  const rows = rowsFor(options);
  if (test === undefined || !rows) return true;
  try {
    return evaluate(test, { ...rows, variables: options.variables }) === true;
  } catch (error) {
    if (error instanceof TemplateError) return false;
    throw error;
  }
}

/** Length of the text with its figures in place; undefined where one cannot be computed or is null. */
function resolves(text: string, options: WriterOptions): number | undefined {
  const rows = rowsFor(options);
  if (!rows) return 0;
  const { text: shown, parts, problems } = resolveTemplate(text, options.variables, rows);
  if (problems.length > 0 || parts.some((part) => part.kind === 'value' && part.value === null))
    return undefined;
  return shown.length;
}

function rowsFor({ widgets, source, locale }: WriterOptions): TemplateOptions | undefined {
  const sources: NonNullable<TemplateOptions['sources']> = Object.create(null) as NonNullable<
    TemplateOptions['sources']
  >;
  for (const { id, rows, rowCount, columns } of widgets) {
    if (!rows || rows.length < rowCount) return undefined;
    sources[id] = { rows, columns };
  }
  const own = source === undefined ? undefined : sources[source];
  return { ...own, sources, locale };
}
