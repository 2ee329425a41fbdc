import { strToU8, zipSync, type Zippable } from 'fflate';
import { EPOCH } from '../finish/parts.js';
import { cellText } from './chart-xml.js';
import { columnName, GENERAL, SHEET_NAME, type SheetColumn } from './sheet.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Numbers of a file's own formats begin here (ECMA-376 part 1, 18.8.30). */
const FIRST_FORMAT = 164;

/** The workbook that an office program opens to edit a chart: one sheet, its columns from A1. */
export function workbook(columns: readonly SheetColumn[]): Uint8Array {
  const all = columns.flatMap((column) => column.cells.map((_, r) => formatOf(column, r)));
  const formats = [GENERAL, ...new Set(all.filter((format) => format !== GENERAL))];
  const files: Zippable = {};
  const add = (name: string, xml: string): void => {
    // Not packed: the presentation packs the workbook as a whole, which is smaller and faster than each of its parts.
    files[name] = [strToU8(XML + xml), { level: 0 }];
  };
  add(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  );
  add('_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml']));
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${SHEET_NAME}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  );
  add('xl/styles.xml', styles(formats));
  add('xl/worksheets/sheet1.xml', sheet(columns, formats));
  return zipSync(files, { mtime: EPOCH });
}

function relationships(...targets: [type: string, target: string][]): string {
  const each = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONSHIPS}">${each.join('')}</Relationships>`;
}

const formatOf = ({ format, formats }: SheetColumn, row: number): string => formats?.[row] ?? format;

/** Each format stands twice: for what a person types, and in grey for what is computed. */
const styleOf = (formats: readonly string[], format: string, computed: boolean): number =>
  2 * formats.indexOf(format) + (computed ? 1 : 0);

/** The first of the formats is that of a spreadsheet itself. */
function styles([, ...own]: readonly string[]): string {
  const numFmts = own.map(
    (code, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${cellText(code)}"/>`,
  );
  const xf = (id: number, font: number): string =>
    `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0"${id > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}/>`;
  const cells = [0, ...own.map((_, i) => FIRST_FORMAT + i)].flatMap((id) => [xf(id, 0), xf(id, 1)]);
  return (
    `<styleSheet xmlns="${MAIN}">` +
    (own.length > 0 ? `<numFmts count="${own.length}">${numFmts.join('')}</numFmts>` : '') +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><sz val="11"/><color rgb="FF808080"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>` +
    '</styleSheet>'
  );
}

function sheet(columns: readonly SheetColumn[], formats: readonly string[]): string {
  const rows = Math.max(...columns.map(({ cells }) => cells.length));
  const width = columns.map((column) => Math.min(40, Math.max(10, longest(column) + 2)));
  const lines = [
    `<row r="1">${columns.map(({ heading }, c) => textCell(`${columnName(c)}1`, heading)).join('')}</row>`,
  ];
  for (let r = 0; r < rows; r += 1) {
    const cells = columns.map((column, c) => {
      const style = styleOf(formats, formatOf(column, r), column.formulas?.[r] !== undefined);
      return cell(`${columnName(c)}${r + 2}`, column.cells[r] ?? null, style, column.formulas?.[r]);
    });
    lines.push(`<row r="${r + 2}">${cells.join('')}</row>`);
  }
  return (
    `<worksheet xmlns="${MAIN}"><cols>` +
    width
      .map((chars, c) => `<col min="${c + 1}" max="${c + 1}" width="${chars}" customWidth="1"/>`)
      .join('') +
    `</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

/** Characters of its longest text. */
function longest({ heading, cells }: SheetColumn): number {
  return cells.reduce<number>(
    (most, it) => Math.max(most, typeof it === 'string' ? it.length : 0),
    heading.length,
  );
}

function cell(at: string, value: string | number | null, style: number, formula?: string): string {
  const look = style > 0 ? ` s="${style}"` : '';
  if (formula !== undefined) {
    const type = typeof value === 'string' ? ' t="str"' : '';
    return `<c r="${at}"${look}${type}><f>${cellText(formula)}</f><v>${value === null ? '' : cellText(String(value))}</v></c>`;
  }
  if (value === null || value === '') return '';
  return typeof value === 'string' ? textCell(at, value) : `<c r="${at}"${look}><v>${value}</v></c>`;
}

function textCell(at: string, text: string): string {
  return text === ''
    ? ''
    : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}
