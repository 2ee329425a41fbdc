import type { Fact } from '../facts/fact.js';
import type { Shape } from '../reading/shape.js';
import type { Frame } from '../reading/frame.js';
import { categoryStory } from './category-story.js';
import { ofWhatIsShown } from './cut-story.js';
import type { DeckVoice } from './deck-voice.js';
import { gridStory } from './grid-story.js';
import { pairStory } from './pair-story.js';
import type { Phrases, TitleKey } from './phrases.js';
import { speakable } from './printing.js';
import { flowStory } from './flow-story.js';
import { funnelStory } from './funnel-story.js';
import { gaugeStory } from './gauge-story.js';
import { matrixStory } from './matrix-story.js';
import { pairsStory } from './pairs-story.js';
import { placesStory } from './places-story.js';
import { spreadStory } from './spread-story.js';
import { valuesStory } from './values-story.js';
import { waterfallStory } from './waterfall-story.js';
import { emptyStory, hostSlot, tableStory } from './table-story.js';
import type { Slots, Story } from './telling.js';
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
  const host = hostSlot(frame, locale);
  const shaped = ofWhatIsShown(shapedStory(frame, facts, phrases, locale), frame);
  const story = withTopic(shaped, frame, host, locale);
  const spoken = [
    frame.measure?.noun,
    ...(frame.shape === 'points' ? [frame.against?.noun] : []),
    ...(frame.order ? [frame.dimension?.noun] : []),
  ];
  if (!host.host || !frame.measure || spoken.every((noun) => noun === undefined || speakable(noun, locale)))
    return story;
  // The measure cannot be named, but the widget's own title may stand as it is written.
  const titles = story.titles.map((telling) => {
    const key = HOST_TITLES[telling.key];
    return key ? { ...telling, key, slots: { ...telling.slots, ...host } } : telling;
  });
  // Two things that have no name but "value" cannot be told apart in a sentence.
  const points =
    frame.shape === 'points' ? story.points.filter(({ key }) => key === 'pairTop') : story.points;
  return { ...story, titles, points };
}

/** What a title may begin with: the measure, or where that cannot be spoken the widget's own title. */
function withTopic(story: Story, { measure }: Frame, { host }: Slots, locale: string): Story {
  const topic = measure && speakable(measure.noun, locale) ? measure.noun : host;
  if (topic === undefined) return story;
  return { ...story, titles: story.titles.map((one) => ({ ...one, slots: { ...one.slots, topic } })) };
}

const HOST_TITLES: Partial<Record<TitleKey, TitleKey>> = {
  share: 'hostShare', majority: 'hostShare', top: 'hostHighest', highest: 'hostHighest', lowest: 'hostLowest',
  growth: 'hostRise', rise: 'hostRise', decline: 'hostFall', fall: 'hostFall', metric: 'host', rows: 'rows',
  even: 'hostRange', growthSlight: 'hostRise', growthStrong: 'hostRise', declineSlight: 'hostFall', declineStrong: 'hostFall',
  highestPeriod: 'host', lowestPeriod: 'host', topList: 'hostHighest', bottomList: 'hostLowest', tiedTop: 'hostRange', tiedBottom: 'hostRange', equalShown: 'hostRange', positive: 'host', negative: 'host', pairs: 'host', pairsSampled: 'host', distribution: 'host', orderRise: 'hostRise', orderFall: 'hostFall',
  pairsShown: 'host', spread: 'host', pairsAllRise: 'host', pairsAllFall: 'host', pairsRise: 'host', pairsFall: 'host',
  levelUp: 'host', levelDown: 'host', season: 'host', amounts: 'hostRange', counted: 'hostRange', levels: 'hostRange', course: 'hostRange', splitLevels: 'hostRange',
}; // prettier-ignore

/** Shapes that are told alike whatever facts were found. */
const OWN_STORIES: Partial<Record<Shape, (frame: Frame, phrases: Phrases, locale: string) => Story>> = {
  funnel: funnelStory, waterfall: waterfallStory, matrix: matrixStory, flows: flowStory, boxes: spreadStory, pairs: pairsStory,
  values: valuesStory,
}; // prettier-ignore

function shapedStory(frame: Frame, facts: readonly Fact[], phrases: Phrases, locale: string): Story {
  if (frame.rowCount === 0) return emptyStory(frame, locale);
  if (frame.shape === 'places') return placesStory(frame, locale);
  if (frame.shape === 'gauge') return gaugeStory(frame, phrases, locale);
  if (frame.seen && frame.shape !== 'table' && frame.points.length === 0)
    return tableStory(frame, phrases, locale);
  // Rows with one label twice, or periods out of order, can be described but not told as a course of events.
  const tellable = !frame.seen || (frame.unique && (frame.shape !== 'timeline' || frame.ascending));
  if (frame.shape === 'timeline' && tellable) return timelineStory(frame, facts, phrases, locale);
  if (frame.shape === 'grid' && tellable) return gridStory(frame, facts, phrases, locale);
  const own =
    tellable || frame.shape === 'boxes' || frame.shape === 'values' ? OWN_STORIES[frame.shape] : undefined;
  if (own) return own(frame, phrases, locale);
  if (frame.shape === 'points') return pairStory(frame, facts, phrases, locale);
  if (frame.shape === 'categories' || frame.shape === 'timeline')
    return categoryStory(frame, facts, phrases, locale);
  return tableStory(frame, phrases, locale);
}
