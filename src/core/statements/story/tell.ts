import type { Claim, Statement, StatementField, Variable } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { resolveTemplate } from '../../template/index.js';
import type { Offer, Reading } from '../offers.js';
import type { Manner } from '../phrases/phrases.js';
import { wordingsOf } from '../realize/realize.js';
import { exprOf, type Voice } from '../realize/voice.js';
import type { DeckVoice } from './deck-voice.js';

/** A headline's length: what fits in two lines. */
const TITLE_LENGTH = 100;
/** Wordings of a form; behind them are shorter ones of less content. */
const MOST_WORDINGS = 3;

export interface Told {
  text: string;
  /** As a reader sees it. */
  shown: string;
  statement: Statement;
  claim: Claim;
  /** Of what it says beside its statement. */
  claimWith?: Claim;
  /** Expressions whose values it shows. */
  figures: ReadonlySet<string>;
}

export interface TellOptions {
  register: Manner;
  field: StatementField;
  /** Where the first wording is looked for; another number gives other words. */
  turn: number;
  /** On a slide of several sources expressions are variables: new ones are added here. */
  variables?: Record<string, Variable>;
  /** It may say what another slide says, as a summary does. */
  again?: boolean;
  /** Said only where it fits in its place: else something shorter says as much. */
  fits?: boolean;
}

/** Puts a finding into words that the deck has not used yet; undefined where it was told, or its figures cannot be printed. */
export function tell(
  widget: WidgetInput,
  { frame }: Reading,
  offer: Offer,
  deck: DeckVoice,
  { register, field, turn, variables, again = false, fits = false }: TellOptions,
): Told | undefined {
  const added: Record<string, Variable> = {};
  const voice = { ...deck, ...(variables && binding(widget.id, variables, added)) };
  const wordings = wordingsOf(frame, offer.finding, register, voice);
  const candidates = wordings.flatMap((text, index) => {
    const shown = resolved(text, [widget], { ...variables, ...added }, deck.locale);
    return shown === undefined ? [] : [{ text, index, ...shown }];
  });
  const [first] = candidates;
  const signature = [offer.finding.form, frame.measure?.noun, frame.against?.noun, first?.values].join(' ');
  if (!first || (!again && deck.told.has(signature))) return undefined;
  const fitting =
    register === 'title' ? candidates.filter(({ length }) => length <= TITLE_LENGTH) : candidates;
  if (fits && fitting.length === 0) return undefined;
  const choices =
    fitting.length > 0
      ? fitting.slice(0, MOST_WORDINGS)
      : [candidates.reduce((a, b) => (b.length < a.length ? b : a))];
  const start = turn % choices.length;
  const order = [...choices.slice(start), ...choices.slice(0, start)];
  const usedAs = (index: number): string => `${offer.finding.form} ${register} ${index}`;
  const chosen = order.find(({ index }) => !deck.used.has(usedAs(index))) ?? order[0];
  if (!chosen) return undefined;
  deck.used.add(usedAs(chosen.index));
  if (!again && register !== 'note') deck.told.add(signature);
  for (const [name, variable] of Object.entries(added))
    if (chosen.text.includes(name) && variables) variables[name] = variable;
  const { kind, finding } = offer;
  return {
    text: chosen.text,
    shown: chosen.shown,
    statement: { id: '', kind, source: widget.id, args: { ...finding.args }, field, quote: chosen.text },
    claim: { id: '', quote: chosen.text, test: finding.claim, source: widget.id },
    figures: chosen.figures,
  };
}

/** How a voice writes expressions as variables of a source, and reads them back. */
export const binding = (
  source: string,
  variables: Readonly<Record<string, Variable>>,
  added: Record<string, Variable>,
): Required<Pick<Voice, 'bind' | 'exprOf'>> => ({
  bind: (expr) => bound(expr, source, variables, added),
  exprOf: (name) => exprOf(added[name] ?? variables[name]),
});

/** The variable of an expression: one that is there, or a new one. */
export function bound(
  expr: string,
  source: string,
  variables: Readonly<Record<string, Variable>>,
  added: Record<string, Variable>,
): string {
  const all = { ...variables, ...added };
  const known = Object.entries(all).find(
    ([, variable]) =>
      typeof variable === 'object' &&
      variable !== null &&
      variable.expr === expr &&
      variable.source === source,
  );
  if (known) return known[0];
  // Names of wordings that were passed over are free again, so their number says nothing.
  let n = Object.keys(all).length;
  while (Object.hasOwn(all, `figure_${letters(n)}`)) n += 1;
  const name = `figure_${letters(n)}`;
  added[name] = { expr, source };
  return name;
}

/** 0 → a, 25 → z, 26 → ba: names without digits. */
const letters = (n: number): string =>
  n < 26 ? String.fromCharCode(97 + n) : letters(Math.floor(n / 26)) + String.fromCharCode(97 + (n % 26));

/** The text with its figures in place; undefined where one cannot be computed, or is null or empty. */
export function resolved(
  text: string,
  widgets: readonly WidgetInput[],
  variables: Record<string, Variable>,
  locale: string,
): { shown: string; length: number; values: string; figures: Set<string> } | undefined {
  const tables = widgets.map(({ id, rows, columns }) => [id, { rows: rows ?? [], columns }] as const);
  const {
    text: shown,
    parts,
    problems,
  } = resolveTemplate(text, variables, {
    ...(tables[0]?.[1] ?? { rows: [], columns: [] }),
    sources: Object.fromEntries(tables),
    locale,
  });
  const values = parts.filter((part) => part.kind === 'value');
  if (problems.length > 0 || values.some((part) => part.value === null || part.text.trim() === ''))
    return undefined;
  // Different figures that print alike say nothing of their difference.
  const printed = new Map<string, unknown>();
  for (const { text: figure, value } of values) {
    if (typeof value === 'number' && printed.has(figure) && printed.get(figure) !== value) return undefined;
    printed.set(figure, value);
  }
  return {
    shown,
    length: shown.length,
    values: values.map((part) => part.text).join(' '),
    figures: new Set(
      values.filter(({ value }) => typeof value === 'number').map(({ expression }) => expression),
    ),
  };
}
