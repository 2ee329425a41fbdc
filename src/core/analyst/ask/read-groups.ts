import type { AskGrain, AskGroup } from './intent.js';
import { isRowNoun } from './link-words.js';
import { isMeasure, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';
import { timeColumn } from './placed.js';
import { isDaily } from './row-nouns.js';
import { isStopWord } from './vocabulary.js';

/** A column of the prompt that is neither a condition nor an aggregated amount, and how the words around it use it. */
export interface Mention {
  tag: Tag;
  column: AskColumn;
  /** "By", "per", "for each", "across" stand before it. */
  split: boolean;
  series: boolean;
  /** "And" joins it to the column before it. */
  joined: boolean;
  axis?: 'x' | 'y';
  said: string;
}

const SKIPPED =
  /^(?:of|in|on|from|for|to|with|same|type|types|kind|kinds|their|its|,|~|values?|COUNT|IS|name|into|as)$/;
const SPLIT = /^(?:BY|EACH|ACROSS|DIFFERENT|OVER|BIN)$/;

/** The columns that are left, once each, with the role that the words give them. */
export function readMentions(line: PromptLine, table: TableProfile): Mention[] {
  const axes = readAxes(line);
  const left = line.tags.filter(({ text }) => text.startsWith('#c'));
  const sure = new Set(
    left.filter(({ link }) => link?.columns.length === 1).map(({ link }) => link?.columns[0]),
  );
  const mentions: Mention[] = [];
  for (const tag of left) {
    const around = contextOf(line, tag, table);
    const axis = axes.get(tag);
    const column = resolve(tag, around.split || around.series, sure);
    tag.used = true;
    if (!column) continue;
    const same = mentions.find((mention) => mention.column === column);
    if (same)
      Object.assign(same, {
        split: same.split || around.split,
        series: same.series || around.series,
        axis: same.axis ?? axis,
      });
    else
      mentions.push({
        tag,
        column,
        ...around,
        ...(axis ? { axis } : {}),
        said: tag.words.map(({ raw }) => raw).join(' '),
      });
  }
  return mentions;
}

function readAxes(line: PromptLine): Map<Tag, 'x' | 'y'> {
  const axes = new Map<Tag, 'x' | 'y'>();
  const is = '(?: (?:IS|as|of|=|:|for|SHOW|on|\\(|,|axis))*';
  for (const axis of ['x', 'y'] as const) {
    const after = line.find(pattern(`${axis}(?: axis)${is} {C}|${axis} (?:=|IS) {C}`));
    const before = line.find(pattern(`{C} (?:as|on|IS|in) (?:${axis}) axis`));
    const tag = (before ?? after)?.groups.find((group) => group !== undefined);
    if (tag) axes.set(tag, axis);
  }
  return axes;
}

function contextOf(
  line: PromptLine,
  tag: Tag,
  table: TableProfile,
): { split: boolean; series: boolean; joined: boolean } {
  const at = line.tags.indexOf(tag);
  // "By movie rating": the word for a row stands between.
  const before = line.tags.slice(0, at).filter(({ words: [word], link }) => link || !word || !isRowNoun(word, table)).map(({ text }) => text); // prettier-ignore
  const last = before.findLastIndex((text) => !SKIPPED.test(text));
  const mark = before[last] ?? '';
  const series = mark === 'COLOR' || (before[last - 1] === 'COLOR' && SPLIT.test(mark));
  const joined = mark === 'AND' && /^#c/.test(before[last - 1] ?? '');
  return { split: SPLIT.test(mark) || series, series, joined };
}

/** Of several columns that the words fit: what is split by is rather no amount, and the other way round. */
function resolve(
  { link }: Tag,
  split: boolean,
  sure: ReadonlySet<AskColumn | undefined>,
): AskColumn | undefined {
  const columns = link?.columns ?? [];
  if (columns.length < 2) return columns[0];
  if (split) return columns.find((one) => !isMeasure(one) && !sure.has(one)) ?? columns[0];
  // "Ratings" beside "IMDB" and "Rotten Tomatoes" is no third rating.
  if (columns.some((one) => sure.has(one))) return undefined;
  return columns.find((one) => isMeasure(one)) ?? columns[0];
}

/** The period that each mark of a time stands for. */
export const GRAINS: Readonly<Record<string, AskGrain>> = {
  DECADE: 'decade', YEAR: 'year', QUARTER: 'quarter', MONTH: 'month', WEEK: 'week', DAY: 'day', HOUR: 'hour', WEEKDAY: 'weekday',
  MONTHNAME: 'month-name', HOUROFDAY: 'hour-of-day',
}; // prettier-ignore

export interface TimeRead {
  grain?: AskGrain;
  /** A time that is meant without its column's name: "per month", "over time". */
  column?: AskColumn;
  said: string;
  binned: boolean;
}

/** The period that dates are split into. */
export function readGrain(line: PromptLine, table: TableProfile): TimeRead {
  const named = line.tags.some(({ text, link }) => text.startsWith('#c') && link?.columns.some(isTime));
  const binned = line.has(pattern('BIN')) && named;
  const found =
    line.take(
      pattern(
        String.raw`(?:(?:BY|EACH|OVER|ACROSS|in|into|to|BIN|with|for|of) )+(?:(?:DIFFERENT|BIN|of|,|ASC|DESC) )*(DECADE|WEEKDAY|MONTHNAME|HOUROFDAY|YEAR|QUARTER|MONTH|WEEK|DAY|HOUR)(?: BIN)?`,
      ),
    ) ??
    line.readEach(
      pattern('(DECADE|WEEKDAY|MONTHNAME|HOUROFDAY|YEAR|QUARTER|MONTH|WEEK|DAY|HOUR)(?: BIN)?'),
      (taken) => (isSplitting(line, taken, table) ? taken : undefined),
    )[0];
  const over =
    line.take(pattern('(?:OVER|BY|ACROSS|in|with|against|VS) (?:TIME|TREND)|TREND(?: of| in)?|timeline')) ??
    line.readEach(pattern('TIME'), (taken) => (isPartOfName(line, taken) ? undefined : taken))[0];
  const time = named ? undefined : timeColumn(table);
  const said = found?.said ?? over?.said ?? '';
  const grain = found ? GRAINS[found.texts[0] ?? ''] : undefined;
  return { said, binned, ...(grain ? { grain } : {}), ...((found ?? over) && time ? { column: time } : {}) };
}

/** "Response time" is no time axis. */
function isPartOfName(line: PromptLine, { from }: Taken): boolean {
  const before = line.tags[from - 1];
  const word = before?.words[0];
  return before?.link !== undefined || (before?.text !== '~' && before?.text === word?.text && word?.kind === 'word' && !isStopWord(word.text));
} // prettier-ignore

/** "Sick days" and "training hours" are amounts, and the days of a table by day its rows. */
function isSplitting(line: PromptLine, { from, tags: [tag] }: Taken, table: TableProfile): boolean {
  const word = tag?.words[0];
  if (!/^(?:days|hours|weeks|months|years)$/.test(word?.text ?? '')) return true;
  const before = line.tags[from - 1];
  const said = before?.words[0];
  // "On days when it rained" says which rows.
  if (said?.text === 'on') return false;
  const plain = said && !before.link && before.text === said.text && !isStopWord(said.text);
  return !plain && !(word?.text === 'days' && isDaily(table));
}

/** The length of the ranges that numbers are grouped into: "in 20-minute increments", "bin size 500", "buckets of 500". */
export function readWidth(line: PromptLine): { width?: number; bins?: number } {
  const steps = line.take(pattern('BIN {C} (?:BY|in|into|with)(?: (?:steps?|of|BIN))* {N}'), [0]);
  const bins =
    steps ??
    line.take(pattern('{N} BIN|COUNT BIN {N}|into {N} BIN|(?:COUNT|NUMBER) (?:of )?BIN (?:IS )?{N}'));
  const found =
    bins ??
    line.take(pattern('BIN(?: (?:of|IS|BY|in|BIN|to|with))* {N}')) ??
    line.take(pattern(String.raw`(?:BY|in|of|into) {N}(?: \p{Ll}+)? BIN`));
  const number = found?.groups.find((tag) => tag !== undefined && !tag.link);
  const value = Number(number?.words[0]?.value);
  if (!found || !(value > 0)) return {};
  const counts =
    number?.unit === undefined &&
    /\b(?:into \S+|\d+) (?:bins|buckets)\b|number of bins/i.test(found.said) &&
    value < 60;
  return counts ? { bins: Math.round(value) } : { width: value };
}

export const groupOf = (mention: Mention, time: TimeRead): AskGroup => ({
  column: mention.column,
  series: mention.series,
  said: mention.said,
  ...((mention.column.role === 'time' || (mention.column.role === 'year' && time.grain === 'decade')) &&
  time.grain
    ? { grain: time.grain }
    : {}),
});

/** Continuous: no code of few whole numbers, no key. */
export const isContinuous = (column: AskColumn): boolean => isMeasure(column) && column.role !== 'category';
