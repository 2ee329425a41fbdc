import { asHttp1, breakOff, endAnswer, isGone, type NodeOutgoing } from './node-message.js';
import { roomOrEnd } from './room-or-end.js';
import type { ServiceAnswer } from './service-answer.js';

/** Sends a web response. Its body's failure destroys the connection: a truncated answer never looks whole. */
export async function sendResponse(answer: Response, outgoing: NodeOutgoing): Promise<void> {
  const response = asHttp1(outgoing);
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  const leave = (): void => void reader?.cancel().catch(() => {});
  if (isGone(outgoing)) return leave();
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => (headers[name] = value));
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.once('close', leave);
  let waiting = false;
  // A body may fail because nobody took any of it for too long: then there will be no room to wait for.
  reader?.closed.catch(() => {
    if (waiting) breakOff(outgoing);
  });
  try {
    response.writeHead(answer.status, headers);
    if (reader) response.flushHeaders();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (isGone(outgoing)) return leave();
      if (done) break;
      if (response.write(value)) continue;
      waiting = true;
      await roomOrEnd(response);
      waiting = false;
    }
    response.off('close', leave);
    endAnswer(outgoing);
  } catch {
    leave();
    breakOff(outgoing);
  }
}

/** Sends what a service elsewhere answers from one connection to the other, by the same rules. */
export function sendServiceAnswer({ status, headers, body }: ServiceAnswer, outgoing: NodeOutgoing): void {
  const response = asHttp1(outgoing);
  if (isGone(outgoing)) return body?.cancel();
  try {
    response.writeHead(status, headers);
  } catch (error) {
    body?.cancel();
    throw error;
  }
  if (!body) return endAnswer(outgoing);
  let begun = false;
  // The head goes with the first bytes where these are here already, and else at once.
  setImmediate(() => {
    if (!begun && !isGone(outgoing)) response.flushHeaders();
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
      endAnswer(outgoing);
    },
    fail: () => breakOff(outgoing),
  });
}
