import type { NoteKey } from '../phrases.js';
import { CHART_NOTES_EN } from './chart-types.js';

/** English speaker notes: where the figures come from, how a finding was tested, what to ask. They state nothing that would need a claim. */
export const NOTES_EN: Record<NoteKey, readonly string[]> = {
  ...CHART_NOTES_EN,
  tooFew: [
    'With so few {dims}, no test can tell a pattern from chance, so the slide describes only.',
    'There are too few {dims} for a significance test: read this as a description.',
  ],
  askSeason: [
    'Compare a period with the same one of an earlier cycle, not with its neighbour.',
    'When planning, set each period beside the same one of the cycle before.',
  ],
  testSeason: [
    'The recurring pattern was tested against chance and holds over the cycles shown.',
    'A Kruskal–Wallis test finds that the place in the cycle matters.',
  ],
  source: [
    'Every figure is computed from the {rows} rows behind this chart, one per {dim}.',
    'The chart holds {rows} rows, one for each {dim}, and all figures come from them.',
    'All numbers here are read from {rows} query rows, each standing for one {dim}.',
    'Behind this slide are {rows} rows, one per {dim}; nothing is estimated.',
  ],
  sourceSeries: [
    'Every figure is computed from the {rows} rows behind this chart, one per {dim} and {seriesDim}.',
    'The {rows} rows hold one value for each {dim} and {seriesDim}; all figures come from them.',
  ],
  sourceTable: [
    'The table shows {rows} rows of its query as they are; nothing is estimated.',
    'The rows are those of the query: {rows} in this table.',
  ],
  sourcePairs: [
    'Each of the {rows} points is a row of the query.',
    'The plot shows {rows} rows of the query, one point each.',
  ],
  sourceSample: [
    'The plot draws a sample of {rows} of the {count} points; every figure is computed from all of them.',
    'Of the {count} points {rows} are drawn; the figures are those of all points.',
  ],
  sourceMetric: [
    'Each figure is the result of its own query, computed when the data was last loaded.',
    'The figures come straight from their queries and change with the data.',
  ],
  testGroup: [
    'A test for several outliers at once sets this group apart from the rest.',
    'Tested as a group, they lie too far from the rest for chance.',
  ],
  testConcentration: [
    'Shares that arise at random are rarely so unequal.',
    'The concentration was tested against random shares.',
  ],
  testEven: [
    'The differences are smaller than chance alone makes them.',
    'The values were tested for being more alike than chance makes them.',
  ],
  testDistribution: [
    'A chi-square test says that the ranges are not filled evenly.',
    'The shape was tested against evenly filled ranges.',
  ],
  testCourse: [
    'The values follow their sequence more closely than by chance.',
    'A test of neighbours says that the sequence matters here.',
  ],
  testOrder: [
    'A Mann–Kendall test over the {dims} supports the direction.',
    'The direction over the {dims} was tested.',
  ],
  testLevel: [
    'A test for a change of level, allowing for autocorrelation, finds one here.',
    'The change of level was tested against chance.',
  ],
  testMix: [
    'A chi-square test says that the mix is not the same everywhere.',
    'The mix was tested for being the same for all {dims}; it is not.',
  ],
  testOvertook: [
    'The difference between both was tested for a trend.',
    'A trend test on the difference supports the change of places.',
  ],
  testShare: [
    'The lead was tested: shares that arise by chance rarely look like this.',
    'A test against random shares supports calling this a lead.',
  ],
  testCounts: [
    'A chi-square test says that the counts are not even by chance.',
    'The counts were tested against an even spread; chance does not explain the gap.',
  ],
  testExtreme: [
    'Grubbs’ test marks this value as an outlier among the {dims}.',
    'In an outlier test this value does not belong to the usual spread of the {dims}.',
  ],
  testTrend: [
    'A Mann–Kendall trend test, allowing for autocorrelation, supports the direction.',
    'The direction was checked with a trend test for series, allowing for autocorrelation.',
  ],
  testStep: [
    'Set beside all earlier steps, the latest one is unusual.',
    'The size of the latest step is unusual for this series.',
  ],
  testOutlier: [
    'Grubbs’ test singles this {period} out from the rest of the series.',
    'Measured against the rest of the series, this {period} is an outlier.',
  ],
  testCorrelation: [
    'Spearman’s rank correlation supports the link; it does not say what causes what.',
    'The link holds in a rank correlation test, which says nothing about cause.',
  ],
  allCorrelation: [
    'Over all {count} points the coefficient of correlation is {correlation}; it does not say what causes what.',
    'The coefficient of correlation is {correlation} over all {count} points, which says nothing about cause.',
  ],
  noFinding: [
    'Nothing here passed a significance test, so the slide describes and concludes nothing.',
    'No difference passed the significance test: read this as an overview, not as a finding.',
    'Statistically nothing stands out here, which is worth saying too.',
  ],
  askLeader: [
    'Ask what {leader} does differently from the rest.',
    'Worth discussing: what stands behind the position of {leader}?',
    'A question for the room: what explains the figure of {leader}?',
    'Point at {leader} and ask whether this is as expected.',
  ],
  askTrend: [
    'Ask what changed between {start} and {end}.',
    'Worth discussing: will this continue beyond {end}?',
    'Point at {start} and {end} and name what happened in between.',
  ],
  askOutlier: ['Ask what happened {atOutlier}.', 'Worth explaining: the events {atOutlier}.'],
  askPairs: [
    'Point at the corners of the cloud: the exceptions are worth a question.',
    'Ask which points do not follow the pattern, and why.',
  ],
  askNeutral: [
    'Walk through the {dims} and ask whether this matches expectations.',
    'Ask whether this is what the audience expected.',
    'Use the slide as background for what follows.',
    'Name one of the {dims} that the audience knows, and start from there.',
    'Ask which of the {dims} to look at in detail.',
  ],
  askTable: [
    'Leave the table for reference and point out the rows that matter to the audience.',
    'Use the table to answer questions about single rows.',
  ],
  askMetrics: [
    'Set the scale with these figures before going into detail.',
    'Give the audience a moment to take in the size of things.',
  ],
  opening: [
    'Open by saying what the data covers, then name the finding on this slide.',
    'Start with the scope of the data and the finding to remember.',
  ],
  unseen: [
    'All figures and statements on this slide are computed and checked in the page, from its own rows.',
    'The page computes the figures and removes every statement that its rows do not support.',
  ],
  empty: ['Check the filters of the query, or leave this slide out.'],
};
