import type { ServiceAccess } from '../../service/access.js';
import { tokenMissing, tokenRefused } from './refusals.js';
import { hashToken, sameHash } from './token-text.js';

/** Everything, for whoever has this one token. */
export function singleTokenAccess(token: string): ServiceAccess {
  const kept = hashToken(`Bearer ${token}`);
  return {
    admit: (request) => {
      const header = request.headers.get('authorization');
      if (header === null) return Promise.reject(tokenMissing());
      if (sameHash(hashToken(header), kept)) return Promise.resolve({ principal: 'token' });
      return Promise.reject(tokenRefused('The bearer token is wrong.', 'Is it the one of this server?'));
    },
  };
}
