import { readdirSync, readFileSync } from 'node:fs';
import type { Widget } from '../../../../src/core/chart/types.js';
import { loadVocabulary } from '../../../../src/core/guard/index.js';
import type { Cell, Column } from '../../../../src/core/query/types.js';
import { RowsAtHand } from '../../../../src/service/rows-at-hand.js';
import { judgeAnswer, type RecordedAnswer } from './recorded-answers.js';

/** Both turns of a model over the widgets of one table: its first answer, and what it answered to the guards' objections. */
interface RecordedTurns {
  locale: string;
  widgets: Record<
    string,
    {
      widget: Omit<Widget, 'id' | 'dataKey'>;
      sql: string;
      columns: Column[];
      rowCount: number;
      rows: Cell[][];
      answer: RecordedAnswer;
      /** Absent where nothing was objected to. */
      mended?: RecordedAnswer;
    }
  >;
}

const FOLDER = new URL('recorded-turns/', import.meta.url);

/**
 * What is lost on slides by a model that does what it is asked. The tables are of ten companies that never were (subscriptions, wards,
 * lanes, branches, tickets, claims …), with seven decks in English and one each in German, French and Spanish. When they were first judged,
 * 55 of the 641 first sentences were objected to, and 3 lost after the one turn that mends.
 */
export async function judgeTurns(): Promise<{ sentences: number; objected: number; lost: string[] }> {
  const verdict = { sentences: 0, objected: 0, lost: [] as string[] };
  for (const file of readdirSync(FOLDER)) {
    const { locale, widgets } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecordedTurns;
    await loadVocabulary(locale);
    const inputs = Object.entries(widgets).map(([id, { widget, sql, columns, rows, rowCount }]) => ({
      ...widget,
      id,
      dataKey: sql,
      columns,
      rowCount,
      rows: rows.map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] as Cell]))),
      queriedAt: '2026-01-01T00:00:00Z',
    }));
    const rows = new RowsAtHand(file, inputs, locale);
    for (const [id, { answer, mended }] of Object.entries(widgets)) {
      const first = judgeAnswer(rows, id, answer);
      verdict.sentences += first.sentences;
      verdict.objected += first.dropped.length;
      const last = first.dropped.length > 0 && mended ? judgeAnswer(rows, id, mended) : first;
      verdict.lost.push(...last.dropped);
    }
  }
  return verdict;
}
