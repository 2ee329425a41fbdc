import { html, nothing, type TemplateResult } from 'lit';
import type { Deck, Slide, Source } from '../../core/deck/types.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { allWords } from '../shared/all-words.js';
import type { loadSqlEditor } from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { progressBarStyles } from '../shared/progress-bar.styles.js';
import { queryProblemStyles } from '../shared/query-problem.styles.js';
import { dataTabStyles } from './data-tab.styles.js';
import type { PanelPorts, Tab, TabView } from './panel-tabs.js';
import { ProvidedDesk } from './provided-desk.js';
import { QueryBench } from './query-bench.js';
import { queryBenchStyles } from './query-bench.styles.js';
import { closedQuery, openQuery } from './query-section.js';
import { schemaBrowserStyles } from './schema-browser.styles.js';

/** Where the rows of a slide come from: queries, to be tried and changed, and what they returned. */
export class DataTab implements Tab {
  readonly #localize: LocalizeController;
  readonly #bench: QueryBench;

  constructor({ host, localize, edit }: PanelPorts, load: typeof loadSqlEditor) {
    this.#localize = localize;
    const provided = new ProvidedDesk(host, edit);
    this.#bench = new QueryBench(host, localize, load, () => host.queries ?? provided.queries);
    adoptStyles(host.renderRoot, [
      dataTabStyles,
      queryProblemStyles,
      progressBarStyles,
      queryBenchStyles,
      schemaBrowserStyles,
    ]);
  }

  render({ deck, slide }: TabView): TemplateResult {
    const { messages } = this.#localize;
    const sources = sourcesOf(deck, slide);
    return html`${sources.map(([sourceId, source]) => {
      const query = this.#bench.queryOf(deck, sourceId, source);
      return query.draft
        ? openQuery(this.#bench, { ...query, draft: query.draft }, this.#localize)
        : closedQuery(this.#bench, query, this.#localize);
    })}
    ${sources.length === 0 ? html`<p class="group hint">${allWords(messages).noData}</p>` : nothing}`;
  }
}

function sourcesOf(deck: Deck, slide: Slide): [string, Source][] {
  const ids = new Set([slide.source, ...slide.blocks.map((block) => block.source)]);
  return [...ids].flatMap((id): [string, Source][] => {
    const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
    return id !== undefined && source ? [[id, source]] : [];
  });
}
