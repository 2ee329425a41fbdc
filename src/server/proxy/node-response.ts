import { asHttp1, breakOff, type NodeOutgoing } from './node-message.js';
import { roomOrEnd } from './room-or-end.js';
import type { ServiceAnswer } from './service-answer.js';

/** Sends a web response. Its body's failure destroys the connection: a truncated answer never looks whole. */
export async function sendResponse(answer: Response, outgoing: NodeOutgoing): Promise<void> {
  const response = asHttp1(outgoing);
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (response.destroyed) return void reader?.cancel();
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => (headers[name] = value));
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  if (!reader) return void response.end();
  response.flushHeaders();
  const leave = (): void => void reader.cancel().catch(() => {});
  response.once('close', leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (response.destroyed) return;
      if (done) break;
      if (!response.write(value)) await roomOrEnd(response);
    }
    response.off('close', leave);
    response.end();
  } catch {
    breakOff(outgoing);
  }
}

/** Sends what a service elsewhere answers from one connection to the other, by the same rules. */
export function sendServiceAnswer({ status, headers, body }: ServiceAnswer, outgoing: NodeOutgoing): void {
  const response = asHttp1(outgoing);
  if (response.destroyed) return void body?.cancel();
  response.writeHead(status, headers);
  if (!body) return void response.end();
  let begun = false;
  // The head goes with the first bytes where these are here already, and else at once.
  setImmediate(() => {
    if (!begun && !response.destroyed) response.flushHeaders();
  });
  response.on('drain', body.resume);
  response.once('close', body.cancel);
  body.readInto({
    write(chunk) {
      begun = true;
      return response.write(chunk);
    },
    end() {
      begun = true;
      response.end();
    },
    fail: () => breakOff(outgoing),
  });
}
