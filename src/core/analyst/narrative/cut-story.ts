import type { Frame } from '../reading/frame.js';
import type { PointKey, TitleKey } from './phrases.js';
import type { Story } from './telling.js';

/** What speaks of a whole, or of its usual part. */
const OF_THE_WHOLE: ReadonlySet<TitleKey | PointKey> = new Set<TitleKey | PointKey>([
  'share', 'majority', 'makeUp', 'concentration', 'even', 'distribution', 'distributionOf', 'shareRise', 'shareFall', 'mix', 'seriesShare',
  'amounts', 'counted', 'split', 'equal', 'changes', 'netRise', 'netFall', 'hostShare', 'levelsNamed',
  'total', 'together', 'leaderShare', 'leaderRatio', 'seriesPart', 'mixCell', 'sharePath', 'splitTotal', 'totalsFromTo', 'seriesLeader',
  'categoryLeader', 'rowTotal', 'columnTotal', 'flowTotal', 'flowEnds', 'largestSource', 'largestTarget', 'changesTotal', 'evenSpread',
  'allMedian', 'cellMedian', 'averages', 'averagesNamed', 'medianRange', 'fullest', 'rangeEnds', 'rowCount',
]); // prettier-ignore

/** Without what rows cannot say that a query cut: what they come to together, what is usual among them, that there is nothing else. */
export function ofWhatIsShown(story: Story, { limited, filtered }: Frame): Story {
  if (limited)
    return {
      ...story,
      titles: story.titles.filter(({ key }) => !OF_THE_WHOLE.has(key)),
      points: story.points.filter(({ key }) => key !== 'single' && !OF_THE_WHOLE.has(key)),
    };
  return filtered ? { ...story, points: story.points.filter(({ key }) => key !== 'single') } : story;
}
