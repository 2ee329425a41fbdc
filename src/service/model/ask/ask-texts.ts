import type { Row } from '../../../core/query/types.js';
import { findLiterals } from '../../../core/template/index.js';

/** What the texts of a query may repeat: the question, and what the query itself says. */
export interface AskSources {
  prompt: string;
  sql: string;
  /** Rows of its result; none where they are elsewhere. */
  rows: readonly Row[];
  locale: string;
}

const MOST_TITLE = 120;
const MOST_EXPLANATION = 600;
const LEAST_CELL = 3;

/**
 * The title of a widget, which slides show as its host's words: whatever figure, finding or cell a model put into it, and neither
 * the question nor the query holds, makes it the question itself.
 */
export function askTitle(written: string, sources: AskSources): string {
  const title = oneLine(written);
  const own = oneLine(sources.prompt);
  const short = own.length > MOST_TITLE ? `${own.slice(0, MOST_TITLE - 1)}…` : own;
  const fits = title !== '' && title.length <= MOST_TITLE && !MARKUP.test(title);
  return fits && !findsSomething(title, sources) ? title : short;
}

/** How the words were read; empty where a model told results instead. */
export function askExplanation(written: string, { prompt, sql, rows }: AskSources): string {
  const text = oneLine(written);
  const said = `${prompt} ${sql}`;
  const figures = text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  const foreign = figures.some((figure) => !stands(figure, said)) || namesCell(text, said, rows);
  return foreign || text.length > MOST_EXPLANATION || MARKUP.test(text) ? '' : text;
}

const MARKUP = /\{\{|\]\(|https?:|<[a-z/!]/i;

/** Control characters and those that turn the direction of reading have no place in a line of text. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function findsSomething(title: string, { prompt, sql, rows, locale }: AskSources): boolean {
  const said = `${prompt} ${sql}`;
  return (
    findLiterals(title, { locale }).some(({ text }) => !stands(text, said)) || namesCell(title, said, rows)
  );
}

/** Whether words or a figure stand in a text as such: the 5 of "top 5", not that of "2025". */
function stands(words: string, text: string): boolean {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}

/** A cell of the result that nobody asked for by name. */
function namesCell(text: string, said: string, rows: readonly Row[]): boolean {
  const [inText, inSaid] = [text.toLowerCase(), said.toLowerCase()];
  return rows
    .flatMap((row) => Object.values(row))
    .some((cell) => {
      if (typeof cell !== 'string' || cell.length < LEAST_CELL) return false;
      const value = cell.toLowerCase();
      return inText.includes(value) && !inSaid.includes(value);
    });
}
