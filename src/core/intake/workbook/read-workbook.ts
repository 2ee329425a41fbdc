import type { Pace } from '../../base/pace.js';
import { QueryError } from '../../base/query-error.js';
import { bytesOf } from '../bytes/text-pieces.js';
import { zipDirectory } from '../bytes/zip-directory.js';
import { refuseOldOffice } from './old-office.js';
import { broken, PackageParts } from './package-parts.js';
import { SheetCells, type Sheet } from './sheet.js';
import { SheetReader } from './sheet-reader.js';
import { readStyles } from './styles.js';
import { TextRuns } from './text-runs.js';

/**
 * The sheets of a workbook (`.xlsx`, `.xlsm`) in their order, without charts.
 *
 * @throws QueryError INVALID_DATASET where the file is damaged, protected by a password, or of another format
 */
export async function readWorkbook(bytes: Uint8Array, pace: Pace): Promise<Sheet[]> {
  refuseOldOffice(bytes);
  const source = bytesOf(bytes);
  const parts = new PackageParts(source, await zipDirectory(source), pace);
  const path = await workbookPath(parts);
  const relations = await parts.relations(path);
  const partOf = (type: string): string | undefined => relations.find((part) => part.type === type)?.target;
  const { since1904, sheets } = await readContents(parts, path);
  const context = {
    since1904,
    sharedStrings: await readSharedStrings(parts, partOf('sharedStrings')),
    formats: await readStyles(parts, partOf('styles')),
  };
  const read: Sheet[] = [];
  for (const { name, hidden, id } of sheets) {
    const part = relations.find((relation) => relation.id === id);
    if (!part) throw broken(`the sheet "${name}" is missing`);
    if (part.type !== 'worksheet') continue;
    const sheet = new SheetCells(name, hidden);
    const reader = new SheetReader(sheet, context);
    await parts.read(part.target, (xml) => reader.read(xml));
    sheet.settle();
    read.push(sheet);
  }
  return read;
}

const save = (what: string): QueryError =>
  new QueryError('INVALID_DATASET', `The file is ${what}. Save it as .xlsx.`);

async function workbookPath(parts: PackageParts): Promise<string> {
  const path = (await parts.relations('')).find(({ type }) => type === 'officeDocument')?.target;
  if (path !== undefined && /workbook\d*\.xml$/i.test(path) && parts.has(path)) return path;
  if (parts.has('xl/workbook.xml')) return 'xl/workbook.xml';
  if (parts.has('xl/workbook.bin')) throw save('a binary workbook (.xlsb)');
  if (parts.has('META-INF/manifest.xml')) throw save('an OpenDocument file');
  throw new QueryError('INVALID_DATASET', 'The file is an Office document without a workbook in it.');
}

interface Contents {
  since1904: boolean;
  sheets: { name: string; hidden: boolean; id: string }[];
}

async function readContents(parts: PackageParts, path: string): Promise<Contents> {
  const contents: Contents = { since1904: false, sheets: [] };
  await parts.read(path, (xml) => {
    if (xml.kind !== 'open') return;
    if (xml.name === 'workbookPr') contents.since1904 = /^(?:1|true)$/.test(xml.attribute('date1904') ?? '');
    if (xml.name !== 'sheet') return;
    contents.sheets.push({
      name: xml.attribute('name') ?? '',
      hidden: /^(?:very)?hidden$/i.test(xml.attribute('state') ?? ''),
      id: xml.attribute('id') ?? '',
    });
  });
  return contents;
}

async function readSharedStrings(parts: PackageParts, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  const runs = new TextRuns();
  await parts.read(path, (xml) => {
    runs.read(xml);
    if (xml.kind === 'close' && xml.name === 'si') strings.push(runs.take());
  });
  return strings;
}
