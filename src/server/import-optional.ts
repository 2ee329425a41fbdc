import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A package that the host may have beside this one, or a module that some versions of Node have; nothing where it is
 * missing. A package that is there and fails to load rejects. Bundlers do not follow it.
 */
export async function importOptional(name: string): Promise<Record<string, unknown> | undefined> {
  const places = name.startsWith('node:') ? [name] : [name, besideTheHost(name)];
  for (const place of places) {
    if (place === undefined) continue;
    try {
      return (await import(/* webpackIgnore: true */ /* @vite-ignore */ place)) as Record<string, unknown>;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const missing = code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_UNKNOWN_BUILTIN_MODULE';
      if (!missing || !message.includes(name)) throw error;
    }
  }
  return undefined;
}

/** As a file of the working folder would find it: strict package managers show this package only what it names. */
function besideTheHost(name: string): string | undefined {
  try {
    return pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(name)).href;
  } catch {
    return undefined;
  }
}
