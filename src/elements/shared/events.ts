import type { Deck } from '../../core/deck/types.js';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { EditOrigin } from '../../core/deck/deck-store.js';
import type { LoadProgress, LoadWarning } from '../../core/query/types.js';

/** Facts are past and cannot be cancelled; requests can, and then their default action does not happen. */
const FACT: EventInit = { bubbles: true, composed: true };
const REQUEST: EventInit = { bubbles: true, composed: true, cancelable: true };

/** Another slide is the current one. */
export class DeckSlideSelectEvent extends Event {
  readonly slideId: string;
  constructor(slideId: string) {
    super('deck-slide-select', FACT);
    this.slideId = slideId;
  }
}

/** A person changed a slide. `deck` is the document after the edits. */
export class DeckSlideChangeEvent extends Event {
  readonly slideId: string;
  readonly edits: readonly DeckEdit[];
  readonly deck: Deck;
  constructor(slideId: string, edits: readonly DeckEdit[], deck: Deck) {
    super('deck-slide-change', FACT);
    this.slideId = slideId;
    this.edits = edits;
    this.deck = deck;
  }
}

/** A person asks for a slide to be rewritten. */
export class DeckModifyRequestEvent extends Event {
  readonly slideId: string;
  readonly instruction: string;
  constructor(slideId: string, instruction: string) {
    super('deck-modify-request', REQUEST);
    this.slideId = slideId;
    this.instruction = instruction;
  }
}

/** A person does not want the rewrite of a slide: it is to be stopped, or what came of it dropped. */
export class DeckModifyCancelEvent extends Event {
  readonly slideId: string;
  constructor(slideId: string) {
    super('deck-modify-cancel', FACT);
    this.slideId = slideId;
  }
}

/** The document changed, by whomever. `edits` is empty when it was replaced as a whole. */
export class DeckChangeEvent extends Event {
  readonly deck: Deck;
  readonly edits: readonly DeckEdit[];
  readonly origin: EditOrigin;
  constructor(deck: Deck, edits: readonly DeckEdit[], origin: EditOrigin) {
    super('deck-change', FACT);
    this.deck = deck;
    this.edits = edits;
    this.origin = origin;
  }
}

/** A person wants to leave the deck. Unless this is cancelled the builder shows its start screen. */
export class DeckBackEvent extends Event {
  constructor() {
    super('deck-back', REQUEST);
  }
}

/** Presenting began or ended. */
export class DeckPresentingEvent extends Event {
  readonly presenting: boolean;
  constructor(presenting: boolean) {
    super('deck-presenting', FACT);
    this.presenting = presenting;
  }
}

/** Something failed. The builder shows it as well. */
export class DeckErrorEvent extends Event {
  readonly error: Error;
  constructor(error: Error) {
    super('deck-error', FACT);
    this.error = error;
  }
}

/** A file was made. Unless this is cancelled the builder downloads it. */
export class DeckExportEvent extends Event {
  readonly file: File;
  readonly warnings: readonly string[];
  constructor(file: File, warnings: readonly string[]) {
    super('deck-export', REQUEST);
    this.file = file;
    this.warnings = warnings;
  }
}

/** The presenter was left. */
export class DeckExitEvent extends Event {
  constructor() {
    super('deck-exit', FACT);
  }
}

/** The data sets are loaded: after the first query, and after each list that is set later. `tables` leaves out what failed. */
export class DbReadyEvent extends Event {
  readonly tables: readonly string[];
  constructor(tables: readonly string[]) {
    super('db-ready', FACT);
    this.tables = tables;
  }
}

/** The engine is on its way, or a table is being filled. */
export class DbProgressEvent extends Event {
  readonly progress: LoadProgress;
  constructor(progress: LoadProgress) {
    super('db-progress', FACT);
    this.progress = progress;
  }
}

/** Something was noticed while data sets were loaded; queries run all the same. */
export class DbWarningEvent extends Event {
  readonly warnings: readonly LoadWarning[];
  constructor(warnings: readonly LoadWarning[]) {
    super('db-warning', FACT);
    this.warnings = warnings;
  }
}

/** The database or a data set could not be loaded. */
export class DbErrorEvent extends Event {
  readonly error: Error;
  constructor(error: Error) {
    super('db-error', FACT);
    this.error = error;
  }
}

declare global {
  interface HTMLElementEventMap {
    'deck-slide-select': DeckSlideSelectEvent;
    'deck-slide-change': DeckSlideChangeEvent;
    'deck-modify-request': DeckModifyRequestEvent;
    'deck-modify-cancel': DeckModifyCancelEvent;
    'deck-change': DeckChangeEvent;
    'deck-back': DeckBackEvent;
    'deck-presenting': DeckPresentingEvent;
    'deck-error': DeckErrorEvent;
    'deck-export': DeckExportEvent;
    'deck-exit': DeckExitEvent;
    'db-ready': DbReadyEvent;
    'db-progress': DbProgressEvent;
    'db-warning': DbWarningEvent;
    'db-error': DbErrorEvent;
  }
}
