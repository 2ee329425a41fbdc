import type { DeckFormat, Slide, Source, Statement, StatementField, Variable } from '../deck/types.js';
import { oneLine } from './expressions.js';
import { findStatement, tryReadWidget, type Offer, type Reading } from './offers.js';
import { phrasesFor } from './phrases/load.js';
import type { Manner, Register } from './phrases/phrases.js';
import { baseWords } from './realize/base-words.js';
import { pairWording, type Half, type Pair } from './realize/pair-words.js';
import { wordingsOf } from './realize/realize.js';
import { exprOf, type Voice } from './realize/voice.js';
import { pairOf, type PairPart } from './story/pairs.js';

const REGISTERS: readonly Manner[] = ['title', 'point', 'note', 'labelled', 'open', 'tested', 'test'];
/** Where the words of a register usually are; a cover says a headline below its title. */
const USUAL: Readonly<Record<StatementField, Register>> = { title: 'title', text: 'point', notes: 'note' };

export interface CheckedStatement {
  statement: Statement;
  offer: Offer;
  /** Which words of code the quote is: its register, and its place among the wordings of that. */
  register: Manner;
  wording: number;
}

const readings = new WeakMap<
  NonNullable<Source['data']>,
  { widget: Source['widget']; reading: Reading | undefined }
>();

/** The reading of a source's rows; undefined where they are not all here, or do not fit their widget. */
export function readSource(source: Source): Reading | undefined {
  const { widget, columns, data } = source;
  if (!widget || !data || data.truncated) return undefined;
  const known = readings.get(data);
  if (known?.widget === widget) return known.reading;
  const reading = tryReadWidget({
    ...widget, columns, rows: data.rows, rowCount: data.rows.length, queriedAt: data.queriedAt,
    ...(data.coverage ? { coverage: data.coverage } : {}),
  }); // prettier-ignore
  readings.set(data, { widget, reading });
  return reading;
}

/**
 * The statements of a slide that are true: their kind holds over the rows, and their quote is word for word what code would write. Nothing
 * that a statement says of itself is believed.
 */
export function checkStatements(
  slide: Pick<Slide, 'title' | 'source' | 'variables' | 'statements'>,
  sources: Record<string, Source>,
  format: DeckFormat,
): CheckedStatement[] {
  return (slide.statements ?? []).flatMap((statement) => {
    const found = partOf(statement, sources);
    if (!found) return [];
    const { reading, offer } = found;
    if (statement.with) {
      const other = partOf(statement.with, sources);
      const words = other && pairWords(statement, found, other, { slide, format });
      // Of what no longer goes together each is told by itself, with its measure.
      return words === oneLine(statement.quote)
        ? [{ statement, offer, register: 'labelled', wording: 0 }]
        : [];
    }
    const own = statement.source === slide.source;
    const voice = {
      locale: format.locale,
      phrases: phrasesFor(format.locale),
      ...(own ? {} : binding(statement.source, slide.variables)),
    };
    const quote = oneLine(statement.quote);
    const usual = USUAL[statement.field];
    const beside = own && isBaseSaid(slide, reading, offer, voice) ? (['beside'] as const) : [];
    for (const register of [usual, ...REGISTERS.filter((one) => one !== usual), ...beside]) {
      const wording = wordingsOf(reading.frame, offer.finding, register, voice).findIndex(
        (one) => oneLine(one) === quote,
      );
      if (wording >= 0) return [{ statement, offer, register, wording }];
    }
    return [];
  });
}

/** A statement as its source bears it out; undefined where it does not hold, or its rows are not all here. */
export function partOf(
  { kind, source: id, args }: Pick<Statement, 'kind' | 'source' | 'args'>,
  sources: Readonly<Record<string, Source>>,
): PairPart | undefined {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  const reading = source && readSource(source);
  const offer = reading && findStatement(reading.frame, kind, args);
  return reading && offer && { reading, offer };
}

/** The words of code for a statement and the one beside it, on one line. */
function pairWords(
  statement: Statement,
  one: PairPart,
  other: PairPart,
  { slide, format: { locale } }: { slide: Pick<Slide, 'variables'>; format: DeckFormat },
): string | undefined {
  const pair = pairOf(one, other);
  const half = ({ reading }: PairPart, at: 0 | 1, source: string): Half => ({
    frame: reading.frame,
    finding: (pair as Pair).findings[at],
    voice: {
      locale,
      phrases: phrasesFor(locale),
      ...binding(source, slide.variables),
    },
  });
  const words =
    pair && pairWording(pair, half(one, 0, statement.source), half(other, 1, statement.with?.source ?? ''));
  return words === undefined ? undefined : oneLine(words);
}

/** Whether the slide's title is a checked sentence of the same rows that says whose they are, so that a bullet need not. */
function isBaseSaid(
  { title, source, statements = [] }: Pick<Slide, 'title' | 'source' | 'statements'>,
  { frame }: Reading,
  { finding }: Offer,
  voice: Voice,
): boolean {
  const base = baseWords(frame, finding, voice);
  if (base === '') return false;
  return statements.some((one) => {
    const quote = oneLine(one.quote);
    if (one.field !== 'title' || one.source !== source || quote !== oneLine(title)) return false;
    const offer = findStatement(frame, one.kind, one.args);
    return (
      offer !== undefined &&
      baseWords(frame, offer.finding, voice) === base &&
      wordingsOf(frame, offer.finding, 'title', voice).some((wording) => oneLine(wording) === quote)
    );
  });
}

/** How a voice writes expressions as the variables of a slide, and reads them back. */
function binding(
  source: string,
  variables: Readonly<Record<string, Variable>>,
): Pick<Voice, 'bind' | 'exprOf'> {
  return {
    bind: (expr) => variableOf(expr, source, variables),
    exprOf: (name) => exprOf(variables[name]),
  };
}

/** The variable that stands for an expression over the rows of a source; one that no slide has where there is none. */
export function variableOf(
  expr: string,
  source: string,
  variables: Readonly<Record<string, Variable>>,
): string {
  const found = Object.entries(variables).find(
    ([, variable]) =>
      typeof variable === 'object' &&
      variable !== null &&
      variable.expr === expr &&
      variable.source === source,
  );
  return found?.[0] ?? '';
}
