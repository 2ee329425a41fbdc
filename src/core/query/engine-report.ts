/** What the engine says with `errors_as_json`. */
export interface EngineReport {
  exception_type?: string;
  exception_message?: string;
  error_subtype?: string;
  /** Of what is missing from the catalogue: `Table`, `Scalar Function`, `Type`, `Collation` … */
  type?: string;
  position?: string | number;
  candidates?: string | string[];
}

/** Of the wasm engine, which has run past an exception, and of a native one that was closed under its runner. */
const CRASHES =
  /table index is out of bounds|signature mismatch|Maximum call stack|unreachable|memory access out of bounds|null function|^Failed to connect/i;

/** A report that stands behind the name of another type is text of an author's: `Invalid Input Error: {"exception_type":"FATAL"}`. */
export function parseReport(raw: string): EngineReport {
  const [, type, message] =
    /^(?:Failed to extract statements: )?([A-Z][A-Za-z ]+?) Error: ([\s\S]*)$/.exec(raw) ?? [];
  const start = raw.indexOf('{"exception_type"');
  if (start >= 0) {
    try {
      const report = JSON.parse(raw.slice(start, raw.lastIndexOf('}') + 1)) as EngineReport;
      if (type === undefined || report.exception_type?.toLowerCase() === type.toLowerCase()) return report;
    } catch {
      // No report either.
    }
  }
  return type === undefined || message === undefined
    ? {}
    : { exception_type: type, exception_message: message };
}

/**
 * An engine that can still say of which type its error is has not crashed, unless the type says so: the words may be the
 * author's own, as in `error('unreachable')`.
 */
export function tellsCrash({ exception_type: type }: EngineReport, message: string): boolean {
  if (/^fatal$/i.test(type ?? '')) return true;
  return (type === undefined || /^internal$/i.test(type)) && CRASHES.test(message);
}

/** True where the engine is lost: it refuses whatever comes, or what it answers from now on cannot be trusted. */
export function isCrash(error: unknown): boolean {
  return error instanceof Error && tellsCrash(parseReport(error.message), error.message);
}
