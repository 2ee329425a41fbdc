import { cellOf, numberOf } from '../../chart/cells.js';
import type { Frame } from '../reading/frame.js';
import { columnRef } from '../../template/column-ref.js';
import { placeholder } from './expressions.js';
import { readableName } from '../reading/names.js';
import type { Phrases } from './phrases.js';
import { nounSlots, printDifference, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of one value on a scale: whether it reaches its target, and how far it is from the ends. */
export function gaugeStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, encoding, seen, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure) return story;
  const at = (role: 'target' | 'min' | 'max' | 'delta'): string | undefined => {
    const column = encoding[role];
    return column === undefined || (seen && numberOf(cellOf(widget.rows?.[0] ?? {}, column)) === null)
      ? undefined
      : `first(${columnRef(column)})`;
  };
  const value = `first(${refs(frame).v})`;
  const [target, low, high] = [at('target'), at('min'), at('max')];
  const slots: Slots = {
    ...nounSlots(frame, phrases, locale),
    ...(encoding.label === undefined ? {} : { name: placeholder(`first(${columnRef(encoding.label)})`) }),
    value: printValue(measure, value),
    ...(target === undefined
      ? {}
      : {
          // As its column calls it: a word that the rows have.
          goal: readableName(encoding.target ?? ''),
          target: printValue(measure, target),
          reached: placeholder(`${value} / ${target}`, 'percent:0'),
          missing: printDifference(measure, [target, value], phrases, { absolute: true }),
        }),
    ...(low === undefined ? {} : { low: printValue(measure, low) }),
    ...(high === undefined ? {} : { high: printValue(measure, high), room: printValue(measure, `${high} - ${value}`) }),
  }; // prettier-ignore
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  if (target !== undefined) {
    const [below, above, equal] = ['<', '>', '=='].map((way) => `${value} ${way} ${target}`);
    story.titles.push(tell('belowTarget', below), tell('aboveTarget', above), tell('onTarget', equal));
    story.points.push(
      tell('missedBy', below),
      tell('exceededBy', above),
      ...(low === undefined ? [tell('reached' as const, `${target} > 0`)] : []),
    );
  }
  story.titles.push(tell('metric'));
  if (low !== undefined && high !== undefined) story.points.push(tell('onScale'));
  else if (high !== undefined) story.points.push(tell('roomLeft', `${high} > ${value}`));
  const delta = at('delta');
  if (delta !== undefined) {
    const change = placeholder(delta, signedFormat(frame));
    const basis = encoding.delta_basis;
    const told: Slots = {
      ...slots,
      change,
      ...(basis === undefined ? {} : { basis: placeholder(`first(${columnRef(basis)})`) }),
    };
    story.points.push({ key: 'changeBy', slots: told });
  }
  story.notes.push(
    tell('sourceMetric'),
    ...(seen ? [] : [tell('unseen' as const)]),
    tell(target ? 'askTarget' : 'askMetrics'),
  );
  return story;
}

/** The format of the value, with a sign where the grammar has one. */
function signedFormat({ measure }: Frame): string {
  const format = measure?.format ?? 'number';
  if (/^(?:percent|currency)/.test(format)) return format.includes('signed') ? format : `${format},signed`;
  return format.replace(/^(?:number|integer)/, 'signed');
}
