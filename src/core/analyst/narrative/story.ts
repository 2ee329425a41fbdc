import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { categoryStory } from './category-story.js';
import type { DeckVoice } from './deck-voice.js';
import { gridStory } from './grid-story.js';
import { pairStory } from './pair-story.js';
import type { Phrases, TitleKey } from './phrases.js';
import { speakable } from './printing.js';
import { emptyStory, hostSlot, tableStory } from './table-story.js';
import type { Story } from './telling.js';
import { timelineStory } from './timeline-story.js';

/** What decides the words of a slide besides its rows. */
export interface SlideVoice {
  locale: string;
  /** Which phrasing comes first. */
  turn: number;
  /** The deck it is written for, slide by slide; absent where a slide is rewritten alone. */
  deck?: DeckVoice;
  /** At most so many bullets; absent: what the layout has room for. */
  points?: number;
}

/** What can be said of a widget, whatever its shape; also for the title slide. */
export function storyOf(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  const story = shapedStory(frame, facts, phrases, locale);
  const host = hostSlot(frame, locale);
  const spoken = [frame.measure?.noun, frame.against?.noun, ...(frame.order ? [frame.dimension?.noun] : [])];
  if (!host.host || !frame.measure || spoken.every((noun) => noun === undefined || speakable(noun, locale)))
    return story;
  // The measure cannot be named, but the widget's own title may stand as it is written.
  const titles = story.titles.map((telling) => {
    const key = HOST_TITLES[telling.key];
    return key ? { ...telling, key, slots: { ...telling.slots, ...host } } : telling;
  });
  // Two things that have no name but "value" cannot be told apart in a sentence.
  const points = frame.against ? story.points.filter(({ key }) => key === 'pairTop') : story.points;
  return { ...story, titles, points };
}

const HOST_TITLES: Partial<Record<TitleKey, TitleKey>> = {
  share: 'hostShare', majority: 'hostShare', top: 'hostHighest', highest: 'hostHighest', lowest: 'hostLowest',
  growth: 'hostRise', rise: 'hostRise', decline: 'hostFall', fall: 'hostFall', metric: 'host', rows: 'rows',
  even: 'hostRange', growthSlight: 'hostRise', growthStrong: 'hostRise', declineSlight: 'hostFall', declineStrong: 'hostFall',
  topList: 'hostHighest', positive: 'host', negative: 'host', pairs: 'host', distribution: 'host', orderRise: 'hostRise', orderFall: 'hostFall',
  levelUp: 'host', levelDown: 'host', season: 'host', amounts: 'hostRange', counted: 'hostRange', levels: 'hostRange', course: 'hostRange', splitLevels: 'hostRange',
}; // prettier-ignore

function shapedStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  if (frame.rowCount === 0) return emptyStory(frame, locale);
  if (frame.seen && frame.shape !== 'table' && frame.points.length === 0)
    return tableStory(frame, phrases, locale);
  // Rows with one label twice, or periods out of order, can be described but not told as a course of events.
  const tellable = !frame.seen || (frame.unique && (frame.shape !== 'timeline' || frame.ascending));
  if (frame.shape === 'timeline' && tellable) return timelineStory(frame, facts, phrases, locale);
  if (frame.shape === 'grid' && tellable) return gridStory(frame, facts, phrases, locale);
  if (frame.shape === 'points') return pairStory(frame, facts, phrases, locale);
  if (frame.shape === 'categories' || frame.shape === 'timeline')
    return categoryStory(frame, facts, phrases, locale);
  return tableStory(frame, phrases, locale);
}
