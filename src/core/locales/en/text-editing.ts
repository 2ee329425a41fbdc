import type { ExpressionWords } from '../../template/describe-expression.js';

/** Titles and texts with figures in them, while they are edited. */
export interface TextEditingWords extends ExpressionWords {
  textTools: string;
  bold: string;
  italic: string;
  bulletList: string;
  numberList: string;
  insertFigure: string;
  editFigure: string;
  /** What the keys do in a text of several lines, and in a title. */
  textKeys: string;
  titleKeys: string;
  /** In the panel, where everything typed is taken at once. */
  panelKeys: string;
  ownExpression: string;
  ownExpressionDetail: string;
  expressionField: string;
  formatField: string;
  noFormat: string;
  otherFormat: (format: string) => string;
  figureReads: (text: string) => string;
  figureEmpty: string;
  applyFigure: string;
  cancelFigure: string;
  deleteFigure: string;
  /** What a screen reader says of a figure. */
  spokenFigure: (name: string, text: string) => string;
  figureFails: (reason: string) => string;
}

export const textEditing: TextEditingWords = {
  textTools: 'Text tools',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  numberList: 'Numbered list',
  insertFigure: 'Insert figure',
  editFigure: 'Edit figure',
  textKeys:
    'Type two opening braces to insert a figure. Ctrl + Enter applies, Escape cancels, Alt + F10 goes to the tools.',
  titleKeys:
    'Type two opening braces to insert a figure. Enter applies, Escape cancels, Alt + F10 goes to the tools.',
  panelKeys:
    'Type two opening braces to insert a figure. Alt + F10 goes to the tools; after Escape, Tab leaves the field.',
  ownExpression: 'Write an expression …',
  ownExpressionDetail: 'anything else',
  expressionField: 'Expression',
  formatField: 'Format',
  noFormat: 'As it is',
  otherFormat: (format) => `Own: ${format}`,
  figureReads: (text) => `Reads ${text}`,
  figureEmpty: 'Write what to compute, for example a column and how to sum it up.',
  applyFigure: 'Apply',
  cancelFigure: 'Cancel',
  deleteFigure: 'Delete figure',
  spokenFigure: (name, text) => `${name}: ${text}`,
  figureFails: (reason) => `Error: ${reason}`,
  figureOf: {
    sum: (column) => `Total of ${column}`,
    avg: (column) => `Average of ${column}`,
    median: (column) => `Median of ${column}`,
    stddev: (column) => `Standard deviation of ${column}`,
    min: (column) => `Lowest ${column}`,
    max: (column) => `Highest ${column}`,
    distinct: (column) => `Different values of ${column}`,
    count: (column) => `Rows with ${column}`,
    first: (column) => `First ${column}`,
    last: (column) => `Last ${column}`,
    delta: (column) => `Change of ${column}`,
    growth: (column) => `Growth of ${column}`,
    streak: (column) => `Latest streak of ${column}`,
    pace: (column) => `Growth per step of ${column}`,
  },
  figureRows: 'Number of rows',
  figureShare: (key, column) => `Share of ${key} in ${column}`,
  figureHighest: (label, column) => `${label} with the highest ${column}`,
  figureLowest: (label, column) => `${label} with the lowest ${column}`,
  figureRank: (key, column) => `Rank of ${key} by ${column}`,
  figureAbove: (column, bound) => `Values of ${column} above ${bound}`,
  figureBelow: (column, bound) => `Values of ${column} below ${bound}`,
  figurePercentile: (percent, column) => `Percentile ${percent} of ${column}`,
  figureTop: (count, column) => `Total of ${column}, top ${count}`,
  figureCorrelation: (column, other) => `Correlation of ${column} and ${other}`,
  figureMedianLow: (column, other) => `Median of ${column}, lowest quarter by ${other}`,
  figureMedianHigh: (column, other) => `Median of ${column}, highest quarter by ${other}`,
  figureSince: (label, column) => `Last ${label} with ${column} as high`,
  figureLowSince: (label, column) => `Last ${label} with ${column} as low`,
  figureFor: (figure, key) => `${figure} for ${key}`,
};
