import { cellOf, numberOf } from '../../chart/cells.js';
import type { WidgetConfig } from '../../chart/types.js';
import type { Frame } from '../frame/frame.js';
import { readMeasure, type Measure } from '../frame/measure.js';
import { capitalized } from '../frame/names.js';
import { readQuery } from '../sql/read-query.js';
import type { WidgetInput } from '../../stream/protocol.js';

/** So few values may be guessed about: without rows only the kind of a value is known, not its size. */
const KIND = /^(?:percent|currency)/;

/** How a chart writes its values and names its ends: as the sentences beside it do. Nothing where its author has said it, unless as percentages of counts. */
export function shownFormat(frame: Frame): WidgetConfig {
  return { ...numberFormat(frame), ...endLabels(frame) };
}

/** Two periods in a title: "2016/17 and 2018/19", "2000 → 2020". */
const TWO_PERIODS =
  /((?:19|20)\d\d(?:\/\d\d)?)\s*(?:and|vs\.?|versus|to|→|–|-|und|bis|et|à|y|a|e)\s*((?:19|20)\d\d(?:\/\d\d)?)(?!\d)/i;

/** "Before and after 2007" */
const SIDES_OF_TIME = /(?<!\p{L})(before) (?:and|vs\.?|\/) (after) (\S+)/iu;

/** What the ends of a dumbbell stand for, where their columns do not say it and the title does. */
function endLabels({ widget: { type, title, config }, encoding, measure, against }: Frame): WidgetConfig {
  const isBare = [encoding.value1, encoding.value2].every((name) => /^value_?[12]$/i.test(name ?? ''));
  const [, first, second] = TWO_PERIODS.exec(title) ?? [];
  const [, before, after, day] = SIDES_OF_TIME.exec(title) ?? [];
  const isLabelled = config?.value1Label !== undefined || config?.value2Label !== undefined;
  if (type !== 'dumbbell' || !isBare || isLabelled) return {};
  if (first !== undefined && second !== undefined) return { value1Label: first, value2Label: second };
  const [one = '', other = ''] =
    day === undefined ? [measure?.noun, against?.noun] : [`${before} ${day}`, `${after} ${day}`];
  return one !== '' && other !== '' && one !== other
    ? { value1Label: capitalized(one), value2Label: capitalized(other) }
    : {};
}

function numberFormat({ widget, measure, seen }: Frame): WidgetConfig {
  const own = widget.config?.numberFormat;
  const isUnfit = own?.startsWith('percent') === true && !measure?.format.startsWith('percent');
  // The chart says in its title that it shows millions.
  if (
    !measure ||
    measure.scale !== undefined ||
    (own !== undefined && !isUnfit) ||
    !(seen || KIND.test(measure.format))
  )
    return {};
  return { numberFormat: measure.format, ...(measure.hundredths ? { hundredths: true } : {}) };
}

/**
 * How the columns of a table write their numbers, where a name or the SQL says what they are: money, or parts of a whole; and the column that
 * sentences speak of, as they write it.
 */
export function formatsOfColumns(widget: WidgetInput, told?: Measure): Record<string, string> | undefined {
  if (widget.config?.numberFormat !== undefined) return undefined;
  const { rows = [], columns } = widget;
  const query = readQuery(widget.dataKey ?? widget.duckdbQuery ?? '');
  const formats: [string, string][] = [];
  for (const { name, type } of columns) {
    if (type !== 'number') continue;
    const values = rows.map((row) => numberOf(cellOf(row, name))).filter((value) => value !== null);
    const spoken = told?.column === name ? told : undefined;
    const { format, hundredths, scale } = spoken ?? readMeasure(widget, query, name, { values, exact: true });
    if (values.length > 0 && (spoken || KIND.test(format)) && !hundredths && scale === undefined)
      formats.push([name, format]);
  }
  return formats.length > 0 ? Object.fromEntries(formats) : undefined;
}
