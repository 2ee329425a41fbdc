import { DeckError } from '../errors.js';
import type { Theme } from '../layout/theme-types.js';
import { cellOf, nameOf } from './cells.js';
import { coloredNames } from './colored-names.js';
import { encodingOf } from './encoding.js';
import { ownColors } from './frame.js';
import { namedColors } from './named-colors.js';
import { chartPhrases } from './phrases.js';
import type { ChartData, ChartSpec } from './types.js';

/** A colour of a chart, and what has it: empty where all of its marks have one. */
export interface ChartColor {
  name: string;
  color: string;
}

/**
 * The colours that a chart has, in the order in which `config.colors` gives them: of each series or part where it tells
 * names apart, else the one or two of its marks.
 */
export function chartColors(
  spec: ChartSpec,
  data: ChartData,
  theme: Theme,
  slots: ReadonlyMap<string, number>,
  locale: string,
): ChartColor[] {
  const { colors: _, ...config } = spec.config ?? {};
  const names = namesOf({ ...spec, config }, data, locale);
  const own = ownColors(spec.config);
  const palette = [...own, ...theme.colors.palette.filter((color) => !own.includes(color))];
  if (names.length > 0) {
    const colors = namedColors({ config: spec.config ?? {}, palette, colorSlots: slots, theme }, names);
    return names.map((name, at) => ({ name, color: colors[at] ?? theme.colors.accent }));
  }
  const marks = spec.type === 'dumbbell' ? ['value1', 'value2'] : ['value'];
  return marks.map((role, at) => ({
    name: marks.length === 1 ? '' : (encodingName(spec, data, role) ?? role),
    color: palette[at] ?? theme.colors.accent,
  }));
}

function namesOf(spec: ChartSpec, data: ChartData, locale: string): string[] {
  try {
    const names = coloredNames(spec, data, locale);
    if (spec.config?.sort !== 'none' || (spec.type !== 'pie' && spec.type !== 'donut')) return names;
    // Its parts stand as they come, and take colours in that order.
    const column = encodingOf(spec, data).category ?? '';
    const phrases = chartPhrases(locale);
    const inRows = data.rows.map((row) => nameOf(cellOf(row, column), phrases));
    return names.sort((a, b) => inRows.indexOf(a) - inRows.indexOf(b));
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    // It cannot be drawn either.
    return [];
  }
}

function encodingName(spec: ChartSpec, data: ChartData, role: string): string | undefined {
  try {
    return encodingOf(spec, data)[role as 'value1'];
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return undefined;
  }
}
