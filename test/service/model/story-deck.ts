import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/index.js';
import type { Answer, ModelRequest } from '../../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { isStoryTurn, shownDeck, storyAnswer, type ShownDeck } from '../../support/story-answer.js';
import { ofType, type Completed, type ModelRun } from './run-model.js';

const MEASURES = ['revenue', 'orders', 'cost', 'returns', 'visits'];
const VALUES = [900, 10, 11, 9];

function barOf(id: string, table: string, measure: string, add: number): WidgetInput {
  const rows = VALUES.map((value, at) => ({ category: `Shop ${'ABCD'[at]}`, value: value + add * (at + 1) }));
  return {
    id,
    type: 'bar',
    title: `${measure} by shop`,
    dataKey: `SELECT shop AS category, SUM(${measure}) AS value FROM ${table} GROUP BY 1 ORDER BY 2 DESC`,
    columns: [
      { name: 'category', type: 'string', dbType: 'VARCHAR' },
      { name: 'value', type: 'number', dbType: 'DOUBLE' },
    ],
    rows,
    rowCount: rows.length,
    queriedAt: '2026-01-01T00:00:00Z',
  };
}

/** Charts of two tables, a1 … and b1 …: ten are a deck with sections, eight one without. */
export const storyWidgets = (each = 5): WidgetInput[] =>
  (['a', 'b'] as const).flatMap((name, at) =>
    MEASURES.slice(0, each).map((measure, index) =>
      barOf(`${name}${index + 1}`, at === 0 ? 'shop_sales' : 'web_visits', measure, index + at * 7),
    ),
  );

export const storyRequest = (each = 5, more: Partial<GenerateDeckRequest> = {}): GenerateDeckRequest => ({
  protocol: 1,
  privacy: 'all',
  title: 'Review',
  locale: 'en-US',
  widgets: storyWidgets(each),
  ...more,
});

/** A model that chooses the story of a deck by `story`, and slides in the same way each. */
export const storyteller =
  (story: (shown: ShownDeck, call: number) => string | Answer) =>
  (request: ModelRequest, call: number): Answer => {
    if (!isStoryTurn(request)) return { text: slideAnswer(GOOD_SLIDE) };
    const told = story(shownDeck(request), call);
    return typeof told === 'string' ? { text: told } : told;
  };

export const planOf = ({ events }: Pick<ModelRun, 'events'>): string[] =>
  ofType(events, 'deck.started')[0]?.slides.map(({ slideId }) => slideId) ?? [];

export function completed({ events }: Pick<ModelRun, 'events'>, slideId: string): Completed {
  const found = ofType(events, 'slide.completed').find((event) => event.slideId === slideId);
  if (!found) throw new Error(`no slide ${slideId}: ${JSON.stringify(events.at(-1))}`);
  return found;
}

/** Which widgets a slide that speaks of several says something of, in its order. */
export const sourcesOf = ({ slide }: Pick<Completed, 'slide'>): string[] =>
  (slide.statements ?? []).map(({ source }) => source);

export const idsOf = (shown: ShownDeck): string[] => shown.slides.map(({ id }) => id);
export const titleId = ({ titles }: ShownDeck, title: string): string =>
  titles.find((one) => one.title === title)?.id ?? `no ${title}`;
/** The first statement of each of some slides. */
export const firstOf = (...slides: number[]): string[] => slides.map((slide) => `p${slide}s1`);

/** The visits first, backwards, then the sales; of both what stands in the middle. */
export const backwards = (shown: ShownDeck): string =>
  storyAnswer({
    storyline: [
      { section: titleId(shown, 'Web visits'), slides: idsOf(shown).slice(5).reverse() },
      { section: titleId(shown, 'Shop sales'), slides: idsOf(shown).slice(0, 5).reverse() },
    ],
    summary: firstOf(8, 3, 9, 4),
    closing: firstOf(4, 8),
  });

/** A section of each measure, the last first, and of both charts of each the first statement. */
export const everyMeasure = (shown: ShownDeck): string =>
  storyAnswer({
    storyline: shown.titles
      .filter(({ slides }) => slides.length === 2)
      .map(({ id, slides }) => ({ section: id, slides: [...slides].reverse() }))
      .reverse(),
    summary: firstOf(10, 2, 8, 4),
    closing: firstOf(5, 9),
  });
