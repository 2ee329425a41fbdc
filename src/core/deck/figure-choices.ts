import { valueFormats } from '../statements/frame/formats.js';
import { namedUnit } from '../statements/frame/units.js';
import { cellOf, numberOf } from '../chart/cells.js';
import type { Column } from '../query/types.js';
import { AGGREGATES } from '../template/aggregates.js';
import { LIMITS } from '../template/limits.js';
import { writeName } from '../template/nearest.js';
import { resolveIn, type TemplateContext } from './template-context.js';

/** A figure that is ready to be put into a text. */
export interface FigureChoice {
  expression: string;
  format?: string;
  /** What it reads now. */
  text: string;
}

/** What says little about a column of numbers is not offered; it can be written. */
const NOT_OF_NUMBERS = new Set(['count', 'distinct']);
const OF_DATES = new Set(['min', 'max', 'distinct']);
/** Results that are no values of the column: their own format. */
const OWN_FORMAT: Readonly<Record<string, string | undefined>> = {
  growth: 'percent:signed',
  pace: 'percent:signed',
  streak: 'integer',
  distinct: 'integer',
  count: 'integer',
};

/** Functions over each column of the slide's source, the number of rows, and who leads: each with its value now. */
export function figureChoices(context: TemplateContext): FigureChoice[] {
  const { columns } = context;
  const usable = columns.filter(({ name }) => !name.includes('`'));
  const label = usable.find(({ type }) => type === 'string');
  const numbers = usable.filter(({ type }) => type === 'number');
  const offered = numbers.flatMap((column) => [...overColumn(column, context), ...leaders(column, label)]);
  if (context.source) offered.push({ expression: 'count()', format: 'integer' });
  offered.push(...usable.flatMap((column) => (column.type === 'number' ? [] : overColumn(column, context))));
  const some = asManyAsFit(offered);
  // All in one text: each column is read once.
  const text = some.map(({ expression, format }) => placeholderOf(expression, format)).join(' ');
  const values = resolveIn(context, text).parts.filter((part) => part.kind === 'value');
  const texts = new Map(values.map((part) => [placeholderOf(part.expression, part.format), part]));
  return some.flatMap((choice): FigureChoice[] => {
    const part = texts.get(placeholderOf(choice.expression, choice.format));
    return part && part.value !== null ? [{ ...choice, text: part.text }] : [];
  });
}

type Offer = Omit<FigureChoice, 'text'>;

export function placeholderOf(expression: string, format?: string): string {
  return format === undefined ? `{{ ${expression} }}` : `{{ ${expression} | ${format} }}`;
}

/** What one template can hold. */
function asManyAsFit(offered: readonly Offer[]): Offer[] {
  let length = 0;
  const end = offered.findIndex(({ expression, format }, at) => {
    length += placeholderOf(expression, format).length + 1;
    return at >= LIMITS.placeholders || length > LIMITS.templateLength;
  });
  return end < 0 ? [...offered] : offered.slice(0, end);
}

function overColumn(column: Column, context: TemplateContext): Offer[] {
  const { name, type } = column;
  const formats = type === 'number' ? numberFormats(column, context) : undefined;
  return [...AGGREGATES.keys()]
    .filter((aggregate) =>
      type === 'number'
        ? !NOT_OF_NUMBERS.has(aggregate)
        : type === 'date' || type === 'datetime'
          ? OF_DATES.has(aggregate)
          : type === 'string' && aggregate === 'distinct',
    )
    .map((aggregate): Offer => {
      const averaged = aggregate === 'avg' || aggregate === 'median' || aggregate === 'stddev';
      const ofValues =
        type === 'number' ? (averaged ? formats?.averageFormat : formats?.format) : 'date:medium';
      const format = Object.hasOwn(OWN_FORMAT, aggregate) ? OWN_FORMAT[aggregate] : ofValues;
      return { expression: `${aggregate}(${writeName(name)})`, ...(format !== undefined && { format }) };
    });
}

function numberFormats({ name }: Column, { options }: TemplateContext): ReturnType<typeof valueFormats> {
  const values = (options.rows ?? [])
    .map((row) => numberOf(cellOf(row, name)))
    .filter((value) => value !== null);
  const { unit, currency } = namedUnit(name);
  const formats = valueFormats(values, { numberFormat: undefined, unit, currency });
  // Percentages that a column holds as 0 to 100 are numbers here: a figure is not divided behind a person's back.
  return formats.hundredths ? { ...formats, format: 'number', averageFormat: 'number:1' } : formats;
}

function leaders({ name }: Column, label: Column | undefined): Offer[] {
  if (!label) return [];
  const args = `(${writeName(label.name)}, ${writeName(name)})`;
  return [{ expression: `argmax${args}` }, { expression: `argmin${args}` }];
}
