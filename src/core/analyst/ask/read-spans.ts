import { AS_WRITTEN, matchWords } from './match-words.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag } from './prompt-line.js';

const UNITS: Readonly<Record<string, string>> = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month' };

/**
 * "Days from order to shipping", "hours between created and resolved": the time from one date of a row to another, as a
 * column like any other. Before any reader takes the unit for a period.
 */
export function readSpans(line: PromptLine, table: TableProfile): void {
  const word = String.raw`(#[cv]\d+|\p{L}+)(?: TIME)?`;
  const found = line.find(pattern(`(HOUR|DAY|WEEK|MONTH) (?:from|BETWEEN) ${word} (?:to|AND) ${word}`));
  const tags = found?.tags ?? [];
  const places = tags.flatMap((tag, at) => (/^(?:from|BETWEEN|to|AND)$/.test(tag.text) ? [at + 1] : []));
  const [from, to] = places.map((at) => tags[at] && timeOf(tags[at], table));
  const unit = UNITS[found?.texts[0] ?? ''];
  if (!found || !unit || !from || !to || from === to) return;
  const name = `${unit}s from ${from.name} to ${to.name}`;
  const sql = `DATE_DIFF('${unit}', ${from.sql}, ${to.sql})`;
  const column: AskColumn = {
    name, sql, type: 'number', role: 'measure', distinct: table.rowCount, filled: Math.min(from.filled, to.filled), longest: 0,
    additive: false, identifier: false, words: [],
  }; // prettier-ignore
  line.name(found, column);
}

function timeOf({ link, words }: Readonly<Tag>, { columns }: TableProfile): AskColumn | undefined {
  const times = columns.filter(({ role }) => role === 'time');
  const linked =
    link?.value === undefined ? link?.columns.find((column) => times.includes(column)) : undefined;
  const stem = words[0]?.stem ?? '';
  return linked ?? times.find((column) => column.words.some((known) => matchWords(stem, known, AS_WRITTEN)));
}
