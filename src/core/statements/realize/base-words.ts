import { columnRef } from '../../template/column-ref.js';
import { placeholder, plainText } from '../expressions.js';
import { conditionsBeside } from '../frame/base.js';
import type { Frame } from '../frame/frame.js';
import { capitalized, isRoleName, readableName } from '../frame/names.js';
import { namedUnit } from '../frame/units.js';
import type { Condition } from '../sql/types.js';
import type { Finding } from '../types.js';
import { listed, speakable } from './print.js';
import type { Voice } from './voice.js';

/** So many names of a condition fit in a sentence. */
const MOST_NAMES = 3;

/** Whose rows a sentence speaks of, where that is not everything; empty where it needs no saying. */
export function baseWords(frame: Frame, { ofAll }: Pick<Finding, 'ofAll'>, voice: Voice): string {
  const { base, dimension, measure } = frame;
  // The title of a single figure says whose it is.
  if (ofAll === undefined || measure?.titled) return '';
  const { words } = voice.phrases;
  const parts = new Set<string>();
  if (ofAll === 'groups' && base.cut !== undefined) {
    const grouped = frame.series !== undefined && dimension !== undefined;
    parts.add(
      words.base[grouped && base.cut !== 'sample' ? 'some' : base.cut].replace(
        '{count}',
        groupCount(frame, voice),
      ),
    );
  }
  const stated = conditionsBeside(base, dimension).filter((one) => !isOfMeasure(one, frame));
  const named = stated.filter((one) => !isOfGroups(one, frame));
  if (named.length < stated.length && ofAll === 'groups' && base.cut === undefined)
    parts.add(words.base.some.replace('{count}', groupCount(frame, voice)));
  for (const part of conditionParts(named, voice)) parts.add(part);
  if (base.unknown && parts.size === 0) parts.add(words.base.unknown);
  return [...parts].join('; ');
}

/** Groups of so many rows at least. */
const isLeastCount = ({ kind, aggregation, column }: Condition): boolean =>
  aggregation === 'count' && column === undefined && kind.startsWith('greater');

/** Each condition that can be named by itself, then the columns of all others together. */
function conditionParts(conditions: readonly Condition[], voice: Voice): string[] {
  const { words } = voice.phrases;
  const parts: string[] = [];
  const others = { filled: new Set<string>(), filtered: new Set<string>() };
  for (const condition of conditions) {
    const { kind, stage } = condition;
    const names = namesIn(condition, voice);
    if (stage === 'having') parts.push(isLeastCount(condition) ? words.base.larger : words.base.groups);
    else if (names && (kind === 'equal' || kind === 'in'))
      parts.push(words.base.only.replace('{names}', () => names));
    else if (names && (kind === 'not-equal' || kind === 'not-in'))
      parts.push(words.base.without.replace('{names}', () => names));
    else {
      const noun = columnWords(condition, voice);
      if (noun === undefined) parts.push(words.base.rows);
      else others[kind === 'filled' ? 'filled' : 'filtered'].add(noun);
    }
  }
  for (const key of ['filled', 'filtered'] as const)
    if (others[key].size > 0)
      parts.push(words.base[key].replace('{noun}', () => listed([...others[key]], voice)));
  return parts;
}

function columnWords({ column, part }: Condition, { phrases: { lowerNouns } }: Voice): string | undefined {
  const own = column === undefined || isRoleName(column) ? '' : readableName(namedUnit(part ?? column).name);
  if (!speakable(own)) return undefined;
  return lowerNouns ? own : capitalized(own);
}

/** A row without a value is in no average and no sum, whether or not the query says so. */
const isOfMeasure = ({ column, kind }: Condition, { measure, against, query }: Frame): boolean =>
  kind === 'filled' &&
  [measure, against].some(
    (one) =>
      one && query?.origin(one.column)?.columns.some((name) => name.toLowerCase() === column?.toLowerCase()),
  );

/** A list of many names of the groups themselves says which groups are shown. */
const isOfGroups = ({ column, kind, values, stage }: Condition, { dimension, series }: Frame): boolean =>
  stage === 'where' &&
  (kind === 'in' || kind === 'not-in') &&
  values.length > MOST_NAMES &&
  (column?.toLowerCase() === dimension?.base || column?.toLowerCase() === series?.base);

function groupCount({ series, dimension }: Frame, voice: Voice): string {
  const grouped = series !== undefined && dimension !== undefined;
  const expr = grouped ? `distinct(${columnRef(dimension.column)})` : 'count()';
  return placeholder(voice.bind?.(expr) ?? expr, 'integer');
}

/** The names that a condition compares with, where they are few and hold no figure. */
function namesIn({ values, part }: Condition, voice: Voice): string | undefined {
  if (part !== undefined || values.length === 0 || values.length > MOST_NAMES) return undefined;
  const names = values.map((value) => (typeof value === 'string' ? plainText(value) : ''));
  const sayable = names.every((name) => name.length > 1 && !/\p{N}/u.test(name));
  return sayable ? listed(names, voice) : undefined;
}
