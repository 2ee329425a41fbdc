/** What every client part calls instead of the global `fetch`: a host's routing, credentials, or the page itself. */
export type FetchFn = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
