import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeckError } from '../../../src/core/errors.js';
import {
  errorFromResponse,
  errorOfWire,
  errorResponse,
  retryAfterMs,
  ServiceAuthError,
  ServiceError,
  ServiceQuotaExceededError,
  ServiceRateLimitError,
  ServiceServerError,
} from '../../../src/core/http/index.js';

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

test('every status of the error table becomes its class and code', async () => {
  type ErrorClass = abstract new (...args: never[]) => DeckError<string>;
  const table: [number, ErrorClass, string][] = [
    [400, DeckError, 'bad_request'],
    [401, ServiceAuthError, 'unauthorized'],
    [402, ServiceQuotaExceededError, 'quota_exceeded'],
    [403, ServiceAuthError, 'forbidden'],
    [404, DeckError, 'not_found'],
    [405, DeckError, 'method_not_allowed'],
    [409, DeckError, 'conflict'],
    [413, DeckError, 'too_large'],
    [415, DeckError, 'unsupported_media_type'],
    [422, DeckError, 'invalid'],
    [429, ServiceRateLimitError, 'rate_limited'],
    [500, ServiceServerError, 'internal'],
    [502, ServiceServerError, 'upstream_unreachable'],
    [503, ServiceServerError, 'model_unavailable'],
    [504, ServiceServerError, 'upstream_timeout'],
  ];
  for (const [status, type, code] of table) {
    const error = await errorFromResponse(new Response(null, { status }));
    assert.ok(error instanceof type, `${status} is ${error.name}`);
    assert.equal(ServiceError.is(error), type !== DeckError, `${status}`);
    assert.equal(error.code, code);
    assert.ok(DeckError.is(error));
  }
});

test('our own error body gives code, path, request id and retryability', async () => {
  const response = errorResponse('invalid', 'widgets[2].columns must be a list.', {
    path: 'widgets[2].columns',
    requestId: 'r-1',
  });
  const error = await errorFromResponse(response);
  assert.equal(error.code, 'invalid');
  assert.equal(error.path, 'widgets[2].columns');
  assert.equal(error.message, 'widgets[2].columns must be a list.');
  const auth = await errorFromResponse(
    json(403, { error: { code: 'forbidden', message: 'No.', requestId: 'r-2' } }),
  );
  assert.ok(ServiceAuthError.is(auth));
  assert.equal(auth.requestId, 'r-2');
  assert.equal(auth.retryable, false);
});

test('a foreign error body is understood: text, problem details, HTML, nothing', async () => {
  assert.match((await errorFromResponse(json(401, { error: 'Please sign in' }))).message, /Please sign in/);
  const problem = new Response(JSON.stringify({ title: 'Out of credit', detail: 'Your balance is 0.' }), {
    status: 402,
    headers: { 'content-type': 'application/problem+json' },
  });
  assert.match((await errorFromResponse(problem)).message, /Your balance is 0\./);
  const page = new Response('<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>', { status: 502 });
  const error = await errorFromResponse(page);
  assert.match(error.message, /502 Bad Gateway/);
  assert.ok(!error.message.includes('<'));
  assert.match((await errorFromResponse(new Response(null, { status: 500 }))).message, /status 500/);
  assert.match((await errorFromResponse(new Response('{"error":', { status: 400 }))).message, /^\{"error":/);
});

test('the class comes from the status even where the body claims another code', async () => {
  const error = await errorFromResponse(json(500, { error: { code: 'unauthorized', message: 'x' } }));
  assert.ok(error instanceof ServiceServerError);
  assert.equal(error.code, 'internal');
  const strange = await errorFromResponse(json(429, { error: { code: '__proto__', message: 'x' } }));
  assert.equal(strange.code, 'rate_limited');
});

test('retry-after is read as seconds, as a date, and in milliseconds', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const of = (headers: Record<string, string>): number | undefined => retryAfterMs(new Headers(headers), now);
  assert.equal(of({ 'retry-after': '3' }), 3000);
  assert.equal(of({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }), 30_000);
  assert.equal(of({ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }), 0);
  assert.equal(of({ 'retry-after': '3', 'retry-after-ms': '250' }), 250);
  assert.equal(of({ 'retry-after': 'soon' }), undefined);
  assert.equal(of({}), undefined);
});

test('a rate limit error carries how long to wait', async () => {
  const error = await errorFromResponse(json(429, { error: 'slow down' }, { 'retry-after': '2' }));
  assert.ok(ServiceRateLimitError.is(error));
  assert.equal(error.retryAfterMs, 2000);
  assert.equal(error.retryable, true);
});

test('an error that came as an event has the class of its code', () => {
  const limit = errorOfWire({ code: 'rate_limited', message: 'x', retryable: true, retryAfterMs: 10 });
  assert.ok(limit instanceof ServiceRateLimitError);
  assert.equal(limit.retryAfterMs, 10);
  const model = errorOfWire({ code: 'model_unavailable', message: 'x', retryable: true });
  assert.ok(model instanceof ServiceServerError);
  assert.equal(model.code, 'model_unavailable');
});

test('an error body that never ends is read only in part', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(16 * 1024).fill(120));
    },
  });
  const error = await errorFromResponse(new Response(body, { status: 500 }));
  assert.ok(error.message.length < 400);
  assert.ok(pulled < 20);
});
