import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide, Source } from '../../core/deck/types.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { loadSqlEditor, Pipeline } from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { progressBarStyles } from '../shared/progress-bar.styles.js';
import type { QueryDesk } from '../shared/query-desk.js';
import { queryProblemStyles } from '../shared/query-problem.styles.js';
import { trailStyles } from '../shared/trail-card.js';
import { dataTabStyles } from './data-tab.styles.js';
import { figureList } from './figure-list.js';
import { ProvidedDesk } from './provided-desk.js';
import { QueryBench } from './query-bench.js';
import { queryBenchStyles } from './query-bench.styles.js';
import { closedQuery, openQuery } from './query-section.js';
import { schemaBrowserStyles } from './schema-browser.styles.js';

/** Rows and columns that the trail of a figure shows. */
const SHOWN = { rows: 10, columns: 6 };

interface Host extends ReactiveElement {
  deck: Deck | undefined;
  /** The page's own desk; else the database around the panel is one. */
  queries?: (() => Promise<QueryDesk>) | undefined;
  busy?: boolean;
}

/** Where the numbers of a slide come from: figures with their trail, statements with their test, then queries and rows. */
export class DataTab {
  readonly #localize: LocalizeController;
  readonly #bench: QueryBench;

  /** @param edit makes edits the deck's, as those of a person */
  constructor(
    host: Host,
    localize: LocalizeController,
    load: typeof loadSqlEditor,
    edit: (edits: DeckEdit[]) => void,
  ) {
    this.#localize = localize;
    const provided = new ProvidedDesk(host, edit);
    this.#bench = new QueryBench(host, localize, load, () => host.queries ?? provided.queries);
    adoptStyles(host.renderRoot, [
      dataTabStyles,
      ...trailStyles,
      queryProblemStyles,
      progressBarStyles,
      queryBenchStyles,
      schemaBrowserStyles,
    ]);
  }

  render(deck: Deck, slide: Slide, pipeline: Pipeline | undefined): TemplateResult {
    const { messages, locale } = this.#localize;
    const sources = sourcesOf(deck, slide);
    return html`${pipeline ? figureList({ deck, slide, pipeline, messages, locale, ...SHOWN }) : nothing}
    ${sources.map(([sourceId, source]) => {
      const query = this.#bench.queryOf(deck, sourceId, source);
      return query.draft
        ? openQuery(this.#bench, { ...query, draft: query.draft }, this.#localize)
        : closedQuery(this.#bench, query, this.#localize);
    })}
    ${sources.length === 0 ? html`<p class="group hint">${messages.noData}</p>` : nothing}`;
  }
}

function sourcesOf(deck: Deck, slide: Slide): [string, Source][] {
  const ids = new Set([slide.source, ...slide.blocks.map((block) => block.source)]);
  return [...ids].flatMap((id): [string, Source][] => {
    const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
    return id !== undefined && source ? [[id, source]] : [];
  });
}
