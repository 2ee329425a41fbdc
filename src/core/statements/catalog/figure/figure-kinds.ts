import { cellOf, numberOf } from '../../../chart/cells.js';
import { deltaFormat } from '../../../chart/delta.js';
import { foldedName } from '../../../intake/roles/name-words.js';
import { basisOf } from '../../frame/basis.js';
import { columnRef } from '../../../template/column-ref.js';
import { isWhole } from '../../frame/base.js';
import type { Frame } from '../../frame/frame.js';
import type { Args, Kind, Slot } from '../../types.js';
import { relative } from '../time/time-kind.js';

const isFigure = ({ shape, measure, seen, widget }: Frame): boolean =>
  (shape === 'metric' || shape === 'gauge') && measure !== undefined && seen && widget.rows?.length === 1;

const candidates = (frame: Frame): readonly Args[] =>
  isFigure(frame) ? [{ measure: frame.measure?.column ?? '' }] : [];

const valueOf = (frame: Frame, column: string | undefined): number | null =>
  column === undefined ? null : numberOf(cellOf(frame.widget.rows?.[0] ?? {}, column));

/** One figure by itself. */
export const value: Kind = {
  name: 'value',
  candidates,
  find(frame, { measure = '' }) {
    const { measure: own } = frame;
    const now = valueOf(frame, measure);
    if (!isFigure(frame) || own?.column !== measure || now === null) return undefined;
    return {
      args: { measure },
      form: 'value',
      slots: { value: { as: 'value', expr: `first(${columnRef(measure)})`, measure: own, value: now } },
      claim: `count(${columnRef(measure)}) > 0`,
      impact: 0.18,
      ...(isWhole(frame.base) ? {} : { ofAll: 'conditions' as const }),
    };
  },
};

/** One figure beside what it was, as the row says: by what part it changed, and against what. */
export const changeAgainst: Kind = {
  name: 'change-against',
  candidates,
  find(frame, { measure = '' }) {
    const { measure: own, encoding, widget } = frame;
    const { delta, delta_basis: basis } = encoding;
    const [now, change] = [valueOf(frame, measure), valueOf(frame, delta)];
    if (
      !isFigure(frame) ||
      own?.column !== measure ||
      now === null ||
      !change ||
      delta === undefined ||
      basis === undefined
    )
      return undefined;
    const against = cellOf(widget.rows?.[0] ?? {}, basis);
    const spec = {
      type: widget.type,
      encoding,
      title: widget.title,
      ...(widget.config ? { config: widget.config } : {}),
    };
    const format = deltaFormat(spec, delta);
    if (typeof against !== 'string' || against.trim() === '' || !format.startsWith('percent'))
      return undefined;
    const digits = Number(/^percent:(\d)/.exec(format)?.[1] ?? 1);
    const expr = `first(${columnRef(delta)})`;
    return {
      args: { measure },
      form: change > 0 ? 'change-against.up' : 'change-against.down',
      slots: {
        value: { as: 'value', expr: `first(${columnRef(measure)})`, measure: own, value: now },
        change: { as: 'percent', expr: `abs(${expr})`, digits },
        basis: basisSlot(basis),
      },
      claim: `${expr} ${change > 0 ? '>' : '<'} 0`,
      // What is many times what it was began somewhere before it was recorded.
      impact: change > MOST_TIMES ? 0.15 : 0.4 + 0.4 * Math.min(1, Math.abs(change)),
      ofAll: 'conditions',
    };
  },
};

const MOST_TIMES = 5;

/** The words of a column that say what a figure is compared with. */
const basisSlot = (column: string): Slot => ({
  as: 'name',
  expr: `first(${columnRef(column)})`,
  dimension: { column, base: column, noun: '', needsNoun: false, long: false, nullNamed: false },
});

/** Names of a column with the same figure of the time before. */
const PREVIOUS =
  /^(?:(?:previous|prev|prior|last|py|ly|vorher\w*|vorig\w*|precedent\w*|anterior)(?:$| )|.+ (?:previous|prev|prior|before|py|ly|vorher|vorjahr|avant|antes)$|before$|vorjahr$|avant$|antes$)/;

/** Days between the first and the last date of an expression; undefined where it has no two. */
function daysOf(sql = ''): number | undefined {
  const times = [...sql.matchAll(/\b\d{4}-\d\d-\d\d\b/g)].map(([date]) => Date.parse(date));
  return times.length < 2 ? undefined : (Math.max(...times) - Math.min(...times)) / 86_400_000;
}

/** Two stretches of time as unlike as a year and two months are not compared; months are of 28 to 31 days. */
const apart = (a: number, b: number): boolean => Math.max(a, b) > 1.2 * Math.min(a, b) + 1;

/** A smaller part is no change that anyone speaks of. */
const UNCHANGED = 0.02;

/** One figure beside the same one of the time before, which the row holds in a column that says so. */
export const previous: Kind = {
  name: 'previous',
  candidates,
  find(frame, { measure = '' }) {
    const { measure: own, widget, encoding } = frame;
    const column = widget.columns.find(
      ({ name, type }) => type === 'number' && name !== measure && PREVIOUS.test(foldedName(name)),
    )?.name;
    const [now, before] = [valueOf(frame, measure), valueOf(frame, column)];
    if (!isFigure(frame) || own?.column !== measure || column === undefined || encoding.delta === column)
      return undefined;
    if (now === null || before === null || now === before) return undefined;
    const [days, other] = [measure, column].map((name) => daysOf(frame.query?.origin(name)?.text));
    if (days !== undefined && other !== undefined && apart(days, other)) return undefined;
    const basis = basisOf(widget)?.column;
    const [to, from] = [`first(${columnRef(measure)})`, `first(${columnRef(column)})`];
    return {
      args: { measure },
      form: 'previous',
      slots: {
        from: { as: 'value', expr: from, measure: own, value: before },
        to: { as: 'value', expr: to, measure: own, value: now },
        moved: { as: 'moved', from, to, measure: own, values: [before, now] },
        ...(basis === undefined ? {} : { basis: basisSlot(basis) }),
      },
      claim: `${to} ${now > before ? '>' : '<'} ${from}`,
      impact: relative(before, now) < UNCHANGED ? 0.15 : 0.35 + 0.4 * relative(before, now),
      ...(basis === undefined ? { compared: column } : {}),
      ofAll: 'conditions',
    };
  },
};

/** A target that is not to be passed, by the words of a title; in the name of its column `max` says so too. A budget is one of spending alone. */
const CEILING =
  /(?:^|[^\p{L}])(?:ceiling|(?:upper )?limit|upper bound|at most|no more than|not (?:to )?exceed|obergrenze|grenzwert|höchst(?:wert|grenze|ens)|plafond|limite|límite|tope|teto|上限|الحد الأقصى)(?:$|[^\p{L}])/iu;
const CEILING_COLUMN = /(?:^|[ _])(?:max|maximum|cap|allowance|maximal\p{L}*|máximo)(?:$|[ _])/iu;
const BUDGET = /(?:^|[^\p{L}])(?:budget|presupuesto|orçamento|予算|预算)(?:$|[^\p{L}])/iu;
const SPENDING =
  /(?:^|[^\p{L}])(?:costs?|spend(?:ing)?|spent|expen[sd]\p{L}*|kosten|ausgaben|dépenses?|coûts?|gastos?|costes?|custos?|despesas?|費用|支出|成本|费用)(?:$|[^\p{L}])/iu;

/** Beside a target that is missed or passed by a smaller part of it, that is not the news. */
const CLOSE = 0.005;

function isUpperBound(columns: readonly string[], title: string): boolean {
  const names = columns.map((name) => name.replaceAll('_', ' '));
  const isBudget = [...names, title].some((name) => BUDGET.test(name));
  return (
    [...names, title].some((name) => CEILING.test(name)) ||
    names.some((name) => CEILING_COLUMN.test(name)) ||
    (isBudget && [...names, title].some((name) => SPENDING.test(name)))
  );
}

/** "Average score (national median = 50)": what others have, which nobody has to reach. */
const NO_TARGET = /\([^)]*\b(?:median|average|mean|benchmark|baseline|norm)\b[^)]*\)/i;

/** One figure beside its target. */
export const attainment: Kind = {
  name: 'attainment',
  candidates,
  find(frame, { measure = '' }) {
    const { measure: own, encoding, widget, query } = frame;
    const target = (encoding as Record<string, string | undefined>)['target'];
    const [now, goal] = [valueOf(frame, measure), valueOf(frame, target)];
    if (!isFigure(frame) || own?.column !== measure || now === null || goal === null || target === undefined)
      return undefined;
    if (NO_TARGET.test(widget.title)) return undefined;
    const [v, t] = [`first(${columnRef(measure)})`, `first(${columnRef(target)})`];
    const way = now > goal ? 'above' : now < goal ? 'below' : 'met';
    const isCeiling = isUpperBound([target, query?.origin(target)?.column ?? ''], widget.title);
    const isClose = way !== 'met' && Math.abs(now - goal) < CLOSE * Math.abs(goal);
    const form = isCeiling ? (way === 'above' ? 'over' : 'within') : isClose ? 'close' : way;
    return {
      args: { measure },
      form: `attainment.${form}`,
      slots: {
        value: { as: 'value', expr: v, measure: own, value: now },
        target: { as: 'value', expr: t, measure: own, value: goal },
        difference: { as: 'difference', expr: `abs(${v} - ${t})`, measure: own, value: Math.abs(now - goal) },
      },
      claim: `${v} ${way === 'above' ? '>' : way === 'below' ? '<' : '=='} ${t}`,
      marks: [{ mark: 'line', at: 'target' }],
      impact: form === 'close' ? 0.35 : 0.7,
      ofAll: 'conditions',
    };
  },
};
