import { useMemo } from 'react';
import {
  createReportCallbacks,
  DeckView,
  exportToPptx,
  ReportProvider,
  useDeckGeneration,
  useRunQuery,
  VendorDBProvider,
} from 'deckwright/react';
import { createLocalFetch } from 'deckwright/service';
import { config, datasets } from './sales';

const customFetch = createLocalFetch();

/** The parts on their own: a database, the generation hook, and slides on a page of one's own. */
export function OwnView() {
  return (
    <VendorDBProvider datasets={datasets}>
      <WithCallbacks />
    </VendorDBProvider>
  );
}

function WithCallbacks() {
  const runQuery = useRunQuery();
  const callbacks = useMemo(() => createReportCallbacks({ customFetch, runQuery }), [runQuery]);
  return (
    <ReportProvider callbacks={callbacks}>
      <Slides />
    </ReportProvider>
  );
}

function Slides() {
  const { phase, progress, deck, error, start, modify } = useDeckGeneration();
  const busy = phase === 'querying' || phase === 'generating' || phase === 'modifying';
  const download = async () => {
    if (!deck) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await exportToPptx(deck));
    link.download = 'sales.pptx';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <p>
        <button disabled={busy} onClick={() => void start({ config })}>
          Write slides
        </button>
        <button
          disabled={busy || !deck?.slides[2]}
          onClick={() => void modify(deck!.slides[2]!.id, 'as a table')}
        >
          Third as a table
        </button>
        <button disabled={busy || !deck} onClick={() => void download()}>
          Download
        </button>
        <output>
          {phase} {progress.done}/{progress.total}
        </output>
        {error && <span role="alert">{error.message}</span>}
      </p>
      {deck && <DeckView deck={deck} mode="list" />}
    </>
  );
}
