import { isColor } from '../chart/colors.js';
import { kindOf, shown } from '../base/shown.js';
import { formatValue } from '../template/index.js';

/** What is wrong with an option: `field` below the widget, `what` follows the field's path in a sentence. */
export interface OptionFault {
  field: string;
  what: string;
  hint: string;
}

type Check = (value: unknown) => Omit<OptionFault, 'field'> | undefined;

const must =
  (accepts: (value: unknown) => boolean, wanted: string): Check =>
  (value) =>
    accepts(value)
      ? undefined
      : { what: `is ${shown(value)}, but must be ${wanted}`, hint: 'Correct it, or leave it out.' };

const text = must((value) => typeof value === 'string', 'text');
const SORTS: readonly unknown[] = ['value', 'value-asc', 'category', 'none'];
const flag = must((value) => typeof value === 'boolean', 'true or false');

/** Options that this version reads. Others are kept and ignored, so they may hold anything. */
const CHECKS: Record<string, Check> = {
  xLabel: text,
  yLabel: text,
  value1Label: text,
  value2Label: text,
  valueLabels: flag,
  legend: flag,
  stack: must((value) => value === 'percent', '"percent"'),
  lines: must(
    (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
    'a list of names of series such as ["Target"]',
  ),
  alt: text,
  sort: must((value) => SORTS.includes(value), '"value", "value-asc", "category" or "none"'),
  top: must((value) => Number.isInteger(value) && (value as number) > 0, 'a whole number from 1'),
  colors: must((value) => Array.isArray(value), 'a list of colours such as ["#1f4e79"]'),
  highlight: must((value) => typeof value === 'string' || typeof value === 'number', 'a name'),
  annotations: must(
    (value) => Array.isArray(value) && value.every(isObject),
    'a list such as [{ "mark": "line", "at": "average" }]',
  ),
  highlightColor: must(isColor, 'a colour such as "#1f4e79"'),
  encoding: must(isObject, 'an object that names columns, such as { "value": "amount" }'),
  numberFormat,
  deltaFormat: numberFormat,
  hundredths: flag,
  columnFormats: must(isObject, 'an object of formats, such as { "revenue": "currency:0" }'),
};

/** The first option of `widget.config` that cannot be used; undefined where all can. */
export function checkOptions(config: unknown): OptionFault | undefined {
  if (config === undefined || config === null) return undefined;
  if (!isObject(config)) {
    const what = `is ${kindOf(config)}, but must be an object of options`;
    return {
      field: 'config',
      what,
      hint: 'Give an object such as { "numberFormat": "integer" }, or leave it out.',
    };
  }
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    const fault = value === undefined || value === null ? undefined : check(value);
    if (fault) return { field: `config.${name}`, ...fault };
  }
  return undefined;
}

function numberFormat(value: unknown): ReturnType<Check> {
  const hint =
    'Use number, integer, compact, signed, percent or currency, such as percent:1 or currency:EUR,0.';
  if (typeof value !== 'string') return { what: `is ${shown(value)}, but must be a format`, hint };
  if (value.trim() === '') return undefined;
  try {
    formatValue(1, value, { locale: 'en-US', timeZone: 'UTC', currency: 'USD' });
    return undefined;
  } catch {
    return { what: `is ${shown(value)}, which formats no numbers`, hint };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
