import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { categoryStory } from './category-story.js';
import { gridStory } from './grid-story.js';
import { pairStory } from './pair-story.js';
import type { Phrases } from './phrases.js';
import { emptyStory, tableStory } from './table-story.js';
import type { Story } from './telling.js';
import { timelineStory } from './timeline-story.js';

/** What decides the words of a slide besides its rows. */
export interface SlideVoice {
  locale: string;
  /** Which phrasing; neighbours on a deck differ. */
  turn: number;
  /** At most so many bullets; absent: what the layout has room for. */
  points?: number;
}

/** What can be said of a widget, whatever its shape; also for the title slide. */
export function storyOf(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
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
