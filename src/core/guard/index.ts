export { checkClaims, type ClaimResult } from './claims.js';
export { guardSlide, type GuardOptions } from './guard-slide.js';
