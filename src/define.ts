/** Registers every element under its own tag. */
import { DeckBuilder } from './elements/deck-builder/deck-builder.js';
import { DeckPresenter } from './elements/deck-presenter/deck-presenter.js';
import { DeckRightPanel } from './elements/deck-right-panel/deck-right-panel.js';
import { DeckView } from './elements/deck-view/deck-view.js';
import { ReportProvider } from './elements/report-provider/report-provider.js';
import { VendorDBProvider } from './elements/vendor-db-provider/vendor-db-provider.js';

for (const element of [
  DeckBuilder,
  DeckPresenter,
  DeckRightPanel,
  DeckView,
  ReportProvider,
  VendorDBProvider,
]) {
  element.define();
}
