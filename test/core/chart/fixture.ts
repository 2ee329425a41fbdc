import { renderChart, type ChartContext, type RenderedChart } from '../../../src/core/chart/index.js';
import type { WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import { themes } from '../../../src/core/layout/themes.js';
import type { Theme } from '../../../src/core/layout/theme-types.js';
import type { Cell, Column, ColumnType, Row } from '../../../src/core/query/types.js';

export const paper = themes['paper'] as Theme;
export const ink = themes['ink'] as Theme;
export const context: ChartContext = {
  width: 700,
  height: 470,
  theme: paper,
  locale: 'en-US',
  timeZone: 'UTC',
  currency: 'USD',
};

export function columns(spec: Record<string, ColumnType>): Column[] {
  return Object.entries(spec).map(([name, type]) => ({ name, type, dbType: type }));
}

/** Rows with the names as own properties, whatever they are. */
export function rowsOf(names: readonly string[], cells: readonly (readonly Cell[])[]): Row[] {
  return cells.map((line) => {
    const row = Object.create(null) as Row;
    names.forEach((name, i) => (row[name] = line[i] ?? null));
    return row;
  });
}

export const pairs = (cells: readonly (readonly [Cell, Cell])[]): Row[] =>
  rowsOf(['category', 'value'], cells);
export const PAIR = columns({ category: 'string', value: 'number' });
export const TRIPLE = columns({ category: 'string', series: 'string', value: 'number' });

/** What a type needs said where the same rows are drawn as every type: places have no column of their own in them. */
export const configFor = (type: WidgetType): WidgetConfig =>
  type === 'geo-map' ? { encoding: { lat: 'x', lon: 'x' } } : {};

export function draw(
  type: WidgetType,
  cols: Column[],
  rows: Row[],
  config: WidgetConfig = {},
  overrides: Partial<ChartContext> = {},
): Promise<RenderedChart> {
  return renderChart({ type, encoding: {}, config }, { columns: cols, rows }, { ...context, ...overrides });
}

/** The texts of an SVG with their places, unescaped. */
export function textsOf(
  svg: string,
): { text: string; x: number; y: number; size: number; anchor: string; bold: boolean }[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/gu)].map(([, attributes = '', content = '']) => {
    const attribute = (name: string): string =>
      new RegExp(` ${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? '';
    return {
      text: content
        .replace(/&lt;/gu, '<')
        .replace(/&gt;/gu, '>')
        .replace(/&quot;/gu, '"')
        .replace(/&#39;/gu, "'")
        .replace(/&amp;/gu, '&'),
      x: Number(attribute('x')),
      y: Number(attribute('y')),
      size: Number(attribute('font-size')),
      anchor: attribute('text-anchor'),
      bold: attribute('font-weight') === 'bold',
    };
  });
}

export const wordsOf = (svg: string): string[] => textsOf(svg).map((it) => it.text);

/** Filled marks: paths and circles in this colour. */
export function marksOf(svg: string, color: string): string[] {
  return [...svg.matchAll(/<(?:path|circle)[^>]*>/gu)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`fill="${color}"`));
}

/** Why a text is no well-formed XML of elements, attributes and text; undefined where it is. */
export function malformed(xml: string): string | undefined {
  const bad = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.exec(xml);
  if (bad !== null) return `character U+${bad[0].charCodeAt(0).toString(16)} at ${bad.index}`;
  const open: string[] = [];
  let at = 0;
  const token =
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*="(?:[^"<&]|&(?:amp|lt|gt|quot|apos|#\d+);)*")*)\s*(\/?)>|(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+);)+/uy;
  while (at < xml.length) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (match === null) return `at ${at}: ${xml.slice(at, at + 60)}`;
    const [, closing, name, attributes = '', empty] = match;
    if (name === undefined) {
      if (open.length === 0 && match[0].trim() !== '') return `text outside the root at ${at}`;
    } else if (closing === '/') {
      if (open.pop() !== name) return `</${name}> at ${at}`;
    } else {
      const names = [...attributes.matchAll(/\s([A-Za-z_:][\w:.-]*)=/gu)].map((it) => it[1]);
      if (new Set(names).size !== names.length) return `an attribute twice at ${at}: ${match[0]}`;
      if (empty !== '/') open.push(name);
    }
    at = token.lastIndex;
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
