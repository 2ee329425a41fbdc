// A deck that is heavy in a page: a logo of 20 MB on every slide, 100,000 rows behind one.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Deck } from '../../src/core/index.js';

const SIDE = 2600;
const ROWS = 100_000;

/** Random pixels, which do not pack. */
function noisePng(): Buffer {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, red green blue
  const pixels = randomBytes(SIDE * (1 + SIDE * 3));
  for (let line = 0; line < SIDE; line++) pixels[line * (1 + SIDE * 3)] = 0; // unfiltered
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(pixels, { level: 0 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The deck with such a logo, and as many rows for its first table. */
export function heavyDeck(deck: Deck): Deck {
  const logoDataUrl = `data:image/png;base64,${noisePng().toString('base64')}`;
  const [id, source] = Object.entries(deck.sources).find(([name]) => name.startsWith('table-'))!;
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    region: `Region ${n}`,
    revenue: n * 17.3,
    orders: n,
    margin: n % 40,
  }));
  const sources = { ...deck.sources, [id]: { ...source, data: { ...source.data!, rows } } };
  return { ...deck, sources, branding: { ...deck.branding, logoDataUrl } };
}
