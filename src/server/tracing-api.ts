import { importOptional } from './import-optional.js';

export interface Span {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

/** What is used of `@opentelemetry/api`. */
export interface TracingApi {
  context: { active(): object; with<T>(context: object, work: () => T): T };
  propagation: {
    extract(context: object, carrier: object): object;
    inject(context: object, carrier: object): void;
  };
  trace: {
    getTracer(name: string): { startSpan(name: string, options: object, context: object): Span };
    getSpan(context: object): object | undefined;
    setSpan(context: object, span: Span): object;
  };
  SpanKind: { INTERNAL: number; SERVER: number; CLIENT: number };
  SpanStatusCode: { ERROR: number };
}

/** The host's tracing, nothing where it has no `@opentelemetry/api`. A host may set its tracing up later. */
export async function loadTracingApi(): Promise<TracingApi | undefined> {
  return (await importOptional('@opentelemetry/api')) as unknown as TracingApi | undefined;
}
