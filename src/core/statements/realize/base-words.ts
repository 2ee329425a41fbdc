import { columnRef } from '../../template/column-ref.js';
import { placeholder } from '../expressions.js';
import { conditionsBeside, isKeyFilled } from '../frame/base.js';
import type { Frame } from '../frame/frame.js';
import type { Condition } from '../sql/types.js';
import type { Finding } from '../types.js';
import { conditionWords } from './condition-words.js';
import type { Voice } from './voice.js';

/** A list of so many names of the groups themselves is named. */
const MOST_NAMES = 3;

/** Whose rows a sentence speaks of, where that is not everything; empty where it needs no saying. */
export function baseWords(
  frame: Frame,
  { ofAll, largerOnly }: Pick<Finding, 'ofAll' | 'largerOnly'>,
  voice: Voice,
): string {
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
  const stated = conditionsBeside(base, dimension).filter(
    (one) => !isOfMeasure(one, frame) && (ofAll === 'groups' || !isKeyFilled(frame.query, one)),
  );
  // Ranges of a quantity hold what is known of it.
  const isKnown = (one: Condition): boolean => frame.order === 'ranges' && isKeyFilled(frame.query, one);
  const named = stated.filter((one) => !isOfGroups(one, frame) && !isKnown(one));
  if (stated.some((one) => isOfGroups(one, frame)) && ofAll === 'groups' && base.cut === undefined)
    parts.add(words.base.some.replace('{count}', groupCount(frame, voice)));
  for (const part of conditionWords(named, voice)) parts.add(part);
  if (largerOnly) parts.add(words.base.larger);
  if (stated.some(isKnown)) parts.add(words.base.known);
  if (base.unknown && parts.size === 0) parts.add(words.base.unknown);
  return [...parts].join(SEPARATORS[voice.phrases.language] ?? '; ');
}

/** Between two parts, where it is not a semicolon as in English. */
const SEPARATORS: Readonly<Record<string, string>> = { fr: '\u202f; ', ja: '；', zh: '；', ar: '؛ ' };

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

function groupCount({ series, dimension, shape }: Frame, voice: Voice): string {
  const grouped = series !== undefined && dimension !== undefined && shape !== 'flows';
  const expr = grouped ? `distinct(${columnRef(dimension.column)})` : 'count()';
  return placeholder(voice.bind?.(expr) ?? expr, 'integer');
}
