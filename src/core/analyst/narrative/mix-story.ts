import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { placeholder } from './expressions.js';
import { cellAt, labelSlots, printLabel, printValue, refs } from './printing.js';
import type { Slots, Story } from './telling.js';

/** How the parts of a whole moved: a share over time, or a category whose mix is its own. */
export function mixStory(frame: Frame, fact: Fact, slots: Slots): Story {
  const story: Story = { titles: [], points: [], notes: [] };
  const { measure, dimension, series, widget } = frame;
  if (!measure || !dimension || !series) return story;
  const { c, v, s } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const name = cellAt(s, fact.row, rows);
  const named = labelSlots('series', series, slots.seriesDim ?? '', name);
  if (fact.about === 'series') {
    const up = fact.direction === 'up';
    const from = `first(${v}, ${s}, ${name}) / sum(${v}, ${c}, first(${c}))`;
    const to = `last(${v}, ${s}, ${name}) / sum(${v}, ${c}, last(${c}))`;
    const told = {
      ...slots, ...named,
      shareFrom: placeholder(from, 'percent:0'), shareTo: placeholder(to, 'percent:0'),
    }; // prettier-ignore
    story.titles.push({
      key: up ? 'shareRise' : 'shareFall',
      slots: told,
      test: `${to} ${up ? '>' : '<'} ${from}`,
    });
    story.points.push({ key: 'sharePath', slots: told });
    story.notes.push({ key: 'testTrend', slots }, { key: 'askTrend', slots });
    return story;
  }
  const own = cellAt(v, fact.row, rows);
  const category = cellAt(c, fact.row, rows);
  const part = `${own} / sum(${v}, ${c}, ${category})`;
  const overall = `share(${v}, ${s}, ${name})`;
  const told = {
    ...slots, ...named,
    mixCategory: printLabel(dimension, slots.dim ?? '', category), mixValue: printValue(measure, own),
    mixShare: placeholder(part, 'percent:0'), overallShare: placeholder(overall, 'percent:0'),
  }; // prettier-ignore
  const test = `${part} > ${overall}`;
  story.titles.push({ key: 'mix', slots: told, test });
  story.points.push({ key: 'mixCell', slots: told });
  story.notes.push({ key: 'testMix', slots: told, test }, { key: 'askNeutral', slots });
  return story;
}

/** One series on top at the end where another was at the start. */
export function overtakingStory(frame: Frame, fact: Fact, slots: Slots): Story {
  const story: Story = { titles: [], points: [], notes: [] };
  const { measure, series, widget } = frame;
  const [otherRow] = fact.rows ?? [];
  if (!measure || !series || otherRow === undefined) return story;
  const { v, s } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const [name, other] = [fact.row, otherRow].map((row) => cellAt(s, row, rows)) as [string, string];
  const at = (which: 'first' | 'last', key: string): string => `${which}(${v}, ${s}, ${key})`;
  const told = {
    ...slots,
    ...labelSlots('series', series, slots.seriesDim ?? '', name),
    ...labelSlots('otherSeries', series, slots.seriesDim ?? '', other),
    seriesFrom: printValue(measure, at('first', name)), seriesTo: printValue(measure, at('last', name)),
    otherFrom: printValue(measure, at('first', other)), otherTo: printValue(measure, at('last', other)),
  }; // prettier-ignore
  const test = `${at('last', name)} > ${at('last', other)} and ${at('first', name)} < ${at('first', other)}`;
  story.titles.push({ key: 'overtook', slots: told, test });
  story.points.push({ key: 'overtookFrom', slots: told });
  story.notes.push({ key: 'testOvertook', slots: told, test }, { key: 'askTrend', slots });
  return story;
}
