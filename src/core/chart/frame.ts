import type { Theme } from '../layout/theme-types.js';
import { measureText } from '../layout/measure.js';
import { intl } from '../template/intl-cache.js';
import { isColor } from './colors.js';
import { datedRows } from './dated-rows.js';
import type { ChartPhrases } from './phrases.js';
import { chartPhrases, fillPhrase } from './phrases.js';
import type { ChartData, ChartSpec, Encoding, WidgetConfig } from './types.js';

/** Where a chart is drawn. Lengths are slide pixels. */
export interface ChartContext {
  width: number;
  height: number;
  theme: Theme;
  locale: string;
  timeZone: string;
  currency: string;
  /** Places in the palette of names that other charts show as well; absent or empty for a chart alone. */
  colorSlots?: ReadonlyMap<string, number>;
}

/** Everything a chart builder reads, and the notes it adds. */
export interface Frame extends ChartContext {
  spec: ChartSpec;
  config: WidgetConfig;
  encoding: Encoding;
  data: ChartData;
  /** Size of every label: 15 px in half a slide, up to 18 in a whole one. */
  fontSize: number;
  phrases: ChartPhrases;
  /** Series colours: the author's first, then the theme's. */
  palette: string[];
  /** What the chart leaves out, in the deck's language; drawn below it as well. */
  notes: string[];
  /** What stands out of the others, as it is written; builders say it. */
  strong: Set<string>;
}

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function createFrame(
  spec: ChartSpec,
  encoding: Encoding,
  data: ChartData,
  context: ChartContext,
): Frame {
  const config = spec.config ?? {};
  const { width, height } = context;
  const theme = withHighlight(context.theme, config.highlightColor);
  const own = ownColors(config);
  const phrases = chartPhrases(context.locale);
  const rows = datedRows(spec.type, encoding, data, context.timeZone);
  const undated = data.rows.length - rows.length;
  const count = (n: number): string => intl.number(context.locale, {}).format(n);
  return {
    ...context,
    theme,
    spec,
    config,
    encoding,
    data: undated === 0 ? data : { ...data, rows },
    fontSize: Math.round(Math.min(18, Math.max(15, Math.min(width / 52, height / 28)))),
    phrases,
    palette: [...own, ...theme.colors.palette.filter((color) => !own.includes(color))],
    notes:
      undated === 0
        ? []
        : [fillPhrase(phrases.withoutDate, { n: count(undated), of: count(data.rows.length) })],
    strong: new Set(),
  };
}

/** What stands out has the accent, in every chart. */
function withHighlight(theme: Theme, color: unknown): Theme {
  return isColor(color) ? { ...theme, colors: { ...theme.colors, accent: color } } : theme;
}

/** The colours that the author gave, as far as they are any. */
export function ownColors(config: WidgetConfig | undefined): string[] {
  return Array.isArray(config?.colors) ? config.colors.filter(isColor) : [];
}

export function paletteColor(frame: Pick<Frame, 'palette' | 'theme'>, index: number): string {
  return frame.palette[index % frame.palette.length] ?? frame.theme.colors.accent;
}

/** Width of a label in the frame's font. */
export function labelWidth(frame: Frame, text: string, bold = false): number {
  return measureText(text, { fontSize: frame.fontSize, bold });
}

/** Half the height of a capital, in em. */
export const HALF_CAPITAL = 0.36;

export const lineHeight = (frame: Frame): number => Math.round(frame.fontSize * 1.25);

/** Height that the notes take at the bottom of the chart. */
export function notesHeight(frame: Frame): number {
  return frame.notes.length === 0 ? 0 : lineHeight(frame) + 8;
}
