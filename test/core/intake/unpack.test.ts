import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync, strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { Pace } from '../../../src/core/base/pace.js';
import { containerOf } from '../../../src/core/intake/bytes/container.js';
import { bytesOf, bytesOfBlob } from '../../../src/core/intake/bytes/text-pieces.js';
import { unpack } from '../../../src/core/intake/bytes/unpack.js';

const csv = `id;name\n${Array.from({ length: 5000 }, (_, row) => `${row};Größe ${(row * 7919) % 997}\n`).join('')}`;

async function unpacked(bytes: Uint8Array, name = 'export.zip'): Promise<Record<string, string>> {
  const files = await unpack(bytesOfBlob(new Blob([bytes as Uint8Array<ArrayBuffer>])), name, new Pace());
  const texts = files.map(async ({ name, source }) => {
    return [name, new TextDecoder().decode(await source.read(0, source.size))];
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const refuses = (bytes: Uint8Array, message: RegExp) =>
  assert.rejects(unpacked(bytes), { code: 'INVALID_DATASET', message });

/** Little-endian fields of the given sizes in bytes. */
const fields = (...pairs: [size: number, value: number][]) =>
  Uint8Array.from(
    pairs.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  );

/** An archive with one stored file whose sizes and offsets are all in 64 bits. */
function zip64(name: string, text: string): Uint8Array {
  const [path, data] = [strToU8(name), strToU8(text)];
  const local = joined(
    fields(
      [4, 0x04034b50],
      [2, 45],
      [8, 0],
      [4, 0],
      [4, 0xffffffff],
      [4, 0xffffffff],
      [2, path.length],
      [2, 0],
    ),
    path,
    data,
  );
  const extra = fields([2, 1], [2, 24], [8, data.length], [8, data.length], [8, 0]);
  const entry = joined(
    fields([4, 0x02014b50], [2, 45], [2, 45], [8, 0], [4, 0], [4, 0xffffffff], [4, 0xffffffff]),
    fields([2, path.length], [2, extra.length], [2, 0], [8, 0], [4, 0xffffffff]),
    path,
    extra,
  );
  const at = local.length + entry.length;
  return joined(
    ...[local, entry],
    fields([4, 0x06064b50], [8, 44], [4, 0], [8, 0], [8, 1], [8, 1], [8, entry.length], [8, local.length]),
    fields([4, 0x07064b50], [4, 0], [8, at], [4, 1]),
    fields([4, 0x06054b50], [4, 0], [2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff], [2, 0]),
  );
}

/** Sets a field of the only entry, in the directory. */
function withField(archive: Uint8Array, at: number, value: number): Uint8Array {
  const copy = archive.slice();
  const directory = new DataView(copy.buffer).getUint32(copy.length - 22 + 16, true);
  copy[directory + at] = value;
  return copy;
}

describe('gzip', () => {
  test('a file is unpacked under its name without .gz', async () => {
    assert.deepEqual(await unpacked(gzipSync(strToU8(csv)), 'sales.csv.gz'), { 'sales.csv': csv });
    assert.deepEqual(await unpacked(gzipSync(new Uint8Array()), 'empty.csv.gz'), { 'empty.csv': '' });
  });

  test('members that follow each other are one file', async () => {
    const members = joined(...['a;b\n', csv, '', '1;2\n'].map((text) => gzipSync(strToU8(text))));
    assert.deepEqual(await unpacked(members, 'log.gz'), { log: `a;b\n${csv}1;2\n` });
  });

  test('a file that is cut off or changed is refused', async () => {
    const whole = gzipSync(strToU8(csv));
    for (const size of [11, 100, whole.length - 9, whole.length - 4, whole.length - 1]) {
      await refuses(whole.subarray(0, size), /^The archive is damaged: /);
    }
    await refuses(joined(whole, strToU8('what is this')), /^The archive is damaged: /);
  });
});

describe('zip', () => {
  test('files of all folders come with their paths, packed or stored, and gzip in them unpacked', async () => {
    const archive = zipSync({
      'a.csv': strToU8(csv),
      'data/b.csv': [strToU8('x;y\n1;2\n'), { level: 0 }],
      'data/c.csv.gz': gzipSync(strToU8('in gzip')),
      'data/größe.csv': strToU8('é'),
      'empty.csv': new Uint8Array(),
    });
    assert.deepEqual(await unpacked(archive), {
      ...{
        'a.csv': csv,
        'data/b.csv': 'x;y\n1;2\n',
        'data/c.csv': 'in gzip',
        'data/größe.csv': 'é',
        'empty.csv': '',
      },
    });
  });

  test('folders and what systems add are left out', async () => {
    const text = strToU8('a;b\n');
    const archive = zipSync({
      'd/': new Uint8Array(),
      'd/a.csv': text,
      '__MACOSX/d/._a.csv': text,
      'd/.DS_Store': text,
    });
    assert.deepEqual(Object.keys(await unpacked(archive)), ['d/a.csv']);
    await refuses(zipSync({ '.DS_Store': text }), /^The archive "export.zip" holds no files.$/);
    await refuses(zipSync({}), /holds no files/);
  });

  test('sizes may follow the data, as in archives that are written as a stream', async () => {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_, part) => parts.push(part));
    const file = new ZipDeflate('a.csv');
    zip.add(file);
    file.push(strToU8(csv), true);
    zip.end();
    assert.deepEqual(await unpacked(joined(...parts)), { 'a.csv': csv });
  });

  test('zip64, a comment behind and a program before the archive', async () => {
    assert.deepEqual(await unpacked(zip64('wide.csv', csv)), { 'wide.csv': csv });
    const archive = zipSync({ 'a.csv': strToU8(csv) });
    const commented = joined(archive.subarray(0, -2), fields([2, 5]), strToU8('notes'));
    assert.deepEqual(await unpacked(commented), { 'a.csv': csv });
    assert.deepEqual(await unpacked(joined(strToU8('PK\x03\x04 unpacks itself'), archive)), { 'a.csv': csv });
  });

  test('what cannot be read is refused with a word of why', async () => {
    const archive = zipSync({ 'a.csv': strToU8(csv) });
    await refuses(archive.subarray(0, 200), /^The archive is damaged: its end is missing/);
    await refuses(withField(archive, 8, 1), /^"a.csv" is protected by a password/);
    await refuses(withField(archive, 10, 14), /^"a.csv" is packed in a way that is not read \(method 14\)/);
    await refuses(withField(archive, 24, 1), /^The archive is damaged: "a.csv" has another size/);
    await refuses(withField(archive, 0, 0), /^The archive is damaged: its directory is cut off/);
    await refuses(withField(archive, 42, 9), /^The archive is damaged: "a.csv" is missing/);
    const changed = archive.slice();
    changed.fill(0xff, 60, 90);
    await refuses(changed, /^The archive is damaged: /);
  });

  test('a small archive that would fill the memory is refused before it does', async () => {
    await refuses(
      zipSync({ 'zeros.csv': [new Uint8Array(120e6), { level: 9 }] }),
      /unpacks to more than 1000 times/,
    );
  });
});

test('containers are told by what they hold, whatever their names', async () => {
  const of = (bytes: Uint8Array) => containerOf(bytesOf(bytes));
  assert.equal(await of(gzipSync(strToU8('a'))), 'gzip');
  assert.equal(await of(zipSync({ 'a.csv': strToU8('a') })), 'zip');
  const office = { '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') };
  assert.equal(await of(zipSync(office)), 'xlsx');
  assert.equal(await of(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), 'xlsx');
  assert.equal(await of(strToU8('PK;name\n')), undefined);
  assert.equal(await of(new Uint8Array()), undefined);
  assert.deepEqual(Object.keys(await unpacked(zipSync(office), 'book.xlsx')), ['book.xlsx']);
});
