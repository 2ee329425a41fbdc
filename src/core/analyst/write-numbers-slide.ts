import type { Block, Slide, Variable } from '../deck/types.js';
import type { WidgetInput } from '../stream/protocol.js';
import { columnRef, placeholder } from './narrative/expressions.js';
import { phrasesFor, type TitleKey } from './narrative/phrases.js';
import { printValue, speakable } from './narrative/printing.js';
import type { SlideVoice } from './narrative/story.js';
import { hostSlot } from './narrative/table-story.js';
import type { Slots, Story, Telling } from './narrative/telling.js';
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
    frame: readWidget(widget).frame,
    name: `figure_${String.fromCharCode(97 + index)}`,
  }));
  const variables: Record<string, Variable> = {};
  for (const { widget, frame, name } of figures) {
    if (frame.measure)
      variables[name] = { expr: `first(${columnRef(frame.measure.column)})`, source: widget.id };
  }
  const named = figures.filter(
    ({ frame }) => frame.measure && speakable(frame.measure.noun, locale) && hasValue(frame),
  );
  const story: Story = { titles: [], points: [], notes: [] };
  story.titles.push(...headlines(named));
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

/** A number of several things: it stands before their plural. */
function isCount({ frame, widget }: Figure): boolean {
  const value = frame.measure && widget.rows?.[0]?.[frame.measure.column];
  const counted =
    frame.measure !== undefined &&
    (frame.measure.counts || partsOf(widget, frame)?.aggregation === 'distinct');
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

function valueOf({ frame, name }: Figure): string {
  return frame.measure ? printValue(frame.measure, name) : '';
}

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
    const slots: Slots = {
      measure: frame.measure.noun.replace(/^total /, ''),
      unit,
      quotient:
        placeholder(`${figure.name} / ${count.name}`, quotientFormat(frame.measure.format)) +
        frame.measure.unit,
    };
    return [{ key: 'perUnit' as const, slots }];
  });
}

/** A quotient is smaller than the sum it comes from: fixed digits would round it away. */
function quotientFormat(format: string): string {
  return /^(number|integer)/.test(format) ? 'number' : format;
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
  const config = widget.config ? { config: widget.config } : {};
  return {
    id: `metric-${index + 1}`, region: 'numbers', source: widget.id, kind: 'metric',
    spec: { type: widget.type, encoding: frame.encoding, title: widget.title, ...config },
  }; // prettier-ignore
}
