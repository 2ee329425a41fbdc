import { queryFromPrompt } from '../../src/core/analyst/index.js';
import { renderChart } from '../../src/core/chart/index.js';
import type { ChartSpec, Widget } from '../../src/core/chart/types.js';
import { verifySlide } from '../../src/core/deck/verify-slide.js';
import type { QueryRunner, Row } from '../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { context } from '../core/chart/fixture.js';
import { makeDeck } from './make-deck.js';

/** A slide as its reader has it. */
interface AskedSlide {
  /** What the widget is called, which the answer to a question is given. */
  asked: string;
  sql: string;
  rows: Row[];
  title: string;
  /** The paragraphs of the slide, title and page number among them. */
  written: string[];
  text: string;
  spec: ChartSpec;
  /** What stands in the picture of a chart: axis, labels, notes. */
  drawn: string[];
}

export interface AskedData {
  /** The slide that answers a question. */
  ask(prompt: string, locale?: string): Promise<AskedSlide>;
  /** The slide of a widget of a dashboard. */
  show(widget: Omit<Widget, 'id'>, locale?: string): Promise<AskedSlide>;
  close(): Promise<void>;
}

/** Tables in a real engine, asked as in the page: question → SQL → widget → slide of the embedded service → file. */
export async function openAsked(tables: Record<string, object[]>): Promise<AskedData> {
  const runner = createNodeDuckDBRunner();
  await runner.load(
    Object.entries(tables).map(([name, data]) => ({ name, tableName: name, data: data as Row[] })),
  );
  const schema = await runner.schema();
  const show: AskedData['show'] = (widget, locale = 'en-US') =>
    slideOf(runner, { id: 'asked', ...widget }, locale);
  return {
    show,
    async ask(prompt, locale) {
      const answer = await queryFromPrompt({ prompt, tables: schema, runQuery: runner.runQuery });
      if (answer.status !== 'ok') throw new Error(`${prompt}: ${answer.reasons.join(' ')}`);
      const { sql, title, type, encoding } = answer;
      return show({ type, title, dataKey: sql, config: { encoding } }, locale);
    },
    close: () => runner.close(),
  };
}

async function slideOf(runner: QueryRunner, widget: Widget, locale: string): Promise<AskedSlide> {
  const config = { name: 'A slide', widgets: [widget] };
  const { snapshot, written } = await makeDeck(config, runner.runQuery, { config, locale });
  const { deck } = snapshot;
  const at = (deck?.slides.length ?? 0) - 1;
  const slide = deck?.slides[at];
  const source = deck?.sources[widget.id];
  const block = slide?.blocks.find((one) => 'spec' in one);
  if (!deck || !slide || !source?.data || !block || !('spec' in block)) throw new Error('There is no slide.');
  const doubts = verifySlide(deck, slide).unverified;
  if (doubts.length > 0) throw new Error(`Not verified: ${doubts.map(({ text }) => text).join(', ')}`);
  // What its host or a question calls the chart stands above it as it is.
  const [title = '', ...lines] = written[at] ?? [];
  const text = lines.filter((line) => line !== widget.title);
  const { rows } = source.data;
  const data = { columns: source.columns, rows };
  const drawn =
    block.kind === 'chart' ? (await renderChart(block.spec, data, { ...context, locale, currency: deck.format.currency })).svg : '';
  return {
    asked: widget.title, sql: widget.dataKey, rows, title, written: written[at] ?? [], text: text.join('\n'), spec: block.spec,
    drawn: [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words),
  };
} // prettier-ignore
