import * as v from 'valibot';
import { WIDGET_TYPES } from '../chart/types.js';
import { FONT_METRICS_NAMES } from '../layout/font-families.js';

/**
 * What a deck file may hold. A file is foreign input: every collection and every embedded picture has a bound.
 * All objects are loose: fields of later releases and of hosts pass through.
 */
export const DECK_LIMITS = {
  bytes: 64 * 1024 * 1024,
  depth: 64,
  slides: 1000,
  sources: 1000,
  assets: 1000,
  rowsPerSource: 100_000,
  columns: 1000,
  blocksPerSlide: 100,
  textLength: 20_000,
  dataUrlLength: 8 * 1024 * 1024,
} as const;

// SVG may be written out, as text with escapes; the others are bytes. Many tools say `;utf8`, which browsers take.
const DATA_URL =
  /^data:image\/(?:(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}|svg\+xml(?:;charset=[\w-]+|;utf-?8)?,[!-~]+)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object from ids to values. Not valibot's `record`, which passes over keys such as `constructor` without looking
 * at their values: a widget may be called that.
 */
function byId<T>(entry: v.GenericSchema<unknown, T>, limit: number) {
  return v.pipe(
    v.custom<Record<string, T>>(isObject, 'must be an object from ids to values'),
    v.check((map) => Object.keys(map).length <= limit, `must have at most ${limit} entries`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, value] of Object.entries(dataset.value)) {
        const issue = v.safeParse(entry, value).issues?.[0];
        if (!issue) continue;
        const inner = v.getDotPath(issue);
        const where = inner ? `${JSON.stringify(key)}.${inner}` : JSON.stringify(key);
        addIssue({ message: `at ${where}: ${issue.message}` });
      }
    }),
  );
}

function listOf<T>(item: v.GenericSchema<unknown, T>, limit: number) {
  return v.pipe(v.array(item), v.maxLength(limit, `must have at most ${limit} entries`));
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const text = v.pipe(v.string(), v.maxLength(DECK_LIMITS.textLength, 'is longer than 20,000 characters'));
const dataUrl = v.pipe(
  v.string(),
  v.maxLength(DECK_LIMITS.dataUrlLength, 'is a picture of more than 8 MiB of text'),
  v.regex(DATA_URL, 'must be a data: URL of a PNG, JPEG, GIF, WebP (base64) or SVG picture'),
);
const ext = v.optional(v.custom<Record<string, unknown>>(isObject, 'must be an object'));
const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);

const column = v.looseObject({
  name: v.string(),
  type: v.picklist(['number', 'string', 'boolean', 'date', 'datetime', 'json']),
  dbType: v.string(),
});
const config = v.optional(
  v.pipe(
    v.custom<Record<string, unknown>>(isObject, 'must be an object'),
    // Kinds of annotations that this version does not know are kept, and not drawn.
    v.looseObject({ annotations: v.optional(listOf(v.looseObject({ mark: v.string() }), 100)) }),
  ),
);
const widget = v.looseObject({
  id,
  type: v.picklist(WIDGET_TYPES),
  title: v.string(),
  description: v.optional(v.string()),
  dataKey: v.string(),
  duckdbQuery: v.optional(v.string()),
  config,
});
/** One cheap pass: a schema per cell would take seconds on a large deck. Cells are JSON, since they came from JSON. */
const rows = v.pipe(
  v.custom<Record<string, unknown>[]>(
    (value) => Array.isArray(value) && value.every(isObject),
    'must be a list of objects',
  ),
  v.maxLength(DECK_LIMITS.rowsPerSource, `must have at most ${DECK_LIMITS.rowsPerSource} entries`),
);
/** What the rows of a source do not show of those that they were made from. */
export const coverageSchema = v.looseObject({
  times: v.optional(v.looseObject({ from: v.string(), to: v.string(), moments: v.number() })),
  idle: v.optional(v.array(v.string())),
  groups: v.optional(
    v.array(
      v.looseObject({
        names: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
        sizes: v.record(
          v.string(),
          v.looseObject({ n: v.number(), spread: v.optional(v.number()), sums: v.optional(v.literal(true)) }),
        ),
      }),
    ),
  ),
});
const source = v.looseObject({
  widget: v.optional(widget),
  title: v.string(),
  sql: v.string(),
  columns: listOf(column, DECK_LIMITS.columns),
  data: v.optional(
    v.looseObject({
      rows,
      queriedAt: v.string(),
      fingerprint: v.string(),
      truncated: v.boolean(),
      coverage: v.optional(coverageSchema),
    }),
  ),
  problem: v.optional(
    v.looseObject({
      code: v.string(),
      message: v.string(),
      hint: v.optional(v.string()),
      position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      candidates: v.optional(listOf(v.string(), 100)),
    }),
  ),
});

const blockBase = {
  id,
  region: v.string(),
  weight: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  source: v.optional(v.string()),
};
const block = v.variant('kind', [
  v.looseObject({
    ...blockBase,
    kind: v.picklist(['chart', 'metric', 'table']),
    spec: v.looseObject({
      type: v.picklist(WIDGET_TYPES),
      encoding: v.custom<Record<string, string>>(
        (value) => isObject(value) && Object.values(value).every((name) => typeof name === 'string'),
        'must be an object from roles to column names',
      ),
      title: v.optional(v.string()),
      config,
    }),
  }),
  v.looseObject({ ...blockBase, kind: v.literal('text'), text }),
  v.looseObject({ ...blockBase, kind: v.literal('image'), asset: v.string() }),
]);

export const claimsSchema = listOf(
  v.looseObject({ id, quote: text, test: text, source: v.optional(v.string()) }),
  500,
);

export const statementsSchema = listOf(
  v.looseObject({
    id,
    kind: v.string(),
    source: v.string(),
    args: byId(v.string(), 20),
    field: v.picklist(['title', 'text', 'notes']),
    quote: text,
    with: v.optional(v.looseObject({ kind: v.string(), source: v.string(), args: byId(v.string(), 20) })),
  }),
  500,
);

const blocks = v.pipe(
  v.array(block),
  v.maxLength(DECK_LIMITS.blocksPerSlide, `must have at most ${DECK_LIMITS.blocksPerSlide} entries`),
  v.check((list) => haveUniqueIds(list), 'must have different ids'),
);
const { region, weight } = blockBase;

export const variablesSchema = byId(
  v.union([scalar, v.looseObject({ expr: text, source: v.optional(v.string()) })]),
  500,
);

/** Also what a service sends: see core/stream. */
export const slideSchema = v.looseObject({
  id,
  layout: v.string(),
  title: text,
  text,
  notes: v.optional(text),
  source: v.optional(v.string()),
  variables: variablesSchema,
  claims: claimsSchema,
  statements: v.optional(statementsSchema),
  blocks,
  origin: v.picklist(['host', 'user', 'service']),
  aside: v.optional(
    v.looseObject({
      layout: v.string(),
      places: listOf(v.looseObject({ id, region, weight }), DECK_LIMITS.blocksPerSlide),
      blocks,
      text: v.optional(text),
    }),
  ),
  ext,
});

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c'));
const scriptFont = v.looseObject({ screen: v.string(), file: v.string() });
const font = v.looseObject({
  screen: v.string(),
  file: v.string(),
  metrics: v.picklist(FONT_METRICS_NAMES),
  scripts: v.optional(v.record(v.string(), scriptFont)),
});
const theme = v.looseObject({
  id,
  name: v.string(),
  mode: v.picklist(['light', 'dark']),
  colors: v.looseObject({
    background: color,
    surface: color,
    text: color,
    muted: color,
    accent: color,
    onAccent: color,
    rule: color,
    positive: color,
    negative: color,
    palette: v.pipe(v.array(color), v.minLength(1), v.maxLength(64)),
  }),
  fonts: v.looseObject({ heading: font, body: font }),
});

function haveUniqueIds(items: { id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}

export const deckSchema = v.looseObject({
  version: v.literal(1),
  id,
  title: text,
  subtitle: v.optional(text),
  format: v.looseObject({ locale: v.string(), timeZone: v.string(), currency: v.string() }),
  theme: v.optional(theme),
  branding: v.optional(
    v.looseObject({
      companyName: v.optional(v.string()),
      author: v.optional(v.string()),
      logoDataUrl: v.optional(dataUrl),
    }),
  ),
  sources: byId(source, DECK_LIMITS.sources),
  assets: byId(
    v.looseObject({ mediaType: v.string(), dataUrl, alt: v.optional(v.string()) }),
    DECK_LIMITS.assets,
  ),
  slides: v.pipe(
    v.array(slideSchema),
    v.maxLength(DECK_LIMITS.slides, `must have at most ${DECK_LIMITS.slides} entries`),
    v.check((slides) => haveUniqueIds(slides), 'must have different ids'),
  ),
  createdAt: v.string(),
  updatedAt: v.string(),
  ext,
});

/** What is wrong with a value as a deck, in the order of the document; empty when nothing is. */
export function deckProblems(value: unknown): { path: string; message: string }[] {
  const result = v.safeParse(deckSchema, value);
  return (result.issues ?? []).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}
