import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { Pace } from '../../../src/core/base/pace.js';
import { readData } from '../../../src/core/intake/read-data.js';
import { readWorkbook } from '../../../src/core/intake/workbook/read-workbook.js';
import { relations, workbook, type BookParts } from './workbooks.js';

const read = (parts: BookParts) => readWorkbook(workbook(parts), new Pace());
const refuses = (bytes: Uint8Array, message: RegExp) =>
  assert.rejects(readWorkbook(bytes, new Pace()), { code: 'INVALID_DATASET', message });

/** The only sheet's rows. */
async function rows(parts: BookParts): Promise<string[][]> {
  const [sheet] = await read(parts);
  assert.ok(sheet);
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.width }, (_, column) => sheet.cell(row, column)),
  );
}

/** How numbers look in a number format. */
async function shown(
  format: string | number,
  values: (number | string)[],
  date1904 = false,
): Promise<string[]> {
  const cells = values.map((value) => `<c s="1"><v>${value}</v></c>`).join('');
  const [row = []] = await rows({
    sheet: `<sheetData><row>${cells}</row></sheetData>`,
    formats: [format],
    date1904,
  });
  return row;
}

describe('cells', () => {
  test('numbers that are kept as text with a decimal comma are numbers among others', async () => {
    const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const number = (value: number): string => `<c><v>${value}</v></c>`;
    const row = (...cells: string[]): string => `<row>${cells.join('')}</row>`;
    const sheet = `<sheetData>${row(text('1.234,50'), text('1,5'))}${row(number(462.99), text('2,5'))}${row(text('17'), text('3,5'))}</sheetData>`;
    // A column of text alone is read as text is.
    assert.deepEqual(await rows({ sheet }), [['1234.50', '1,5'], ['462.99', '2,5'], ['17', '3,5']]); // prettier-ignore
  });

  test('numbers, texts, booleans, errors and formulas are as a person sees them', async () => {
    const sheet = `<sheetData><row r="1">
      <c r="A1"><v>0.30000000000000004</v></c><c r="B1"><v>1.2E-3</v></c><c r="C1"><v>1234567890123456789</v></c>
      <c r="D1" t="s"><v>0</v></c><c r="E1" t="s"><v>1</v></c><c r="F1" t="inlineStr"><is><t>in line</t></is></c>
      <c r="G1" t="b"><v>1</v></c><c r="H1" t="b"><v>0</v></c><c r="I1" t="e"><v>#N/A</v></c>
      <c r="J1"><f>A1*2</f><v>0.6</v></c><c r="K1" t="str"><f>"a"</f><v>a_x000D_b</v></c><c r="L1"><f>A1</f></c>
      <c r="M1"><v>-0.1</v></c><c r="N1" t="s"><v>2</v></c><c r="O1" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>
    </row></sheetData>`;
    const sharedStrings =
      '<si><t>R&amp;D &#8364;<![CDATA[ <b>]]></t></si>' +
      '<si><r><t>東京</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 都</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>' +
      '<si><t>_x005F_x000D_ stays</t></si>';
    assert.deepEqual(await rows({ sheet, sharedStrings }), [
      [
        ...[
          '0.3',
          '0.0012',
          '1234567890123456789',
          'R&D € <b>',
          '東京 都',
          'in line',
          'TRUE',
          'FALSE',
          '#N/A',
        ],
        ...['0.6', 'a\rb', '', '-0.1', '_x000D_ stays', 'a b'],
      ],
    ]);
  });

  test('a number with three decimals keeps a fourth digit, so that no reader takes its point for thousands', async () => {
    assert.deepEqual(await shown('General', [1.234, -12.345, 0.125, 1.5, 1234.567]), [
      ...['1.2340', '-12.3450', '0.125', '1.5', '1234.567'],
    ]);
  });

  test('rows and cells keep their places, counted on where the file does not number them', async () => {
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData><row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c></row>
      <row><c/><c s="1"/><c><v>3</v></c></row><row r="6"/><row><c r="A8"><v>4</v></c></row></sheetData>`;
    assert.deepEqual(await rows({ sheet }), [
      ['', '', ''],
      ['', '1', '2'],
      ['', '', '3'],
      ...Array.from({ length: 4 }, () => ['', '', '']),
      ['4', '', ''],
    ]);
  });

  test('cells in any order, and a row in two parts, are read', async () => {
    const sheet = `<sheetData><row r="2"><c r="C2"><v>3</v></c><c r="A2"><v>1</v></c></row>
      <row r="1"><c r="A1"><v>9</v></c></row><row r="2"><c r="B2"><v>2</v></c></row></sheetData>`;
    assert.deepEqual(await rows({ sheet }), [
      ['9', '', ''],
      ['1', '2', '3'],
    ]);
  });

  test('a sheet with cells in its corners takes no more room than they need', async () => {
    const [sheet] = await read({
      sheet:
        '<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row></sheetData>',
    });
    assert.deepEqual([sheet?.rowCount, sheet?.width], [1_048_576, 16_384]);
    assert.deepEqual(
      [sheet?.cell(0, 16_383), sheet?.cell(1_048_575, 0), sheet?.cell(5000, 5000)],
      ['1', '2', ''],
    );
  });

  test('merged cells are listed', async () => {
    const [sheet] = await read({
      sheet:
        '<sheetData/><mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="B2:B4"/></mergeCells>',
    });
    assert.deepEqual(sheet?.merges, [
      { row: 0, column: 0, lastRow: 0, lastColumn: 2 },
      { row: 1, column: 1, lastRow: 3, lastColumn: 1 },
    ]);
  });
});

describe('number formats', () => {
  test('percent is in points', async () => {
    assert.deepEqual(await shown('0.0%', [0.125, 0.1234, 0.07, 1, -0.033]), [
      '12.5%',
      '12.34%',
      '7%',
      '100%',
      '-3.3%',
    ]);
    assert.deepEqual(await shown(10, [0.29]), ['29%']);
    for (const literal of ['0"%"', '0\\%']) assert.deepEqual(await shown(literal, [0.125]), ['0.125']);
  });

  test('a currency stands behind the number as its ISO code', async () => {
    for (const [format, code] of [
      ['#,##0.00 [$€-407]', 'EUR'],
      ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 'EUR'],
      ['"$"#,##0_);[Red]\\("$"#,##0\\)', 'USD'],
      ['$#,##0.00', 'USD'],
      ['[$$-409]#,##0', 'USD'],
      ['[$$-1009]#,##0', 'CAD'],
      ['[$CHF-807] #,##0.00', 'CHF'],
      ['[$R$-416] #,##0.00', 'BRL'],
      ['#,##0 [$zł-415]', 'PLN'],
      ['[$kr-41D] #,##0', 'SEK'],
      ['#,##0 [$kr.-406]', 'DKK'],
      ['[$£-809]#,##0.00', 'GBP'],
      ['#,##0.0,, "Mio €"', 'EUR'],
      [44, 'USD'],
    ] as const) {
      assert.deepEqual(await shown(format, [1234.5, -7]), [`1234.5 ${code}`, `-7 ${code}`], String(format));
    }
    // Only the width of the sign.
    assert.deepEqual(await shown('_-* #,##0.00\\ _€_-', [5]), ['5']);
    assert.deepEqual(await shown('0.0 "kg"', [5]), ['5']);
  });

  test('codes that are filled up with zeros keep them', async () => {
    assert.deepEqual(await shown('00000', [1067, 99999]), ['01067', '99999']);
    assert.deepEqual(await shown('00', [7]), ['7']);
  });

  test('days', async () => {
    for (const format of [
      ...[
        14,
        15,
        16,
        17,
        30,
        36,
        57,
        'dd.mm.yyyy',
        'm/d/yy;@',
        '[$-407]d. MMMM yyyy',
        'mmm yy',
        'yyyy',
        'dddd',
      ],
      ...[
        '[$-F800]dddd, mmmm dd, yyyy',
        'yyyy"年"m"月"d"日"',
        '[$-411]ge.m.d',
        '[Red]dd\\/mm\\/yyyy',
        '"on" d mmm',
      ],
    ]) {
      assert.deepEqual(await shown(format, [46022, 46022.75]), ['2025-12-31', '2025-12-31'], String(format));
    }
  });

  test('instants, with minutes told from months', async () => {
    for (const format of [
      22,
      'dd.mm.yyyy hh:mm',
      'm/d/yy h:mm AM/PM',
      'yyyy-mm-dd"T"hh:mm:ss',
      'h:mm dd/mm/yy',
    ]) {
      assert.deepEqual(
        await shown(format, [46022.395833333336, 46022, 45999.999999999]),
        ['2025-12-31T09:30:00', '2025-12-31T00:00:00', '2025-12-09T00:00:00'],
        String(format),
      );
    }
    assert.deepEqual(await shown('yyyy-mm-dd hh:mm:ss.000', [46022.00001]), ['2025-12-31T00:00:00.864']);
  });

  test('times of day, and times that go on beyond a day', async () => {
    for (const format of [18, 19, 20, 21, 45, 'hh:mm', 'h:mm AM/PM', 'mm:ss', '[$-F400]h:mm:ss\\ AM/PM']) {
      assert.deepEqual(
        await shown(format, [0.3958333333333333, 0.5001]),
        ['09:30', '12:00:09'],
        String(format),
      );
    }
    for (const format of [46, '[h]:mm', '[hh]:mm:ss', '[mm]:ss']) {
      assert.deepEqual(await shown(format, [1.25, 0.5, -0.25]), ['30:00', '12:00', '-06:00'], String(format));
    }
  });

  test('letters in quotes, colours and scientific numbers make no dates', async () => {
    for (const format of [
      '0.00 "days"',
      '[Red]0',
      '0.0E+00',
      'General',
      '#,##0 \\d',
      '[Color10]0;[Blue]-0',
      '# ?/?',
      '@',
      '"m"0',
    ]) {
      assert.deepEqual(await shown(format, [45000]), ['45000'], format);
    }
  });

  test('both calendars, with the leap day that never was', async () => {
    assert.deepEqual(await shown(14, [1, 59, 60, 61, 2_958_465]), [
      ...['1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01', '9999-12-31'],
    ]);
    assert.deepEqual(await shown(14, [0, 60, 44560], true), ['1904-01-01', '1904-03-01', '2025-12-31']);
    assert.deepEqual(await shown(14, [-5, 3_000_000]), ['-5', '3000000']);
    const dates =
      '<sheetData><row><c t="d" s="1"><v>2025-12-31T00:00:00</v></c><c t="d"><v>2025-12-31T09:30:00</v></c></row></sheetData>';
    assert.deepEqual(await rows({ sheet: dates, formats: [14] }), [['2025-12-31', '2025-12-31T09:30:00']]);
  });
});

describe('workbooks', () => {
  const one = (value: number) =>
    `<worksheet><sheetData><row><c><v>${value}</v></c></row></sheetData></worksheet>`;

  test('sheets come in their order with their names, hidden ones flagged, charts left out', async () => {
    const sheets = await read({
      sheets:
        '<sheet name="Q1 &amp; Q2" r:id="b"/><sheet name="cfg" state="hidden" r:id="a"/><sheet name="Chart" r:id="c"/>' +
        '<sheet name="deep" state="veryHidden" r:id="d"/>',
      parts: {
        'xl/_rels/workbook.xml.rels': relations({
          a: ['worksheet', 'worksheets/one.xml'],
          b: ['worksheet', '/xl/worksheets/my%20sheet.xml'],
          c: ['chartsheet', 'chartsheets/sheet1.xml'],
          d: ['worksheet', '../other/three.xml'],
        }),
        'xl/worksheets/one.xml': one(1),
        'xl/worksheets/my sheet.xml': one(2),
        'other/three.xml': one(3),
      },
    });
    assert.deepEqual(
      sheets.map((sheet) => [sheet.name, sheet.hidden, sheet.cell(0, 0)]),
      [
        ['Q1 & Q2', false, '2'],
        ['cfg', true, '1'],
        ['deep', true, '3'],
      ],
    );
  });

  test('prefixes of any kind, the strict format and UTF-16 are read', async () => {
    const utf16 = (text: string) =>
      Uint8Array.from(
        [...`\ufeff${text}`].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
      );
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const [sheet] = await read({
      parts: {
        'xl/workbook.xml': `<x:workbook xmlns:x='m' xmlns:q='${strict}'><x:sheets><x:sheet name='S' q:id='rId1'/></x:sheets></x:workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Type='${strict}/worksheet' Target='worksheets/sheet1.xml' Id='rId1'/></Relationships>`,
        'xl/worksheets/sheet1.xml': utf16(
          '<!-- > --><x:worksheet><x:sheetData><x:row r = "1" ><x:c r="A1" x:t="str" note=\'r="Z9">\'><x:v>größer</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        ),
      },
    });
    assert.equal(sheet?.cell(0, 0), 'größer');
  });

  test('entities of a document type are not expanded', async () => {
    const [sheet] = await read({
      parts: {
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE w [<!ENTITY a "boom"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;&lt;</v></c></row></sheetData></worksheet>',
      },
    });
    assert.equal(sheet?.cell(0, 0), '&b;<');
  });

  test('a long sheet is whole, wherever its pieces end', async () => {
    const cells = (row: number) =>
      `<c t="inlineStr"><is><t>${'é&amp;'.repeat(row % 7)}${row}</t></is></c><c><v>${row}.5</v></c>`;
    const [sheet] = await read({
      sheet: `<sheetData>${Array.from({ length: 30_000 }, (_, row) => `<row>${cells(row)}</row>`).join('')}</sheetData>`,
    });
    assert.equal(sheet?.rowCount, 30_000);
    for (let row = 0; row < 30_000; row += 1) {
      assert.equal(sheet?.cell(row, 0), `${'é&'.repeat(row % 7)}${row}`);
      assert.equal(sheet?.cell(row, 1), `${row}.5`);
    }
  });

  test('reading ends when it is aborted', async () => {
    const bytes = workbook({
      sheet: `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(200_000)}</sheetData>`,
    });
    const abort = new AbortController();
    const pace = new Pace({ signal: abort.signal, onProgress: () => abort.abort(new Error('enough')) });
    await assert.rejects(readWorkbook(bytes, pace), /^Error: enough$/);
  });

  test('files of other kinds are refused with a word of what to do', async () => {
    const old = new Uint8Array(2048);
    old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    old[30] = 9;
    await refuses(old, /old format \(\.xls\). Save it as \.xlsx\.$/);
    const name = [...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]);
    old.set(name, 512 + 128);
    await refuses(old, /protected by a password. Remove the password/);
    const of = (...paths: string[]) =>
      zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('<x/>')])));
    await refuses(
      of('[Content_Types].xml', 'xl/workbook.bin'),
      /binary workbook \(\.xlsb\). Save it as \.xlsx/,
    );
    await refuses(of('mimetype', 'META-INF/manifest.xml'), /OpenDocument file. Save it as \.xlsx/);
    await refuses(of('[Content_Types].xml', 'word/document.xml'), /without a workbook in it/);
  });

  test('damaged workbooks are refused, none is read in part', async () => {
    const damaged = (parts: BookParts, what: RegExp) =>
      refuses(
        workbook(parts),
        new RegExp(`^The workbook is damaged: .*${what.source}.* save it again as .xlsx.$`),
      );
    const row = (cells: string) => ({ sheet: `<sheetData><row>${cells}</row></sheetData>` });
    await damaged(row('<c r="XFE1"><v>1</v></c>'), /XFE1 of the sheet "Data" lies outside/);
    await damaged(row('<c r="A1048577"><v>1</v></c>'), /A1048577 of the sheet "Data" lies outside/);
    await damaged(row('<c t="s"><v>3</v></c>'), /a text of the sheet "Data" is missing/);
    await damaged({ sheet: '<sheetData><row><c>' }, /closes what it did not open|cut off/);
    await damaged({ parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1' } }, /cut off/);
    await damaged({ parts: { 'xl/worksheets/sheet1.xml': '</a></b>' } }, /closes what it did not open/);
    await damaged({ sheets: '<sheet name="Gone" r:id="nowhere"/>' }, /the sheet "Gone" is missing/);
    await refuses(workbook({}).subarray(0, 300), /^The archive is damaged/);
  });
});

test('a merged name of a group holds for its columns alone', async () => {
  const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (cells: string): string => `<row>${cells}</row>`;
  const number = (value: number): string => `<c><v>${value}</v></c>`;
  const data = Array.from({ length: 6 }, (_unused, at) =>
    row(text('NSE'[at % 3]!) + [at + 3, at * 7, at * 5, at, at * 2].map(number).join('')),
  );
  const names = row(['Region', 'Staff', 'Goods', 'Staff', 'Goods', 'Difference'].map(text).join(''));
  const groups = row(`<c/>${text('Plan')}<c/>${text('Actual')}<c/><c/>`);
  const merged = '<mergeCells><mergeCell ref="B1:C1"/><mergeCell ref="D1:E1"/></mergeCells>';
  const sheet = `<sheetData>${groups}${names}${data.join('')}</sheetData>${merged}`;
  const { reading } = await readData(new File([workbook({ sheet })], 'plan.xlsx'));
  const found = reading.table?.columns.map(({ name }) => name);
  assert.deepEqual(found?.slice(3), ['Actual Staff', 'Actual Goods', 'Difference']);
});
