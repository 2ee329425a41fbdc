import type { PointKey } from '../phrases.js';
import { CHART_POINTS_EN } from './chart-types.js';

/** English bullets, under the rules of the titles. */
export const POINTS_EN: Record<PointKey, readonly string[]> = {
  ...CHART_POINTS_EN,
  groupEdge: [
    'They start at {least}; next comes {next} with {nextValue}',
    'All of them reach {least} or more, ahead of {next} at {nextValue}',
  ],
  evenSpread: [
    'The ends differ by {spread} of the average',
    'From end to end the difference is {spread} of the average',
  ],
  fullest: [
    '{Leader} is the most common range: {max} {measure}',
    'The fullest range is {leader}, with {max} {measure}',
    'No range holds more than {leader}: {max} {measure}',
  ],
  rangeEnds: [
    'At the ends: {lowestValue} in {lowest}, {highestValue} in {highest}',
    'Out at the ends stand {lowest} with {lowestValue} and {highest} with {highestValue}',
    'The range {lowest} has {lowestValue}, the range {highest} {highestValue}',
  ],
  orderEnds: [
    'The high {atLeader} is {max}, the low {atTrailer} {min}',
    'Highest {atLeader}: {max}; lowest {atTrailer}: {min}',
  ],
  fromToPlaces: [
    'It stands at {from} for {start} and at {to} for {end}',
    'From {start} to {end} it goes from {from} to {to}',
  ],
  levelUp: [
    'The level {atChange} and after is {shift} above the one before',
    'Comparing equal spans before and after, the level rose by {shift}',
  ],
  levelDown: [
    'The level {atChange} and after is {shift} below the one before',
    'Comparing equal spans before and after, the level fell by {shift}',
  ],
  sharePath: [
    '{Series} had {shareFrom} of {whole} {atStart} and {shareTo} {atEnd}',
    'The share of {series}: {shareFrom} {atStart}, {shareTo} {atEnd}',
  ],
  mixCell: [
    '{Series} makes up {mixShare} of {mixCategory}, against {overallShare} over all {dims}',
    'Over all {dims}, {series} makes up {overallShare}; within {mixCategory} it is {mixShare}',
  ],
  overtookFrom: [
    '{AtStart} it was {seriesFrom} against {otherFrom}, {atEnd} {seriesTo} against {otherTo}',
    '{Series} began at {seriesFrom}, {otherSeries} at {otherFrom}',
  ],
  seriesPart: [
    '{Series} accounts for {seriesShare} of {whole}',
    '{seriesShare} of {whole} belongs to {series}',
    '{Series} makes up {seriesShare} of the total',
  ],
  reach: [
    'The {countDims} shown range from {minBare} to {max}',
    'Among the {countDims} shown, values run from {minBare} to {max}',
  ],
  season: [
    'The latest {peakPlace} came to {peakValue}, the latest {lowPlace} to {lowValue}',
    'Compare {peakValue} in the latest {peakPlace} with {lowValue} in the latest {lowPlace}',
  ],
  total: [
    '{Total} in total across {countDims}',
    'All {countDims} add up to {total}',
    'Together the {countDims} come to {total}',
    'The total over {countDims} is {total}',
  ],
  together: [
    '{top} together come to {topShare} of the total',
    'Taken together, {top} account for {topShare}',
    '{topShare} of the total belongs to {top}',
  ],
  leaderRatio: [
    'At {max}, {leader} is {ratio} times as large as the average {dim}',
    '{Leader} reaches {max} while the average {dim} has {average}',
    '{Leader} comes to {max}, {ratio} times the average {dim}',
    'With {max}, {leader} has {ratio} times what the average {dim} has',
  ],
  runnerUp: [
    '{Second} follows with {secondValue}',
    'Next comes {second} at {secondValue}',
    '{Second} ranks behind it with {secondValue}',
    'The runner-up is {second} with {secondValue}',
  ],
  trailer: [
    '{Trailer} comes in lowest at {min}',
    'The lowest value is that of {trailer}: {min}',
    'Lowest of all is {trailer} with {min}',
    'At the other end stands {trailer}, lowest at {min}',
  ],
  last: [
    '{Trailer} closes the list of {countDims} with {min}',
    'The last of the {countDims} shown is {trailer} with {min}',
  ],
  leaderShare: [
    '{Leader} accounts for {share} of the total',
    '{share} of the total belongs to {leader}',
    '{Leader} makes up {share} of {whole}',
  ],
  leaderIs: [
    '{Leader} has the highest value, {max}',
    'The highest of the {dims} is {leader} at {max}',
    '{Leader} ranks highest with {max}',
  ],
  range: [
    'The {dims} range from {min} ({trailer}) to {max} ({leader})',
    '{Trailer} stands at one end with {min}, {leader} at the other with {max}',
    'The values go from {min} for {trailer} to {max} for {leader}',
  ],
  median: [
    'The median {dim} stands at {median}',
    'The median across the {dims} is {median}',
    'Over {countDims}, the median is {median}',
  ],
  aboveMedian: [
    '{Leader} lies {gapUp} above the median of {median}',
    'That puts {leader} {gapUp} above the median of {median}',
    'The median {dim} has {median}, so {leader} is {gapUp} above it',
  ],
  belowMedian: [
    '{Trailer} lies {gapDown} below the median of {median}',
    'That puts {trailer} {gapDown} below the median of {median}',
  ],
  fromTo: [
    'It stood at {from} {atStart} and at {to} {atEnd}',
    'It began at {from} {atStart} and ended at {to} {atEnd}',
    'The ends: {from} {atStart}, {to} {atEnd}',
  ],
  peak: [
    'The high was {max}, {atPeak}',
    'It peaked {atPeak} at {max}',
    'The highest {period} was {peak}, at {max}',
  ],
  low: [
    'The low was {min}, {atLow}',
    'It bottomed out {atLow} at {min}',
    'The lowest {period} was {low}, at {min}',
  ],
  sinceLow: [
    'After the low of {min} {atLow} it climbed to {to} {atEnd}',
    'From its low of {min} {atLow} it recovered to {to} {atEnd}',
  ],
  sincePeak: [
    'After the peak of {max} {atPeak} it fell to {to} {atEnd}',
    'From its peak of {max} {atPeak} it came down to {to} {atEnd}',
  ],
  average: [
    'The average {period} came to {average}',
    'Over {countPeriods} the average is {average}',
    'The median {period} stands at {median}',
  ],
  averageLevel: [
    'Over {countPeriods} the average is {average}',
    'The median over {countPeriods} is {median}',
  ],
  periodTotal: [
    '{Total} in total over {countPeriods}',
    'The {countPeriods} add up to {total}',
    'Added up, the {periods} come to {total}',
  ],
  stepUp: [
    'The latest {period}, {lastLabel}, rose to {last} from {previous}',
    '{LastLabel} came in at {last}, above the {previous} of the {period} before',
    'Most recently it went up from {previous} to {last}',
  ],
  stepDown: [
    'The latest {period}, {lastLabel}, fell to {last} from {previous}',
    '{LastLabel} came in at {last}, below the {previous} of the {period} before',
    'Most recently it went down from {previous} to {last}',
  ],
  partial: [
    '{PartialLabel} is still running and stays out of the comparison',
    'Still incomplete and left out of the comparison: {partialLabel}',
  ],
  spikeRatio: [
    'That is {peakRatio} times the median {period}',
    'The median {period} has {median}, so the high is {peakRatio} times as much',
  ],
  pairEndsUp: [
    'Where {x} is highest ({maxX}), {measure} is {atMaxX}; where it is lowest ({minX}), only {atMinX}',
    '{Measure} goes from {atMinX} at the lowest {x} ({minX}) up to {atMaxX} at the highest ({maxX})',
  ],
  pairEndsDown: [
    'Where {x} is highest ({maxX}), {measure} is only {atMaxX}; where it is lowest ({minX}), it is {atMinX}',
    '{Measure} goes from {atMinX} at the lowest {x} ({minX}) down to {atMaxX} at the highest ({maxX})',
  ],
  pairRange: [
    '{Measure} spans {minBare} to {max}, with a median of {median}',
    '{Measure} runs from {minBare} to {max} around a median of {median}',
  ],
  pairSpan: ['{Measure} spans {minBare} to {max}', '{Measure} lies between {minBare} and {max}'],
  pairSpanX: ['{X} spans {minX} to {maxX}', '{X} lies between {minX} and {maxX}'],
  sampleDrawn: [
    'A sample of {rows} of the {count} points is drawn',
    'Of the {count} points {rows} are drawn',
  ],
  pairRangeX: [
    '{X} covers {minX} to {maxX} over {count} observations',
    'The {count} observations cover {x} from {minX} to {maxX}',
  ],
  pairTop: ['The highest {measure} belongs to {top}: {max}', 'Highest {measure}: {top} with {max}'],
  cell: [
    'The highest single value is {max}: {cell}',
    'At {max}, {cell} has the highest single value',
    'No single value is above {max}: {cell}',
  ],
  cellLow: ['The lowest single value is {min}: {lowCell}', 'At {min}, {lowCell} has the lowest single value'],
  seriesLeader: [
    '{Series} comes to {seriesTotal}, the most of all {seriesDims}',
    'In figures, {series} comes to {seriesTotal}, the most of all {seriesDims}',
    '{Series} adds {seriesTotal}, more than any other {seriesDim}',
  ],
  seriesFromTo: [
    '{Series} went from {seriesFrom} {atStart} to {seriesTo} {atEnd}',
    '{Series} began at {seriesFrom} {atStart} and ended at {seriesTo} {atEnd}',
  ],
  lowSeriesFromTo: [
    '{LowSeries} went from {lowSeriesFrom} {atStart} to {lowSeriesTo} {atEnd}',
    '{LowSeries} began at {lowSeriesFrom} and ended at {lowSeriesTo}',
  ],
  totalsFromTo: [
    'Together the {seriesDims} went from {from} {atStart} to {to} {atEnd}',
    'The total went from {from} {atStart} to {to} {atEnd}',
  ],
  gap: ['From one end to the other it is {gap}', 'The ends lie {gap} apart'],
  seriesTotals: [
    '{countDims} and {seriesCountDims} are shown',
    'The chart covers {countDims} in {seriesCountDims}',
  ],
  splitTotal: [
    '{Total} in total over {countDims} and {seriesCountDims}',
    'All {seriesDims} and {dims} together come to {total}',
    'The {seriesCountDims} add up to {total}',
  ],
  categoryLeader: [
    '{TopCategory} has the highest total of the {dims}: {topCategoryTotal}',
    'Over all {seriesDims}, {topCategory} comes to the most: {topCategoryTotal}',
    'Among the {dims}, {topCategory} ranks highest with {topCategoryTotal}',
  ],
  rowCount: ['{rowsCounted} in all', 'The table lists {rowsCounted}', 'Listed are {rowsCounted}'],
  rowsShown: ['The table lists {rowsCounted}'],
  rowRange: [
    '{Measure} of those listed: from {minBare} to {max}',
    'Those listed lie between {minBare} and {max}',
  ],
  singleShown: ['This chart shows a single {dim}; its query leaves out any other'],
  single: ['The data holds no other {dim}', 'There is no other {dim} in the data'],
  topRow: [
    '{Leader} has the highest {measure}: {max}',
    'Highest {measure}: {leader} with {max}',
    '{Leader} ranks highest on {measure} with {max}',
  ],
  perUnit: ['On average, that makes {quotient} per {unit}', 'The average {unit} has {quotient}'],
  empty: ['The query returned no rows, so there is nothing to tell yet'],
  rose: ['{Measure} rose from {from} {atStart} to {to} {atEnd}'],
  fell: ['{Measure} fell from {from} {atStart} to {to} {atEnd}'],
  atGlance: ['What the data says about {topics}', '{Topics} at a glance', 'A look at {topics}'],
};
