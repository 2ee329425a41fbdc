import type { ReactiveElement } from 'lit';
import type { Widget } from '../../../core/chart/types.js';
import type { Dataset } from '../../../core/query/types.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { WriteOptions } from '../add-slide/slide-asker.js';
import type { BuilderSession } from '../builder-session.js';
import type { Connection, ConnectionOptions } from '../connection.js';
import type { DeckStorage } from '../storage/deck-storage.js';

/** What can be done when the service does not write. */
export interface Help {
  /** Of the page: lets the person sign in. */
  signIn: (() => unknown) | undefined;
  /** Of the page: lets the person buy more. */
  topUp: (() => unknown) | undefined;
  /** Has the deck written in the page this time; undefined where it is anyway. */
  workWithoutService: (() => void) | undefined;
}

/** The element, whose tables a person may add to or replace. */
export type BuilderHost = ReactiveElement & { datasets: Dataset[] | undefined };

/** What the element gives to the workbench, whose code is loaded with the first deck. */
export interface BuilderPorts {
  readonly host: BuilderHost;
  readonly session: BuilderSession;
  readonly localize: LocalizeController;
  /** Files, and what is kept in the browser; undefined until its code is there. */
  readonly storage: () => DeckStorage | undefined;
  readonly connection: Connection;
  readonly connect: () => ConnectionOptions;
  /** Slides are written in the page: no service is asked. */
  readonly inPage: () => boolean;
  /** How slides are to be written. */
  readonly writing: () => WriteOptions;
  /** SQL of the page itself, which runs without being asked for. */
  readonly ownSql: () => ReadonlySet<string>;
  /** Of the dashboard. */
  readonly widgets: () => readonly Widget[];
  /** There are tables to ask about, or an engine that may have some. */
  readonly hasData: () => boolean;
  readonly generate: () => void;
  readonly help: () => Help;
  readonly present: () => void;
  readonly back: () => void;
}
