import { templateOf } from '../deck/plain-text.js';
import type { Claim, Slide, Statement, Variable } from '../deck/types.js';
import { plainText } from '../statements/expressions.js';
import { storyWords } from '../statements/phrases/story-words.js';
import { briefExt } from '../statements/story/brief.js';
import { closingOf, summaryPoints, tellClosing } from '../statements/story/closing.js';
import { readingsOf, strongest, type WidgetReading } from '../statements/story/summary.js';
import type { Told } from '../statements/story/tell.js';
import type { StoryWish } from '../statements/story/wishes.js';
import type { SlidePart, WidgetInput } from '../stream/protocol.js';
import type { SlideVoice } from './write-slide.js';

/** Findings that somebody may choose for the summary, and for the closing slide. */
export const SUMMARY_POINTS = { least: 3, most: 5 };
export const CLOSING_POINTS = 3;

/** The slide that opens a section or the appendix: its name alone. */
export function writeDivider(slideId: string, title: string): Slide {
  return {
    id: slideId, layout: 'section', title: templateOf(plainText(title)), text: '', variables: {}, claims: [],
    blocks: [], origin: 'service',
  }; // prettier-ignore
}

/** What a slide that speaks of several widgets says of itself, so that a page with their rows can write it. */
export interface StoryExt extends Record<string, unknown> {
  part: 'summary' | 'closing';
  /** Ids of the widgets, strongest or not. */
  widgets: string[];
  /** What somebody chose to be said. */
  wishes?: readonly StoryWish[];
  /** The deck has no summary. */
  alone?: true;
}

export interface StoryOptions {
  /** What somebody else wants it to say, in this order: it comes first, as far as it holds. */
  chosen?: readonly StoryWish[];
  /** Of a closing: no summary stands before it. */
  alone?: boolean;
}

export const isStoryPart = (part: unknown): part is StoryExt['part'] =>
  part === 'summary' || part === 'closing';

/**
 * The summary of the slides that show some widgets, their strongest findings; or their closing: what to take away beyond that, and what to
 * look at next. Where rows are missing it is left to whoever has them.
 */
export function writeStorySlide(
  slideId: string,
  part: StoryExt['part'],
  widgets: readonly WidgetInput[],
  voice: SlideVoice,
  { chosen = [], alone = false }: StoryOptions = {},
): Slide {
  const readings = readingsOf(widgets);
  const seen = readings.every(({ reading }) => reading.frame.seen);
  const variables: Record<string, Variable> = {};
  const { title, text, told } = seen
    ? textOf(part, readings, voice, { variables, alone, chosen })
    : { title: storyWords(voice.deck.locale)[part], text: '', told: [] };
  const ext: StoryExt = {
    part,
    widgets: widgets.map(({ id }) => id),
    ...(alone ? { alone } : {}),
    ...(seen
      ? {}
      : {
          ...briefExt(voice.deck.brief, seen),
          ...(chosen.length > 0 ? { wishes: chosen } : {}),
          unwritten: true,
        }),
  };
  return {
    id: slideId, layout: 'text', title, text, variables,
    claims: told
      .flatMap(({ claim, claimWith }) => [claim, ...(claimWith ? [claimWith] : [])])
      .map((claim, index): Claim => ({ ...claim, id: `claim-${index + 1}` })),
    statements: told.map(({ statement }, index): Statement => ({ ...statement, id: `statement-${index + 1}` })),
    blocks: [], ext, origin: 'service',
  }; // prettier-ignore
}

function textOf(
  part: SlidePart,
  readings: readonly WidgetReading[],
  { deck, points, turn }: SlideVoice,
  { variables, alone, chosen }: Required<StoryOptions> & { variables: Record<string, Variable> },
): { title: string; text: string; told: Told[] } {
  const words = storyWords(deck.locale);
  const { least, most } = SUMMARY_POINTS;
  if (part === 'summary') {
    const wanted = Math.min(most, Math.max(least, chosen.length));
    const told = strongest(readings, deck, {
      most: points ?? (chosen.length > 0 ? wanted : summaryPoints(readings.length)),
      turn: turn + 1,
      variables,
      chosen,
    });
    return { title: words.summary, text: listOf(told), told };
  }
  const said = alone ? 0 : summaryPoints(readings.length);
  const own = tellClosing(closingOf(readings, deck, said), deck, { turn, variables });
  const wished = strongest(readings, deck, {
    most: Math.min(points ?? CLOSING_POINTS, chosen.length), turn, variables, register: 'labelled', chosen,
  }); // prettier-ignore
  const { taken, open } = wished.length > 0 ? { ...own, taken: wished } : own;
  if (taken.length === 0) return { title: words.next, text: listOf(open), told: open };
  const next = open.length > 0 ? [`**${words.next}**`, listOf(open)] : [];
  return { title: words.closing, text: [listOf(taken), ...next].join('\n\n'), told: [...taken, ...open] };
}

const listOf = (told: readonly Told[]): string => told.map(({ text }) => `- ${text}`).join('\n');
