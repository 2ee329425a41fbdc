import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The entry of a built bundle and everything that it imports statically: what a page loads at once.
 *
 * @param {string} entry
 * @returns {string[]}
 */
export function entryFiles(entry) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = /(?:^|[;}\s])(?:import|export)(?:[\w*{},$\s]*from)?\s*["'](\.[^"']+)["']/g;
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imports)) visit(join(dirname(file), path));
  };
  visit(entry);
  return [...seen];
}
