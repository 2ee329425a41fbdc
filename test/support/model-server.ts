import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one call sent. */
export interface ModelRequest {
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { schema: unknown } };
  };
  headers: IncomingMessage['headers'];
  /** The bytes as they came. */
  raw: string;
}

/** How the server answers one call. */
export interface Answer {
  /** The assistant's text. */
  text?: string;
  /** Answers with this status in place of a stream. */
  status?: number;
  headers?: Record<string, string>;
  /** Cuts the stream's bytes into pieces of this size: inside characters, inside lines. */
  pieceBytes?: number;
  /** Says nothing: before the headers, or after so many characters of the text. */
  hang?: 'headers' | number;
  /** Breaks the connection, or sends an error event, after so many characters of the text. */
  breakAfter?: number;
  errorAfter?: number;
  finishReason?: string;
  /** Refuses calls that ask for this form of answer. */
  refuses?: readonly string[];
}

export interface ModelServer {
  baseUrl: string;
  requests: ModelRequest[];
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** A server on loopback that speaks OpenAI's chat completions, as well or as badly as it is told to; `at` is its port. */
export async function startModelServer(
  answer: (request: ModelRequest, call: number) => Answer | Promise<Answer>,
  at = 0,
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const running = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    running.add(response);
    response.on('close', () => running.delete(response));
    void read(incoming).then(async (raw) => {
      const request = { raw, headers: incoming.headers, body: JSON.parse(raw) as ModelRequest['body'] };
      requests.push(request);
      const given = await answer(request, requests.length - 1);
      const form = request.body.response_format?.type;
      if (form !== undefined && given.refuses?.includes(form)) {
        return json(response, 400, { error: { message: `response_format ${form} is not supported` } });
      }
      await send(response, given, request.body.stream === true);
    });
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    open: () => running.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function send(response: ServerResponse, answer: Answer, stream: boolean): Promise<void> {
  const { text = '', status, headers = {}, hang, breakAfter, errorAfter, finishReason = 'stop' } = answer;
  if (hang === 'headers') return;
  if (status !== undefined)
    return json(response, status, { error: { message: 'secret-detail of the endpoint' } }, headers);
  if (!stream) {
    const message = { role: 'assistant', content: text };
    return json(response, 200, {
      id: 'c',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finishReason }],
    });
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
  const end = Math.min(
    text.length,
    breakAfter ?? Infinity,
    errorAfter ?? Infinity,
    typeof hang === 'number' ? hang : Infinity,
  );
  let bytes = chunk({ delta: { role: 'assistant', content: '' }, finish_reason: null });
  for (let at = 0; at < end; at += 7)
    bytes += chunk({ delta: { content: text.slice(at, Math.min(end, at + 7)) }, finish_reason: null });
  const whole =
    end === text.length && breakAfter === undefined && errorAfter === undefined && hang === undefined;
  if (whole) {
    bytes += chunk({ delta: {}, finish_reason: finishReason });
    bytes += `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } })}\n\n`;
    bytes += 'data: [DONE]\n\n';
  }
  if (errorAfter !== undefined)
    bytes += `data: ${JSON.stringify({ error: { message: 'overloaded', code: 503 } })}\n\n`;
  const all = Buffer.from(bytes, 'utf8');
  const size = answer.pieceBytes ?? all.length;
  for (let at = 0; at < all.length; at += size) {
    if (!response.write(all.subarray(at, at + size)))
      await new Promise((resolve) => response.once('drain', resolve));
    if (answer.pieceBytes) await new Promise((resolve) => setImmediate(resolve));
  }
  if (breakAfter !== undefined) {
    // What was written leaves before the connection breaks.
    setTimeout(() => response.destroy(), 30);
  } else if (hang === undefined) response.end();
}

const chunk = (choice: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`;
