import { cellOf, numberOf } from '../chart/cells.js';
import { deltaFormat } from '../chart/delta.js';
import type { Block, Slide, Variable } from '../deck/types.js';
import type { WidgetInput } from '../stream/protocol.js';
import { columnRef } from '../template/column-ref.js';
import { placeholder } from './narrative/expressions.js';
import { phrasesFor, type TitleKey } from './narrative/phrases.js';
import { printValue, speakable } from './narrative/printing.js';
import type { SlideVoice } from './narrative/story.js';
import { hostSlot } from './narrative/table-story.js';
import type { Slots, Story, Telling } from './narrative/telling.js';
import { shownFormat } from './shown-format.js';
import { writeText } from './narrative/writer.js';
import type { Frame } from './reading/frame.js';
import { countedThings, UNNAMED_ROWS } from './reading/measure.js';
import { plural, singular } from './reading/names.js';
import { readWidget } from './reading/read-widget.js';
import { aggregationOf, selectItem } from './reading/select-item.js';

interface Figure {
  widget: WidgetInput;
  frame: Frame;
  /** Variable that holds the value. */
  name: string;
}

/** The slide of one to four big numbers. Their values are variables, since each has rows of its own. */
export function writeNumbersSlide(
  slideId: string,
  widgets: readonly WidgetInput[],
  { locale, turn, deck, points = 3 }: SlideVoice,
): Slide {
  const phrases = phrasesFor(locale);
  const figures = widgets.map((widget, index): Figure => ({
    widget,
    frame: readWidget(widget, locale).frame,
    name: `figure_${String.fromCharCode(97 + index)}`,
  }));
  const variables: Record<string, Variable> = {};
  for (const { widget, frame, name } of figures) {
    const { measure, encoding } = frame;
    const first = (column: string): Variable => ({ expr: `first(${columnRef(column)})`, source: widget.id });
    if (measure) variables[name] = first(measure.column);
    if (!changeOf({ widget, frame, name })) continue;
    variables[`${name}_change`] = first(encoding.delta ?? '');
    variables[`${name}_basis`] = first(encoding.delta_basis ?? '');
  }
  const named = figures.filter(
    // Of several rows the card says which one it shows: no sentence takes it for all of them.
    ({ frame }) =>
      frame.measure && frame.rowCount < 2 && speakable(frame.measure.noun, locale) && hasValue(frame),
  );
  const story: Story = { titles: [], points: [], notes: [] };
  story.titles.push(...changes(named), ...headlines(named));
  story.points.push(...averages(named, locale));
  story.notes.push({ key: 'sourceMetric', slots: {} }, { key: 'askMetrics', slots: {} });
  const [only] = widgets.length === 1 ? widgets : [];
  const { title, ...text } = writeText(story, {
    phrases,
    locale,
    turn,
    ...(deck ? { deck } : {}),
    widgets,
    variables,
    points,
    ...(only ? { source: only.id } : {}),
  });
  const host = figures.map(({ frame }) => hostSlot(frame, locale).host).find((text) => text !== undefined);
  return {
    id: slideId, layout: 'big-numbers', title: title || host || '', ...text, variables,
    ...(only ? { source: only.id } : {}), blocks: figures.map(metricBlock), ext: { phrasing: turn }, origin: 'service',
  }; // prettier-ignore
}

/** Key figures that come with a change have a finding of their own: the largest change. */
function changes(figures: readonly Figure[]): Telling<'metricChange'>[] {
  const [most] = figures
    .flatMap((figure) => {
      const change = changeOf(figure);
      return change ? [{ figure, ...change }] : [];
    })
    .sort((a, b) => b.size - a.size);
  if (!most) return [];
  const { figure, format } = most;
  const slots: Slots = {
    measure: nounOf(figure),
    value: valueOf(figure),
    change: placeholder(`${figure.name}_change`, format),
    basis: placeholder(`${figure.name}_basis`),
  };
  return [{ key: 'metricChange', slots }];
}

/** The size and the format of a figure's change, where it is a part of what it is a change from and the rows say what that is. */
function changeOf({ widget, frame }: Figure): { size: number; format: string } | undefined {
  const { delta, delta_basis: basis } = frame.encoding;
  const row = widget.rows?.[0];
  if (!frame.measure || !row || delta === undefined || basis === undefined) return undefined;
  const { config } = widget;
  const spec = {
    type: widget.type,
    encoding: frame.encoding,
    title: widget.title,
    ...(config ? { config } : {}),
  };
  const format = deltaFormat(spec, delta);
  const [change, against] = [numberOf(cellOf(row, delta)), cellOf(row, basis)];
  if (!change || typeof against !== 'string' || !format?.startsWith('percent')) return undefined;
  return { size: Math.abs(change), format };
}

/** A sentence of the first two figures, then of one of them alone, where two do not fit. */
function headlines(figures: readonly Figure[]): Telling<TitleKey>[] {
  const [first, second] = [...figures].sort((a, b) => Number(isCount(b)) - Number(isCount(a)));
  if (!first) return [];
  const slots: Slots = { measure: nounOf(first), value: valueOf(first) };
  const alone: Telling<TitleKey> = { key: isCount(first) ? 'counts' : 'metric', slots };
  if (!second) return [alone];
  const both: Slots = { ...slots, otherMeasure: nounOf(second), otherValue: valueOf(second) };
  const key =
    !isCount(first) || (second.frame.measure?.counts && !isCount(second))
      ? 'metrics'
      : isCount(second)
        ? 'countsAndCounts'
        : 'countsAndMetric';
  return [{ key, slots: both }, alone];
}

const nounOf = ({ frame }: Figure): string => frame.measure?.noun ?? '';

/** Sums of these are numbers of things as well. */
const COUNTED = /^(?:count|cnt|n|num|number|quantity|qty|population|people|headcount)$/i;

/** A number of several things: it stands before their plural. */
function isCount({ frame, widget }: Figure): boolean {
  const value = frame.measure && widget.rows?.[0]?.[frame.measure.column];
  const parts = partsOf(widget, frame);
  const counted =
    frame.measure !== undefined &&
    frame.measure.unit === '' &&
    (frame.measure.counts ||
      parts?.aggregation === 'distinct' ||
      (parts?.aggregation === 'sum' && COUNTED.test(parts.inner ?? '')));
  return (
    counted &&
    typeof value === 'number' &&
    value !== 1 &&
    plural(nounOf({ frame, widget, name: '' })) === frame.measure?.noun
  );
}

function hasValue({ seen, points, widget, measure }: Frame): boolean {
  const cell = measure && widget.rows?.[0]?.[measure.column];
  return !seen || points.length > 0 || (cell !== null && cell !== undefined);
}

/** As its card has it. */
function valueOf({ frame, name, widget }: Figure): string {
  const { measure } = frame;
  if (!measure) return '';
  const whole = measure.format === 'compact' && !widget.config?.numberFormat && isWhole({ frame, widget });
  return printValue(whole ? { ...measure, format: 'integer' } : measure, name);
}

const isWhole = ({ frame, widget }: Pick<Figure, 'frame' | 'widget'>): boolean =>
  Number.isInteger(numberOf(cellOf(widget.rows?.[0] ?? {}, frame.measure?.column ?? '')));

/** A sum over a count of the same rows is an average, and says more than either. */
function averages(figures: readonly Figure[], locale: string): Telling<'perUnit'>[] {
  const count = figures.find(
    ({ frame, widget }) => frame.measure?.counts && partsOf(widget, frame)?.aggregation === 'count',
  );
  if (!count) return [];
  const from = fromClause(count.widget);
  return figures.flatMap((figure) => {
    const { frame, widget } = figure;
    if (!frame.measure || partsOf(widget, frame)?.aggregation !== 'sum' || fromClause(widget) !== from)
      return [];
    const things = countedThings(from);
    if (things === UNNAMED_ROWS || !speakable(things, locale)) return [];
    const unit = singular(things);
    const noun = frame.measure.noun.replace(/^total /, '');
    const quotient =
      placeholder(`${figure.name} / ${count.name}`, quotientFormat(frame.measure.format, figure, count)) +
      frame.measure.unit;
    const slots: Slots = {
      unit,
      quotient: isCount(figure) ? `${quotient} ${noun}` : `${quotient} of ${noun}`,
    };
    return [{ key: 'perUnit' as const, slots }];
  });
}

/** A quotient is smaller than the sum it comes from: fixed digits would round it away, and a large one needs none. */
function quotientFormat(format: string, { widget, frame }: Figure, count: Figure): string {
  if (!/^(number|integer|compact)/.test(format)) return format;
  const [sum, things] = [{ widget, frame }, count].map((one) =>
    numberOf(cellOf(one.widget.rows?.[0] ?? {}, one.frame.measure?.column ?? '')),
  );
  return sum && things && Math.abs(sum / things) >= 100 ? 'number:0' : 'number';
}

function partsOf(widget: WidgetInput, { measure }: Frame): ReturnType<typeof aggregationOf> | undefined {
  const item = measure && selectItem(widget.dataKey ?? '', measure.column);
  return item === undefined ? undefined : aggregationOf(item);
}

/** Everything after FROM, so that two queries can be seen to read the same rows. */
function fromClause({ dataKey = '' }: WidgetInput): string {
  return /\bfrom\b.*$/is.exec(dataKey)?.[0].replace(/\s+/g, ' ').trim() ?? '';
}

function metricBlock({ widget, frame }: Figure, index: number): Block {
  const whole = isWhole({ frame, widget }) && frame.measure?.format === 'compact';
  const format = {
    ...shownFormat(frame),
    ...(whole && !widget.config?.numberFormat ? { numberFormat: 'integer' } : {}),
  };
  const config = { config: { ...format, ...widget.config } };
  return {
    id: `metric-${index + 1}`, region: 'numbers', source: widget.id, kind: 'metric',
    spec: { type: widget.type, encoding: frame.encoding, title: widget.title, ...config },
  }; // prettier-ignore
}
