export { createLocalFetch } from './local-fetch.js';
export { createVendorService, type VendorService, type VendorServiceOptions } from './vendor-service.js';
export type { DeckResult } from './json-result.js';
