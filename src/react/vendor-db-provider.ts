import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DeckError } from '../core/errors.js';
import type { Dataset, RunQuery } from '../core/query/types.js';
import type {
  DbErrorEvent,
  DbProgressEvent,
  DbReadyEvent,
  DbWarningEvent,
} from '../elements/shared/events.js';
import { VendorDBProvider as VendorDBProviderElement } from '../elements/vendor-db-provider/vendor-db-provider.js';

VendorDBProviderElement.define();

const Wrapped = createComponent({
  react: React,
  tagName: VendorDBProviderElement.tag,
  elementClass: VendorDBProviderElement,
  displayName: 'VendorDBProvider',
  events: {
    onReady: 'db-ready' as EventName<DbReadyEvent>,
    onProgress: 'db-progress' as EventName<DbProgressEvent>,
    onWarning: 'db-warning' as EventName<DbWarningEvent>,
    onError: 'db-error' as EventName<DbErrorEvent>,
  },
});

const DatabaseContext = React.createContext<RunQuery | undefined>(undefined);

export type { VendorDBProviderElement };
export interface VendorDBProviderProps {
  /** The tables; the same list from render to render is loaded once. */
  datasets?: Dataset[];
  /** Keeps the tables in the browser for the next visit, as far as their data set has a `version` or consists of bytes. */
  persistence?: boolean;
  onReady?: (event: DbReadyEvent) => void;
  onProgress?: (event: DbProgressEvent) => void;
  onWarning?: (event: DbWarningEvent) => void;
  onError?: (event: DbErrorEvent) => void;
  children?: React.ReactNode;
}

/** Gives the elements and hooks below it one database in the page. */
export function VendorDBProvider({ children, ...props }: VendorDBProviderProps): React.ReactElement {
  const element = React.useRef<VendorDBProviderElement>(null);
  const runQuery = React.useCallback<RunQuery>((sql, options) => {
    if (element.current) return element.current.runQuery(sql, options);
    return Promise.reject(
      new DeckError(
        'conflict',
        'The database is not on the page: run queries in effects and event handlers.',
      ),
    );
  }, []);
  return React.createElement(
    DatabaseContext.Provider,
    { value: runQuery },
    React.createElement(Wrapped, { ...props, ref: element }, children),
  );
}

/**
 * Runs SQL in the database of the nearest `VendorDBProvider`; the same function from render to render.
 * @throws DeckError `invalid_config` without one.
 */
export function useRunQuery(): RunQuery {
  const runQuery = React.useContext(DatabaseContext);
  if (runQuery) return runQuery;
  throw new DeckError('invalid_config', 'useRunQuery needs a VendorDBProvider above it.');
}
