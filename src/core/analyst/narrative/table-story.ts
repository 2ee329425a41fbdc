import type { Frame } from '../reading/frame.js';
import { onlyOne } from './expressions.js';
import type { Phrases } from './phrases.js';
import { runnerUp } from './largest-parts.js';
import { counted, labelSlots, nounSlots, printBare, printValue, refs, speakable } from './printing.js';
import type { Slots, Story } from './telling.js';
import { plainText } from './expressions.js';

/** What can be said of a table, and of any chart that has no shape of its own: how much it holds, and its highest value. */
export function tableStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const slots: Slots = {
    ...nounSlots(frame, phrases, locale),
    ...hostSlot(frame, locale),
    rowsCounted: counted('count()', phrases.row, phrases),
  };
  const story: Story = {
    titles: frame.shape === 'table' ? [{ key: 'rows', slots }] : [],
    points: [],
    notes: [
      { key: frame.seen ? 'sourceTable' : 'unseen', slots },
      { key: 'askTable', slots },
    ],
  };
  const { measure, dimension } = frame;
  // One row of a list that was cut to it is what was asked for.
  const alone = frame.seen && frame.limited !== undefined && frame.points.length === 1;
  if (measure && dimension && (frame.points.length > 1 || alone || !frame.seen)) {
    const { c, v } = refs(frame);
    const filled: Slots = {
      ...slots,
      ...labelSlots('leader', dimension, slots.dim ?? '', `argmax(${c}, ${v})`),
      max: printValue(measure, `max(${v})`),
      min: printValue(measure, `min(${v})`),
      minBare: printBare(measure, `min(${v})`),
      ...labelSlots('trailer', dimension, slots.dim ?? '', `argmin(${c}, ${v})`),
    };
    if (alone) {
      story.titles.unshift({ key: 'single', slots: filled });
      story.points.push({ key: 'rowsShown', slots });
      return story;
    }
    const test = `max(${v}) > median(${v}) and ${onlyOne(v, 'max')}`;
    // What the host called it says what the list is about; without a name of its own the count stands for it.
    if (frame.seen && frame.shape === 'table' && filled.host)
      story.titles.unshift({ key: 'tableTop', slots: filled, test });
    story.points.unshift(
      { key: 'topRow', slots: filled, test },
      ...runnerUp(frame, slots),
      ...(!frame.seen || apart(frame) ? [{ key: 'rowRange' as const, slots: filled }] : []),
    );
  }
  if (story.points.length === 0) story.points.push({ key: frame.limited ? 'rowsShown' : 'rowCount', slots });
  return story;
}

/** Whether the ends of what is listed print as different figures. */
function apart({ points }: Frame): boolean {
  const values = points.map((point) => point.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most - least > 0.02 * Math.max(Math.abs(most), Math.abs(least));
}

/** Where the query returned nothing. */
export function emptyStory(frame: Frame, locale: string): Story {
  const slots = hostSlot(frame, locale);
  return {
    titles: [{ key: 'empty', slots }],
    points: [{ key: 'empty', slots }],
    notes: [{ key: 'empty', slots }],
  };
}

/** The widget's own title, where it can stand in a template as it is written or holds nothing to object to. */
export function hostSlot(frame: Frame, locale: string): Slots {
  const text = plainText(frame.widget.title);
  return text !== '' && (text === frame.widget.title.trim() || speakable(text, locale)) ? { host: text } : {};
}
