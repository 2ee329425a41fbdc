import { VendorDBProvider } from './vendor-db-provider.js';

VendorDBProvider.define();
