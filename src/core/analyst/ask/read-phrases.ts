import { pattern, type PromptLine } from './prompt-line.js';

/** Phrases of several words that mean one thing, the longer before the shorter. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['(?:from )?(?:low|LESS|MIN|small|LEAST) to (?:high|large|GREATER|MAX|big|MOST)', 'ASC'],
  ['(?:from )?(?:high|large|GREATER|MAX|big|MOST) to (?:low|LESS|MIN|small|LEAST)', 'DESC'],
  ['(?:from )?a to z|(?:in )?(?:alphabetic|alphabetical|alphabetically)(?: order)?', 'ASC'],
  ['(?:from )?z to a', 'DESC'],
  ['HOW MANY', 'COUNT'],
  ['(?:SUM )?NUMBER of (?:row|rows|record|records|entries)', 'COUNT'],
  ['SUM NUMBER of', 'TOTALOF'],
  ['(?:SUM )?NUMBER(?: of)?', 'COUNT'],
  ['at MOST', 'ATMOST'],
  ['at LEAST', 'ATLEAST'],
  ['(?:appearance )?FREQUENCY(?: of)?', 'COUNT'],
  ['(?:SUM )?(?:amount|quantity) of', 'AMOUNT'],
  ['(?:DAY|DAYS) of WEEK', 'WEEKDAY'],
  ['(?:MONTH) of YEAR', 'MONTHNAME'],
  ['HOUR of DAY', 'HOUROFDAY'],
  ['COLOR (?:down|out|up|apart)(?: (?:BY|in|into|for))?|COLOR (?:BY|in|into|for)', 'COLOR'],
  ['(?:sub )?(?:group|grouped|grouping|aggregated|SUM) BY', 'BY'],
  ['for EACH', 'EACH'],
  [
    '(?:HAS )?(?:(?:DIFFERENT|own|one) )?(?:line|lines|bar|bars|COLOR) EACH|(?:DIFFERENT|own|one) (?:line|lines|bar|bars|COLOR) BY',
    'COLOR',
  ],
  ['in terms of|with respect to|depending on|based on|BASED on|regarding|as function of', 'BY'],
  ['BY DIFFERENT', 'BY'],
  ['DIFFERENT(?= #c\\d+ (?:(?:in|of|for|at|per) )?EACH)', 'COUNT'],
];

/** Makes one mark of each phrase, before any reader looks for marks. */
export function markPhrases(line: PromptLine): void {
  for (const [words, mark] of PHRASES) line.merge(pattern(words.trim()), mark);
}
