import { plural } from '../../statements/frame/english-nouns.js';
import { capitalized, readableName } from '../../statements/frame/names.js';
import { isTime } from './profile-tables.js';
import {
  isPlaced,
  type AskFilter,
  type AskGrain,
  type AskGroup,
  type AskMeasure,
  type AskShare,
  type Comparison,
  type Intent,
} from './intent.js';

const PREFIX: Readonly<Record<AskMeasure['aggregation'], string>> = {
  count: 'number of', distinct: 'number of different', sum: 'total', average: 'average', median: 'median', max: 'highest', min: 'lowest', none: '',
}; // prettier-ignore
const GRAIN: Readonly<Record<AskGrain, string>> = {
  decade: 'decade', year: 'year', quarter: 'quarter', month: 'month', week: 'week', day: 'day', hour: 'hour', weekday: 'day of the week',
  'month-name': 'month of the year', 'hour-of-day': 'hour of the day',
}; // prettier-ignore
const WORDS: Readonly<Record<Comparison, string>> = {
  '=': 'is', '!=': 'is not', '<': 'below', '<=': 'at most', '>': 'above', '>=': 'at least', between: 'between', in: 'is', 'not in': 'is not',
  null: 'is empty', 'not null': 'is not empty', contains: 'contains', 'not contains': 'does not contain', starts: 'starts with', ends: 'ends with',
}; // prettier-ignore

/** Of dates and years. */
const TIME_WORDS: Partial<Record<Comparison, string>> = {
  '<': 'before',
  '<=': 'until',
  '>': 'after',
  '>=': 'from',
  in: 'in',
};

/** What the chart shows, as a title: "Average salary by department". */
export function titleOf(intent: Intent): string {
  const { measures, groups, shape, filters, share } = intent;
  const [first, second] = groups;
  if (shape === 'histogram' && first)
    return capitalized(`Distribution of ${readableName(first.column.name)}`) + filterText(filters);
  if (shape === 'points') {
    const [x, y] = measures.map((measure) => nounOf(measure, intent));
    return (
      capitalized(`${y ?? ''} against ${x ?? ''}`) +
      (first ? ` by ${groupNoun(first, intent)}` : '') +
      filterText(filters)
    );
  }
  const amounts = measures.map((measure) => nounOf(measure, intent)).join(' and ');
  const parts = share
    ? `${share.percent ? 'percentage' : 'share'} of ${amounts.replace(/^number of /, '')}${share.part.length > 0 ? ` where ${share.part.map(conditionOf).join(' and ')}` : ''}`
    : amounts;
  const what = intent.growth ? `growth of ${amounts}` : parts;
  const by = [first, second].filter((group) => group !== undefined).map((group) => groupNoun(group, intent)).join(' and '); // prettier-ignore
  const scale = intent.growth ? ', in percent' : '';
  const top = rankText(intent);
  return capitalized(`${what}${by === '' ? '' : ` by ${by}`}`) + scale + filterText(filters) + top;
}

/** What asks for an end of a ranking, where clauses such as "sorted by …" ask for an order. */
const EXTREME = /^(?!.*\b(?:sort|order|rank|asc|desc))/i;

/** Which end of the ranking is shown, or is what is asked for. */
function rankText({ limit, one, sort, groups: [first] }: Intent): string {
  const low = sort?.descending === false;
  const asked = one || (sort?.by === 'measure' && EXTREME.test(sort.said));
  if (asked && first && limit === undefined)
    return `, ${low ? 'lowest' : 'highest'} ${one && isPlaced(first) ? 'marked' : 'first'}`;
  return limit === undefined ? '' : `, ${low ? 'lowest' : 'top'} ${limit}`;
}

function nounOf({ aggregation, column }: AskMeasure, { table }: Intent): string {
  const name = column ? readableName(column.name) : plural(readableName(table.name));
  const prefix = PREFIX[aggregation];
  return prefix === '' || name.startsWith(`${prefix} `) ? name : `${prefix} ${name}`;
}

function groupNoun({ column, grain, width }: AskGroup, { table }: Intent): string {
  const name = readableName(column.name);
  if (width !== undefined) return `${name} in steps of ${width}`;
  if (!grain || !(column.role === 'time' || grain === 'decade')) return name;
  // Where there is one time alone, every month is of it.
  return table.columns.filter(isTime).length === 1 ? GRAIN[grain] : `${GRAIN[grain]} of ${name}`;
}

function filterText(filters: readonly AskFilter[]): string {
  return filters.length === 0
    ? ''
    : ` (${filters
        .map(conditionOf)
        .map((text, i) => `${i === 0 ? '' : filters[i]?.joined === 'OR' ? ' or ' : ', '}${text}`)
        .join('')})`;
}

function conditionOf({ column, comparison, values, part, other }: AskFilter): string {
  if (other) return `${readableName(column.name)} ${comparison} ${readableName(other.name)}`;
  if (part) return `${part} of ${readableName(column.name)} is ${values.join(' or ')}`;
  const cells = values.join(comparison === 'between' ? ' and ' : ' or ');
  const words = (isTime(column) ? TIME_WORDS[comparison] : undefined) ?? WORDS[comparison];
  return `${readableName(column.name)} ${words}${cells === '' ? '' : ` ${cells}`}`;
}

/** Which word became what, a sentence each. */
export function explain(intent: Intent): string {
  const { table, measures, groups, filters, share, having, sort, limit, one } = intent;
  const lines = [
    ...measures.map((measure) => `${quoted(measure.said)}${nounOf(measure, intent)}${usedColumn(measure)}`),
    ...groups.map(
      (group) => `${quoted(group.said)}split by ${groupNoun(group, intent)} (column "${group.column.name}")`,
    ),
    ...filters.map((filter) => `${quoted(filter.said)}only rows where ${conditionOf(filter)}`),
    ...(share ? [`${quoted(share.said)}${shareText(share)}`] : []),
    ...(having
      ? [
          `${quoted(having.said)}only groups whose ${nounOf(having.measure, intent)} is ${WORDS[having.comparison]} ${having.value}`,
        ]
      : []),
    ...(sort
      ? [
          `${quoted(sort.said)}sorted by ${typeof sort.by === 'string' ? (sort.by === 'group' ? 'name' : 'amount') : readableName(sort.by.name)}, ${sort.descending ? 'descending' : 'ascending'}`,
        ]
      : []),
    ...(limit === undefined ? [] : [`the first ${limit}`]),
    ...(one ? ['the others stand beside the one that is asked for'] : []),
  ];
  return `From the table "${table.name}": ${lines.join('; ')}.`;
}

/** Which part of what is shown. */
const shareText = ({ part, percent }: AskShare): string =>
  `${percent ? 'the percentage' : 'the share'} ${part.length > 0 ? `of rows where ${part.map(conditionOf).join(' and ')}` : 'of all groups together'}`;

const quoted = (said: string): string => (said === '' ? '' : `“${said}” → `);
const usedColumn = ({ column, aggregation }: AskMeasure): string =>
  // What is computed from columns has no name words of its own, and says itself of which.
  column && column.words.length > 0
    ? ` (${aggregation === 'none' ? 'as it is, ' : ''}column "${column.name}")`
    : '';
