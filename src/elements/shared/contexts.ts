import { createContext } from '@lit/context';
import type { ReportCallbacks } from '../../core/generation/index.js';
import type { PageDatabase } from './query-desk.js';

/** The SSE callback bundle that `report-provider` gives. `Symbol.for`: two copies of the package still meet. */
export const reportContext = createContext<ReportCallbacks | undefined>(Symbol.for('deckwright.report'));

/** The database that `vendor-db-provider` gives. */
export const databaseContext = createContext<PageDatabase | undefined>(Symbol.for('deckwright.database'));
