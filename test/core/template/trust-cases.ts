import { checkClaims } from '../../../src/core/guard/index.js';
import type { Claim, Source, Variable } from '../../../src/core/deck/types.js';
import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { checkTemplate, resolveTemplate } from '../../../src/core/template/index.js';
import type { Mark } from '../../../src/core/template/types.js';

const rows: Row[] = [
  { region: 'EU', value: 2, rate: 0.5, day: '2026-01-01', open: true },
  { region: 'US', value: 3, rate: 0.25, day: '2026-02-01', open: false },
];
const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
  { name: 'rate', type: 'number', dbType: 'DOUBLE' },
  { name: 'day', type: 'date', dbType: 'DATE' },
  { name: 'open', type: 'boolean', dbType: 'BOOLEAN' },
];
const variables: Record<string, Variable> = {
  target: 5,
  name: 'Ada',
  total: { expr: 'sum(value)' },
  plusOne: { expr: 'sum(value) + 1' },
  made: { expr: '40 + 2' },
  mixed: { expr: 'sum(value) / target' },
  elsewhere: { expr: 'sum(value)', source: 'more' },
  loop: { expr: 'loop' },
  unreadable: {} as { expr: string },
};

const marks: Record<Mark, string[]> = {
  computed: [
    'sum(value)',
    'count()',
    'total',
    'elsewhere',
    'sum(value) / 100 - 1',
    '-100 * sum(value)',
    '(last(value) / first(value) - 1) * 100',
    '1 / sum(value)',
    'round(sum(value), 2)',
    'abs(delta(value))',
    'nth(value, 2)',
    'sum_rows(value, 1, 2)',
    'percentile(value, 90)',
    'top(value, 2)',
    'above(value, avg(value))',
    'below(value, 0)',
    'correlation(value, rate)',
    'median_low(value, rate)',
    'median_high(value, rate)',
    'rank(value, region, "EU-27")',
    'since(value, region)',
    'low_since(value, day)',
    'streak(value, region, "EU")',
    'pace(value) | percent:signed',
    'sum(value, region, "EU-27", day, "2026-01-01")',
    'share(value, region, "EU", day, "2026-01-01")',
    'argmax(region, value, day, "2026-01-01")',
    'list(region, 2)',
    'sum(value, region, "EU")',
    'count(region, "EU-27")',
    'share(value, region, "EU") | percent:1',
    'growth(value) > 0 ? "more" : "less"',
    'count() == 1 ? sum(value) : avg(value)',
    'sum(value) ?? avg(value)',
    'least(sum(value), count())',
    'sum(value) | number:2',
    'sum(value) | currency:EUR,0',
    'sum(value) | default:"none"',
    'last(day) | date:"d MMM yyyy"',
    'sum(value) | plural:"# item","# items"',
    'delta(value) | trend:"rose","fell","held"',
  ],
  given: [
    'target',
    'name',
    'mixed',
    'sum(value) - target',
    'sum(value, region, name)',
    'nth(value, target)',
    'top(value, target)',
    'percentile(value, target)',
    'above(value, target)',
    'sum(value, region, "EU", region, name)',
    'round(sum(value), target)',
    'count() > 0 ? target : sum(value)',
    'sum(value) ?? target',
    'name == "Ada" ? sum(value) : avg(value)',
  ],
  literal: [
    '42',
    '100',
    'true',
    '"some words"',
    'made',
    'count() > 0 ? "more" : loop',
    'count() > 0 ? count() : unreadable',
    'sum(value) * 2',
    'above(value, 2)',
    'below(day, "2026-01-15")',
    'above(value, avg(value) * 2)',
    'sum(value) + 0.5',
    'sum(value) ?? 42',
    'sum(value) ?? 100',
    'sum(nothing) ?? "42"',
    'count() > 0 ? 100 : 0',
    'count() > 0 ? 1 : sum(value)',
    'greatest(count(), 100)',
    'sum(value) + 1 + 1 + 1',
    'plusOne + 1',
    'sum(value) - 100 - 100',
    'sum(value) * 100 * 100',
    'count() * 0 + 100',
    'sum(value) + (1 + 1)',
    'growth(1, sum(value) + 1)',
    'round(42, 1)',
    'abs(0 - 1)',
    'growth(value) > 0 ? "forty" : "less"',
    'growth(value) > 0.5 ? "more" : "less"',
    'sum(value) | default:"42"',
    'sum(value) | default:"one hundred"',
    'delta(value) | trend:"rose 40%","fell","held"',
    'delta(value) | trend:"doubled","fell","held"',
    'last(day) | date:"d MMM 1999"',
    'sum(value) | plural:"#00 items"',
    'sum(value) | plural:"##"',
    'sum(value) | plural:"#k"',
    'sum(value) | plural:"-#"',
    'sum(value) | plural:"{{ forty }} #"',
  ],
};

/** A placeholder's source and the mark that its value must carry. */
export const markCases: [source: string, mark: Mark][] = Object.entries(marks).flatMap(([mark, sources]) =>
  sources.map((source): [string, Mark] => [source, mark as Mark]),
);

/** The mark a placeholder's value carries, or what went wrong. */
export function markOf(source: string): string {
  // Columns are not declared, so that a name no row has is null where a case wants one.
  const data = { rows: [...rows, { nothing: null }], sources: { more: { rows } } };
  const { parts, problems } = resolveTemplate(`{{ ${source} }}`, variables, data);
  const [part] = parts;
  return part?.kind === 'value' ? part.mark : `problem ${problems[0]?.code} ${problems[0]?.message}`;
}

interface ClaimCase {
  test: string;
  source?: string;
  /** True, false, or the code of the problem that keeps the claim from holding. */
  expected: boolean | string;
}

const source = (data: Row[] | undefined, truncated = false): Source => ({
  title: 'T',
  sql: 'SELECT …',
  columns,
  ...(data ? { data: { rows: data, queriedAt: '', fingerprint: '', truncated } } : {}),
});
const sources: Record<string, Source> = {
  main: source(rows),
  more: source([{ region: 'EU', value: 9, rate: 1, day: '2026-03-01', open: true }]),
  empty: source([]),
  missing: source(undefined),
  cut: source(rows, true),
};

export const claimCases: ClaimCase[] = [
  { test: 'last(value) > first(value)', expected: true },
  { test: 'last(value) < first(value)', expected: false },
  { test: 'growth(value) > 0', expected: true },
  { test: 'argmax(region, value) == "US"', expected: true },
  { test: 'argmax(region, value) == "EU"', expected: false },
  { test: 'total == 5', expected: true },
  { test: 'elsewhere == 9', expected: true },
  { test: 'elsewhere > total', expected: true },
  { test: 'sum(value) == 9', source: 'more', expected: true },
  { test: 'value == 9', source: 'more', expected: true },
  { test: 'value == 9', expected: 'COLUMN_NEEDS_FUNCTION' },
  { test: 'max(day) > "2026-01-31"', expected: true },
  { test: 'first(open) and not last(open)', expected: true },
  { test: 'sum(value) > 0', source: 'empty', expected: false },
  { test: 'not (sum(value) > 0)', source: 'empty', expected: true },
  { test: 'count() == 0', source: 'empty', expected: true },
  { test: 'sum(value) > 0', source: 'missing', expected: 'NO_ROWS' },
  { test: 'sum(value) > 0', source: 'cut', expected: 'TRUNCATED_ROWS' },
  { test: 'sum(value) > 0', source: 'nowhere', expected: 'NO_ROWS' },
  { test: 'sum(value) > 0', source: '__proto__', expected: 'NO_ROWS' },
  { test: 'sum(value)', expected: 'TYPE' },
  { test: '"true"', expected: 'TYPE' },
  { test: 'sum(value) > "4"', expected: 'TYPE' },
  { test: 'null', expected: false },
  { test: 'sum(vlaue) > 0', expected: 'UNKNOWN_COLUMN' },
  { test: 'constructor == 1', expected: 'UNKNOWN_NAME' },
  { test: 'sum(value) > ', expected: 'SYNTAX' },
  { test: '', expected: 'EMPTY' },
];

/** What a claim comes to over the sources. */
export function claimResult({ test, source: id }: ClaimCase): boolean | string {
  const claim: Claim = { id: 'c', quote: 'q', test, ...(id === undefined ? {} : { source: id }) };
  const slide = createSlide({ source: 'main', variables, claims: [claim] });
  const [result] = checkClaims(slide, sources, { locale: 'en-US', timeZone: 'UTC', currency: 'USD' });
  return result?.problem?.code ?? result?.holds === true;
}

/** Templates that are checked before there are rows, with the codes of what is wrong. */
export const checkCases: [template: string, codes: string[]][] = [
  ['{{ sum(value) | compact:1 }} {{ argmax(region, value) | upper }}', []],
  ['{{ last(day) | date:month }} {{ max(day) }} {{ count() | plural:"# row","# rows" }}', []],
  ['{{ sum(region) }}', ['TYPE']],
  ['{{ avg(day) }}', ['TYPE']],
  ['{{ sum(open) }}', ['TYPE']],
  ['{{ sum(value) | date }}', ['TYPE']],
  ['{{ first(region) | percent }}', ['TYPE']],
  ['{{ first(day) | currency }}', ['TYPE']],
  ['{{ growth(value) ? "a" : "b" }}', ['TYPE']],
  ['{{ first(region) > 5 ? "a" : "b" }}', ['TYPE']],
  ['{{ first(region) + 1 }}', ['TYPE']],
  ['{{ -first(region) }}', ['TYPE']],
  ['{{ argmin(region, open) }}', ['TYPE']],
  ['{{ sum(value, region, "EU", day, "2026-01-01") }} {{ count(region, "EU", open, true) }}', []],
  [
    '{{ percentile(value, 90) | currency }} {{ top(value, 3) }} {{ rank(value, region, "EU") | ordinal }}',
    [],
  ],
  ['{{ above(day, "2026-01-15") }} {{ below(value, avg(value)) | integer }}', []],
  ['{{ since(value, day) | date:month }} {{ low_since(value, region) | upper }}', []],
  ['{{ correlation(value, rate) | number:2 }} {{ pace(value) | percent }} {{ streak(value) }}', []],
  ['{{ argmin(day, value, region, "EU") | date }}', []],
  ['{{ percentile(region, 90) }}', ['TYPE']],
  ['{{ percentile(value, "90") }}', ['TYPE']],
  ['{{ top(day, 3) }}', ['TYPE']],
  ['{{ rank(open, region, "EU") }}', ['TYPE']],
  ['{{ above(value, "many") }}', ['TYPE']],
  ['{{ below(region, 5) }}', ['TYPE']],
  ['{{ above(open, true) }}', ['TYPE']],
  ['{{ correlation(region, day) }}', ['TYPE', 'TYPE']],
  ['{{ since(region, day) }}', ['TYPE']],
  ['{{ since(value, day) | percent }}', ['TYPE']],
  ['{{ streak(region) }} {{ pace(day) }}', ['TYPE', 'TYPE']],
  ['{{ sum(value, region, "EU", dya, 1) }}', ['UNKNOWN_COLUMN']],
  ['{{ sum(vlaue) }} {{ nme }}', ['UNKNOWN_COLUMN', 'UNKNOWN_NAME']],
  ['{{ total | date }}', ['TYPE']],
  ['{{ sum(value) | numbr }}', ['UNKNOWN_FORMAT']],
  ['{{ sum(value }}', ['SYNTAX']],
];

export const checkedCodes = (template: string): string[] =>
  checkTemplate(template, { columns, variables, sources: { more: columns } }).map(({ code }) => code);
