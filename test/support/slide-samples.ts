import { createDeck, createSlide } from '../../src/core/deck/create-deck.js';
import type { WidgetConfig, WidgetType } from '../../src/core/chart/types.js';
import type { Block, Deck, Slide } from '../../src/core/deck/types.js';
import type { Theme } from '../../src/core/layout/theme-types.js';
import { LOGO, SAMPLE_SOURCES } from './slide-sources.js';

/** A slide to look at and to test with: one layout with little or much in it. */
export interface SlideSample {
  layout: string;
  name: string;
  slide: Slide;
  locale: string;
  branded: boolean;
}

/** Titles up to what the generator permits: 70 characters, or a shortest phrasing that is longer. */
const TITLE = 'Europe leads with 41% of revenue';
const LONG_TITLE = 'Europe and North America together brought in 73% of all revenue this year';
const LONGEST_TITLE =
  'Northern and Western Europe brought in more revenue than all other regions of the company together this year';
const SENTENCE = 'Europe is ahead of Asia by $1.2M.';
/** As long as a sentence of a chart's slide gets: two lines beside a wide chart, four beside a narrow one. */
const LONG_SENTENCES = [
  'Europe brought in $4.8M of $11.7M, which is 41% of the total and more than any other region in the period shown.',
  'Revenue per month reached its highest value of $1.3M in November and its lowest of $0.7M in February of the same year.',
  'Without Europe the average of the other regions is $1.7M, and the difference between the first and the last is $3.9M.',
  'The two largest regions together hold 73% of revenue, while the five smallest of them hold 12% between them all.',
];
const LEAD = 'Seven regions reached revenue of **$11.7M** together.';
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const bullets = (count: number): string =>
  list(
    Array.from({ length: count }, (_, i) => `Region ${i + 1} reached **$${(4.8 / (i + 1)).toFixed(1)}M**.`),
  );
const NESTED = `- Europe leads with **$4.8M**
  - Germany holds half of it
  - France and Spain follow
- Asia is second with **$3.6M**
  - Japan is its largest market
- The other regions hold $3.3M`;
const ARABIC = {
  title: 'أوروبا تتصدر بنسبة 41٪ من الإيرادات',
  text: '- حققت أوروبا إيرادات قدرها 4.8 مليون دولار هذا العام.\n- تليها آسيا بفارق 1.2 مليون دولار.',
};
const JAPANESE = {
  title: '欧州が売上高全体の41%を占め、首位となっています',
  text: '- 欧州の売上高は480万ドルで、全地域の中で最も高い値です。\n- アジアとの差は120万ドルです。',
};

const SAMPLES: SlideSample[] = [];
type Fields = Pick<Partial<Slide>, 'title' | 'text' | 'blocks'>;
function add(layout: string, name: string, fields: Fields, about: Partial<SlideSample> = {}): void {
  const id = `${layout}-${name}`.replace(/\W+/gu, '-');
  const slide = createSlide({ id, layout, title: TITLE, ...fields });
  SAMPLES.push({ layout, name, slide, locale: 'en-US', branded: true, ...about });
}
function block(id: string, region: string, type: WidgetType, source: string, config?: WidgetConfig): Block {
  const kind = type === 'big-number' ? 'metric' : type === 'table' ? 'table' : 'chart';
  return { id, region, kind, source, spec: { type, encoding: {}, ...(config ? { config } : {}) } };
}

for (const layout of ['title', 'section']) {
  const text = layout === 'title' ? 'Europe leads with 41% of revenue' : 'What each region brought in';
  add(layout, 'short', { title: 'Sales 2026', text });
  add(layout, 'no text', { title: 'Revenue by region', text: '' });
  add(layout, 'no branding', { title: 'Regional sales in the first half of 2026', text }, { branded: false });
  add(layout, 'long', { title: LONG_TITLE, text: LONG_SENTENCES.slice(0, 2).join(' ') });
  add(layout, 'arabic', { title: ARABIC.title, text: 'المبيعات حسب المنطقة' }, { locale: 'ar' });
  add(layout, 'japanese', { title: JAPANESE.title, text: '地域別の売上高' }, { locale: 'ja-JP' });
}

/** The texts that stand beside a chart. */
const TEXTS: [name: string, fields: Fields, about?: Partial<SlideSample>][] = [
  ['no text', { text: '' }],
  ['one bullet', { text: `- ${SENTENCE}` }],
  ['one sentence, title of two lines', { title: LONG_TITLE, text: SENTENCE }],
  ['three bullets', { text: list(LONG_SENTENCES.slice(0, 3)), title: LONG_TITLE }],
  ['long', { text: list(LONG_SENTENCES), title: LONGEST_TITLE }],
  ['eight bullets', { text: bullets(8) }],
  ['nested list', { text: NESTED }, { branded: false }],
  ['arabic', ARABIC, { locale: 'ar' }],
  ['japanese', JAPANESE, { locale: 'ja-JP' }],
];
TEXTS.forEach(([name, fields, about], i) => {
  const [type, source] = ([['bar', 'regions'], ['line', 'months'], ['horizontal-bar', 'regions']] as const)[i % 3] ?? [];
  for (const layout of type ? ['chart-text', 'text-chart'] : [])
    add(layout, name, { ...fields, blocks: [block('c', 'chart', type!, source!)] }, about);
}); // prettier-ignore

const LEADS: typeof TEXTS = [
  ['no text', { text: '' }],
  ['short', { text: LEAD }],
  ['two sentences, title of two lines', { title: LONG_TITLE, text: LONG_SENTENCES.slice(0, 2).join(' ') }],
  ['long', { title: LONGEST_TITLE, text: LONG_SENTENCES.join(' ') }],
  ['bullets', { text: bullets(3) }, { branded: false }],
  ['arabic', ARABIC, { locale: 'ar' }],
  ['japanese', JAPANESE, { locale: 'ja-JP' }],
];
for (const [name, fields, about] of LEADS) {
  add('chart', name, { ...fields, blocks: [block('c', 'chart', 'line', 'months')] }, about);
  const halves = [block('l', 'left', 'bar', 'regions'), block('r', 'right', 'line', 'months')];
  add('two-charts', name, { ...fields, blocks: halves }, about);
}

const numbers = (sources: readonly string[], format?: string): Block[] =>
  sources.map((id, i) =>
    block(`n${i}`, 'numbers', 'big-number', id, format ? { numberFormat: format } : undefined),
  );
const SHORT_METRICS = ['orders', 'revenue', 'share', 'returns'];
add('big-numbers', 'one', { blocks: numbers(['revenue']), text: '' });
add('big-numbers', 'two with text', { blocks: numbers(['orders', 'revenue']), text: LEAD });
add('big-numbers', 'three with bullets', { blocks: numbers(SHORT_METRICS.slice(0, 3)), text: bullets(3) });
add('big-numbers', 'four', { blocks: numbers(SHORT_METRICS), text: '' });
add('big-numbers', 'four, long', { blocks: numbers(['long_a', 'long_b', 'long_c', 'long_d']), text: list(LONG_SENTENCES.slice(0, 3)), title: LONG_TITLE }); // prettier-ignore
add('big-numbers', 'four, three long words', { blocks: numbers(['words', 'words', 'words', 'words'], 'currency:USD,2'), text: LEAD }); // prettier-ignore
add('big-numbers', 'six', { blocks: numbers([...SHORT_METRICS, 'orders', 'revenue']), text: LEAD }, { branded: false }); // prettier-ignore
add('big-numbers', 'six, mixed', { blocks: numbers([...SHORT_METRICS, 'long_a', 'long_b']), text: '' });
add('big-numbers', 'arabic', { ...ARABIC, blocks: numbers(['metric_ar', 'metric_ar', 'metric_ar']) }, { locale: 'ar' }); // prettier-ignore
add('big-numbers', 'japanese', { ...JAPANESE, blocks: numbers(['metric_ja', 'metric_ja', 'metric_ja', 'metric_ja']) }, { locale: 'ja-JP' }); // prettier-ignore

const table = (source: string): Block[] => [block('t', 'table', 'table', source)];
add('table', '3 by 4', { blocks: table('table_small'), text: '' });
add('table', '3 by 4 with a lead', { blocks: table('table_small'), text: LEAD });
add('table', '8 by 12', { blocks: table('table_medium'), text: '', title: LONG_TITLE });
add('table', 'with a total', { blocks: table('table_total'), text: LEAD });
add('table', '20 rows', { blocks: table('table_long'), text: LEAD });
add('table', '20 rows, long lead', { blocks: table('table_long'), text: LONG_SENTENCES.join(' '), title: LONGEST_TITLE }); // prettier-ignore
add('table', '12 columns', { blocks: table('table_wide'), text: '' }, { branded: false });
add('table', 'names and one figure', { blocks: table('table_pair'), text: '' });
add('table', 'arabic', { ...ARABIC, blocks: table('table_ar') }, { locale: 'ar' });
add('table', 'japanese', { ...JAPANESE, blocks: table('table_ja') }, { locale: 'ja-JP' });

add('text', 'one sentence', { text: SENTENCE });
add('text', 'one paragraph', { text: LONG_SENTENCES.slice(0, 2).join(' '), title: LONG_TITLE });
add('text', 'three bullets', { text: bullets(3) });
add('text', 'eight bullets', { text: bullets(8) }, { branded: false });
add('text', 'nested list', { text: NESTED });
add('text', 'long', { text: `${list([...LONG_SENTENCES, ...LONG_SENTENCES])}`, title: LONGEST_TITLE });
add('text', 'arabic', ARABIC, { locale: 'ar' });
add('text', 'japanese', JAPANESE, { locale: 'ja-JP' });

export const SLIDE_SAMPLES: readonly SlideSample[] = SAMPLES;

/** The deck that a sample stands in, in a look. */
export function deckOfSample({ slide, locale, branded }: SlideSample, theme: Theme): Deck {
  const deck = createDeck({
    title: 'Regional sales',
    id: 'samples',
    now: () => 0,
    sources: SAMPLE_SOURCES,
    theme,
    format: { locale },
    ...(branded ? { branding: { companyName: 'Meridian Freight', logoDataUrl: LOGO } } : {}),
  });
  deck.slides = [slide];
  return deck;
}
