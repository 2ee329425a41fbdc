const NAMED = /\b(?:from|join)\s+(?:"((?:[^"]|"")+)"|([\p{L}_][\p{L}\p{N}_]*))(?!\s*\()/giu;
const COMMON =
  /(?:\bwith|,)\s+(?:recursive\s+)?(?:"((?:[^"]|"")+)"|([\p{L}_][\p{L}\p{N}_]*))\s+as\s*(?:(?:not\s+)?materialized\s*)?\(/giu;

/** The tables that a query reads, as far as its text tells: for offering them, not for deciding what it may read. */
export function tablesNamed(sql: string): string[] {
  const names = (pattern: RegExp): string[] =>
    [...sql.matchAll(pattern)].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '');
  const common = new Set(names(COMMON));
  return [...new Set(names(NAMED))].filter((name) => !common.has(name));
}
