// Statements over the demo's dashboards: how many kinds hold, how many sentences of their decks are checked in each language, and the time
// that takes. Each deck is checked as a foreign one is: by its words and its rows alone.
import { readFile } from 'node:fs/promises';
import { planDeck, writeSlide } from '../src/core/analyst/index.js';
import type { BuilderDashboardConfig } from '../src/core/chart/types.js';
import { createDeck } from '../src/core/deck/create-deck.js';
import type { Source } from '../src/core/deck/types.js';
import { checkDeck } from '../src/core/index.js';
import { CATALOG } from '../src/core/statements/catalog/catalog.js';
import { readFrame } from '../src/core/statements/frame/frame.js';
import { tryReadWidget } from '../src/core/statements/offers.js';
import { loadPhrases } from '../src/core/statements/phrases/load.js';
import type { GenerateDeckRequest, WidgetInput } from '../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../src/server/query/read-dataset-file.js';
import { DEMO_DASHBOARDS } from '../test/support/demo-dashboards.js';
import { report, row, type BenchRow } from './report.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

async function widgetsOf(dashboard: string): Promise<WidgetInput[]> {
  const runner = createNodeDuckDBRunner();
  const tables = Object.entries(DEMO_DASHBOARDS[dashboard] ?? {});
  await runner.load(
    await Promise.all(tables.map(([table, file]) => readDatasetFile(`dist/demo/data/${file}`, table))),
  );
  const config = JSON.parse(
    await readFile(`demo/dashboards/${dashboard}.json`, 'utf8'),
  ) as BuilderDashboardConfig;
  const widgets: WidgetInput[] = [];
  for (const widget of config.widgets) {
    const { columns, rows, rowCount } = await runner.runQuery(widget.dataKey);
    widgets.push({ ...widget, columns, rows, rowCount, queriedAt: '2026-06-15T12:00:00Z' });
  }
  await runner.close();
  return widgets;
}

const sourceOf = ({ columns, rows = [], rowCount: _, queriedAt, ...widget }: WidgetInput): Source => ({
  widget: { ...widget, dataKey: widget.dataKey ?? '' },
  title: widget.title,
  sql: widget.dataKey ?? '',
  columns,
  data: { rows, queriedAt, fingerprint: '', truncated: false },
});

const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const decks = await Promise.all(Object.keys(DEMO_DASHBOARDS).map(widgetsOf));
const held = new Set<string>();
const reading: number[] = [];
const frames: number[] = [];
let offered = 0;
for (const widget of decks.flat()) {
  frames.push(time(() => readFrame({ ...widget })));
  const copy = { ...widget };
  reading.push(time(() => tryReadWidget(copy)?.offers.length));
  const offers = tryReadWidget(copy)?.offers ?? [];
  offered += offers.length;
  for (const { kind } of offers) held.add(kind);
}

const rows: BenchRow[] = [
  { name: 'kinds in the catalog', unit: 'kinds', ours: CATALOG.size },
  { name: 'kinds that hold over the demo', unit: 'kinds', ours: held.size },
  { name: 'statements that hold, a widget', unit: 'statements', ours: offered / decks.flat().length },
  row('a widget read', 'ms', frames),
  row('a widget read, and all its statements found', 'ms', reading),
];
for (const locale of LOCALES) {
  await loadPhrases(locale);
  const times: number[] = [];
  let sentences = 0;
  let checked = 0;
  for (const widgets of decks) {
    const request: GenerateDeckRequest = {
      protocol: 1,
      privacy: 'all',
      title: 'Demo',
      locale,
      widgets: widgets.map((one) => ({ ...one })),
    };
    const start = performance.now();
    const slides = planDeck(request).map((planned) => writeSlide(planned, request));
    times.push(performance.now() - start);
    const sources = Object.fromEntries(widgets.map((widget) => [widget.id, sourceOf(widget)]));
    const format = { locale, timeZone: 'UTC', currency: 'USD' };
    const found = await checkDeck({ ...createDeck({ title: 'Demo', format, sources }), slides });
    const written = new Set(slides.flatMap(({ statements = [] }) => statements.map(({ quote }) => quote)));
    sentences += written.size;
    checked += found.filter(({ state }) => state === 'checked').length;
  }
  rows.push(
    {
      name: `sentences of eight decks that check, ${locale}`,
      unit: 'sentences',
      ours: checked,
      least: sentences,
    },
    row(`a deck written, ${locale}`, 'ms', times),
  );
}
report('statements', rows);
