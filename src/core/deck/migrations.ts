import { DeckError } from '../errors.js';

/** The version of the document that this release writes. */
export const DECK_VERSION = 1;

export type DeckDocument = Record<string, unknown>;
/** From a version to the next one: the entry under 1 makes a document of version 2. */
export type Migrations = Record<number, (document: DeckDocument) => DeckDocument>;

/** Version 1 is the first, so there is nothing to migrate from. */
const MIGRATIONS: Migrations = {};

/**
 * Takes a document up to `target`, one version at a time.
 * @throws DeckError `invalid_deck` without a version or a way up, `unsupported` for a document of a later release.
 */
export function migrate(
  document: DeckDocument,
  target: number = DECK_VERSION,
  migrations: Migrations = MIGRATIONS,
): DeckDocument {
  let current = document;
  let version = versionOf(current);
  if (version > target) {
    throw new DeckError(
      'unsupported',
      `The deck has version ${version}; this release reads up to ${target}.`,
      {
        path: 'version',
        hint: 'Open it with a newer release. The file was not changed.',
      },
    );
  }
  while (version < target) {
    const step = migrations[version];
    if (!step) {
      throw new DeckError('invalid_deck', `There is no way to read a deck of version ${version}.`, {
        path: 'version',
      });
    }
    version += 1;
    current = { ...step(current), version };
  }
  return current;
}

function versionOf(document: DeckDocument): number {
  const { version } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new DeckError('invalid_deck', 'The deck has no version.', {
      path: 'version',
      hint: 'A deck file is a JSON object with `"version": 1`.',
    });
  }
  return version;
}
