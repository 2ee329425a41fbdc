import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { ExportError } from '../../export-error.js';

/** The files of a package by name: XML as text, media as bytes. */
export type Parts = Map<string, string | Uint8Array>;

const XML = /\.(xml|rels)$/u;
/** A date of the zip format's first day, in local time as the format has it: the clock must not change the bytes. */
export const EPOCH = new Date(1980, 0, 1);

/** Reads a package. Directory entries, which the writer adds and the format forbids (ECMA-376 part 2, 10.2), are left out. */
export function readParts(bytes: Uint8Array): Parts {
  const parts: Parts = new Map();
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (!name.endsWith('/')) parts.set(name, XML.test(name) ? strFromU8(content) : content);
  }
  return parts;
}

/**
 * Writes a package: `[Content_Types].xml` first, where readers that stream look for it, XML and workbooks compressed,
 * pictures stored since they are compressed already.
 */
export function writeParts(parts: Parts): Uint8Array {
  const files: Zippable = {};
  const first = ['[Content_Types].xml', '_rels/.rels'];
  for (const name of [...first, ...[...parts.keys()].filter((key) => !first.includes(key))]) {
    const content = parts.get(name);
    if (content === undefined) throw missing(name);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    const packed = bytes === content && !name.endsWith('.xlsx');
    files[name] = [bytes, { level: packed ? 0 : 6 }];
  }
  return zipSync(files, { mtime: EPOCH });
}

export function readXml(parts: Parts, name: string): string {
  const content = parts.get(name);
  if (typeof content !== 'string') throw missing(name);
  return content;
}

/** Replaces what the pattern finds; a pattern that finds nothing means the writer has changed and the rule with it. */
export function replaceXml(parts: Parts, name: string, pattern: RegExp, replacement: string): void {
  const xml = readXml(parts, name);
  if (xml.search(pattern) < 0) {
    throw new ExportError(
      'write_failed',
      `${name} is not as expected: ${pattern.source} stands nowhere in it.`,
      {
        hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
      },
    );
  }
  parts.set(
    name,
    xml.replace(pattern, () => replacement),
  );
}

/** Adds to what a part points at. */
export function addRelationships(parts: Parts, name: string, links: string): void {
  if (links !== '') replaceXml(parts, name, /<\/Relationships>/u, `${links}</Relationships>`);
}

function missing(name: string): ExportError {
  return new ExportError('write_failed', `The package has no ${name}.`, {
    hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
  });
}
