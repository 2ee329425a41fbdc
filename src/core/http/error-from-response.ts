import type { DeckError } from '../errors.js';
import { retryAfterMs } from './retry-after.js';
import { errorOfStatus, type ErrorFields, type ServiceError } from './service-error.js';

/** More than this of an error page is not read, nor is it waited for longer. */
const MAX_BODY = 64 * 1024;
const MAX_WAIT_MS = 10_000;

/**
 * The named error for a response that is not a success. Understands our own body `{ error: { code, message, … } }`,
 * `{ error: "text" }`, `{ message }`, RFC 9457 problem details, HTML pages, other text, and no body at all. Never
 * rejects: a body that breaks off, or does not end, is an error with the details that came.
 */
export async function errorFromResponse(response: Response): Promise<DeckError | ServiceError> {
  const text = await readStart(response);
  const fields = fieldsOf(text, response.headers.get('content-type') ?? '');
  const wait = fields.retryAfterMs ?? retryAfterMs(response.headers);
  const requestId = fields.requestId ?? response.headers.get('x-request-id') ?? undefined;
  const where = response.url ? ` (${withoutQuery(response.url)})` : '';
  const message = fields.message || `The service answered with status ${response.status} and no details.`;
  return errorOfStatus(response.status, {
    ...fields,
    message: message + where,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(requestId === undefined ? {} : { requestId }),
  });
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  // A reader that is cancelled is told of an end.
  const giveUp = setTimeout(() => void reader.cancel().catch(() => {}), MAX_WAIT_MS);
  try {
    while (text.length < MAX_BODY) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What was read so far is what there is to tell.
  } finally {
    clearTimeout(giveUp);
  }
  reader.cancel().catch(() => {});
  return text.slice(0, MAX_BODY);
}

function fieldsOf(text: string, contentType: string): ErrorFields {
  const body = /json/i.test(contentType) || /^\s*\{/.test(text) ? parsed(text) : undefined;
  if (body === undefined) return { message: /<html|<!doctype/i.test(text) ? titleOf(text) : oneLine(text) };
  const inner = isObject(body.error) ? body.error : body;
  const said = [body.error, inner.message, inner.detail, inner.title];
  const message = said.find((text): text is string => typeof text === 'string' && text !== '');
  return {
    message: oneLine(message ?? ''),
    ...stringField('code', inner.code),
    ...stringField('path', inner.path),
    ...stringField('hint', inner.hint),
    ...stringField('requestId', inner.requestId),
    ...(typeof inner.retryable === 'boolean' ? { retryable: inner.retryable } : {}),
    ...(typeof inner.retryAfterMs === 'number' ? { retryAfterMs: inner.retryAfterMs } : {}),
  };
}

function stringField(name: keyof ErrorFields, value: unknown): Partial<ErrorFields> {
  return typeof value === 'string' ? { [name]: value } : {};
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The title of an error page; the rest of it is markup for people. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]{0,300})/i.exec(html)?.[1] ?? '';
  return oneLine(`An HTML page came back${title ? `: ${title}` : '.'}`);
}

function oneLine(text: string): string {
  const line = text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
