import type { EncodingRole, WidgetType } from './types.js';
import { WIDGET_TYPES } from './types.js';

/**
 * What a role accepts: `number` a number column; `quantity` a number or a date; `category` anything that names a thing;
 * `any` every column (found by alias only where its role is optional).
 */
export type RoleKind = 'number' | 'quantity' | 'category' | 'any';

export interface RoleSpec {
  role: EncodingRole;
  /** Column names that take the role, lower case, best first. */
  aliases: readonly string[];
  kind: RoleKind;
  /** Optional roles are taken by alias only; a series also where one more name tells rows of one category apart. */
  optional?: boolean;
}

export interface WidgetTypeInfo {
  /** Alternative sets of roles; the first that the columns satisfy is taken. */
  roles: readonly (readonly RoleSpec[])[];
  /** Who draws it: `chart` is `renderChart`, `layout` is native text of the slide. */
  drawnBy: 'chart' | 'layout';
}

const need = (role: EncodingRole, kind: RoleKind, ...aliases: string[]): RoleSpec => ({
  role,
  kind,
  aliases: [role, ...aliases],
});
const may = (role: EncodingRole, kind: RoleKind, ...aliases: string[]): RoleSpec => ({
  ...need(role, kind, ...aliases),
  optional: true,
});

const category = need('category', 'category', 'label', 'x', 'axis', 'name', 'bucket');
const value = need('value', 'number', 'y', 'count');
const one = [[category, value]];
/** A line, area or bar widget may bring a series column. */
const oneOrMany = [[category, may('series', 'category', 'group'), value]];
const many = [[category, need('series', 'category', 'group'), value]];
const points = [
  [
    need('x', 'quantity'),
    need('y', 'number'),
    may('label', 'any', 'col1'),
    may('size', 'number'),
    may('series', 'any'),
  ],
];
/** A size has no other name that would say so: it takes the number that is left. */
const sized = [
  need('x', 'quantity'),
  need('y', 'number'),
  need('size', 'number'),
  may('label', 'any', 'col1', 'name'),
  may('series', 'any'),
];
const metric = [
  may('label', 'any'),
  may('delta', 'number'),
  may('sentiment', 'any'),
  may('delta_basis', 'any'),
  may('min', 'number'),
  may('max', 'number'),
  may('target', 'number'),
];

export const WIDGET_TYPE_TABLE: Readonly<Record<WidgetType, WidgetTypeInfo>> = {
  bar: { roles: oneOrMany, drawnBy: 'chart' },
  'horizontal-bar': { roles: oneOrMany, drawnBy: 'chart' },
  line: { roles: oneOrMany, drawnBy: 'chart' },
  area: { roles: oneOrMany, drawnBy: 'chart' },
  pie: { roles: one, drawnBy: 'chart' },
  donut: { roles: one, drawnBy: 'chart' },
  radar: { roles: oneOrMany, drawnBy: 'chart' },
  treemap: { roles: one, drawnBy: 'chart' },
  funnel: { roles: one, drawnBy: 'chart' },
  waterfall: { roles: one, drawnBy: 'chart' },
  'stacked-bar': { roles: many, drawnBy: 'chart' },
  'grouped-bar': { roles: many, drawnBy: 'chart' },
  'multi-line': { roles: many, drawnBy: 'chart' },
  'stacked-area': { roles: many, drawnBy: 'chart' },
  scatter: { roles: points, drawnBy: 'chart' },
  bubble: { roles: [sized, ...points], drawnBy: 'chart' },
  heatmap: {
    roles: [[need('row', 'category'), need('col', 'category'), value]],
    drawnBy: 'chart',
  },
  histogram: {
    roles: [[need('bucket', 'category'), { ...value, aliases: ['count', 'value', 'y'] }], [value]],
    drawnBy: 'chart',
  },
  boxplot: {
    roles: [
      [
        category,
        need('min', 'number'),
        need('q1', 'number'),
        need('median', 'number'),
        need('q3', 'number'),
        need('max', 'number'),
      ],
      [category, value],
    ],
    drawnBy: 'chart',
  },
  dumbbell: {
    roles: [
      [need('label', 'category', 'category', 'name'), need('value1', 'number'), need('value2', 'number')],
    ],
    drawnBy: 'chart',
  },
  'big-number': { roles: [[{ ...value, kind: 'quantity' }, ...metric]], drawnBy: 'layout' },
  gauge: { roles: [[value, ...metric]], drawnBy: 'chart' },
  sankey: {
    roles: [[need('source', 'category'), need('target', 'category'), value]],
    drawnBy: 'chart',
  },
  'geo-map': {
    roles: [[need('lat', 'number'), need('lon', 'number'), may('label', 'any'), may('value', 'number')]],
    drawnBy: 'chart',
  },
  'country-map': { roles: [[need('country', 'category'), value]], drawnBy: 'chart' },
  table: { roles: [[]], drawnBy: 'layout' },
};

/** The types that `renderChart` draws; the others are native text of a slide. */
export const CHART_TYPES: readonly WidgetType[] = WIDGET_TYPES.filter(
  (type) => WIDGET_TYPE_TABLE[type].drawnBy === 'chart',
);

/** The kind of block of a slide that shows a type. */
export function blockKind(type: WidgetType): 'table' | 'metric' | 'chart' {
  return type === 'table' ? 'table' : type === 'big-number' ? 'metric' : 'chart';
}

/** What a type needs, for messages: `category (or label, x, axis, name) and value (a number; or y, count)`. */
export function describeNeeds(type: WidgetType): string {
  const sets = WIDGET_TYPE_TABLE[type].roles.map((roles) =>
    roles
      .filter((spec) => spec.optional !== true)
      .map((spec) => {
        const kind = spec.kind === 'number' ? 'a number' : spec.kind === 'quantity' ? 'a number or date' : '';
        const others = spec.aliases.filter((alias) => alias !== spec.role).join(', ');
        const inside = [kind, others === '' ? '' : `or ${others}`].filter((part) => part !== '').join('; ');
        return inside === '' ? spec.role : `${spec.role} (${inside})`;
      })
      .join(' and '),
  );
  return sets.join(', or ');
}

/** A type with its article, as messages begin: "A bar", "An area". */
export const oneType = (type: WidgetType): string => `${/^[aeiou]/u.test(type) ? 'An' : 'A'} ${type}`;
