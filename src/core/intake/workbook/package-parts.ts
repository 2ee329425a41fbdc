import type { Pace } from '../../base/pace.js';
import { QueryError } from '../../base/query-error.js';
import { entryPieces, UnpackedSize } from '../bytes/inflate.js';
import type { ByteSource } from '../bytes/text-pieces.js';
import type { ZipEntry } from '../bytes/zip-directory.js';
import { XmlPieces } from './xml-pieces.js';

const TOKENS_PER_LOOK = 1024;

export interface Relation {
  id: string;
  /** The last word of its type, which is the same in all versions of the format. */
  type: string;
  /** Path of the part. */
  target: string;
}

/** The parts of an Office file, which refer to each other by relations. */
export class PackageParts {
  private readonly source: ByteSource;
  private readonly entries: Map<string, ZipEntry>;
  private readonly pace: Pace;
  private readonly unpacked: UnpackedSize;
  private readonly total: number;
  private done = 0;

  constructor(source: ByteSource, entries: ZipEntry[], pace: Pace) {
    this.source = source;
    this.pace = pace;
    this.unpacked = new UnpackedSize(source);
    this.entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    this.total = entries.reduce((sum, { size }) => sum + size, 1);
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /**
   * Reads an XML part.
   *
   * @throws QueryError INVALID_DATASET where it is missing or broken
   */
  async read(path: string, each: (xml: XmlPieces) => void): Promise<void> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) throw broken(`"${path}" is missing`);
    const xml = new XmlPieces();
    let decoder: TextDecoder | undefined;
    let tokens = 0;
    try {
      for await (const piece of entryPieces(this.source, entry, this.unpacked)) {
        if (piece.length === 0) continue;
        decoder ??= new TextDecoder(encodingOf(piece));
        xml.add(decoder.decode(piece, { stream: true }));
        while (xml.next()) {
          each(xml);
          if (++tokens % TOKENS_PER_LOOK === 0 && this.pace.spent)
            await this.pace.turn(this.done / this.total);
        }
        this.done += piece.length;
        if (this.pace.spent) await this.pace.turn(this.done / this.total);
      }
      xml.end();
    } catch (cause) {
      this.pace.check();
      throw QueryError.is(cause) ? cause : broken((cause as Error).message, cause);
    }
  }

  /** What a part refers to; nothing where it has no relations. */
  async relations(path: string): Promise<Relation[]> {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const file = `${folder}_rels/${path.slice(folder.length)}.rels`;
    const found: Relation[] = [];
    if (!this.has(file)) return found;
    await this.read(file, (xml) => {
      if (xml.kind !== 'open' || xml.name !== 'Relationship' || xml.attribute('TargetMode') === 'External')
        return;
      const target = new URL(xml.attribute('Target') ?? '', `part:///${folder}`).pathname.slice(1);
      const type = (xml.attribute('Type') ?? '').split('/').pop() ?? '';
      found.push({ id: xml.attribute('Id') ?? '', type, target: decodeURIComponent(target) });
    });
    return found;
  }
}

export const broken = (what: string, cause?: unknown): QueryError =>
  new QueryError(
    'INVALID_DATASET',
    `The workbook is damaged: ${what}. Open it, and save it again as .xlsx.`,
    {
      cause,
    },
  );

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
