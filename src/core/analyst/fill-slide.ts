import type { Slide, Source } from '../deck/types.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { readSource } from '../statements/verify.js';
import type { SlideVoice } from './write-slide.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { writeWidgetSlide } from './write-slide.js';
import { writeTitleSlide } from './write-title-slide.js';
import { isStoryPart, writeStorySlide } from './write-story-slide.js';

/**
 * A slide that an analyst without rows planned (`ext.unwritten`), written from the rows here: headline, bullets, notes, and what the chart
 * shows of them. As it is where rows are missing.
 */
export function fillSlide(slide: Slide, sources: Readonly<Record<string, Source>>, locale: string): Slide {
  const part = slide.ext?.['part'];
  const about: unknown = slide.ext?.['widgets'];
  const shown = [slide.source, ...slide.blocks.map(({ source }) => source)];
  const ids = new Set(Array.isArray(about) ? about.filter((id) => typeof id === 'string') : shown);
  const widgets = [...ids].flatMap((id) => {
    const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
    return (source && readSource(source)?.frame.widget) ?? [];
  });
  const [first, beside] = widgets;
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
  const written = isStoryPart(part)
    ? writeStorySlide(slide.id, part, widgets, voice)
    : part === 'cover'
      ? writeTitleSlide(slide.id, slide.title, widgets, voice)
      : first.type === 'big-number'
        ? writeNumbersSlide(slide.id, widgets, voice)
        : writeWidgetSlide(slide.id, first, voice, beside?.type === 'table' ? beside : undefined);
  const { title, text, notes = '', claims, statements = [], variables, blocks } = written;
  // A rewrite keeps what a person made of the slide's blocks.
  const kept = ext['kept'] === true ? slide.blocks : blocks;
  return {
    ...slide,
    title,
    text,
    notes,
    claims,
    statements,
    variables: { ...slide.variables, ...variables },
    blocks: kept,
    ext,
  };
}
