import type { Column } from '../query/types.js';
import { assignRoles, fitsRole } from './encoding.js';
import type { ChartSpec, Encoding, WidgetType } from './types.js';
import type { RoleSpec } from './widget-types.js';
import { WIDGET_TYPE_TABLE } from './widget-types.js';

/** Which columns play which part of a type, or the first part that no column can play. */
export type TypeFit =
  { fits: true; encoding: Encoding; roles: readonly RoleSpec[] } | { fits: false; missing: RoleSpec };

/** Whether columns can feed a type. Columns that `wanted` names keep their roles as far as they can play them. */
export function fitOf(type: WidgetType, columns: readonly Column[], wanted: Encoding = {}): TypeFit {
  const { roles: sets } = WIDGET_TYPE_TABLE[type];
  let missing: RoleSpec | undefined;
  for (const roles of sets) {
    const given = new Map(Object.entries(playable(roles, columns, wanted)));
    const found = assignRoles(roles, columns, given);
    if ('encoding' in found) return { fits: true, encoding: found.encoding, roles };
    missing ??= found.missing;
  }
  return { fits: false, missing: missing! };
}

/** The roles that a spec names, as far as their columns are there and of the right kind. */
function playable(roles: readonly RoleSpec[], columns: readonly Column[], wanted: Encoding): Encoding {
  return Object.fromEntries(
    Object.entries(wanted).filter(([role, name]) => {
      const spec = roles.find((each) => each.role === role);
      const column = columns.find((each) => each.name === name);
      return spec !== undefined && column !== undefined && fitsRole(spec.kind, column);
    }),
  );
}

/** The columns that can play a role. */
export const columnsFor = ({ kind }: RoleSpec, columns: readonly Column[]): Column[] =>
  columns.filter((column) => fitsRole(kind, column));

/**
 * The same chart as another type. What the other type does not read stays in the spec, so that there is a way back; only columns
 * that cannot play their part in it are named anew.
 */
export function withType(spec: ChartSpec, type: WidgetType, columns: readonly Column[]): ChartSpec {
  const fit = fitOf(type, columns, spec.encoding);
  if (!fit.fits) return { ...spec, type };
  const roles = new Set<string>(fit.roles.map(({ role }) => role));
  const others = Object.entries(spec.encoding).filter(([role]) => !roles.has(role));
  return { ...spec, type, encoding: { ...Object.fromEntries(others), ...fit.encoding } };
}

/** The chart with a column in a role, or none in it; the columns of its other roles stay. */
export function withRole(spec: ChartSpec, role: RoleSpec['role'], column: string | undefined): ChartSpec {
  const { [role]: _, ...others } = spec.encoding;
  return { ...spec, encoding: column === undefined ? others : { ...others, [role]: column } };
}
