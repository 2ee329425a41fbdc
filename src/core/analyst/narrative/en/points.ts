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
    'Between the ends lies {spread} of the average',
    'From end to end the difference is {spread} of the average',
  ],
  fullest: [
    '{Leader} is the most common range, with {max}',
    'The fullest range is {leader} at {max}',
    'Nothing is as common as {leader}: {max}',
  ],
  rangeEnds: [
    'At the ends: {lowestValue} in {lowest}, {highestValue} in {highest}',
    '{Lowest} holds {lowestValue}, {highest} {highestValue}',
    'Out at the ends stand {lowest} with {lowestValue} and {highest} with {highestValue}',
    'The range {lowest} has {lowestValue}, the range {highest} {highestValue}',
  ],
  orderEnds: [
    'The high at {leader} is {max}, the low at {trailer} {min}',
    '{Leader} reaches {max}, the highest; {trailer} the lowest, {min}',
  ],
  fromToPlaces: [
    '{Start} has {from}, {end} has {to}',
    'It stands at {from} for {start} and at {to} for {end}',
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
    '{Series} had {shareFrom} of {measure} {atStart} and {shareTo} {atEnd}',
    'The share of {series}: {shareFrom} {atStart}, {shareTo} {atEnd}',
  ],
  mixCell: [
    '{Series} in {mixCategory} comes to {mixValue}, {mixShare} of {mixCategory}',
    'Over all {dims}, {series} makes up {overallShare}; in {mixCategory} it is {mixShare}',
  ],
  overtookFrom: [
    '{AtStart} it was {seriesFrom} against {otherFrom}, {atEnd} {seriesTo} against {otherTo}',
    '{Series} began at {seriesFrom}, {otherSeries} at {otherFrom}',
  ],
  seriesPart: [
    '{Series} accounts for {seriesShare} of {measure}',
    '{seriesShare} of {measure} goes to {series}',
    '{Series} represents {seriesShare} of the total',
  ],
  reach: [
    'Among those shown, values run from {min} to {max}',
    'The {countDims} shown range from {min} to {max}',
  ],
  season: [
    'The latest {peakPlace} brought {peakValue}, the latest {lowPlace} {lowValue}',
    'Compare {peakValue} in the latest {peakPlace} with {lowValue} in the latest {lowPlace}',
  ],
  total: [
    '{Total} in total across {countDims}',
    'All {countDims} add up to {total}',
    'Together the {countDims} come to {total}',
    'The {dims} sum to {total}, spread over {count} of them',
  ],
  together: [
    '{top} come to {topShare} of the total',
    'Taken together, {top} account for {topShare}',
    '{topShare} of the total sits with {top}',
  ],
  leaderRatio: [
    'At {max}, {leader} is {ratio} times as large as the average {dim}',
    '{Leader} reaches {max} while the average {dim} has {average}',
    'The average {dim} has {average}; {leader} exceeds it at {max}',
    '{Leader} comes to {max}, above the average of {average}',
  ],
  runnerUp: [
    '{Second} follows with {secondValue}',
    'Next comes {second} at {secondValue}',
    '{Second} ranks behind it with {secondValue}',
    'The runner-up is {second} with {secondValue}',
  ],
  trailer: [
    '{Trailer} comes in lowest at {min}',
    'At the other end, {trailer} has the least with {min}',
    'The smallest {dim} is {trailer} with {min}',
    '{Trailer} closes the list, lowest at {min}',
  ],
  leaderShare: [
    '{Leader} accounts for {share} of the total',
    '{share} of the total goes to {leader}',
    '{Leader} represents {share} of all {measure}',
  ],
  leaderIs: [
    '{Leader} has the highest value, {max}',
    'The highest of the {dims} is {leader} at {max}',
    '{Leader} ranks highest with {max}',
  ],
  range: [
    'Values run from {min} to {max}',
    'The {dims} range from {min} ({trailer}) to {max} ({leader})',
    '{Trailer} marks one end at {min}, {leader} the other at {max}',
  ],
  median: [
    'The median {dim} sits at {median}',
    'The median across the {dims} is {median}',
    'Typical is {median}, the median over {countDims}',
  ],
  aboveMedian: [
    '{Leader} lies {gapUp} above the median {dim}',
    'That puts {leader} {gapUp} above the median of {median}',
    'The median {dim} has {median}, so {leader} is {gapUp} above it',
  ],
  belowMedian: [
    '{Trailer} lies {gapDown} below the median {dim}',
    'That puts {trailer} {gapDown} below the median of {median}',
  ],
  fromTo: [
    'It stood at {from} {atStart} and at {to} {atEnd}',
    '{Start} brought {from}, {end} brought {to}',
    'The series starts at {from} ({start}) and ends at {to} ({end})',
  ],
  peak: [
    'The high came {atPeak} at {max}',
    'It peaked {atPeak} with {max}',
    '{Peak} was the highest {period} at {max}',
    'No {period} went higher than {peak}, at {max}',
  ],
  low: [
    'The low came {atLow} at {min}',
    'It bottomed out {atLow} at {min}',
    '{Low} was the lowest {period} at {min}',
    'No {period} went lower than {low}, at {min}',
  ],
  average: [
    'The average {period} came to {average}',
    'Over {countPeriods} the average is {average}',
    'The median {period} stands at {median}',
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
    '{Measure} spans {min} to {max}, with a median of {median}',
    '{Measure} runs from {min} to {max} around a median of {median}',
  ],
  pairRangeX: [
    '{X} covers {minX} to {maxX} over {count} observations',
    'The {count} observations cover {x} from {minX} to {maxX}',
  ],
  pairTop: ['{Top} has the highest {measure}: {max}', 'The highest {measure} belongs to {top} at {max}'],
  cell: [
    'The highest single value is {max}: {cellSeries}, {cellLabel}',
    '{CellSeries} in {cellLabel} marks the highest value at {max}',
    'Nothing exceeds {cellSeries} in {cellLabel} at {max}',
  ],
  seriesLeader: [
    '{Series} comes to {seriesTotal}, the most of all {seriesDims}',
    'With {seriesTotal}, {series} is the largest {seriesDim}',
    '{Series} adds {seriesTotal}, more than any other {seriesDim}',
  ],
  seriesFromTo: [
    '{Series} went from {seriesFrom} {atStart} to {seriesTo} {atEnd}',
    '{Series} began at {seriesFrom} and ended at {seriesTo}',
  ],
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
    '{TopCategory} is the largest {dim} at {topCategoryTotal}',
    'Across {seriesDims}, {topCategory} collects the most: {topCategoryTotal}',
    'Among the {dims}, {topCategory} ranks highest with {topCategoryTotal}',
  ],
  rowCount: ['{rowsCounted} in all', 'The table lists {rowsCounted}', 'Listed are {rowsCounted}'],
  rowRange: [
    'Over the rows listed, {measure} ran from {min} to {max}',
    'The rows shown have {measure} between {min} and {max}',
  ],
  single: ['The data holds no other {dim}', 'There is no other {dim} in the data'],
  topRow: [
    '{Leader} has the highest {measure}: {max}',
    'Highest {measure}: {leader} with {max}',
    '{Leader} ranks highest on {measure} with {max}',
  ],
  perUnit: ['That makes {quotient} per {unit}', 'On average, {quotient} of {measure} per {unit}'],
  empty: ['The query returned no rows, so there is nothing to tell yet'],
  rose: ['{Measure} rose from {from} {atStart} to {to} {atEnd}'],
  fell: ['{Measure} fell from {from} {atStart} to {to} {atEnd}'],
  atGlance: ['What the data says about {topics}', '{Topics} at a glance', 'A look at {topics}'],
};
