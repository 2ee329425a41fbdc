import { coloredNames } from '../chart/colored-names.js';
import { sharedSlots } from '../chart/named-colors.js';
import type { ChartSpec, Widget } from '../chart/types.js';
import { DeckError } from '../errors.js';
import { sourceOfBlock } from './block-figures.js';
import type { Deck, Slide, Source } from './types.js';

// Edits keep the identity of what they do not touch: rows are read again only where they are others.
const slotsOf = new WeakMap<
  Slide[],
  { sources: Deck['sources']; locale: string; slots: ReadonlyMap<string, number> }
>();
const namesOf = new WeakMap<object, { source: Source; locale: string; names: string[] }>();

/**
 * Places in the palette for the series and categories that several charts of a deck name, so that each has one colour on
 * all slides. Charts count in the order of their sources, first as their widget and then as slides show them: a slide
 * that comes, moves or goes recolours nothing.
 */
export function colorSlots(deck: Deck): ReadonlyMap<string, number> {
  const known = slotsOf.get(deck.slides);
  const { locale } = deck.format;
  if (known?.sources === deck.sources && known.locale === locale) return known.slots;
  const slots = sharedSlots(namesByChart(deck));
  slotsOf.set(deck.slides, { sources: deck.sources, locale, slots });
  return slots;
}

function namesByChart(deck: Deck): string[][] {
  const shown = new Map<Source, (Widget | ChartSpec)[]>();
  for (const source of Object.values(deck.sources)) {
    shown.set(source, source.widget === undefined ? [] : [source.widget]);
  }
  for (const slide of deck.slides) {
    for (const block of slide.blocks) {
      const found = block.kind === 'chart' ? sourceOfBlock(deck, slide, block) : undefined;
      if (found && block.kind === 'chart') shown.get(found.source)?.push(block.spec);
    }
  }
  return [...shown].flatMap(([source, specs]) => {
    // A widget and the slide that shows it are one chart.
    const charts = specs.map((spec) => readNames(spec, source, deck.format.locale));
    return [...new Map(charts.map((names) => [JSON.stringify(names), names])).values()];
  });
}

function readNames(spec: Widget | ChartSpec, source: Source, locale: string): string[] {
  const read = namesOf.get(spec);
  if (read?.source === source && read.locale === locale) return read.names;
  const names = namesIn(spec, source, locale);
  namesOf.set(spec, { source, locale, names });
  return names;
}

function namesIn(spec: Widget | ChartSpec, { columns, data, problem }: Source, locale: string): string[] {
  if (data === undefined || problem !== undefined) return [];
  try {
    return coloredNames({ encoding: {}, ...spec }, { columns, rows: data.rows }, locale);
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    // It cannot be drawn either: its slide says why.
    return [];
  }
}
