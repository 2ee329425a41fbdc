import type { LoadWarning } from './dataset.js';

/**
 * Names that the engine takes as they are: not empty, no NUL, no byte order mark before them, no lone surrogates, and
 * different whatever their case, since `a` and `A` are one column to it. What had to change is reported, never done
 * silently.
 */
export function tableColumnNames(
  table: string,
  names: readonly string[],
): { names: string[]; warnings: LoadWarning[] } {
  const taken = new Set<string>();
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const warnings: LoadWarning[] = [];
  const result = names.map((name, index) => {
    const base =
      name
        .replaceAll('\0', '')
        .replace(/^\uFEFF+/, '')
        .replace(/\p{Surrogate}/gu, '\uFFFD') || `column_${index + 1}`;
    let unique = base;
    for (let n = 1; taken.has(unique.toLowerCase()) || (n > 1 && wanted.has(unique.toLowerCase())); n += 1) {
      unique = `${base}_${n}`;
    }
    taken.add(unique.toLowerCase());
    if (unique !== name) {
      const why =
        name === '' ? 'has no name' : base === name ? 'has the name of another column' : 'has an odd name';
      const message = `Column ${index + 1} of "${table}" ${why}; it is called "${unique}".`;
      warnings.push({ table, column: unique, code: 'renamed', message });
    }
    return unique;
  });
  return { names: result, warnings };
}
