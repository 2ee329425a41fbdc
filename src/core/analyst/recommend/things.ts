import type { TableSchema } from '../../query/types.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import type { ColumnProfile } from './profile-columns.js';

const IDENTIFIES = /^(?:unique )?(\p{L}[\p{L} ]{2,}?) (?:id|ids|no|nr|number|key|code|uuid)$/iu;
/** Words for a row, or for nothing in particular. */
const VAGUE =
  /^(?:row|record|unique|index|entry|object|line|item|serial|source|file|data|system|user defined|phone|telephone|account|zip|post)$/i;
/** Too short to be told from other words in other names. */
const SHORT: Readonly<Record<string, string>> = { resp: 'respondent', trans: 'transaction' };

/** What the rows of a table are by the column that numbers them: `customerID` numbers customers. Empty where none does. */
export function identifiedThings({ rowCount }: TableSchema, columns: readonly ColumnProfile[]): string {
  const numbered = columns.filter(({ distinct, filled }) => filled === 1 && distinct === rowCount);
  const things = numbered.flatMap(({ name }) => {
    const thing = IDENTIFIES.exec(readableName(name))?.[1]?.toLowerCase();
    return thing === undefined || VAGUE.test(thing) ? [] : [SHORT[thing] ?? thing];
  });
  return things[0] === undefined ? '' : plural(things[0]);
}
