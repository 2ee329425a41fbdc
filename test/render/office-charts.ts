import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Deck } from '../../src/core/deck/types.js';
import { chartBoxOf } from '../support/office-samples.js';
import { convertInOffice, run } from './in-office.js';

/** A slide as it was drawn, a pixel for each of the slide's; three bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Slides of a presentation as pictures, drawn by LibreOffice. */
export async function picturesInOffice(deck: Uint8Array): Promise<Picture[]> {
  return convertInOffice(deck, 'deck.pptx', 'pdf', async (pdf) => {
    const size = ['-scale-to-x', '1280', '-scale-to-y', '720'];
    const { stdout } = await run('pdftoppm', [...size, pdf], { encoding: 'buffer', maxBuffer: 1 << 28 });
    return [...readPixmaps(stdout)];
  });
}

/** Pictures one behind the other, in the binary form of Netpbm: `P6`, width, height, 255, pixels. */
function* readPixmaps(bytes: Buffer): Iterable<Picture> {
  for (let at = 0; at < bytes.length;) {
    const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/u.exec(bytes.toString('latin1', at, at + 40));
    if (!head) throw new Error(`No picture at byte ${at}.`);
    const [width, height] = [Number(head[1]), Number(head[2])];
    const from = at + head[0].length;
    at = from + width * height * 3;
    yield { width, height, pixels: bytes.subarray(from, at) };
  }
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the plot of the `n`-th chart lies on its slide: its place is said in shares of the chart. */
export function plotOf(deck: Deck, bytes: Uint8Array, n: number): Area {
  const xml = strFromU8(unzipSync(bytes)[`ppt/charts/chart${n}.xml`] as Uint8Array);
  const share = (name: string): number =>
    Number(new RegExp(`<c:${name} val="([\\d.]+)"`, 'u').exec(xml)?.[1]);
  const { box } = chartBoxOf(deck, deck.slides[n - 1]!, n - 1);
  const [left, top] = [box.x + share('x') * box.width, box.y + share('y') * box.height];
  return { left, top, right: left + share('w') * box.width, bottom: top + share('h') * box.height };
}

/** The smallest area that holds every pixel in which two pictures differ; undefined where they are the same. */
export function changedArea(a: Picture, b: Picture): Area | undefined {
  let area: Area | undefined;
  for (let i = 0; i < a.pixels.length; i += 3) {
    if ([0, 1, 2].every((c) => a.pixels[i + c] === b.pixels[i + c])) continue;
    const [x, y] = [(i / 3) % a.width, Math.floor(i / 3 / a.width)];
    const { left, top, right, bottom } = area ?? { left: x, top: y, right: x, bottom: y };
    area = {
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    };
  }
  return area;
}

/**
 * The presentation after a person opened the workbook of its `n`-th chart, wrote a number into a cell and closed it:
 * LibreOffice computes the workbook's formulas anew, and the chart takes up what stands in the cells that it names. (Both
 * LibreOffice and PowerPoint draw a chart from its copy of these cells until the workbook is opened.)
 */
export async function editedDeck(
  deck: Uint8Array,
  n: number,
  cell: string,
  value: number,
): Promise<Uint8Array> {
  const parts = unzipSync(deck);
  const [book, chart] = [`ppt/embeddings/workbook${n}.xlsx`, `ppt/charts/chart${n}.xml`];
  const workbook = withCell(parts[book] as Uint8Array, cell, value);
  const rows = await computedSheet(workbook);
  const xml = refilled(strFromU8(parts[chart] as Uint8Array), rows);
  return zipSync({ ...parts, [book]: workbook, [chart]: strToU8(xml) });
}

/**
 * A workbook with another number in a cell: in that which is there, or in a new row below the others. Results of formulas
 * are dropped: they have yet to be computed.
 */
function withCell(workbook: Uint8Array, cell: string, value: number): Uint8Array {
  const parts = unzipSync(workbook);
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[name] as Uint8Array).replaceAll(/(<\/f>)<v>[^<]*<\/v>/gu, '$1');
  const there = new RegExp(`(<c r="${cell}"[^>]*>)<v>[^<]*</v>`, 'u');
  const row = cell.replace(/\D+/u, '');
  const changed = there.test(sheet)
    ? sheet.replace(there, `$1<v>${value}</v>`)
    : sheet.replace('</sheetData>', `<row r="${row}"><c r="${cell}"><v>${value}</v></c></row></sheetData>`);
  return zipSync({ ...parts, [name]: strToU8(changed) });
}

/** Comma, double quotes, UTF-8, and cells as they are, not as they look. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false';

/** The cells of a workbook as LibreOffice computes them. */
export function computedSheet(workbook: Uint8Array): Promise<string[][]> {
  return convertInOffice(workbook, 'book.xlsx', CSV, async (file) => {
    const text = await readFile(file, 'utf8');
    return text.split('\n').map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  });
}

/** A chart whose copies of cells say what stands in the cells that it names. */
function refilled(xml: string, rows: readonly string[][]): string {
  return xml.replaceAll(
    /<c:f>Data!([^<]+)<\/c:f>(<c:(?:str|num)Cache>.*?<c:ptCount val="\d+"\/>)(?:<c:pt .*?<\/c:pt>)*/gsu,
    (_, formula: string, head: string) => {
      const [from = '', to = from] = formula.replaceAll('$', '').split(':');
      const column = from.charCodeAt(0) - 65;
      const [first, last] = [from, to].map((cell) => Number(cell.slice(1))) as [number, number];
      const points = rows.slice(first - 1, last).map((row, i) => {
        const content = row[column] ?? '';
        return content === '' ? '' : `<c:pt idx="${i}"><c:v>${content}</c:v></c:pt>`;
      });
      return `<c:f>Data!${formula}</c:f>${head}${points.join('')}`;
    },
  );
}
