import type { FetchFn } from '../core/http/fetch-fn.js';
import { createVendorService, type VendorService } from './vendor-service.js';

/** Only a path is ever looked at; the name is reserved and resolves nowhere. */
const ORIGIN = 'http://page.invalid';

/**
 * A `FetchFn` that answers `/api/…` in the page: nothing leaves it. Aborting the signal rejects like a real fetch and
 * cancels the run.
 */
export function createLocalFetch(service: VendorService = createVendorService()): FetchFn {
  return async (input, init) => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(String(input), ORIGIN), init);
    // The request's own signal only follows the one given; that one is held here as long as the answer is awaited.
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    const response = await service(request);
    signal.throwIfAborted();
    return response;
  };
}
