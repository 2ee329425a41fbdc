import { amountOf } from './amount.js';
import { isAggregate } from './aggregates.js';
import type { Binary, Expression, Select, Unary } from './ast.js';
import { someIn } from './expressions.js';
import { timePartOf } from './periods.js';
import { behindNames, columnsOf } from './see-through.js';
import type { Condition, ConditionKind } from './types.js';

const COMPARISONS: Readonly<Record<string, ConditionKind>> = {
  '=': 'equal',
  '<>': 'not-equal',
  '!=': 'not-equal',
  '<': 'less',
  '<=': 'less-equal',
  '>': 'greater',
  '>=': 'greater-equal',
  LIKE: 'like',
  ILIKE: 'like',
  GLOB: 'like',
  SIMILAR: 'like',
  RLIKE: 'like',
  REGEXP: 'like',
  '~': 'like',
  '~*': 'like',
  '~~': 'like',
  '~~*': 'like',
  'NOT LIKE': 'not-like',
  'NOT ILIKE': 'not-like',
};
const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const OPPOSITE: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** The parts of a condition that all must hold, with NOT taken inwards and what always holds left out. */
export function conjunctsOf(e: Expression | undefined): Expression[] {
  if (!e) return [];
  const inside = e.kind === 'unary' && e.operator === 'NOT' ? negated(e) : e;
  if (inside.kind === 'logic' && inside.operator === 'AND') return inside.parts.flatMap(conjunctsOf);
  if (inside.kind === 'literal' && inside.value === true) return [];
  const { kind } = inside;
  const isConstant =
    kind === 'binary' &&
    inside.operator === '=' &&
    inside.left.kind === 'literal' &&
    inside.right.kind === 'literal';
  return isConstant &&
    inside.left.kind === 'literal' &&
    inside.right.kind === 'literal' &&
    inside.left.value === inside.right.value
    ? []
    : [inside];
}

function negated(e: Unary): Expression {
  const { operand } = e;
  const span = { from: e.from, to: e.to };
  switch (operand.kind) {
    case 'unary':
      return operand.operator === 'NOT' ? { ...operand.operand, ...span } : e;
    case 'in':
    case 'between':
    case 'null-test':
      return { ...operand, negated: !operand.negated, ...span };
    case 'binary': {
      const operator = OPPOSITE[operand.operator];
      return operator === undefined ? e : { ...operand, operator, ...span };
    }
    case 'logic':
      if (operand.operator === 'AND') return e;
      return {
        kind: 'logic',
        operator: 'AND',
        parts: operand.parts.map((part): Unary => ({
          kind: 'unary',
          operator: 'NOT',
          operand: part,
          ...span,
        })),
        ...span,
      };
    default:
      return e;
  }
}

/** The equality of two columns that joins two of the tables after FROM. */
export function joinsTables(e: Expression, { sources }: Select): boolean {
  if (sources.length < 2 || e.kind !== 'binary' || e.operator !== '=') return false;
  const { left, right } = e;
  if (left.kind !== 'column' || right.kind !== 'column') return false;
  return (
    left.table === undefined ||
    right.table === undefined ||
    left.table.toLowerCase() !== right.table.toLowerCase()
  );
}

/** What a resolved condition compares. */
export function conditionOf(e: Expression, stage: 'where' | 'having', text: string): Condition {
  const read = readCondition(e);
  const compared = read.subject && subjectOf(read.subject);
  const isGroups = stage === 'having' || compared?.aggregation !== undefined || isOfGroups(e);
  const { kind, values } = read;
  return { kind, ...compared, values, stage: isGroups ? 'having' : 'where', text };
}

/** Whether it compares aggregates of a subquery only: a price above the average price is a condition on rows. */
const isOfGroups = (e: Expression): boolean =>
  someIn(e, isAggregate, ({ kind }) => kind !== 'scalar') &&
  !someIn(
    e,
    ({ kind }) => kind === 'base',
    (node) => node.kind !== 'scalar' && !isAggregate(node),
  );

interface Read {
  kind: ConditionKind;
  subject?: Expression;
  values: readonly (string | number)[];
}

function readCondition(e: Expression): Read {
  switch (e.kind) {
    case 'null-test':
      return { kind: e.negated ? 'filled' : 'empty', subject: e.operand, values: [] };
    case 'in':
      return { kind: e.negated ? 'not-in' : 'in', subject: e.operand, values: literals(e.items ?? []) };
    case 'between':
      return { kind: e.negated ? 'other' : 'between', subject: e.operand, values: literals([e.low, e.high]) };
    case 'logic':
      return e.operator === 'OR' ? anyOf(e.parts) : { kind: 'other', values: [] };
    case 'unary': {
      const { operand } = e;
      const isColumn = e.operator === 'NOT' && behindNames(operand).kind === 'base';
      return isColumn ? { kind: 'false', subject: operand, values: [] } : { kind: 'other', values: [] };
    }
    case 'binary':
      return ofComparison(e);
    case 'call':
      return ofCall(e.name, e.args);
    case 'base':
    case 'through':
      return behindNames(e).kind === 'base' ? { kind: 'true', subject: e, values: [] } : { ...through(e) };
    default:
      return { kind: 'other', values: [] };
  }
}

/** A condition that a subquery gives as a column. */
function through(e: Expression): Read {
  const inside = behindNames(e);
  return inside.kind === 'through' || inside.kind === 'either'
    ? { kind: 'other', values: [] }
    : readCondition(inside);
}

function ofCall(name: string, args: readonly Expression[]): Read {
  const [subject, second] = args;
  if (!subject) return { kind: 'other', values: [] };
  if (
    [
      'starts_with',
      'startswith',
      'ends_with',
      'contains',
      'prefix',
      'suffix',
      'regexp_matches',
      'match',
      'like',
    ].includes(name)
  )
    return { kind: 'like', subject, values: second ? literals([second]) : [] };
  if (name === 'isfinite' || name === 'isnotnull' || name === 'notempty')
    return { kind: 'filled', subject, values: [] };
  if (name === 'isnull' || name === 'empty') return { kind: 'empty', subject, values: [] };
  return { kind: 'other', values: [] };
}

function ofComparison(e: Binary): Read {
  const isTurned = literals([e.left]).length > 0 && literals([e.right]).length === 0;
  const [subject, other] = isTurned ? [e.right, e.left] : [e.left, e.right];
  const operator = isTurned ? (TURNED[e.operator] ?? e.operator) : e.operator;
  const kind = COMPARISONS[operator] ?? 'other';
  // Two columns, or a column and what is computed of others
  if (
    someIn(
      other,
      ({ kind: inner }) => inner === 'base',
      ({ kind: inner }) => inner !== 'scalar',
    )
  )
    return { kind, values: [] };
  if (kind === 'other') return { kind, ...(operator.startsWith('NOT ') ? { subject } : {}), values: [] };
  const value = behindNames(other);
  if (value.kind === 'literal' && typeof value.value === 'boolean')
    return ofYesOrNo(subject, kind === 'equal' ? value.value : !value.value);
  // column = ANY(ARRAY['a', 'b'])
  if (kind === 'equal' && value.kind === 'call' && (value.name === 'any_of' || value.name === 'some_of')) {
    const [list] = value.args;
    return { kind: 'in', subject, values: list?.kind === 'list' ? literals(list.parts) : [] };
  }
  if (value.kind === 'literal' && value.value === '' && (kind === 'equal' || kind === 'not-equal'))
    return { kind: kind === 'equal' ? 'empty' : 'filled', subject, values: [] };
  const isLength = subject.kind === 'call' && ['length', 'len', 'char_length'].includes(subject.name);
  if (isLength && subject.args[0] && value.kind === 'literal' && value.value === 0 && kind === 'greater')
    return { kind: 'filled', subject: subject.args[0], values: [] };
  return { kind, subject, values: literals([other]) };
}

function ofYesOrNo(subject: Expression, holds: boolean): Read {
  if (behindNames(subject).kind === 'base') return { kind: holds ? 'true' : 'false', subject, values: [] };
  const read = readCondition(subject);
  return holds ? read : { ...read, kind: 'other' };
}

/** `a = 1 OR a = 2 OR a IN (3, 4)`; `a IS NULL OR a <> 1` is what keeps the rows that `a <> 1` loses. */
function anyOf(parts: readonly Expression[]): Read {
  const reads = parts.map(readCondition);
  const besideNone = unlessEmpty(reads);
  if (besideNone) return besideNone;
  const [first] = reads;
  const column = first?.subject && subjectOf(first.subject);
  const isOne = reads.every(({ kind, subject, values }) => {
    const own = subject && subjectOf(subject);
    const isSame = own?.column !== undefined && own.column === column?.column && own.part === column.part;
    return (kind === 'equal' || kind === 'in') && isSame && values.length > 0;
  });
  if (!isOne || !first?.subject) return { kind: 'other', values: [] };
  return { kind: 'in', subject: first.subject, values: reads.flatMap(({ values }) => values) };
}

function unlessEmpty(reads: readonly Read[]): Read | undefined {
  const [empty, other] = [...reads].sort((a, b) => Number(b.kind === 'empty') - Number(a.kind === 'empty'));
  if (reads.length !== 2 || empty?.kind !== 'empty' || !empty.subject || !other?.subject) return undefined;
  if (other.kind !== 'not-equal' && other.kind !== 'not-in') return undefined;
  const [of, own] = [subjectOf(empty.subject), subjectOf(other.subject)];
  const isSame = own.column !== undefined && own.column === of.column && own.part === undefined;
  return isSame ? other : undefined;
}

/** The values where all are literals. */
function literals(list: readonly Expression[]): (string | number)[] {
  const values = list.flatMap((e) => {
    let inside = behindNames(e);
    while (inside.kind === 'cast') inside = behindNames(inside.operand);
    const isDate =
      inside.kind === 'call' &&
      ['date', 'todate', 'todatetime', 'to_date', 'timestamp'].includes(inside.name);
    const value = isDate && inside.kind === 'call' ? inside.args[0] : inside;
    return value?.kind === 'literal' && (typeof value.value === 'string' || typeof value.value === 'number')
      ? [value.value]
      : [];
  });
  return values.length === list.length ? values : [];
}

/** Functions that leave a value what it is, in another form. */
const FORMS = new Set(
  'lower upper trim ltrim rtrim lcase ucase strip_accents unaccent coalesce ifnull nullif round'.split(' '),
);

type Subject = Pick<Condition, 'column' | 'wrapped' | 'part' | 'aggregation'>;

/** The column that is compared, and what stands around it; nothing where it is no single column. */
function subjectOf(e: Expression): Subject {
  let inside = e;
  let wrapped = false;
  for (;;) {
    inside = behindNames(inside);
    if (inside.kind === 'base') return { column: inside.name, ...(wrapped ? { wrapped: true } : {}) };
    const part = timePartOf(inside);
    if (part) return ofPart(part);
    const amount = amountOf(inside);
    if (amount) {
      const [column, ...others] = amount.columns;
      const { aggregation } = amount;
      return { aggregation, ...(column === undefined || others.length > 0 ? {} : { column }) };
    }
    wrapped = true;
    if (inside.kind === 'cast') inside = inside.operand;
    else if (inside.kind === 'call' && FORMS.has(inside.name) && inside.args[0]) [inside] = inside.args;
    else return {};
  }
}

function ofPart({ unit, isStart, of }: NonNullable<ReturnType<typeof timePartOf>>): Subject {
  const [column, ...others] = [...new Set(of.flatMap(columnsOf))];
  if (column === undefined || others.length > 0) return {};
  const isPart = !isStart && unit !== 'minute';
  return { column, wrapped: true, ...(isPart ? { part: unit } : {}) };
}
