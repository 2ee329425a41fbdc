import { bounded, matchFolded, plainForm, type Pattern } from '../../template/fold.js';
import { ACRONYMS, SHORT_FORMS } from '../../analyst/reading/short-forms.js';
import { columnMeaning } from '../column-meaning.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { plainWord } from '../word-forms.js';
import type { ColumnUse } from './column-uses.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** A place where the sentence names what is measured. */
export interface Mention {
  pos: number;
  end: number;
  text: string;
  /** Group of words that mean the same, or the column whose name it is. */
  group: string;
}
/** Whether a column stands for the measure of a group. */
export function means({ column, source }: ColumnUse, group: string, slide: SlideView): boolean {
  if (groupsOfColumn(column, source, slide).includes(group)) return true;
  return group.startsWith(COLUMN) && wordsOf(column, source, slide).includes(group.slice(COLUMN.length));
}
/** Every place where a sentence names a measure. */
export function mentionsIn({ masked }: SentenceView, slide: SlideView): Mention[] {
  const known = matchFolded(masked, MEASURE_PATTERNS).map(({ pos, end, text, kind }) => ({
    pos,
    end,
    text,
    group: kind,
  }));
  const named = numericColumns(slide).flatMap(({ name }) => {
    const words = spokenName(name);
    if (words.length < 3 || PLACES.test(words) || groupsOfText(words).length > 0) return [];
    return matchFolded(masked, patternOfName(words)).map(({ pos, end, text, kind }) => ({
      pos,
      end,
      text,
      group: kind,
    }));
  });
  const all = [...known, ...named];
  // "Dropped calls" are no calls.
  return all
    .filter(
      (mention) =>
        !all.some(
          (other) =>
            other.pos <= mention.pos &&
            mention.end <= other.end &&
            other.end - other.pos > mention.end - mention.pos,
        ),
    )
    .sort((a, b) => a.pos - b.pos);
}

/** Whether a column of numbers is what is meant: of a source, or of any. */
export const isMeasured = ({ group }: Mention, slide: SlideView, of?: string): boolean =>
  numericColumns(slide).some(
    ({ name, source }) =>
      (of === undefined || source === of) && means({ column: name, source, fn: '' }, group, slide),
  );

const namePatterns = new Map<string, readonly Pattern<string>[]>();

/** Finds the name of a column, which is compiled once however many sentences are searched for it. */
function patternOfName(words: string): readonly Pattern<string>[] {
  let patterns = namePatterns.get(words);
  if (!patterns) {
    const escaped = plainForm(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [first = '', second = '', ...more] = escaped.split(' ');
    // "Paid amount" is also the amount paid.
    const turned = second !== '' && more.length === 0 ? `|${second} ${first}` : '';
    patterns = [[`${COLUMN}${words}`, bounded(`${escaped.replace(/ /g, '[ _-]')}(?:e?s)?${turned}`)]];
    if (namePatterns.size >= 500) namePatterns.clear();
    namePatterns.set(words, patterns);
  }
  return patterns;
}

export function numericColumns({ sources }: SlideView): { name: string; source: string }[] {
  return Object.entries(sources).flatMap(([source, { columns }]) =>
    columns.filter(({ type }) => type === 'number').map(({ name }) => ({ name, source })),
  );
}

/** Numbers that say when or which, and not how much. */
export const PLACES =
  /^(?:hours?|days?|weeks?|months?|quarters?|years?|stunden?|tage?|wochen?|monate?|jahre?|heures?|jours?|semaines?|mois|annees?|horas?|dias?|semanas?|mes(?:es)?|anos?)$/;

/** What only columns shorten so: "ca" is French, and "rev" no revision. */
const SHORT_MEASURES = new Map([
  ['ca', 'chiffre d affaires'],
  ['rev', 'revenue'],
]);
/** Those that are short for another word in front of a noun: "temp_max" is a temperature, "temp_staff" is not. */
const SHORT_NOUNS = new Map([
  ['temp', 'temperature'],
  ['pop', 'population'],
  ['dist', 'distance'],
  ['elev', 'elevation'],
  ['precip', 'precipitation'],
  ['unemp', 'unemployment'],
  ['expect', 'expectancy'],
  ['vol', 'volume'],
]);
const SHORTENED = /(?<![a-z])[a-z]+(?= (?:max|min|avg|mean|high|low)$|$)/g;
/** They say how values are put together, or of which time they are: the guards know the short forms by themselves. */
const KEPT = /^(?:avg|min|max|mins|secs|hrs|wk|wks|mth|qtr|yr|yrs|num|cnt|ct|nbr|pct|tot|temp|unemp)$/;

const ROLES = /^(?:category|label|name|axis|value|val|count|cnt|num|total|sum|series|group|size|x|y|n)$/;

/** A column's name as it is said; empty for the name of a role. */
export function spokenName(name: string): string {
  const words = plainWord(name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_.\-/]+/g, ' ')).trim();
  return ROLES.test(words)
    ? ''
    : words
        .replace(SHORTENED, (short) => SHORT_NOUNS.get(short) ?? short)
        .replace(/[a-z]+/g, (short) =>
          KEPT.test(short)
            ? short
            : (SHORT_MEASURES.get(short) ?? SHORT_FORMS.get(short) ?? ACRONYMS.get(short) ?? short),
        );
}

const groupsOfText = (text: string): string[] => matchFolded(text, MEASURE_PATTERNS).map(({ kind }) => kind);

/** Begins the group of a column whose name is no known measure. */
const COLUMN = 'column ';

/** Whether what is mentioned is the name of a column. */
export const isColumn = ({ group }: Mention): boolean => group.startsWith(COLUMN);

/** An amount of money for it is what it costs: "labor_usd". */
const SPENT_ON =
  /(?<![a-z])(?:labou?r|materials?|freight|shipping|fuel|energy|electricity|heating|maintenance|repairs?|travel|payroll|personnel|staffing|hosting|lohn|personal|material|miete|energie|strom|wartung|reparatur|fracht|main d oeuvre|personnel|energie|entretien|transport|mano de obra|personal|energia|mantenimiento|transporte)(?![a-z])/;

/** Everything that names a column: itself, the column inside its SQL, the title where that can mean no other. */
function wordsOf(column: string, source: string | undefined, slide: SlideView): string {
  const owner = sourceOf(source, slide);
  const own = spokenName(column);
  const { words, ownMoney } = columnMeaning(
    column,
    owner?.widget ?? { title: owner?.title ?? '', dataKey: owner?.sql },
  );
  const only = owner?.columns.filter(({ type }) => type === 'number').length === 1;
  const said = ownMoney && SPENT_ON.test(own) ? `${own} | costs` : own;
  return own === '' || only ? `${words} | ${said} | ${plainWord(owner?.title ?? '')}` : `${said} | ${words}`;
}

/** The measures a column stands for. */
function groupsOfColumn(column: string, source: string | undefined, slide: SlideView): string[] {
  return [`${COLUMN}${spokenName(column)}`, ...groupsOfText(wordsOf(column, source, slide))];
}

const offeredBy = new WeakMap<SlideView, Set<string>>();

/** Everything that may be named at all: what columns stand for, and what the host speaks of. Once a slide. */
export function groupsOffered(slide: SlideView): Set<string> {
  let offered = offeredBy.get(slide);
  if (!offered) {
    const spoken = [...slide.allowed, ...Object.values(slide.sources).map(({ sql }) => sql)];
    offered = new Set([
      ...numericColumns(slide).flatMap(({ name, source }) => groupsOfColumn(name, source, slide)),
      ...spoken.flatMap((text) => groupsOfText(plainWord(text.replace(/_/g, ' ')))),
    ]);
    offeredBy.set(slide, offered);
  }
  return offered;
}
