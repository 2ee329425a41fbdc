import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageSize } from '../../../src/core/layout/image-size.js';

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

test('the size of PNG, GIF and JPEG files is read from their headers', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c80806000000', 'hex');
  assert.deepEqual(imageSize(dataUrl('image/png', png)), { width: 320, height: 200 });
  const gif = Buffer.from('4749463839614001c800000000', 'hex');
  assert.deepEqual(imageSize(dataUrl('image/gif', gif)), { width: 320, height: 200 });
  const exif = 'ffe10006aabbccdd';
  const jpeg = Buffer.from(
    `ffd8${exif}ffc2001108 00c8 0140 030122000211010311010000`.replaceAll(' ', ''),
    'hex',
  );
  assert.deepEqual(imageSize(dataUrl('image/jpeg', jpeg)), { width: 320, height: 200 });
});

test('the size of a WebP file of each kind is read from its header', () => {
  const webp = (kind: string, head: string): string =>
    dataUrl(
      'image/webp',
      Buffer.from(`524946460000000057454250${kind}00000000${head}`.padEnd(64, '0'), 'hex'),
    );
  assert.deepEqual(imageSize(webp('56503858', '000000003f0100c70000')), { width: 320, height: 200 });
  assert.deepEqual(imageSize(webp('5650384c', '2f3fc13100')), { width: 320, height: 200 });
  assert.deepEqual(imageSize(webp('56503820', '0000009d012a4001c800')), { width: 320, height: 200 });
});

test('the size of an SVG is its width and height, else its view box, in both encodings', () => {
  const plain = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30px" height="20">';
  assert.deepEqual(imageSize(`data:image/svg+xml,${encodeURIComponent(plain)}`), { width: 30, height: 20 });
  const boxed = "<svg viewBox='0 0 180, 48' width='100%'>";
  assert.deepEqual(imageSize(dataUrl('image/svg+xml', Buffer.from(boxed))), { width: 180, height: 48 });
});

test('an image whose size cannot be told gives none instead of an error', () => {
  const cases = [
    '',
    'https://example.com/a.png',
    'data:image/png;base64,',
    'data:image/png;base64,%%%',
    'data:image/svg+xml,%E0%A4%A',
  ];
  for (const url of cases) assert.equal(imageSize(url), undefined, url);
  assert.equal(imageSize(dataUrl('image/jpeg', Buffer.from('ffd8ffe10000ffe1', 'hex'))), undefined);
  assert.equal(imageSize(dataUrl('image/svg+xml', Buffer.from('<svg width="0" height="9">'))), undefined);
});
