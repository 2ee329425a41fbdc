import * as React from 'react';
import { DeckError } from '../core/errors.js';
import type { RunQuery } from '../core/query/types.js';
import { VendorDBProvider as VendorDBProviderElement } from '../elements/vendor-db-provider/vendor-db-provider.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {
  /** The data sets are loaded: `event.tables`. */
  onReady: 'db-ready',
  /** How far the engine's start or a table's loading is: `event.progress`. */
  onProgress: 'db-progress',
  /** What was noticed while loading: `event.warnings`. */
  onWarning: 'db-warning',
  /** The database or a data set could not be loaded: `event.error`. */
  onError: 'db-error',
} as const;
const Wrapped = elementComponent(VendorDBProviderElement, 'VendorDBProviderElement', events);

const DatabaseContext = React.createContext<RunQuery | undefined>(undefined);

export type { VendorDBProviderElement };
/** The same list of `datasets` from render to render is loaded once. */
export type VendorDBProviderProps = ElementComponentProps<VendorDBProviderElement, typeof events>;

/** Gives the elements and hooks below it one database in the page. A ref gives the element with its methods. */
export const VendorDBProvider: ElementComponent<VendorDBProviderProps, VendorDBProviderElement> =
  React.forwardRef<VendorDBProviderElement, VendorDBProviderProps>(function VendorDBProvider(props, ref) {
    const element = React.useRef<VendorDBProviderElement>(null);
    React.useImperativeHandle<VendorDBProviderElement | null, VendorDBProviderElement | null>(
      ref,
      () => element.current,
      [],
    );
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
      React.createElement(Wrapped, { ...props, ref: element }),
    );
  });

/**
 * Runs SQL in the database of the nearest `VendorDBProvider`; the same function from render to render.
 * @throws DeckError `invalid_config` without one.
 */
export function useRunQuery(): RunQuery {
  const runQuery = React.useContext(DatabaseContext);
  if (runQuery) return runQuery;
  throw new DeckError('invalid_config', 'useRunQuery needs a VendorDBProvider above it.');
}
