import type { NodeClient } from './client.js';
import { asHttp1, breakOff, isGone, type NodeOutgoing } from './node-message.js';
import { roomOrEnd } from './room-or-end.js';
import type { ServiceAnswer } from './service-answer.js';

/** Sends a web response. Its body's failure destroys the connection: a truncated answer never looks whole. */
export async function sendResponse(
  answer: Response,
  outgoing: NodeOutgoing,
  client?: NodeClient,
): Promise<void> {
  const response = asHttp1(outgoing);
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (isGone(outgoing)) return void reader?.cancel().catch(() => {});
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => (headers[name] = value));
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  const end = (): void => {
    client?.answered();
    response.end();
  };
  if (!reader) return end();
  response.flushHeaders();
  const leave = (): void => void reader.cancel().catch(() => {});
  response.once('close', leave);
  let waiting = false;
  // It may fail because nobody took any of it for too long: then there is no room to wait for.
  reader.closed.catch(() => {
    if (waiting) breakOff(outgoing);
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isGone(outgoing)) return;
      if (done) break;
      if (response.write(value)) continue;
      waiting = true;
      await roomOrEnd(response);
      waiting = false;
    }
    response.off('close', leave);
    end();
  } catch {
    breakOff(outgoing);
  }
}

/** Sends what a service elsewhere answers from one connection to the other, by the same rules. */
export function sendServiceAnswer(
  { status, headers, body }: ServiceAnswer,
  outgoing: NodeOutgoing,
  client: NodeClient,
): void {
  const response = asHttp1(outgoing);
  if (isGone(outgoing)) return void body?.cancel();
  response.writeHead(status, headers);
  const end = (): void => {
    client.answered();
    response.end();
  };
  if (!body) return end();
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
      end();
    },
    fail: () => breakOff(outgoing),
  });
}
