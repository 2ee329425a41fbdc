import { strToU8, zipSync } from 'fflate';

export interface BookParts {
  /** Content of `<sheets>`; one visible sheet by default. */
  sheets?: string;
  /** Content of the sheet's part. */
  sheet?: string;
  sharedStrings?: string;
  /** Format codes of the cell styles 1, 2 …; a number is a built-in format. */
  formats?: (string | number)[];
  date1904?: boolean;
  /** Further parts, or others in the place of these. */
  parts?: Record<string, string | Uint8Array>;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relations = (targets: Record<string, [type: string, target: string]>) =>
  `<Relationships>${Object.entries(targets)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook as programs write it, of one sheet where nothing else is given. */
export function workbook({
  sheets,
  sheet = '',
  sharedStrings = '',
  formats = [],
  date1904,
  parts,
}: BookParts) {
  const codes = formats.map((code, at) =>
    typeof code === 'number' ? '' : `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`,
  );
  const styles = formats.map((code, at) => `<xf numFmtId="${typeof code === 'number' ? code : 164 + at}"/>`);
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml':
      `<?xml version="1.0"?><workbook xmlns:r="${OFFICE}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>` +
      `${sheets ?? '<sheet name="Data" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId8: ['sharedStrings', 'sharedStrings.xml'],
      rId9: ['styles', '/xl/styles.xml'],
    }),
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${sharedStrings}</sst>`,
    'xl/styles.xml':
      `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>` +
      `<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}
