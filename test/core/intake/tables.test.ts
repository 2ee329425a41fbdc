import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { readData, type ReadDataOptions } from '../../../src/core/intake/read-data.js';
import type { TableReading } from '../../../src/core/intake/reading.js';

const file = (text: string | Uint8Array, name = 'data.csv'): File => new File([text as BlobPart], name);
const lines = (...rows: string[]): string => rows.join('\n');

async function read(input: File | string, options?: ReadDataOptions) {
  const { tables, reading } = await readData(input, options);
  const table = reading.table as TableReading;
  return {
    ...{ tables, reading, table },
    names: table.columns.map(({ name }) => name),
    types: table.columns.map(({ type }) => type),
    cells: (at: number) => {
      const { rowCount, columns } = tables[0]!.data;
      return Array.from({ length: rowCount }, (_unused, row) => columns[at]?.read(row));
    },
  };
}

/** Rows of sales in five regions, January to December. */
const SALES = Array.from(
  { length: 12 },
  (_unused, at) => `2024-${String(at + 1).padStart(2, '0')}-01;${'NSEWM'[at % 5]};${at + 1},50`,
);
const TOTAL = ';;84,00';

describe('delimiters', () => {
  const cases: [string, string, string | null, string[]][] = [
    ['semicolons with decimal commas', lines('Day;Region;Sales', ...SALES), ';', ['Day', 'Region', 'Sales']],
    ['tabs', 'a\tb\n1\t2\n3\t4', '\t', ['a', 'b']],
    ['bars', 'a|b\n1|2\n3|4', '|', ['a', 'b']],
    ['one column of decimal commas', 'Price\n1,5\n2,5\n3,5', null, ['Price']],
    [
      'semicolons in the cells of commas',
      'city,place\nRome,41;12\nBonn,50;7\nOslo,59;10',
      ',',
      ['city', 'place'],
    ],
    ['a line that names it', 'sep=;\na;b\n1;2', ';', ['a', 'b']],
    [
      'commas above the header',
      'Balance;1,50\nDay;Text;Sum\n1.1.2024;x;2,50\n2.1.2024;y;3,50\n3.1.2024;z;4,50',
      ';',
      ['Day', 'Text', 'Sum'],
    ],
  ];
  for (const [name, text, delimiter, names] of cases)
    test(name, async () => {
      const { reading, names: found } = await read(file(text));
      assert.equal(reading.dialect.delimiter, delimiter);
      assert.deepEqual(found, names);
    });
});

describe('what is around a table', () => {
  test('a last row without a word is a total where its figures are the sums of days written as numbers', async () => {
    const day = (at: number): string => `202401${String(at).padStart(2, '0')},${at * 3},${at * 5}`;
    const days = Array.from({ length: 20 }, (_unused, at) => day(at + 1));
    const { table } = await read(
      file(lines('# Report', '# 20240101-20240120', 'Date,Users,Sessions', ...days, ',630,1050')),
    );
    assert.deepEqual(table.leftOut, { preamble: 2, totals: 1 });
    assert.deepEqual(table.columns.map(({ type, nulls }) => [type, nulls]), [['date', 0], ['number', 0], ['number', 0]]); // prettier-ignore
  });

  test('a header that is repeated between files put together is left out, and counted', async () => {
    const [first, second] = [SALES.slice(0, 6), SALES.slice(6)];
    const { table, types, tables } = await read(
      file(lines('Day;Region;Sales', ...first, 'Day;Region;Sales', ...second)),
    );
    assert.deepEqual(table.leftOut, { repeatedHeaders: 1 });
    assert.deepEqual([table.rows, types], [12, ['date', 'string', 'number']]);
    assert.match(
      tables[0]!.data.warnings[0]?.message ?? '',
      /1 row that names the columns once more is left out/,
    );
  });

  test('days over columns of numbers are names of periods', async () => {
    const rows = ['Bikes;North;10;20;30;60', 'Bikes;South;11;21;31;63', 'Helmets;North;12;22;32;66', 'Helmets;South;7;5;9;21']; // prettier-ignore
    const { table, reading } = await read(
      file(lines('Product;Region;2024-01-01;2024-02-01;2024-03-01;Total', ...rows)),
    );
    assert.equal(table.header, 0);
    assert.equal(table.rows, 4);
    assert.equal(reading.long?.rows, 12);
  });

  test('hours over columns of numbers are names, and so are the numbers of wells over a plate', async () => {
    const hours = [
      '2024-01-01;0,123;1,250;0,700',
      '2024-01-02;0,223;1,350;0,800',
      '2024-01-03;0,323;1,450;0,900',
    ];
    const loads = await read(file(lines('Fecha;00:00;01:00;02:00', ...hours)));
    assert.deepEqual([loads.table.header, loads.types], [0, ['date', 'number', 'number', 'number']]);
    const wells = ['A,0.1,1.45,1.9', 'B,0.59,0.87,1.57', 'C,1.36,2.25,1.64'];
    const plate = await read(file(lines(',1,2,3', ...wells)));
    assert.deepEqual([plate.table.header, plate.table.rows], [0, 3]);
  });

  test('months of a business year in Japanese are names of periods', async () => {
    const { table, reading } = await read(file(lines('店舗,4月,5月,1月,2月', '札幌店,10,20,30,40', '仙台店,11,21,31,41', '渋谷店,12,22,32,42'))); // prettier-ignore
    assert.equal(table.header, 0);
    assert.equal(reading.long?.rows, 12);
  });

  test('lines drawn between rows are none, and stars mark sums, as in reports of SAP', async () => {
    const rule = '-'.repeat(40);
    const rows = ['|000050|Flange |  971,25|KG|', '|000058|Elbow  |3.740,89|KG|', '|000059|Gasket |  100,00|KG|', '|000061|Screw  |  200,10|KG|']; // prettier-ignore
    const text = lines(
      'Stock',
      '',
      rule,
      '|Mat.  |Text   |   Value|ME|',
      rule,
      ...rows,
      '|*     |       |5.012,24|  |',
      rule,
    );
    const { table, names } = await read(file(text, 'mb52.txt'));
    assert.deepEqual(names, ['Mat.', 'Text', 'Value', 'ME']);
    assert.deepEqual([table.rows, table.leftOut?.totals, table.columns[2]?.sum], [4, 1, 5012.24]);
    // What the file sums up may be summed, whatever it is called.
    assert.equal(table.columns[2]?.additive, true);
  });

  test('a row that describes the columns below their names is neither names nor data, and is told', async () => {
    const rows = Array.from(
      { length: 30 },
      (_unused, at) => `${1000 + at},${at % 2 ? 'Left' : 'Stayed'},${20 + at},${at * 3.5}`,
    );
    const { names, types, table } = await read(
      lines('id,flag,age,spend', 'Number of the customer,"1 if the account was closed, else 0",,Amount spent in twelve months', ...rows),
    ); // prettier-ignore
    assert.deepEqual(names, ['id', 'flag', 'age', 'spend']);
    assert.ok(types[2] !== 'string' && types[3] !== 'string', types.join());
    assert.ok(
      table.notes?.some((note) => note.includes('spend: Amount spent')),
      JSON.stringify(table),
    );
    const groups = await read(lines('Plan,,Actual,', 'Revenue,Cost,Revenue,Cost', '1,2,3,4', '5,6,7,8'));
    assert.deepEqual(groups.names.slice(0, 2), ['Plan Revenue', 'Plan Cost']);
  });

  test('a row of units below the names belongs to them', async () => {
    const { table } = await read(
      file(lines('Item,Weight,Cost', ',kg,(GBP)', 'Nail,1.5,2', 'Screw,2.5,3', 'Bolt,3.5,9')),
    );
    assert.deepEqual(table.columns.map(({ type, unit }) => [type, unit]), [['string', undefined], ['number', 'kg'], ['number', 'GBP']]); // prettier-ignore
    assert.equal(table.rows, 3);
  });

  test('questions and ids below the names of a survey are no answers', async () => {
    const ids = '"{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"';
    const { table, names } = await read(
      file(lines('Q1,Q2_NPS', 'Do you like it?,How likely?', ids, 'Yes,8', 'No,4', 'Yes,9')),
    );
    assert.deepEqual([names, table.rows, table.columns[1]?.type], [['Q1', 'Q2_NPS'], 3, 'number']);
  });

  test('a last row of averages is left out', async () => {
    const { table } = await read(
      file(lines('Nr.,Name,Mark', '1,Ann,2', '2,Ben,3', '3,Cem,1', '4,Dan,4', ',Durchschnitt,2.5')),
    );
    assert.deepEqual([table.rows, table.leftOut], [4, { totals: 1 }]);
  });

  test('JSON may be lists under a first list of names, or names beside lists', async () => {
    const list = await read(file('[["day","views"],["2024-02-01",282],["2024-02-02",783]]', 'a.json'));
    assert.deepEqual(
      [list.names, list.types, list.cells(1)],
      [
        ['day', 'views'],
        ['date', 'number'],
        [282, 783],
      ],
    );
    const split = await read(
      file('{"columns":["hive","kg"],"index":[0,1],"data":[["A",1.5],["B",null]]}', 'b.json'),
    );
    assert.deepEqual(
      [split.names, split.cells(1)],
      [
        ['hive', 'kg'],
        [1.5, null],
      ],
    );
  });

  test('months as statistics offices write them are dates', async () => {
    const rows = Array.from(
      { length: 12 },
      (_unused, at) => `2024M${String(at + 1).padStart(2, '0')};${at * 7}`,
    );
    const { table } = await read(file(lines('Monat;Ankünfte', ...rows)));
    assert.deepEqual(table.columns.map(({ type, grain }) => [type, grain]), [['date', 'month'], ['number', undefined]]); // prettier-ignore
  });

  test('title, filters, totals and notes are kept apart from the data', async () => {
    const text = lines(
      'Sales report',
      'Filter: all',
      '',
      'Day;Region;Sales',
      ...SALES,
      TOTAL,
      '',
      'Source: shop',
    );
    const { table, reading } = await read(file(text));
    assert.deepEqual(
      {
        title: table.title,
        notes: table.notes,
        header: table.header,
        rows: table.rows,
        leftOut: table.leftOut,
      },
      {
        title: 'Sales report',
        notes: ['Filter: all', 'Source: shop'],
        header: 3,
        rows: 12,
        leftOut: { preamble: 3, totals: 1, footer: 2 },
      },
    );
    assert.deepEqual(reading.flags, ['preamble_left_out', 'totals_row_left_out', 'footer_left_out']);
    assert.equal(table.columns[2]?.sum, 84);
  });

  test('a table with a summary above it is read from its own names on', async () => {
    const text = lines(
      'What,,Amount',
      'Start,,100.00',
      'End,,173.00',
      '',
      'Day,Text,Amount,Left',
      '2024-01-01,a,1.50,101.50',
      '2024-01-02,b,2.50,104.00',
      '2024-01-03,c,69.00,173.00',
    );
    const { table, names } = await read(file(text));
    assert.deepEqual(names, ['Day', 'Text', 'Amount', 'Left']);
    assert.equal(table.rows, 3);
  });

  test('a person may say which row names the columns, and that totals are data', async () => {
    const text = lines('Day;Region;Sales', ...SALES, 'Total;;84,00');
    assert.equal((await read(file(text), { keepTotals: true })).table.rows, 13);
    const { names, table } = await read(file(text), { header: -1 });
    assert.deepEqual([names, table.rows], [['column_1', 'column_2', 'column_3'], 13]);
  });

  test('names of groups over names are joined', async () => {
    const text = lines(
      ',Plan,,Actual,',
      'Month,Sales,Cost,Sales,Cost',
      '2024-01,1,2,3,4',
      '2024-02,5,6,7,8',
      '2024-03,9,10,11,13',
    );
    const { names, table, reading } = await read(file(text));
    assert.deepEqual(names, ['Month', 'Plan Sales', 'Plan Cost', 'Actual Sales', 'Actual Cost']);
    assert.deepEqual([table.header, table.rows, reading.flags], [0, 3, ['two_header_rows']]);
  });

  test('rows of values without names are all data', async () => {
    const { table, names } = await read(file('2024-01-01,x,1\n2024-01-02,y,2\n2024-01-03,x,3'));
    assert.deepEqual([table.header, table.rows, names], [-1, 3, ['column_1', 'column_2', 'column_3']]);
  });

  test('rows without the values of the first column are data', async () => {
    const { table } = await read(file('n,word\n,x\n1,\n2,y'));
    assert.deepEqual([table.header, table.rows], [0, 3]);
  });
});

describe('totals', () => {
  const rows = (...more: string[]): string =>
    lines(
      'Region,Shop,Sales,Rate',
      'North,A,10,0.5',
      'North,B,20,0.7',
      'South,A,5,0.1',
      'South,C,7,0.9',
      ...more,
    );

  const LEFT_OUT: [string, string][] = [
    ['of all rows', rows('Total,,42,')],
    [
      'of each group, and of all',
      lines(
        'Region,Shop,Sales',
        'North,A,10',
        'North,B,20',
        'Total North,,30',
        'South,A,5',
        'South,C,7',
        'Total South,,12',
        'Grand total,,42',
      ),
    ],
    ['at the top', lines('Shop,Sales', 'Grand total,42', 'A,10', 'B,20', 'C,5', 'D,7')],
    ['without a word', rows(',,42,')],
    ['in German, with rounding', lines('Region;Umsatz', 'Nord;1,44', 'Süd;2,44', 'West;3,44', 'Gesamt;7,31')],
  ];
  for (const [name, text] of LEFT_OUT)
    test(`${name} are left out`, async () => {
      const { reading, table } = await read(file(text));
      assert.ok(reading.flags.includes('totals_row_left_out'), JSON.stringify(reading));
      const sales = table.columns.find(({ type, name: column }) => type === 'number' && column !== 'Rate');
      assert.equal(Math.round(sales?.sum ?? 0), text.includes('Umsatz') ? 7 : 42);
    });

  test('things that are called like totals are data', async () => {
    const text = rows('West,Total Wine,11,0.3', 'East,Summe & Sohn,9,0.2');
    const { table, reading } = await read(file(text));
    assert.deepEqual([table.rows, reading.flags], [6, []]);
  });
});

describe('periods as columns', () => {
  test('can be read as rows, without the column of totals', async () => {
    const text = lines('Region,Jan 2024,Feb 2024,Mar 2024,Total', 'North,1,2,3,6', 'South,4,5,,9');
    const { reading } = await read(file(text));
    assert.deepEqual(reading.flags, ['wide_periods']);
    const { name, rows, columns } = reading.long ?? { columns: [] };
    assert.deepEqual([name, rows], ['data_long', 6]);
    assert.deepEqual(
      columns.map((column) => [column.name, column.type, column.first, column.nulls, column.sum]),
      [
        ['Region', 'string', ['North', 'North', 'North'], 0, undefined],
        ['month', 'date', ['2024-01-01', '2024-02-01', '2024-03-01'], 0, undefined],
        ['value', 'number', [1, 2, 3], 1, 15],
      ],
    );
  });

  test('years, months without a year and quarters are periods; questions are not', async () => {
    const wide = async (...names: string[]) => {
      const text = lines(
        ['who', ...names].join(),
        ['x', ...names.map((_n, at) => at + 3)].join(),
        ['y', ...names.map((_n, at) => at * 7)].join(),
      );
      return (await read(file(text))).reading.flags.includes('wide_periods');
    };
    assert.ok(await wide('2021', '2022', '2023'));
    assert.ok(await wide('Jan', 'Feb', 'März', 'April'));
    assert.ok(await wide('Q1', 'Q2', 'Q3', 'Q4'));
    assert.ok(await wide('Revenue 2021', 'Revenue 2022', 'Revenue 2023'));
    assert.ok(!(await wide('Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6')));
    assert.ok(!(await wide('Revenue 2021', 'Cost 2022', 'Gain 2023')));
  });
});

describe('files in files', () => {
  const csv = 'a,b\n1,2\n3,4\n';

  test('gzipped files and archives are unpacked', async () => {
    assert.deepEqual((await read(file(gzipSync(strToU8(csv)), 'x.csv.gz'))).types, ['number', 'number']);
    const archive = zipSync({ 'small.csv': strToU8('x\n1\n'), 'large.csv': strToU8(csv) });
    const { reading, tables } = await read(file(archive, 'x.zip'));
    assert.deepEqual(
      reading.tables?.map(({ sheet, rows }) => [sheet, rows]),
      [
        ['small.csv', 1],
        ['large.csv', 2],
      ],
    );
    assert.deepEqual(
      tables.map(({ tableName }) => tableName),
      ['x_small', 'x_large'],
    );
    assert.equal(reading.table?.sheet, 'large.csv');
    assert.equal((await read(file(archive, 'x.zip'), { sheet: 'small.csv' })).table.rows, 1);
  });

  test('a sheet that is not there is named', async () => {
    await assert.rejects(
      read(file(zipSync({ 'a.csv': strToU8(csv), 'b.csv': strToU8(csv) }), 'x.zip'), { sheet: 'c' }),
      {
        code: 'INVALID_DATASET',
        message: '"x.zip" has no sheet "c" with data.',
      },
    );
  });

  test('answers of services are read from where their rows are', async () => {
    const rows = [
      { id: 1, of: { name: 'x' } },
      { id: 2, of: { name: 'y' } },
    ];
    const nested = await read(file(JSON.stringify({ page: 1, data: { items: rows } }), 'x.json'));
    assert.deepEqual(nested.names, ['id', 'of.name']);
    const columns = await read(
      file(
        JSON.stringify({ unit: 'C', daily: { day: ['2024-01-01', '2024-01-02'], heat: [1, 2] } }),
        'x.json',
      ),
    );
    assert.deepEqual(
      [columns.names, columns.types],
      [
        ['day', 'heat'],
        ['date', 'number'],
      ],
    );
  });
});

describe('files that hold no table', () => {
  test('say why, for the person who has them', async () => {
    const error = async (bytes: string | Uint8Array) => {
      const { reading, tables } = await readData(file(bytes, 'x.csv'));
      return [reading.error, reading.flags, tables.length, reading.message];
    };
    assert.deepEqual(await error(''), [
      'EMPTY_FILE',
      ['empty'],
      0,
      '"x.csv" is empty: export it again, or choose another file.',
    ]);
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    assert.deepEqual((await error(png)).slice(0, 2), ['NOT_TEXT', ['binary_not_text']]);
  });
});

describe('what a person says of columns', () => {
  test('names columns that have no name, or the same one', async () => {
    const bare = file(lines('2024-01-01,12,7', '2024-01-02,15,8', '2024-01-03,11,9', '2024-01-04,10,7'));
    const named = await read(bare, {
      columns: [{ name: 'column_1', as: 'day' }, { name: 'column_3', as: 'revenue', unit: 'EUR' }], // prettier-ignore
    });
    assert.deepEqual(named.names, ['day', 'column_2', 'revenue']);
    assert.deepEqual([named.table.columns[2]?.role, named.table.columns[2]?.unit], ['measure', 'EUR']);
    const twins = file(lines('day,Sales,Sales', '2024-01-01,12,7', '2024-01-02,15,8', '2024-01-03,11,9'));
    const told = await read(twins, {
      columns: [
        { name: 'Sales', as: 'Plan' },
        { name: 'Sales_1', as: 'Actual' },
      ],
    });
    assert.deepEqual(told.names, ['day', 'Plan', 'Actual']);
  });

  test('wins over what is found', async () => {
    const text = lines(
      'day,code,amount,heat',
      '03/04/2024,100,"1,234",-999',
      '05/06/2024,200,"2,345",20',
      '07/08/2024,300,"3,456",21',
      '09/10/2024,300,"3,456",-999',
    );
    const asked = await read(file(text));
    assert.deepEqual(
      asked.table.columns.map(({ question }) => question?.what),
      ['date_order', undefined, 'number_format', 'sentinel'],
    );
    const said = await read(file(text), {
      columns: [
        { name: 'day', format: 'dmy' },
        { name: 'code', type: 'string', role: 'id' },
        { name: 'amount', format: 'de', unit: 'EUR' },
        { name: 'heat', sentinels: 'number' },
      ],
    });
    const { columns } = said.table;
    assert.deepEqual(
      columns.map(({ question }) => question),
      [undefined, undefined, undefined, undefined],
    );
    assert.deepEqual(
      columns.map(({ first }) => first?.[0]),
      ['2024-04-03', '100', 1.234, -999],
    );
    assert.deepEqual([columns[1]?.role, columns[2]?.unit], ['id', 'EUR']);
  });
});

test('pasted cells of a spreadsheet are a table', async () => {
  const { names, types, table } = await read('Region\tSales\nNorth\t1,234.50\nSouth\t2,345.60');
  assert.deepEqual(
    [names, types, table.columns[1]?.sum],
    [['Region', 'Sales'], ['string', 'number'], 3580.1],
  );
});

test('a file that has been read is loaded as it was read', async () => {
  const { createNodeDuckDBRunner } = await import('../../../src/server/query/node-duckdb-runner.js');
  const { tables } = await readData(file(lines('Day;Region;Sales', ...SALES, TOTAL), 'sales.csv'));
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load(tables);
    const { rows } = await runner.runQuery('SELECT min("Day") AS day, sum("Sales") AS sales FROM sales');
    assert.deepEqual(rows, [{ day: '2024-01-01', sales: 84 }]);
  } finally {
    await runner.close();
  }
});
