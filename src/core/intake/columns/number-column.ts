import { shown } from '../../base/shown.js';
import type { StorageType } from '../table-types.js';
import { foldedName, isIdName, isKindName } from '../roles/name-words.js';
import { NumberRange } from '../values/number-range.js';
import {
  cellsLeftOut,
  findMisfits,
  MOST_MISFITS,
  type ColumnContext,
  type ColumnFinding,
  type Misfits,
} from './column-finding.js';
import { decimalSign } from './decimal-sign.js';
import { exactText, fitsDecimal, numberText, numberValue, type NumberText } from './number-text.js';
import { SentinelSearch } from './sentinels.js';
import type { TextCell, TextTally } from './text-tally.js';
import { isKnownUnit } from './units.js';
import { plainText, textColumn } from './word-column.js';

/** Reads a column whose cells are nearly all numbers. */
export async function numberColumn(tally: TextTally, context: ColumnContext): Promise<ColumnFinding> {
  const { decimal, question } = decimalSign(tally, context);
  const unit = unitOf(tally);
  if (unit === undefined)
    return [...tally.units.keys()].every(isKnownUnit)
      ? textColumn(tally, context)
      : plainText(tally, context);
  const plain = tally.counts.number === 0 && decimal === '.';
  const clean = plain && tally.counts.whole + tally.counts.point === tally.filled;
  const name = foldedName(context.name);
  const isSuspicious =
    !isIdName(name) &&
    !isKindName(name) &&
    context.wanted?.sentinels !== 'number' &&
    (tally.nines.size > 0 ||
      (tally.negatives.size === 1 && context.sharedNegatives.has(Number([...tally.negatives][0]))));
  const parse = (cell: TextCell): NumberText | undefined => {
    const number = numberText(String(cell).trim());
    return number && fitsDecimal(number, decimal) ? number : undefined;
  };
  const value = (cell: TextCell): number => {
    if (clean) return Number(cell);
    if (plain) return PLAIN.test(cell as string) ? Number(cell) : NaN;
    const number = parse(cell);
    return number ? numberValue(number, decimal) : NaN;
  };
  const look = clean && !isSuspicious ? undefined : await lookAt(tally, context, value, isSuspicious);
  if (look && look.misfits.length > MOST_MISFITS * look.filled && !context.wanted?.type)
    return textColumn(tally, context);
  const stored = plain && !look?.sentinels.size ? plainType(tally) : look?.range.type();
  if (stored === undefined) return tooLong(tally, context);
  const isBig = stored === 'BIGINT' || stored === 'HUGEINT';
  const sentinels = look?.sentinels ?? new Map<number, number>();
  const noted = cellsLeftOut(tally.markers, look?.misfits);
  return {
    type: 'number',
    stored,
    read: (row) => {
      const cell = tally.read(row);
      if (cell === undefined || cell === null || cell === '') return null;
      if (isBig && plain && PLAIN.test(cell as string)) return BigInt(String(cell).trim());
      const number = value(cell);
      if (Number.isNaN(number) || (sentinels.size > 0 && sentinels.has(number))) return null;
      return isBig ? BigInt(number) : number;
    },
    readText: (row) => {
      const number = parse(tally.read(row) ?? '');
      return number ? exactText(number, decimal) : null;
    },
    format: formatOf(tally, decimal),
    ...(unit !== '' && { unit }),
    ...noted.parts,
    ...(sentinels.size > 0 && {
      sentinels: Object.fromEntries(sentinels),
      ...(context.wanted?.sentinels === undefined && {
        question: { what: 'sentinel' as const, choices: ['missing', 'number'] },
      }),
    }),
    ...(question && { question }),
    flags: [
      ...(question ? (['ambiguous_number_format'] as const) : []),
      ...noted.flags,
      ...(sentinels.size > 0 ? (['sentinel_suspected'] as const) : []),
    ],
  };
}

const PLAIN = /^\s*-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/;

/** The one unit of all cells; undefined where there are several, which cannot be compared, or where it is a part of codes. */
function unitOf({ units, counts }: TextTally): string | undefined {
  const [first, ...others] = [...units].sort(([, a], [, b]) => b - a);
  if (!first) return '';
  const [unit, count] = first;
  if (isOrdinal(unit)) return undefined;
  const numbers = counts.number + counts.whole + counts.point;
  if ([...units.keys()].every(isObservationFlag) && (others.length > 0 || count * 2 < numbers)) return '';
  const rest = others.reduce((sum, [, other]) => sum + other, 0);
  if (rest > MOST_MISFITS * numbers) return undefined;
  return isKnownUnit(unit) || count > numbers * 0.9 ? unit : undefined;
}

/** What follows numbers that name things in an order: `1.º`, `2nd`, `20代`, `1号线`; in East Asian scripts all but what things are counted in. */
const isOrdinal = (unit: string): boolean =>
  /^(?:[oaºª]|er|[eè]re?|[eè]me|st|nd|rd|th)$/.test(unit) ||
  (/\p{Script=Han}/u.test(unit) &&
    !isKnownUnit(unit) &&
    !/^(?:[千万億百十]*[人件個个台本枚名回冊点戸頭匹羽杯株口元円日年月週时時分秒次张箱辆吨]|世帯|歳|岁|小时|分钟|公里|公斤)$/u.test(
      unit,
    ));

/** Letters that statistics offices write behind a figure: b break in series, e estimated, p provisional … (SDMX, code list OBS_STATUS). */
const isObservationFlag = (unit: string): boolean => /^[bcdefipruz]{1,2}$/.test(unit);

interface Look extends Misfits {
  range: NumberRange;
  sentinels: Map<number, number>;
}

/** Reads all cells once: what does not fit, what stands for "no value", and which type holds the rest. */
async function lookAt(
  tally: TextTally,
  context: ColumnContext,
  value: (cell: TextCell) => number,
  isSuspicious: boolean,
): Promise<Look> {
  const range = new NumberRange();
  const search = isSuspicious ? new SentinelSearch(context.sharedNegatives) : undefined;
  const found = await findMisfits(tally, context, (cell) => {
    const number = value(cell);
    if (Number.isNaN(number)) return false;
    if (!search?.add(number)) range.add(number);
    return true;
  });
  const { sentinels, numbers } = search?.found() ?? { sentinels: new Map<number, number>(), numbers: [] };
  for (const number of numbers) range.add(number);
  return { ...found, range, sentinels };
}

/** The type that holds all plain numbers; undefined where there are fractions and whole numbers that a double would round. */
function plainType({ counts, integers, long }: TextTally): StorageType | undefined {
  if (counts.point === 0) return integers.type();
  return long ? undefined : 'DOUBLE';
}

function tooLong(tally: TextTally, context: ColumnContext): ColumnFinding {
  const { row, cell } = tally.long ?? { row: 0, cell: '' };
  const why = tally.counts.point > 0 ? 'fractions, and ' : '';
  const detail = `${why}row ${row + 1} holds ${shown(cell)}, which no number type holds exactly; the column is kept as text`;
  return { ...textColumn(tally, context), problem: { code: 'mixed_types', detail } };
}

/** How thousands and decimals are written, by an example. */
function formatOf({ signs, counts }: TextTally, decimal: '.' | ','): string {
  if (signs.point + signs.comma + signs.ambiguousComma + signs.ambiguousPoint === 0) return '1234';
  const other = decimal === '.' ? ',' : '.';
  return counts.number > 0 ? `1${other}234${decimal}5` : `1234${decimal}5`;
}
