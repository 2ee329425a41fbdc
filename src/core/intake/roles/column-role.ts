import { isCurrencyUnit, splitUnit } from '../columns/units.js';
import type { ColumnReading, ColumnRole, ReadType } from '../reading.js';
import {
  foldedName,
  isAmountName,
  isAmountWord,
  isAreaCodeName,
  isCalendarPartName,
  isCountName,
  isDateName,
  isGridName,
  isIdName,
  isKindName,
  isLabelName,
  isLatitudeName,
  isLevelName,
  isLongitudeName,
  isNumberedName,
  isPerUnitName,
  isPlaceName,
  isRateName,
  isScoreName,
  isSharedCodeName,
  isStateName,
  isStockName,
  isTariffName,
  isUnnamed,
  isYearName,
} from './name-words.js';

/** What is known of a column's values when its role is decided. Of a large table a part of the rows is enough. */
export interface ColumnFacts {
  /** As the file writes it. */
  name: string;
  type: ReadType;
  unit: string | undefined;
  /** Rows that were looked at, those of them with a value, and the different values. */
  rows: number;
  filled: number;
  distinct: number;
  /** Of numbers. */
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** Each number is one more than the one before. */
  isCounter?: boolean;
  /** Of text: mean length, and the share of values with a digit, and with a blank. */
  length?: number;
  withDigit?: number;
  withBlank?: number;
}

export type ColumnMeaning = Pick<ColumnReading, 'role' | 'additive' | 'grain'>;

const measure = (additive?: boolean): ColumnMeaning =>
  additive === undefined ? { role: 'measure' } : { role: 'measure', additive };
const only = (role: ColumnRole): ColumnMeaning => ({ role });

/** What a column is for, by its name, its type and its values; and whether its values may be summed. */
export function columnRole(facts: ColumnFacts): ColumnMeaning {
  const { type, filled } = facts;
  if (filled === 0) return only('other');
  if (type === 'date' || type === 'datetime' || type === 'time') return only('time');
  if (type === 'boolean') return only('category');
  const name = foldedName(type === 'number' ? splitUnit(facts.name).name : facts.name);
  return type === 'number' ? numberRole(facts, name) : only(textRole(facts, name));
}

function numberRole(facts: ColumnFacts, name: string): ColumnMeaning {
  const { unit, min = 0, max = 0, isWhole = false, isCounter = false, distinct, filled } = facts;
  if (isLatitudeName(name) && min >= -90 && max <= 90) return { role: 'geo', additive: false };
  if (isLongitudeName(name) && min >= -180 && max <= 360 && !isLevelName(name.replace('lange', '')))
    return { role: 'geo', additive: false };
  if (isGridName(name) || (/^[xy]$/.test(name) && !isWhole)) return { role: 'geo', additive: false };
  // Rows that a file numbers under no name.
  if (isWhole && isUnnamed(name) && distinct === filled && filled > 5) return { role: 'id', additive: false };
  if (isWhole && unit === undefined && isAreaCodeName(name)) return only(distinct <= 60 ? 'category' : 'id');
  if (isWhole && (isYearName(name) || (isDateName(name) && min > 1800)) && max >= 1500 && max <= 2200)
    // A year before Christ, or one that was mistyped, is no amount either.
    return min >= 1500 ? { role: 'time', additive: false, grain: 'year' } : only('other');
  if (isWhole && unit === undefined && isFlag(facts)) return only('category');
  if (isWhole && unit === undefined && distinct <= 30 && isKindName(name)) return only('category');
  if (isWhole && min >= 0 && max <= 53 && isCalendarPartName(name)) return only('category');
  if (isWhole && unit === undefined && isId(facts, name)) return { role: 'id', additive: false };
  if (unit === '%') return { role: 'rate', additive: false };
  if (isScoreName(name) || isAnswer(facts))
    return {
      role: isRateName(name) || /\d ?(?:-|–|to|bis) ?\d/.test(facts.name) ? 'rate' : 'measure',
      additive: false,
    };
  if (isCountName(name)) return measure(true);
  if (isPerUnitName(name) || unit?.includes('/') || isQuotient(facts.name)) return measure(false);
  if (isCurrencyUnit(unit) && isTariffName(name)) return measure(false);
  if (isRateName(name) && !isCurrencyUnit(unit) && !isAmountWord(name)) {
    // `Taxa cobrada`, `discount` in money: large figures are no rates.
    const isLarge = max > 1000 || (isAmountName(name) && max > 100);
    if (!isLarge || /index|indice/.test(name)) return { role: 'rate', additive: false };
  }
  if (isLevelName(name) || LEVEL_UNIT.test(unit ?? '')) return measure(false);
  if (isStockName(name)) return measure();
  if (isAmountName(name) || isCurrencyUnit(unit)) return measure(true);
  // Energy and loads add up; of most other units the name has to say so.
  if (unit !== undefined)
    return measure(/^(?:[kMG]?Wh|t|hl|[kMGT]B|kJ|MJ|kcal)$/.test(unit) ? true : undefined);
  if (isCounter && filled > 5 && distinct === filled) return { role: 'id', additive: false };
  return measure();
}

/** Units of what is at one moment or place. */
const LEVEL_UNIT = /^(?:°.*|[hk]?Pa|m?bar|mmHg|[mk]?V|dB|dBm|dBA|rpm|lux|pH|[kMG]?Hz|pp[mb]|PSU|NTU)$/;

/** `Cost / conv.`, but not `profit/loss`. */
const isQuotient = (name: string): boolean => {
  const [, above = '', below = ''] = /^(.+?)\s*\/\s*(.+)$/.exec(name) ?? [];
  return (
    PER_UNIT.test(name) ||
    (below !== '' && isAmountName(foldedName(above)) && !OPPOSITE.test(foldedName(below)))
  );
};
/** `kWh/(m²·a)`, `€/Stück`. */
const PER_UNIT = /(?:^|[\s([])(?:[kMG]?Wh|[kmµ]?g|l|m³|m²|km|[A-Z]{3}|[€$£])\/\(?\p{L}/u;
const OPPOSITE =
  /^(?:loss|losses|expenses?|credits?|verlust|aufwand|ausgaben|haben|pertes?|perdidas?|gastos|perdita|spese|avere|haber|perda|despesas?|verlies|uitgaven)(?= |$)/;

/** Whole numbers of a small scale under a question: what people answered. */
const isAnswer = ({ name, isWhole, min = 0, max = 0 }: ColumnFacts): boolean =>
  isWhole === true && min >= 0 && max <= 10 && /[?？]|\[.+\]\s*$/.test(name);

/** Nothing but zeros and ones. */
const isFlag = ({ min, max, distinct, filled, name }: ColumnFacts): boolean =>
  min === 0 &&
  max === 1 &&
  distinct === 2 &&
  filled > 5 &&
  !isCountName(foldedName(name)) &&
  !isAmountName(foldedName(name));

/** Whole numbers that tell things apart: by name, unless it counts. */
function isId({ distinct, filled, min = 0 }: ColumnFacts, name: string): boolean {
  if (JOINED_ID.test(name) && distinct === filled && filled > 5) return true;
  // `Q4 I see a career path here`: a word in a question names nothing.
  if (isCountName(name) || /^(?:q|frage|question|item|pregunta|domanda|pergunta|vraag) ?\d+ /.test(name))
    return false;
  if (!isIdName(name) && !isNumberedName(name)) return false;
  // `number` alone may be one of anything: ids do not repeat much, or are long.
  return name !== 'number' || distinct > filled * 0.9 || min > 999;
}

/** `apid`, `custid`, where each row has its own; not `paid`, `grid`, `humid`. */
const JOINED_ID =
  /(?:^| )\p{L}{2,}(?<!\b(?:(?:un|pre|re)?pa|b|gr|hum|liqu|flu|vo|ac|ra|l|h|unpa|over?pa|cov|pla|sol|so))id$/u;

const LONG_TEXT = 25;

function textRole(facts: ColumnFacts, name: string): ColumnRole {
  const { rows, filled, distinct, length = 0, withDigit = 0, withBlank = 0 } = facts;
  if (isSharedCodeName(name)) return 'category';
  const isUnique = distinct > filled * 0.95 && filled > 5;
  if (isLabelName(name) && (distinct > filled * 0.2 || length > LONG_TEXT)) return 'label';
  if (isYearName(name) && withDigit === 1 && length <= 5) return 'time';
  if (isStateName(name)) return distinct > 7 || length <= 2.5 ? 'geo' : 'category';
  if (isPlaceName(name) && !(isIdName(name) && isUnique)) return 'geo';
  if ((isIdName(name) || isNumberedName(name)) && (isUnique || withDigit > 0.5)) return 'id';
  if (isUnique && rows > 10 && withDigit > 0.9 && withBlank < 0.1 && length < LONG_TEXT) return 'id';
  if (length > LONG_TEXT && distinct > filled * 0.3) return 'label';
  return distinct > filled * 0.8 && filled > 10 ? 'label' : 'category';
}
