import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Packages of the lock file that `node_modules` lacks or has in another version: all of them on a fresh machine, some
 * after an installation that was interrupted, or after a pull. npm notes what it installed in a lock file of its own,
 * once it is done; what is optional may be missing.
 *
 * @param {string} root folder of package-lock.json
 * @returns {string[]} paths such as `node_modules/lit`
 */
export function missingPackages(root) {
  const there = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { optional, devOptional, link }]) => path !== '' && !optional && !devOptional && !link)
    .filter(
      ([path, { version }]) =>
        there[path]?.version !== version || !existsSync(join(root, path, 'package.json')),
    )
    .map(([path]) => path);
}
