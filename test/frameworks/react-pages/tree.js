// One tree for the server and for the page: plain calls, so that Node runs it as it is.
import { createElement as h, StrictMode, useMemo } from 'react';
import {
  createReportCallbacks,
  DeckBuilder,
  DeckPresenter,
  DeckRightPanel,
  DeckView,
  ReportProvider,
  useDeckGeneration,
  useRunQuery,
  VendorDBProvider,
} from 'deckwright/react';
import { createLocalFetch } from 'deckwright/service';
import { config, datasets, deck } from './data.js';

const customFetch = createLocalFetch();

function Hooked() {
  const { phase, slides, start } = useDeckGeneration();
  return h('p', null, [
    h('button', { key: 'start', onClick: () => void start({ config }) }, 'Write slides'),
    h('output', { key: 'phase' }, `${phase}, ${slides.length} slides`),
  ]);
}

function WithCallbacks({ children }) {
  const runQuery = useRunQuery();
  const callbacks = useMemo(() => createReportCallbacks({ customFetch, runQuery }), [runQuery]);
  return h(ReportProvider, { callbacks }, children);
}

/** Each component on its own, as a page would place it. */
export const parts = {
  'deck-builder': h(DeckBuilder, {
    className: 'host',
    style: { display: 'block' },
    hidden: false,
    service: 'local',
    config,
    datasets,
    onPresenting: () => {},
  }),
  'deck-view': h(DeckView, { id: 'slides', deck, slideId: 'two', mode: 'list', onSlideSelect: () => {} }),
  'deck-right-panel': h(DeckRightPanel, { deck, slideId: 'two', 'aria-label': 'Details' }),
  'deck-presenter': h(DeckPresenter, { deck, hidden: true, onExit: () => {} }),
  'report-provider': h(
    ReportProvider,
    { callbacks: createReportCallbacks({ customFetch, runQuery: () => Promise.reject(new Error('none')) }) },
    h('i', null, 'inside'),
  ),
  'vendor-db-provider': h(VendorDBProvider, { datasets }, h('i', null, 'inside')),
};

/** All of them below their providers, with the hook. */
export const tree = h(
  StrictMode,
  null,
  h(
    VendorDBProvider,
    { datasets },
    h(WithCallbacks, null, [
      h(Hooked, { key: 'hook' }),
      ...['deck-builder', 'deck-view', 'deck-right-panel', 'deck-presenter'].map((tag) =>
        h('div', { key: tag }, parts[tag]),
      ),
    ]),
  ),
);
