import type { ChartNoteKey, ChartPointKey, ChartTitleKey } from '../phrases.js';

/** Titles of charts that have a story of their own, under the rules of the other titles. */
export const CHART_TITLES_EN: Record<ChartTitleKey, readonly string[]> = {
  conversion: [
    '{conversion} get from {first} to {last}',
    'From {first} to {last}: {conversion} come through',
    'Of {fromValue} at {first}, {conversion} arrive at {last}',
  ],
  stepsFromTo: ['From {first} ({fromValue}) to {last} ({toValue})'],
  bridge: [
    '{Topic}, {fromValue} to {toValue}: {rise} adds most, {fall} takes most',
    'From {fromValue} to {toValue}: {rise} adds the most, {fall} takes the most',
  ],
  netRise: [
    '{Topic}: {net} in total, and {rise} adds the most',
    '{Topic}: {rise} adds the most, {riseValue}',
  ],
  netFall: [
    '{Topic}: {net} in total, and {fall} takes the most',
    '{Topic}: {fall} takes the most, {fallValue}',
  ],
  changes: ['{Topic}: {net} in total', 'From {fromValue} to {toValue}, step by step'],
  hottest: [
    '{Topic}: {hotCell} is highest at {max}',
    '{HotCell} has the highest value: {topic} of {max}',
    '{Topic}: a peak of {max} for {hotCell}',
  ],
  highestAxis: [
    '{HotSeries} is highest on {hotLabel}, at {max}',
    '{HotSeries} peaks on {hotLabel}: {max}',
    'The highest mark, {max}, belongs to {hotSeries} on {hotLabel}',
  ],
  largestFlow: [
    'The largest flow runs from {source} to {target}: {max}',
    '{source} to {target} is the largest flow, with {max}',
    'From {source} to {target}: {max}, the largest flow',
  ],
  flowsShown: ['{countFlows} flows from {countSources} {dims} to {countTargets} {seriesDims}'],
  medianTop: [
    '{Box} has the highest median {measure}: {boxMedian}',
    'The median {measure} is highest for {box}, at {boxMedian}',
    'Highest median {measure}: {box} at {boxMedian}',
  ],
  spread: ['How {measure} spread within {countDims}', '{Measure} within {countDims}, from {min} to {max}'],
  pairsRise: [
    '{Measure} rose for most {dims}: on average from {averageFrom} to {averageTo}',
    'For most {dims} {measure} rose, on average from {averageFrom} to {averageTo}',
  ],
  pairsFall: [
    '{Measure} fell for most {dims}: on average from {averageFrom} to {averageTo}',
    'For most {dims} {measure} fell, on average from {averageFrom} to {averageTo}',
  ],
  pairsAllRise: [
    '{Measure} rose for all {countDims}',
    '{Measure} rose for all {countDims}, on average from {averageFrom} to {averageTo}',
    '{Measure} rose for all {countDims}, for {wide} from {wideFrom} to {wideTo}',
  ],
  pairsAllFall: [
    '{Measure} fell for all {countDims}',
    '{Measure} fell for all {countDims}, on average from {averageFrom} to {averageTo}',
    '{Measure} fell for all {countDims}, for {wide} from {wideFrom} to {wideTo}',
  ],
  widestGap: [
    '{Wide} has the widest gap: {wideFrom} to {wideTo}',
    'The largest difference is that of {wide}: {wideFrom} to {wideTo}',
    'The gap is widest for {wide}, from {wideFrom} to {wideTo}',
  ],
  pairsShown: ['{Measure} for {countDims}: {averageFrom} and {averageTo} on average'],
  middle: [
    '{Topic}: a median of {median} over {count} values',
    '{Topic}: {median} is the median of {count} values',
  ],
  belowTarget: [
    '{Topic}: {value}, below the {goal} of {target}',
    '{Topic} below {goal}: {value} against {target}',
  ],
  aboveTarget: [
    '{Topic}: {value}, above the {goal} of {target}',
    '{Topic} above {goal}: {value} against {target}',
  ],
  onTarget: ['{Topic}: {value}, right on {goal}'],
  places: ['{Host}: {countPlaces} places', '{Host}: {countPlaces} places on the map'],
  biggest: ['The largest {sizeNoun} belongs to {biggest}: {maxSize}'],
  highestSize: ['The highest {sizeNoun} belongs to {biggest}: {maxSize}'],
};

/** Their bullets; what may be a title may be a bullet too. */
export const CHART_POINTS_EN: Record<ChartPointKey, readonly string[]> = {
  rowTotal: [
    '{Strong} comes to {strongValue}, the most of all {nouns}',
    'The largest {noun} is {strong} with {strongValue}',
  ],
  columnTotal: [
    'Among the {nouns}, {strong} comes to the most: {strongValue}',
    'Of the {nouns}, {strong} is largest with {strongValue}',
  ],
  rowAverage: [
    '{Strong} has the highest average of the {nouns}: {strongValue}',
    'The strongest {noun} on average is {strong} at {strongValue}',
  ],
  columnAverage: [
    'Among the {nouns}, {strong} has the highest average: {strongValue}',
    'Of the {nouns}, {strong} is highest on average with {strongValue}',
  ],
  widestGap: CHART_TITLES_EN.widestGap,
  medianTop: [
    '{Box} has the highest median of the {dims}: {boxMedian}',
    'The highest median is that of {box}: {boxMedian}',
    '{Box} ranks highest, with a median of {boxMedian}',
  ],
  biggest: CHART_TITLES_EN.biggest,
  highestSize: CHART_TITLES_EN.highestSize,
  largestDrop: [
    'The largest drop comes between {before} and {after}: {lost} are lost, {kept} go on',
    'Between {before} and {after} lies the largest drop: {lost}, with {kept} left',
  ],
  weakestStep: [
    'In proportion the step to {after} is the weakest: {kept} come through from {before}',
    'The smallest part, {kept}, goes on from {before} to {after}',
  ],
  strongestStep: [
    '{kept} go on from {before} to {after}, the largest part of any step',
    'The step from {before} to {after} keeps the most in proportion: {kept}',
  ],
  endsOfCourse: [
    '{First}: {fromValue}; {last}: {toValue}',
    '{fromValue} at the start ({first}), {toValue} at the end ({last})',
  ],
  largestRise: [
    '{Rise} adds the most: {riseValue}',
    'The largest plus comes from {rise}, with {riseValue}',
    'Nothing adds more than {rise}: {riseValue}',
  ],
  fallsTogether: [
    '{Fall} and {nextFall} together take {fallsSum}',
    'Together, {fall} and {nextFall} come to a minus of {fallsSum}',
  ],
  largestFall: [
    '{Fall} takes the most: {fallValue}',
    'The largest minus comes from {fall}, with {fallValue}',
    'Nothing takes more than {fall}: {fallValue}',
  ],
  changesTotal: ['Added up, all changes come to {net}', 'All changes together come to {net}'],
  changesRange: ['Single changes run from {min} to {max}'],
  coldest: [
    'The lowest value is that of {coldCell}: {min}',
    '{ColdCell} has the low, {min}',
    'At the other end, {coldCell} is lowest at {min}',
  ],
  lowestAxis: [
    '{ColdSeries} is lowest on {coldLabel}, at {min}',
    'The lowest mark belongs to {coldSeries} on {coldLabel}: {min}',
  ],
  cellMedian: [
    'The median of all values is {median}',
    'Over {countDims} and {seriesCountDims}, the median is {median}',
  ],
  largestSource: [
    '{End} is the largest {dim} with {endTotal}',
    'Most comes from {end}: {endTotal}',
    'The largest {dim} is {end}, with {endTotal} going out',
  ],
  largestTarget: [
    '{End} is the largest {seriesDim} with {endTotal}',
    'Most goes to {end}: {endTotal}',
    'The largest {seriesDim} is {end}, with {endTotal} coming in',
  ],
  flowTotal: [
    '{Total} in total flow from {countSources} {dims} to {countTargets} {seriesDims}',
    'The flow from {source} to {target} alone makes up {share} of the {total} in total',
  ],
  flowEnds: ['{countFlows} flows link {countSources} {dims} and {countTargets} {seriesDims}'],
  medianLow: [
    '{Box} has the lowest median: {boxMedian}',
    'The lowest median is that of {box}: {boxMedian}',
    'At the other end, {box} has the lowest median: {boxMedian}',
  ],
  widestBox: [
    '{Box} has the widest box: it spans {boxWidth}',
    'The box of {box} is the widest, spanning {boxWidth}',
  ],
  widestSpread: [
    '{Box} varies the most, with a standard deviation of {boxWidth}',
    'The values of {box} spread most: a standard deviation of {boxWidth}',
  ],
  spreadEnds: ['Single values run from {minBare} to {max}', 'All values lie between {minBare} and {max}'],
  allMedian: ['The median of all values is {median}', 'Over all {dims}, the median is {median}'],
  spreadOver: ['The chart shows {countDims}'],
  onlyFall: ['{Exceptions} went the other way and fell', 'Against all others, {exceptions} fell'],
  onlyRise: ['{Exceptions} went the other way and rose', 'Against all others, {exceptions} rose'],
  nearestGap: [
    'The values are closest for {near}: {nearFrom} and {nearTo}',
    'The smallest gap is that of {near}: {nearFrom} to {nearTo}',
  ],
  averages: [
    'On average it went from {averageFrom} to {averageTo}',
    'The average {dim} went from {averageFrom} to {averageTo}',
  ],
  averagesNamed: [
    'On average, {first} comes to {averageFrom} and {second} to {averageTo}',
    'The average is {averageFrom} for {first} and {averageTo} for {second}',
  ],
  valueEnds: ['Values run from {minBare} to {max}', 'The {count} values lie between {minBare} and {max}'],
  tailUp: [
    'The average of {average} lies above the median, with a few far larger values',
    'A few far larger values put the average at {average}, above the median',
  ],
  tailDown: [
    'The average of {average} lies below the median, with a few far smaller values',
    'A few far smaller values put the average at {average}, below the median',
  ],
  deviation: ['The standard deviation is {deviation} around an average of {average}'],
  missedBy: ['{missing} short of the {goal}', 'The gap to the {goal} of {target} is {missing}'],
  exceededBy: ['The {goal} is exceeded by {missing}', 'That is {missing} above the {goal}'],
  reached: ['{reached} of the {goal} is reached', 'That makes {reached} of the {goal}'],
  onScale: ['The scale runs from {low} to {high}', 'Measured on a scale from {low} to {high}'],
  roomLeft: ['Up to the end of the scale at {high}, {room} are left'],
  changeBy: ['The change {basis}: {change}', 'A change of {change}'],
  farthest: [
    'They reach from {south} in the south to {north} in the north',
    'From south to north they reach from {south} to {north}',
  ],
  placesShown: ['The map shows {countPlaces} places', '{countPlaces} places are on the map'],
  medianRange: [
    'The median lies in the range {medianRange}: {medianShare} lie in it or before it',
    '{medianRange} holds the median; up to its end it is {medianShare}',
  ],
};

export const CHART_NOTES_EN: Record<ChartNoteKey, readonly string[]> = {
  askSteps: [
    'Go through the steps and ask which change the audience expected.',
    'Ask which of the steps the audience can change.',
  ],
  askMatrix: [
    'Read it by rows and by columns, and point at the dark and the light cells.',
    'Ask whether the pattern is as the audience expected.',
  ],
  askAxes: [
    'Compare the outlines axis by axis, not by the area they enclose.',
    'Go round the axes and ask where the difference matters to the audience.',
  ],
  askFlows: [
    'Follow the wide bands from side to side, then the narrow ones.',
    'Ask which of the flows the audience did not expect.',
  ],
  sourceBoxes: [
    'The line in each box is the median; the box holds the values around it.',
    'Each box holds the values around the median, which is the line in it.',
  ],
  sourceValues: [
    'Each bar counts the values of one range.',
    'The bars count how many values lie in each range.',
  ],
  askBoxes: [
    'Ask about the values at the ends.',
    'Compare how far the values spread, and not only their middle.',
  ],
  askPairsOfValues: [
    'Follow each line from dot to dot and ask what lies behind the long ones.',
    'Ask which of the gaps the audience expected.',
  ],
  askTarget: ['Ask whether the {goal} is still the right one.', 'Ask what it takes to get to the {goal}.'],
  askPlaces: [
    'Ask which places the audience knows, and which are missing.',
    'Point at the places that lie apart.',
  ],
};
