/** What is known to be otherwise in the file, as LibreOffice draws it, than on the screen, and why. */
export interface Otherwise {
  /** Names of the charts in `chart-cases.ts`. */
  charts: readonly string[];
  /** Words that stand elsewhere, or on one side alone. */
  words: RegExp;
  /** Slide pixels by which they may stand elsewhere. */
  px?: number;
  only?: 'screen' | 'file';
  why: string;
}

const ANY = /./u;
const NAME = /\p{L}{2,}/u;
const YEAR = /^2025$/u;
const NUMBER = /^[+-]?[\d.,]+$|^%$|^€$|^د/u;

export const OTHERWISE: readonly Otherwise[] = [
  {
    charts: ['line', 'several lines', 'area', 'stacked area', 'area of shares'],
    words: /^2025$|^\p{L}{3,}\.?$/u,
    px: 32,
    why: 'An axis of dates has one format: the year stands beside each month, not once below the first.',
  },
  {
    charts: ['line', 'several lines', 'area', 'stacked area', 'area of shares'],
    words: YEAR,
    only: 'file',
    why: 'The same.',
  },
  {
    charts: ['line', 'several lines', 'area', 'stacked area', 'area of shares'],
    words: /^\p{Script=Arabic}{4,}$/u,
    only: 'screen',
    why: 'With their years every second Arabic month has room.',
  },
  {
    charts: ['bar near the end of its scale'],
    words: NUMBER,
    px: 72,
    why: 'An office program goes on to the next tick, and a fixed end would cut off a larger figure that is typed in.',
  },
  {
    charts: ['bar near the end of its scale'],
    words: /^60|%|€|د/u,
    only: 'file',
    why: 'This tick.',
  },
  {
    charts: ['waterfall'],
    words: /^[+-]\d+$|^دإ$/u,
    px: 44,
    why: 'LibreOffice lays labels from left to right: number and Arabic currency change places.',
  },
  {
    charts: ['grouped bar', 'radar of series'],
    words: NAME,
    px: 40,
    why: 'The program sets the distance between the names of a legend itself.',
  },
  {
    charts: ['stack of shares', 'area of shares'],
    words: NAME,
    px: 220,
    why: 'Names of shares stand in a legend beside the plot: a stack of shares has no lines that could carry them.',
  },
  {
    charts: ['area of shares'],
    words: /^\d\d%?$|^%$/u,
    only: 'screen',
    why: 'The last shares stand beside these names on the screen; a legend has no values.',
  },
  {
    charts: ['pie'],
    words: ANY,
    px: 140,
    why: 'The program places the labels around the slices itself; each stands beside its own.',
  },
  {
    charts: ['donut'],
    words: ANY,
    px: 900,
    why: 'Labels of a ring have no place outside of it: shares stand on the parts, names in a legend beside.',
  },
  {
    charts: ['radar', 'radar of series'],
    words: ANY,
    px: 26,
    why: 'The program keeps another distance between the net and its names.',
  },
  {
    charts: ['radar'],
    words: NUMBER,
    px: 170,
    why: 'Values stand at their corners, not below the names.',
  },
  {
    charts: ['bubble'],
    words: /^Size$|^\d+$/u,
    only: 'screen',
    why: 'No office program has a key of sizes.',
  },
  {
    charts: ['heatmap'],
    words: ANY,
    px: 32,
    why: 'A table has its names of columns above, and the rows begin below them.',
  },
  { charts: ['heatmap'], words: NAME, px: 470, why: 'The names of columns themselves.' },
];

/** Charts whose marks lie elsewhere too, as said above: their colours are looked for in all of the chart. */
export const MARKS_ELSEWHERE: readonly string[] = ['radar', 'radar of series'];

/** LibreOffice draws the points of a scatter without their transparency. */
export const OPAQUE: readonly string[] = ['scatter'];
