import type { Claim, Slide, Source, Statement } from '../deck/types.js';
import { oneLine } from '../statements/expressions.js';
import { readBrief } from '../statements/story/brief.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { reversedIn } from '../statements/story/reversed.js';
import { remarkLine, remarkObjection } from '../statements/story/remark.js';
import { readStoryWishes, readWishes, type Wish } from '../statements/story/wishes.js';
import type { WidgetInput } from '../stream/protocol.js';
import { readSource } from '../statements/verify.js';
import { withTypeNote } from '../statements/shown/type-note.js';
import type { SlideVoice } from './write-slide.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { writeWidgetSlide } from './write-slide.js';
import { writeTitleSlide } from './write-title-slide.js';
import { isStoryPart, writeStorySlide } from './write-story-slide.js';

/** A slide as the page has written it. */
export interface FilledSlide {
  slide: Slide;
  /** A line for each remark that was left out; none quotes a cell. */
  left: string[];
}

/**
 * A slide that was planned without rows (`ext.unwritten`), written from the rows here: headline, bullets, notes, and what the chart shows of
 * them; where somebody chose what to say (`ext.wishes`) that first, as far as it holds. As it is where rows are missing.
 * @param before the slide that is rewritten: lines of it may be wished for as they are
 */
export function fillSlide(
  slide: Slide,
  sources: Readonly<Record<string, Source>>,
  locale: string,
  before?: Slide,
): FilledSlide {
  const part = slide.ext?.['part'];
  const about: unknown = slide.ext?.['widgets'];
  const shown = [slide.source, ...slide.blocks.map(({ source }) => source)];
  const ids = new Set(Array.isArray(about) ? about.filter((id) => typeof id === 'string') : shown);
  const widgets = [...ids].flatMap((id) => {
    const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
    return (source && readSource(source)?.frame.widget) ?? [];
  });
  const [first, beside] = widgets;
  if (!first) return { slide, left: [] };
  const { unwritten: _, wishes: sent, register, brief, ...ext } = slide.ext ?? {};
  const number = (name: string): number | undefined =>
    typeof ext[name] === 'number' ? ext[name] : undefined;
  const points = number('points');
  const { wishes, left } = allowedWishes(readWishes(sent), { locale, widget: first, before });
  const voice: SlideVoice = {
    deck: deckVoice(
      locale,
      readBrief(brief),
      reversedIn(Object.values(sources).flatMap((one) => readSource(one) ?? [])),
    ),
    turn: number('phrasing') ?? 0,
    ...(points === undefined ? {} : { points }),
    ...(wishes ? { wishes } : {}),
    manner: {
      ...(register === 'title' || register === 'note' ? { register } : {}),
      kept: keptWith(wishes ?? [], slide, before),
    },
  };
  const written = isStoryPart(part)
    ? writeStorySlide(slide.id, part, widgets, voice, {
        chosen: readStoryWishes(sent),
        alone: ext['alone'] === true,
      })
    : part === 'cover'
      ? writeTitleSlide(slide.id, slide.title, widgets, voice)
      : first.type === 'big-number'
        ? writeNumbersSlide(slide.id, widgets, voice)
        : writeWidgetSlide(slide.id, first, voice, beside?.type === 'table' ? beside : undefined);
  const { title, text, notes = '', claims, statements = [], variables, blocks } = written;
  // A rewrite keeps what a person made of the slide's blocks.
  const isKept = ext['kept'] === true;
  const filled = {
    ...slide, title, text, notes, claims, statements,
    ext: { ...ext, ...(written.ext?.['brief'] ? { brief: written.ext['brief'] } : {}) },
    // The rows may want a table where a chart was asked for.
    layout: !isKept && written.layout === 'table' ? written.layout : slide.layout,
    variables: { ...slide.variables, ...variables },
    blocks: isKept ? slide.blocks : blocks,
  }; // prettier-ignore
  return { slide: withTypeNote(filled, first, locale), left };
}

/** Lines in their own words are those of the slide before, or remarks. */
function allowedWishes(
  wishes: readonly Wish[] | undefined,
  { locale, widget, before }: { locale: string; widget: WidgetInput; before: Slide | undefined },
): { wishes?: Wish[]; left: string[] } {
  const left: string[] = [];
  const old = before && [before.title, before.text, before.notes ?? ''].map(oneLine);
  const allowed = wishes?.filter((wish) => {
    if (!('text' in wish) || old?.some((text) => text.includes(oneLine(wish.text)))) return true;
    const reason = remarkObjection(remarkLine(wish.text), { locale, rows: widget.rows ?? [] });
    if (reason) left.push(`remark: ${reason}`);
    return reason === undefined;
  });
  return { ...(allowed ? { wishes: allowed } : {}), left };
}

/** What lines of the slide before bring along: the service saw neither their statements nor the keys in their claims. */
export function keptWith(
  wishes: readonly Wish[],
  slide: Slide,
  before: Slide = slide,
): { claims: Claim[]; statements: Statement[] } {
  const lines = wishes.flatMap((wish) => ('text' in wish ? oneLine(wish.text) : []));
  const stands = ({ quote }: { quote: string }): boolean =>
    quote !== '' && lines.some((line) => line.includes(oneLine(quote)));
  return { claims: before.claims.filter(stands), statements: (before.statements ?? []).filter(stands) };
}
