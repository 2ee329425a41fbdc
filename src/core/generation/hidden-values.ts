import type { Block, Slide, Source } from '../deck/types.js';
import { replaceWord } from '../template/literals.js';
import { scan } from '../template/scan.js';

/** Private-use characters, which no text of a deck needs: each stands for one value. */
const FIRST = 0xe000;
const MOST = 0xf8ff - FIRST;
const HIDDEN = /[\ue000-\uf8ff]/gu;
const SHORTEST = 2;

/** Takes the values of rows out of what is sent, and puts them back into what is received. */
export interface HiddenValues {
  text(template: string): string;
  slide(slide: Slide): Slide;
  reveal<T>(value: T): T;
}

/**
 * For privacy `none`: a slide's templates may hold cells of the rows, as keys (`lookup(sales, region, "Europe")`) or written out.
 * Texts and dates are replaced by signs wherever they stand as a whole word or a whole constant.
 */
export function hiddenValues(sources: Record<string, Source>): HiddenValues {
  const values = valuesOf(sources);
  const signs = new Map(values.map((value, index) => [value, String.fromCharCode(FIRST + index)]));
  const inWords = (text: string): string => {
    let hidden = text;
    for (const [value, sign] of signs) if (hidden.includes(value)) hidden = replaceWord(hidden, value, sign);
    return hidden;
  };
  const inExpression = (source: string): string =>
    source.replace(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gu, (whole, double?: string, single?: string) => {
      const sign = signs.get((double ?? single ?? '').replace(/\\(.)/gu, '$1'));
      return sign === undefined ? whole : `"${sign}"`;
    });
  const text = (template: string): string =>
    scan(template)
      .map(({ kind, pos, end }) =>
        (kind === 'placeholder' ? inExpression : inWords)(template.slice(pos, end)),
      )
      .join('');
  return {
    text,
    slide: (slide) => ({
      ...slide,
      title: text(slide.title),
      text: text(slide.text),
      ...(slide.notes === undefined ? {} : { notes: text(slide.notes) }),
      claims: slide.claims.map((claim) => ({
        ...claim,
        quote: text(claim.quote),
        test: inExpression(claim.test),
      })),
      // Their arguments are cells; a rewrite chooses its own.
      ...(slide.statements && { statements: [] }),
      blocks: slide.blocks.map((block) => hideBlock(block, text)),
      ...(slide.aside && {
        aside: {
          ...slide.aside,
          blocks: slide.aside.blocks.map((block) => hideBlock(block, text)),
          ...(slide.aside.text === undefined ? {} : { text: text(slide.aside.text) }),
        },
      }),
      variables: Object.fromEntries(
        Object.entries(slide.variables).map(([name, variable]) => [
          name,
          typeof variable === 'object' && variable !== null
            ? { ...variable, expr: inExpression(variable.expr) }
            : typeof variable === 'string'
              ? inWords(variable)
              : variable,
        ]),
      ),
    }),
    reveal: (value) => reveal(value, values),
  };
}

function hideBlock(block: Block, text: (template: string) => string): Block {
  if (block.kind === 'text') return { ...block, text: text(block.text) };
  if (block.kind === 'image') return block;
  const { title, config } = block.spec;
  const { alt, highlight, annotations } = config ?? {};
  const hidden = {
    ...(typeof alt === 'string' ? { alt: text(alt) } : {}),
    ...(typeof highlight === 'string' ? { highlight: text(highlight) } : {}),
    ...(annotations === undefined ? {} : { annotations: inTexts(annotations, text) }),
  };
  return {
    ...block,
    spec: {
      ...block.spec,
      ...(title === undefined ? {} : { title: text(title) }),
      ...(config ? { config: { ...config, ...hidden } } : {}),
    },
  };
}

/** Keys of annotations are cells, their labels words: every string of theirs is hidden as text. */
function inTexts<T>(value: T, text: (template: string) => string): T {
  if (typeof value === 'string') return text(value) as T;
  if (Array.isArray(value)) return value.map((each) => inTexts(each as unknown, text)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inTexts(each as unknown, text)]),
  ) as T;
}

/** Longest first, so that "North Sea" is not hidden as "North". */
function valuesOf(sources: Record<string, Source>): string[] {
  const values = new Set<string>();
  for (const { columns, data, sql, widget } of Object.values(sources)) {
    // What a query compares with are values too.
    for (const text of [sql, widget?.duckdbQuery ?? ''])
      for (const [, literal = ''] of text.matchAll(/'((?:[^']|'')*)'/gu)) {
        const value = literal.replaceAll("''", "'");
        if (value.trim().length >= SHORTEST) values.add(value);
      }
    const texts = columns.filter(({ type }) => type !== 'number' && type !== 'boolean');
    for (const row of data?.rows ?? []) {
      for (const { name } of texts) {
        const cell = Object.hasOwn(row, name) ? row[name] : null;
        if (typeof cell === 'string' && cell.trim().length >= SHORTEST) values.add(cell);
      }
    }
  }
  return [...values].sort((a, b) => b.length - a.length).slice(0, MOST);
}

/** Every string of a JSON value; inside constants of expressions quotes are escaped. */
function reveal<T>(value: T, values: readonly string[]): T {
  if (typeof value === 'string') {
    const inside = value.replace(/"([\ue000-\uf8ff])"/gu, (whole, sign: string) => {
      const known = values[sign.charCodeAt(0) - FIRST];
      return known === undefined ? whole : `"${known.replace(/["\\]/gu, '\\$&')}"`;
    });
    return inside.replace(HIDDEN, (sign) => values[sign.charCodeAt(0) - FIRST] ?? sign) as T;
  }
  if (Array.isArray(value)) return value.map((each) => reveal(each as unknown, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, reveal(each as unknown, values)]),
  ) as T;
}
