import { columnRef } from '../../template/column-ref.js';
import { placeholder } from '../expressions.js';
import { areChosen, conditionsBeside, isKeyFilled, isOfLeast, type Cut } from '../frame/base.js';
import type { Frame } from '../frame/frame.js';
import type { Condition } from '../sql/types.js';
import type { Finding } from '../types.js';
import { countedThings } from '../frame/table-names.js';
import { leavesTotalsOut } from '../frame/names-of-totals.js';
import { leavesTestsOut } from '../frame/test-names.js';
import { conditionWords, leastRowsWords } from './condition-words.js';
import { previousPeriod } from './previous-period.js';
import { printSlot } from './print.js';
import type { Voice } from './voice.js';

/** A list of so many names of the groups themselves is named. */
const MOST_NAMES = 3;

/** Whose rows a sentence speaks of, where that is not everything; empty where it needs no saying. */
export function baseWords(
  frame: Frame,
  { ofAll, leastRows, form, compared }: Pick<Finding, 'ofAll' | 'leastRows' | 'form' | 'compared'>,
  voice: Voice,
): string {
  const { base, dimension, measure } = frame;
  if (ofAll === undefined) return '';
  const { words } = voice.phrases;
  const things = countedThings(frame.query?.table);
  // The title of a single figure says whose it is, but for what was left out without a word.
  if (measure?.titled) {
    const unsaid = conditionWords(
      base.conditions.filter((one) => isUnsaid(one, frame)),
      things,
      voice,
    );
    const before = compared === undefined ? '' : previousPeriod(frame, compared, voice);
    return [...(before === '' ? [] : [before]), ...unsaid].join(SEPARATORS[voice.phrases.language] ?? '; ');
  }
  const parts = new Set<string>();
  const isMembers = base.cut !== undefined && areChosen(base, frame.series);
  const isCut = ofAll === 'groups' && base.cut !== undefined && !isMembers;
  if (isCut && base.cut) {
    const grouped = frame.series !== undefined && dimension !== undefined;
    const cut = grouped && base.cut !== 'sample' ? 'some' : base.cut;
    parts.add(words.base[cut].replace('{count}', () => groupCount(frame, voice, cut)));
  }
  const stated = conditionsBeside(base, dimension, frame.series).filter(
    (one) =>
      !isOfMeasure(one, frame) &&
      // A course names both ends of its scale.
      !(
        form.startsWith('course.') &&
        one.column?.toLowerCase() === dimension?.base &&
        one.stage === 'where'
      ) &&
      // What is no part of any chart is said in the notes.
      !leavesTestsOut(one) &&
      !leavesTotalsOut(one) &&
      (ofAll === 'groups' || !isKeyFilled(frame.query, one)) &&
      // How groups were chosen is said with their number.
      !(isCut && one.stage === 'having'),
  );
  // Ranges of a quantity hold what is known of it.
  const isKnown = (one: Condition): boolean => frame.order === 'ranges' && isKeyFilled(frame.query, one);
  const named = stated.filter((one) => !isOfGroups(one, frame) && !isKnown(one) && !isOfNothing(one, frame));
  const chosen = stated.filter((one) => isOfGroups(one, frame));
  // Sums over some of the series only.
  const ofSeries = chosen.some((one) => one.column?.toLowerCase() === frame.series?.base);
  if (chosen.length > 0 && (base.cut === undefined || ofSeries))
    parts.add(words.base.some.replace('{count}', () => groupCount(frame, voice, 'some', ofSeries)));
  const noun = measure?.noun ?? '';
  const spoken = leastRows === undefined ? named : named.filter((one) => !isOfLeast(one));
  for (const part of conditionWords(spoken, things, voice))
    // "Churned customers" are named already.
    if (part !== `${noun} only`) parts.add(part);
  // Groups of so many are the larger ones.
  if (leastRows !== undefined) parts.add(leastRowsWords(leastRows, voice));
  if (stated.some(isKnown)) parts.add(words.base.known);
  if (base.unknown && parts.size === 0) parts.add(words.base.unknown);
  return [...parts].join(SEPARATORS[voice.phrases.language] ?? '; ');
}

/** Between two parts, where it is not a semicolon as in English. */
const SEPARATORS: Readonly<Record<string, string>> = { fr: '\u202f; ', ja: '；', zh: '；', ar: '؛ ' };

/** Rows that a figure leaves out by what they are called, and whose name its title does not hold. */
function isUnsaid(one: Condition, { widget }: Frame): boolean {
  const said = widget.title.toLowerCase();
  return (
    (one.kind === 'not-equal' || one.kind === 'not-in') &&
    one.stage === 'where' &&
    one.part === undefined &&
    !leavesTestsOut(one) &&
    !leavesTotalsOut(one) &&
    one.values.length > 0 &&
    one.values.every((value) => typeof value === 'string' && !said.includes(value.toLowerCase()))
  );
}

/** A row without a value is in no average and no sum, whether or not the query says so. */
const isOfMeasure = (
  { column, kind, values, stage }: Condition,
  { measure, against, query }: Frame,
): boolean =>
  // What is nothing is no level of anything; of a sum losses may be left out.
  (kind === 'filled' ||
    (kind === 'greater' && values[0] === 0 && stage === 'where' && measure?.additive === false)) &&
  [measure, against].some(
    (one) =>
      one && query?.origin(one.column)?.columns.some((name) => name.toLowerCase() === column?.toLowerCase()),
  );

/** Sums of more than nothing: those that are left out add nothing. */
const isOfNothing = ({ kind, stage, values, aggregation }: Condition, { measure, query }: Frame): boolean =>
  stage === 'having' &&
  kind === 'greater' &&
  values[0] === 0 &&
  measure?.additive === true &&
  aggregation === query?.origin(measure.column)?.aggregation;

/** A list of many names of the groups themselves, or a query for them, says which groups are shown. */
const isOfGroups = ({ column, kind, values, stage }: Condition, { dimension, series }: Frame): boolean =>
  stage === 'where' &&
  (kind === 'in' || kind === 'not-in') &&
  (values.length === 0 || values.length > MOST_NAMES) &&
  (column?.toLowerCase() === dimension?.base || column?.toLowerCase() === series?.base);

/** How many groups are shown, with their noun where the language can inflect it: "of the 3 reasons shown". */
function groupCount(frame: Frame, voice: Voice, cut: Cut, ofSeries = false): string {
  const { series, dimension, shape } = frame;
  const groups = ofSeries ? series : dimension;
  const grouped = series !== undefined && groups !== undefined && shape !== 'flows';
  // A box is made of many rows.
  const expr = groups && (grouped || shape === 'boxes') ? `distinct(${columnRef(groups.column)})` : 'count()';
  const counted =
    cut === 'some' && voice.phrases.counted && groups && shape !== 'flows'
      ? printSlot({ as: 'count', expr, of: groups }, voice)
      : undefined;
  return counted ?? placeholder(voice.bind?.(expr) ?? expr, 'integer');
}
