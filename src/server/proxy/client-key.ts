/** Whose requests are counted together. */
export type ClientKey = (request: Request) => string | Promise<string>;

/**
 * The key of a request: the host's, else the client's address, else one for all. A network of IPv6 counts as one client: any
 * of its machines has 2^64 addresses to choose from.
 */
export async function clientKeyOf(
  key: ClientKey | undefined,
  asRequest: () => Request,
  clientAddress = '',
): Promise<string> {
  if (!key) return networkOf(clientAddress) || 'all';
  const given: unknown = await key(asRequest());
  // One count for all who have no key would let one of them lock the others out.
  if (typeof given !== 'string' || given === '') throw new Error('key must give a text that is not empty.');
  return given;
}

/** The first 64 bits of an IPv6 address; any other as it is. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
