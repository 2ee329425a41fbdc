import { isoCellText, numberCellText, unescaped } from './cell-text.js';
import type { NumberFormat } from './number-format.js';
import { cellOf, MAX_COLUMNS, MAX_ROWS, type SheetCells } from './sheet.js';
import { TextRuns } from './text-runs.js';
import type { XmlPieces } from './xml-pieces.js';

/** What the cells of all sheets refer to. */
export interface SheetContext {
  sharedStrings: string[];
  /** By the number of a cell's style. */
  formats: NumberFormat[];
  since1904: boolean;
}

const GENERAL: NumberFormat = { kind: 'number' };

/** Reads the part of one sheet into its cells. */
export class SheetReader {
  private readonly sheet: SheetCells;
  private readonly context: SheetContext;
  private readonly runs = new TextRuns();
  private row = -1;
  private column = -1;
  private columns: number[] = [];
  private texts: string[] = [];
  private inData = false;
  private inCell = false;
  private inValue = false;
  private type = '';
  private style = 0;
  private value = '';

  constructor(sheet: SheetCells, context: SheetContext) {
    this.sheet = sheet;
    this.context = context;
  }

  /** @throws Error where a cell lies outside of a sheet, or refers to a text that is not there */
  read(xml: XmlPieces): void {
    if (this.inCell) this.readInCell(xml);
    else if (xml.kind === 'open') this.open(xml);
    else if (xml.kind === 'close' && xml.name === 'row' && this.inData) this.endRow();
    else if (xml.kind === 'close' && xml.name === 'sheetData') this.inData = false;
  }

  private open(xml: XmlPieces): void {
    if (xml.name === 'c' && this.inData) this.openCell(xml);
    else if (xml.name === 'row' && this.inData) {
      this.row = Number(xml.attribute('r') ?? this.row + 2) - 1;
      this.column = -1;
    } else if (xml.name === 'sheetData') this.inData = true;
    else if (xml.name === 'mergeCell') this.addMerge(xml.attribute('ref') ?? '');
  }

  private openCell(xml: XmlPieces): void {
    const reference = xml.attribute('r');
    if (reference === undefined) this.column += 1;
    else {
      const cell = cellOf(reference);
      if (!cell)
        throw new Error(`cell ${reference} of the sheet "${this.sheet.name}" lies outside of a sheet`);
      // A row without a number of its own is where its cells say that they are.
      if (this.columns.length === 0) this.row = cell.row;
      this.column = cell.column;
    }
    if (!(this.row >= 0 && this.row < MAX_ROWS && this.column < MAX_COLUMNS)) {
      throw new Error(`a cell of the sheet "${this.sheet.name}" lies outside of a sheet`);
    }
    this.type = xml.attribute('t') ?? 'n';
    this.style = Number(xml.attribute('s') ?? 0);
    this.value = '';
    this.inCell = true;
  }

  private readInCell(xml: XmlPieces): void {
    if (xml.kind === 'text' && this.inValue) this.value += xml.text;
    else if (xml.name === 'v' && xml.kind !== 'text') this.inValue = xml.kind === 'open';
    else if (xml.name === 'c' && xml.kind === 'close') this.endCell();
    else this.runs.read(xml);
  }

  private endCell(): void {
    this.inCell = false;
    const text = this.runs.take() || this.cellText();
    if (text === '') return;
    if (this.type !== 'b' && this.type !== 'e')
      this.sheet.note(this.row, this.column, text, this.type !== 'n');
    this.columns.push(this.column);
    this.texts.push(text);
  }

  private cellText(): string {
    const { type, value } = this;
    const { sharedStrings, formats, since1904 } = this.context;
    if (value === '') return '';
    if (type === 's') {
      const text = sharedStrings[Number(value)];
      if (text === undefined) throw new Error(`a text of the sheet "${this.sheet.name}" is missing`);
      return text;
    }
    if (type === 'b') return /^\s*(?:1|true)\s*$/.test(value) ? 'TRUE' : 'FALSE';
    if (type === 'e') return value;
    if (type === 'str' || type === 'inlineStr') return unescaped(value);
    const format = formats[this.style] ?? GENERAL;
    return type === 'd' ? isoCellText(value, format) : numberCellText(value, format, since1904);
  }

  private endRow(): void {
    this.sheet.addRow(this.row, this.columns, this.texts);
    this.columns.length = 0;
    this.texts.length = 0;
  }

  private addMerge(reference: string): void {
    const [first = '', last = first] = reference.split(':');
    const [from, to] = [cellOf(first), cellOf(last)];
    if (from && to) this.sheet.merges.push({ ...from, lastRow: to.row, lastColumn: to.column });
  }
}
