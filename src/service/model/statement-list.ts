import type { Slide, StatementField } from '../../core/deck/types.js';
import { splitSentences } from '../../core/guard/sentences.js';
import { CATALOG } from '../../core/statements/catalog/catalog.js';
import { oneLine } from '../../core/statements/expressions.js';
import type { Reading } from '../../core/statements/offers.js';
import { tryReadWidget } from '../../core/statements/offers.js';
import { phrasesFor } from '../../core/statements/phrases/load.js';
import { deckVoice } from '../../core/statements/story/deck-voice.js';
import { tell } from '../../core/statements/story/tell.js';
import { offerOf, sameArgs, type StatementWish } from '../../core/statements/story/wishes.js';
import type { WidgetInput } from '../../core/stream/protocol.js';
import { resolveTemplate } from '../../core/template/index.js';

/** What a model may choose: a statement, or a line of the slide that is in words of its own. */
export interface Choosable {
  id: string;
  wish: StatementWish | { text: string };
  /** As a reader sees it; with slots in place of figures and names where the rows may not be seen. */
  sentence: string;
}

/** A kind that a model may make a statement of. */
export interface KindOffer {
  kind: string;
  args: readonly string[];
  says: string;
}

export interface StandingLine {
  field: StatementField;
  id: string;
  text: string;
}

export interface StatementList {
  entries: readonly Choosable[];
  /** For statements of the model's own; none where the rows may not be seen. */
  kinds: readonly KindOffer[];
  /** What stands on the slide that is rewritten, in its order; a line of its text with the marker that it begins with. */
  standing: readonly StandingLine[];
  reading: Reading | undefined;
}

const MOST_OFFERS = 24;
/** Kinds that say what the rows are: no finding that a headline could tell. */
const ABOUT_ROWS: ReadonlySet<string> = new Set(['rows', 'missing', 'partial', 'sample']);

export const isHeadline = (wish: Choosable['wish']): boolean => 'text' in wish || !ABOUT_ROWS.has(wish.kind);

/** All that can be said of a widget, strongest first, and what a slide says already. */
export function statementList(widget: WidgetInput | undefined, locale: string, slide?: Slide): StatementList {
  const reading = widget && tryReadWidget(widget);
  const entries: Choosable[] = [];
  const add = (id: string, wish: Choosable['wish'], sentence: string): string => {
    entries.push({ id, wish, sentence });
    return id;
  };
  const addStatement = (wish: StatementWish): string | undefined => {
    const known = entries.find(
      (entry) =>
        'kind' in entry.wish && entry.wish.kind === wish.kind && sameArgs(entry.wish.args, wish.args),
    );
    if (known) return known.id;
    const sentence = reading && widget && sentenceOf(wish, widget, reading, locale);
    return sentence === undefined ? undefined : add(`s${entries.length + 1}`, wish, sentence);
  };
  for (const wish of reading ? offered(reading) : []) {
    if (entries.length >= MOST_OFFERS) break;
    addStatement(wish);
  }
  const standing: StandingLine[] = [];
  for (const { field, text } of slide ? linesOf(slide) : []) {
    const own = slide?.statements?.find(
      ({ quote, source }) => oneLine(quote) === bare(text) && source === widget?.id,
    );
    const id = own && addStatement({ kind: own.kind, args: own.args });
    standing.push({ field, id: id ?? add(`k${standing.length + 1}`, { text }, text), text });
  }
  const kinds = reading?.frame.seen ? kindsOf(reading, locale) : [];
  return { entries, kinds, standing, reading };
}

/** What holds over the rows; where they may not be seen what its columns let somebody look for. */
export function offered({ frame, offers }: Reading): StatementWish[] {
  if (frame.seen) return offers.map(({ kind, finding }) => ({ kind, args: finding.args }));
  return [...CATALOG].flatMap(([name, kind]) => kind.candidates(frame).map((args) => ({ kind: name, args })));
}

/** How code words a statement, as `Choosable.sentence` is; undefined where it cannot. */
export function sentenceOf(
  wish: StatementWish,
  widget: WidgetInput,
  reading: Reading,
  locale: string,
): string | undefined {
  if (!reading.frame.seen) return formOf(wish.kind, locale);
  const offer = offerOf(reading, wish);
  const options = { register: 'title', field: 'title', turn: 0, again: true } as const;
  const told = offer && tell(widget, reading, offer, deckVoice(locale), options);
  const table = { rows: widget.rows ?? [], columns: widget.columns, locale };
  return told && resolveTemplate(told.text, {}, table).text;
}

/** What a kind says, without figures and names: `{Who} leads with {share} of {measure}`. */
function formOf(kind: string, locale: string): string | undefined {
  const { forms } = phrasesFor(locale);
  const [, form] = Object.entries(forms).find(([name]) => name === kind || name.startsWith(`${kind}.`)) ?? [];
  return form?.title.split(' | ')[0];
}

function kindsOf({ frame }: Reading, locale: string): KindOffer[] {
  return [...CATALOG].flatMap(([name, kind]): KindOffer[] => {
    const [first] = kind.candidates(frame);
    const says = formOf(name, locale);
    const args = Object.keys(first ?? {});
    return says === undefined || args.length === 0 ? [] : [{ kind: name, args, says }];
  });
}

/** The lines of a slide as they are written: its title, those of its text, and its notes by statements and sentences. */
function linesOf({
  title,
  text,
  notes = '',
  statements = [],
}: Slide): { field: StatementField; text: string }[] {
  const said = statements
    .filter(({ field, quote }) => field === 'notes' && quote !== '')
    .map(({ quote }) => quote);
  let rest = notes;
  const lines: string[] = [];
  for (const quote of said)
    if (rest.includes(quote)) {
      lines.push(quote);
      rest = rest.replace(quote, () => ' ');
    }
  const sentences = splitSentences(rest).flatMap((block) => block.sentences.map((one) => one.text));
  const of = (field: StatementField, all: readonly string[]) =>
    all.filter((line) => line.trim() !== '').map((line) => ({ field, text: line.trim() }));
  return [...of('title', [title]), ...of('text', text.split('\n')), ...of('notes', [...lines, ...sentences])];
}

const bare = (line: string): string => oneLine(line.replace(/^\s*[-*+]\s+/, ''));
