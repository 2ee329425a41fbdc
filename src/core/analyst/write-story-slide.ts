import { templateOf } from '../deck/plain-text.js';
import type { Claim, Slide, Statement, Variable } from '../deck/types.js';
import { plainText } from '../statements/expressions.js';
import { storyWords } from '../statements/phrases/story-words.js';
import { briefExt } from '../statements/story/brief.js';
import { caveats, readingsOf, strongest, type WidgetReading } from '../statements/story/summary.js';
import type { Told } from '../statements/story/tell.js';
import type { StoryWish } from '../statements/story/wishes.js';
import type { SlidePart, WidgetInput } from '../stream/protocol.js';
import type { SlideVoice } from './write-slide.js';

/** Findings on the summary by the number of widgets that it speaks of, on the closing slide, and what is open there. */
export const SUMMARY_POINTS = { least: 3, most: 5 };
const summaryPoints = (widgets: number): number =>
  Math.min(SUMMARY_POINTS.most, Math.max(SUMMARY_POINTS.least, Math.ceil(widgets / 2)));
export const CLOSING_POINTS = 3;
const CAVEATS = 3;

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
}

export const isStoryPart = (part: unknown): part is StoryExt['part'] =>
  part === 'summary' || part === 'closing';

/**
 * The summary or the closing slide of the slides that show some widgets: their strongest findings, for the closing in other words, and
 * what a reader must be careful with. Where rows are missing it is left to whoever has them.
 * @param chosen what somebody else wants it to say, in this order: it comes first, as far as it holds
 */
export function writeStorySlide(
  slideId: string,
  part: StoryExt['part'],
  widgets: readonly WidgetInput[],
  voice: SlideVoice,
  chosen: readonly StoryWish[] = [],
): Slide {
  const readings = readingsOf(widgets);
  const seen = readings.every(({ reading }) => reading.frame.seen);
  const words = storyWords(voice.deck.locale);
  const variables: Record<string, Variable> = {};
  const { text, told } = seen ? textOf(part, readings, voice, variables, chosen) : { text: '', told: [] };
  const ext: StoryExt = {
    part,
    widgets: widgets.map(({ id }) => id),
    ...(seen
      ? {}
      : {
          ...briefExt(voice.deck.brief, seen),
          ...(chosen.length > 0 ? { wishes: chosen } : {}),
          unwritten: true,
        }),
  };
  return {
    id: slideId, layout: 'text', title: words[part], text, variables,
    claims: told.map(({ claim }, index): Claim => ({ ...claim, id: `claim-${index + 1}` })),
    statements: told.map(({ statement }, index): Statement => ({ ...statement, id: `statement-${index + 1}` })),
    blocks: [], ext, origin: 'service',
  }; // prettier-ignore
}

function textOf(
  part: SlidePart,
  readings: readonly WidgetReading[],
  { deck, points, turn }: SlideVoice,
  variables: Record<string, Variable>,
  chosen: readonly StoryWish[],
): { text: string; told: Told[] } {
  const { least, most } = SUMMARY_POINTS;
  if (part === 'summary') {
    const wanted = Math.min(most, Math.max(least, chosen.length));
    const told = strongest(readings, deck, {
      most: points ?? (chosen.length > 0 ? wanted : summaryPoints(readings.length)),
      turn: turn + 1,
      variables,
      chosen,
    });
    return { text: listOf(told), told };
  }
  const taken = strongest(readings, deck, {
    most: points ?? Math.min(CLOSING_POINTS, chosen.length || CLOSING_POINTS), turn, variables, register: 'labelled', chosen,
  }); // prettier-ignore
  const open = caveats(readings, deck, { most: CAVEATS, turn, variables });
  const next = open.length > 0 ? [`**${storyWords(deck.locale).next}**`, listOf(open)] : [];
  return { text: [listOf(taken), ...next].join('\n\n'), told: [...taken, ...open] };
}

const listOf = (told: readonly Told[]): string => told.map(({ text }) => `- ${text}`).join('\n');
