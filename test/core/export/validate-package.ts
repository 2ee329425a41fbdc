import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface ValidationError {
  description: string;
  path: string | null;
}
interface Validator {
  validateFile: (
    file: string,
    options: { officeVersion: string },
  ) => Promise<{ ok: boolean; errors: ValidationError[] }>;
}

/** `node scripts/ensure-tools.mjs` puts it there. */
const VALIDATOR = join(
  process.cwd(),
  '.tools/validator/node_modules/@xarsh',
  'ooxml-validator',
  'dist/src/index.js',
);

/** Faults that the Open XML SDK finds in a file, for a version of Office. */
export async function validatePackage(bytes: Uint8Array, officeVersion = 'Microsoft365'): Promise<string[]> {
  const { validateFile } = (await import(pathToFileURL(VALIDATOR).href)) as Validator;
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  try {
    const file = join(folder, 'deck.pptx');
    await writeFile(file, bytes);
    const { ok, errors } = await validateFile(file, { officeVersion });
    if (ok) return [];
    return errors.map(({ description, path }) => `${path ?? ''}: ${description}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
