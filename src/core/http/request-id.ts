/** Random words for 256 ids, since the system is slow to ask. */
const words = new Uint32Array(1024);
let used = words.length;

/** 128 random bits as hex. `crypto.randomUUID` does not exist on pages served over plain http. */
export function newRequestId(): string {
  if (used === words.length) {
    crypto.getRandomValues(words);
    used = 0;
  }
  let id = '';
  for (const word of words.subarray(used, (used += 4))) id += word.toString(16).padStart(8, '0');
  return id;
}

/** The client's request id, where it is one that may stand in a log and a header; else a new one. */
export function requestIdOf(headers: Pick<Headers, 'get'>): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(given) ? given : newRequestId();
}
