// What a program in TypeScript may write, and what it may not; compiled with the types of each React.
import { createRef, useRef } from 'react';
import type { Deck, QueryResult } from 'deckwright';
import {
  DeckBuilder,
  DeckPresenter,
  DeckRightPanel,
  DeckView,
  ReportProvider,
  useDeckGeneration,
  VendorDBProvider,
  type DeckBuilderElement,
  type DeckBuilderProps,
  type VendorDBProviderElement,
} from 'deckwright/react';

declare const deck: Deck;
const provider = createRef<VendorDBProviderElement>();
export const rows = (): Promise<QueryResult> | undefined => provider.current?.runQuery('SELECT 1 AS a');
export const more: DeckBuilderProps = { service: undefined, locale: 'de', onPresenting: undefined };

export function Typed() {
  const builder = useRef<DeckBuilderElement>(null);
  const { start, retry, error } = useDeckGeneration({ concurrency: 2 });
  return (
    <VendorDBProvider ref={provider} persistence onReady={({ tables }) => tables.join()} className="data">
      <DeckBuilder
        ref={builder}
        id="builder"
        aria-busy={error !== undefined}
        service="local"
        deck={undefined}
        onBack={(event) => event.preventDefault()}
        onPresenting={(presenting: boolean) => presenting}
        onChange={({ deck: changed, edits, origin }) => [changed.slides, edits.length, origin]}
        onExport={({ file }) => file.name}
        onError={({ error: failure }) => failure.message}
        onClick={() => void builder.current?.generate()}
      />
      <DeckView deck={deck} mode="grid" onSlideSelect={({ slideId }) => void retry([slideId])} />
      <DeckRightPanel deck={deck} onModifyRequest={({ instruction }) => instruction.length} />
      <DeckPresenter deck={deck} onExit={() => void start} />
      {/* @ts-expect-error: no mode of a view */}
      <DeckView mode="cube" />
      {/* @ts-expect-error: a method is no property */}
      <DeckBuilder generate={async () => {}} />
      {/* @ts-expect-error: what can only be read is no property */}
      <DeckPresenter presenting />
      {/* @ts-expect-error: what Lit does inside is no property */}
      <DeckView renderRoot={document.body} />
      {/* @ts-expect-error: a handler is told whether it presents */}
      <DeckBuilder onPresenting={(presenting: string) => presenting} />
      {/* @ts-expect-error: hooks below it need the callbacks */}
      <ReportProvider />
    </VendorDBProvider>
  );
}
