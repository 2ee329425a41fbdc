import type { Claim, Variable } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { evaluate, resolveTemplate, TemplateError } from '../../template/index.js';
import type { ResolvedPart, TemplateOptions } from '../../template/types.js';
import type { DeckVoice } from './deck-voice.js';
import { languageOf, type NoteKey, type Phrases, type PointKey, type TitleKey } from './phrases.js';
import { fill, type Story, type Telling } from './telling.js';

/** A title longer than this wraps where it should not. */
const TITLE_LENGTH = 70;
const EXPRESSION = /\{\{\s*(.*?)\s*(?:\|[^{}]*)?\}\}/g;

export interface WriterOptions {
  phrases: Phrases;
  locale: string;
  /** Which phrasing comes first: rewrites of a slide get another one. */
  turn: number;
  /** Phrasings of a sentence go round over the slides of a deck. */
  deck?: DeckVoice;
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
  const bullets = sentences('points', story.points, phrases.points, options, options.points, shown);
  const spoken = sentences('notes', story.notes, phrases.notes, options, 4);
  for (const { text, test } of [...bullets, ...spoken]) claim(text, test);
  return {
    title,
    text: bullets.map(({ text }) => `- ${text}`).join('\n'),
    notes: spoken.map(({ text }) => text).join(' '),
    claims,
  };
}

function sentences<Key extends PointKey | NoteKey>(
  kind: 'points' | 'notes',
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
    const phrasing = phrasings(kind, telling, table, options).find(
      ({ text }) => resolves(text, options) !== undefined && isNews(text, shown),
    );
    if (!phrasing) continue;
    const { text } = phrasing;
    used(kind, telling.key, phrasing.index, options);
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

interface Phrasing {
  text: string;
  index: number;
}

/** The phrasings of a sentence, filled, from the one whose turn it is. */
function phrasings<Key extends string>(
  kind: string,
  { key, slots }: Telling<Key>,
  table: Record<Key, readonly string[]>,
  { turn, deck, phrases, locale }: WriterOptions,
): Phrasing[] {
  const list = table[key];
  const start = deck?.rotation.get(`${kind} ${key}`) ?? turn;
  return list.flatMap((_, step) => {
    const index = (start + step) % list.length;
    const text = fill(list[index] ?? '', slots);
    return text === undefined ? [] : [{ text: inOneLanguage(text, phrases, locale), index }];
  });
}

const DATES = /(\{\{[^{}]*\| date:(?:\w+|"[^"]*"))(?=\s*(?:\||\}\}))/g;

/** Names of months and days belong to the words around them, where figures follow the deck. */
const inOneLanguage = (text: string, { language }: Phrases, locale: string): string =>
  language === languageOf(locale) ? text : text.replace(DATES, `$1,${language}`);

function used(kind: string, key: string, index: number, { deck }: WriterOptions): void {
  deck?.rotation.set(`${kind} ${key}`, index + 1);
}

/** The next phrasing short enough for a title once its figures stand in it; else the shortest. None that the deck has already. */
function titlePhrasing(telling: Telling<TitleKey>, options: WriterOptions): string | undefined {
  const { deck, longest = TITLE_LENGTH } = options;
  const rendered = phrasings('titles', telling, options.phrases.titles, options)
    .map((one) => ({ ...one, length: resolves(one.text, options) }))
    .filter((one): one is Phrasing & { length: number } => one.length !== undefined);
  const fresh = rendered.filter(({ text }) => !deck?.titles.has(`${options.source ?? ''} ${text}`));
  const fits = fresh.find(({ length }) => length <= longest);
  const chosen = fits ?? [...fresh].sort((a, b) => a.length - b.length)[0];
  if (!chosen) return undefined;
  used('titles', telling.key, chosen.index, options);
  deck?.titles.add(`${options.source ?? ''} ${chosen.text}`);
  return chosen.text;
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

/** Length of the text with its figures in place; undefined where one cannot be computed, is null or is a name without text. */
function resolves(text: string, options: WriterOptions): number | undefined {
  const rows = rowsFor(options);
  if (!rows) return 0;
  const { text: shown, parts, problems } = resolveTemplate(text, options.variables, rows);
  const isMissing = (part: ResolvedPart): boolean =>
    part.kind === 'value' &&
    (part.value === null || (typeof part.value === 'string' && part.text.trim() === ''));
  if (problems.length > 0 || parts.some(isMissing)) return undefined;
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
