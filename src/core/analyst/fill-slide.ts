import type { Slide, Source } from '../deck/types.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { readSource } from '../statements/verify.js';
import { withTypeNote } from './type-note.js';
import type { SlideVoice } from './write-slide.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { writeWidgetSlide } from './write-slide.js';

/**
 * A slide that an analyst without rows planned (`ext.unwritten`), written from the rows here: headline, bullets, notes, and what the chart
 * shows of them. As it is where rows are missing.
 */
export function fillSlide(slide: Slide, sources: Readonly<Record<string, Source>>, locale: string): Slide {
  const ids = [...new Set([slide.source, ...slide.blocks.map(({ source }) => source)])];
  const widgets = ids.flatMap((id) => {
    const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
    return (source && readSource(source)?.frame.widget) ?? [];
  });
  const [first] = widgets;
  if (!first) return slide;
  const { unwritten: _, ...ext } = slide.ext ?? {};
  const number = (name: string): number | undefined =>
    typeof ext[name] === 'number' ? ext[name] : undefined;
  const points = number('points');
  const voice: SlideVoice = {
    deck: deckVoice(locale),
    turn: number('phrasing') ?? 0,
    ...(points === undefined ? {} : { points }),
  };
  const written =
    first.type === 'big-number'
      ? writeNumbersSlide(slide.id, widgets, voice)
      : writeWidgetSlide(slide.id, first, voice);
  const { title, text, notes = '', claims, statements = [], variables, blocks } = written;
  // A rewrite keeps what a person made of the slide's blocks.
  const isKept = ext['kept'] === true;
  const filled = {
    ...slide,
    // The rows may want a table where a chart was asked for.
    layout: !isKept && written.layout === 'table' ? written.layout : slide.layout,
    title,
    text,
    notes,
    claims,
    statements,
    variables: { ...slide.variables, ...variables },
    blocks: isKept ? slide.blocks : blocks,
    ext,
  };
  return withTypeNote(filled, first, locale);
}
