import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace } from '../../../src/core/base/pace.js';
import { decideColumns } from '../../../src/core/intake/columns/decide-columns.js';
import { TextTally } from '../../../src/core/intake/columns/text-tally.js';
import { columnRole } from '../../../src/core/intake/roles/column-role.js';
import { splitUnit } from '../../../src/core/intake/columns/units.js';

/** Reads columns of cells as one table does; each becomes its type, its values, and what was noticed. */
async function read(columns: Record<string, string[]>, locale = 'en-US') {
  const counted = Object.entries(columns).map(([name, cells]) => {
    const tally = new TextTally((row) => cells[row], cells.length);
    tally.scan(0, cells.length);
    return { name, tally, typed: false };
  });
  const findings = await decideColumns(counted, { locale, pace: new Pace() });
  return Object.fromEntries(
    counted.map(({ name, tally }, at) => {
      const finding = findings[at]!;
      const values = Array.from({ length: tally.rowCount }, (_, row) => finding.read(row));
      return [name, { ...finding, values, texts: values.map((_, row) => finding.readText(row)) }];
    }),
  );
}

const days = (text: string) => Date.parse(text) / 86_400_000;

test('numbers are read as people write them: signs, groups, currencies, percent', async () => {
  const cases: [string[], (number | null)[], string?][] = [
    [['1.234,50 €', '99,00 €', '2.020,00 €'], [1234.5, 99, 2020], 'EUR'],
    [['$1,234.50', '$99.00', '($2,020.00)'], [1234.5, 99, -2020], 'USD'],
    [['12.5%', '7%', '9.25%'], [12.5, 7, 9.25], '%'],
    [["CHF 1'510'000.–", 'CHF 362.-', 'CHF 5.50'], [1510000, 362, 5.5], 'CHF'],
    [
      ['18.6 p', '4.0', '4.4 b', ':', '7.1'],
      [18.6, 4, 4.4, null, 7.1],
    ],
    [
      ['+31.1294626', '-087.1412534', '-109.8973911'],
      [31.1294626, -87.1412534, -109.8973911],
    ],
    [
      ['21.196', '\\N', '51.76'],
      [21.196, null, 51.76],
    ],
    [
      ['1000.3', '9999.9', '1011.2', '9999.9', '998.4'],
      [1000.3, null, 1011.2, null, 998.4],
    ],
    [
      ['−5', '3', '910-'],
      [-5, 3, -910],
    ],
    [
      ["1'535'241.00", "299'833.20"],
      [1535241, 299833.2],
    ],
    [
      ['409 122,5', '2 081,25'],
      [409122.5, 2081.25],
    ],
    [
      ['1,234', '950', '12', '2,345', '3,456'],
      [1234, 950, 12, 2345, 3456],
    ],
    [['3,4 Mio. €', '1,25 Mio. €'], [3.4e6, 1.25e6], 'EUR'],
    [
      ['1,23,456', '2,00,000'],
      [123456, 200000],
    ],
  ];
  for (const [cells, values, unit] of cases) {
    const { a } = await read({ a: cells });
    assert.equal(a!.type, 'number', cells.join(' '));
    assert.deepEqual(a!.values, values, cells.join(' '));
    assert.equal(a!.unit, unit);
  }
});

test('telephone numbers, codes and addresses stay text', async () => {
  for (const cells of [
    ['+34 50 896970', '+34 27 638277'],
    ['08596', '39156', '09179'],
    ['ES6467825672169553925048', 'ES6976095608131165277746'],
    ['12 kg', '300 g', '5 kg'],
  ]) {
    const { a } = await read({ a: cells });
    assert.equal(a!.type, 'string', cells.join(' '));
    assert.deepEqual(a!.values, cells);
  }
});

test('what 1,234 means is taken from other columns, else from the locale, which is asked about', async () => {
  const open = ['5.071', '3.272', '8.075'];
  const german = await read({ a: open }, 'de-DE');
  assert.deepEqual(german['a']!.values, [5071, 3272, 8075]);
  assert.deepEqual(german['a']!.flags, ['ambiguous_number_format']);
  assert.equal(german['a']!.question?.what, 'number_format');
  const decided = await read({ a: open, b: ['1,5', '2,25', '3,75'] });
  assert.deepEqual(decided['a']!.values, [5071, 3272, 8075]);
  assert.deepEqual(decided['a']!.flags, []);
});

test('dates are read in any usual way of writing, by all values of the column', async () => {
  const cases: [string, string[], string[]][] = [
    ['date', ['31.12.2025', '1.2.2025'], ['2025-12-31', '2025-02-01']],
    ['date', ['2024-03', '2024-11'], ['2024-03-01', '2024-11-01']],
    ['date', ['Mar-24', 'Okt-20'], ['2024-03-01', '2020-10-01']],
    ['date', ['2024 Q1', 'T3 2019'], ['2024-01-01', '2019-07-01']],
    ['date', ['12/30/17', '1/2/99'], ['2017-12-30', '1999-01-02']],
    ['date', ['2019-W36', '2020-W01'], ['2019-09-02', '2019-12-30']],
    ['date', ['1 de enero de 2020', '9 de marzo de 2021'], ['2020-01-01', '2021-03-09']],
    ['date', ['2022年11月21日', '2022年1月2日'], ['2022-11-21', '2022-01-02']],
    ['datum', ['20230601', '20240229'], ['2023-06-01', '2024-02-29']],
    ['date', ['44743', '44745'], ['2022-07-01', '2022-07-03']],
  ];
  for (const [name, cells, expected] of cases) {
    const { [name]: found } = await read({ [name]: cells });
    assert.equal(found!.type, 'date', cells.join(' '));
    assert.deepEqual(found!.texts, expected);
    assert.deepEqual(found!.values, expected.map(days));
  }
});

test('one late value decides the order of day and month; where none does, it is asked', async () => {
  const early = Array.from({ length: 600 }, (_, at) => `0${1 + (at % 9)}/0${1 + ((at * 7) % 9)}/2024`);
  const { day } = await read({ day: [...early, '12/30/2024'] }, 'de-DE');
  assert.equal(day!.texts.at(-1), '2024-12-30');
  assert.equal(day!.texts[1], '2024-02-08');
  assert.deepEqual(day!.flags, []);
  const open = await read(
    { day: ['12/08/2019', '03/04/2019', '11/11/2020', '07/08/2020', '05/06/2019'] },
    'en-GB',
  );
  assert.deepEqual(open['day']!.flags, ['ambiguous_date_order']);
  assert.equal(open['day']!.texts[0], '2019-08-12');
});

test('epochs are moments in UTC, two numbers of a clock are a time of day', async () => {
  const { unix_time, ts_ms, at } = await read({
    unix_time: ['1697505926', '1697543332'],
    ts_ms: ['1697417619827', '1697427180908'],
    at: ['15:25', '9:05 PM'],
  });
  assert.equal(unix_time!.texts[0], '2023-10-17T01:25:26');
  assert.equal(ts_ms!.texts[0], '2023-10-16T00:53:39.827');
  assert.deepEqual(at!.values, ['15:25', '21:05']);
});

test('words for "no value" are null among numbers and stay words among words', async () => {
  const { sales, country } = await read({
    sales: ['1', 'n/a', '3', '–', '5', 'keine Angabe'],
    country: ['NA', 'IT', 'NA', 'FR', 'DE', 'US'],
  });
  assert.deepEqual(sales!.values, [1, null, 3, null, 5, null]);
  assert.deepEqual(sales!.missing, { 'n/a': 1, '–': 1, 'keine Angabe': 1 });
  assert.deepEqual(sales!.flags, ['missing_marker']);
  assert.deepEqual(country!.values.slice(0, 2), ['NA', 'IT']);
});

test('a few cells that do not fit are null and listed; with more the column keeps its text and says why', async () => {
  const numbers = Array.from({ length: 99 }, (_, at) => String(at + 1));
  const { few } = await read({ few: [...numbers, 'see letter'] });
  assert.equal(few!.type, 'number');
  assert.deepEqual(few!.misfits, [{ row: 100, text: 'see letter' }]);
  const { many } = await read({ many: [...numbers, 'a', 'b', 'c', 'd', 'e'] });
  assert.equal(many!.type, 'string');
  assert.match(many!.problem!.detail, /mostly numbers, but row 100 holds "a"/);
  assert.deepEqual(many!.flags, ['misfits']);
});

test('numbers that stand for "no value" are suspected, null and named', async () => {
  const { age, price, temperature, salary } = await read({
    age: ['30', '25', '-999', '43', '-999'],
    price: ['9.54', '9999', '25.03', '9999', '11.49'],
    temperature: ['-9.5', '12.5', '-3', '4', '5'],
    salary: ['1200', '9999', '8500', '7000', '9100'],
  });
  assert.deepEqual(age!.values, [30, 25, null, 43, null]);
  assert.deepEqual(age!.sentinels, { '-999': 2 });
  assert.deepEqual(price!.sentinels, { '9999': 2 });
  assert.equal(temperature!.sentinels, undefined);
  assert.deepEqual(salary!.values, [1200, 9999, 8500, 7000, 9100]);
});

test('yes and no in several languages are booleans that keep their words', async () => {
  for (const [yes, no] of [
    ['ja', 'nein'],
    ['oui', 'non'],
    ['Y', 'N'],
    ['Sí', 'No'],
  ] as const) {
    const { a } = await read({ a: [yes, no, yes] });
    assert.equal(a!.type, 'boolean');
    assert.equal(a!.yes, yes);
    assert.deepEqual(a!.values, [yes, no, yes]);
  }
  const { b } = await read({ b: ['TRUE', 'FALSE'] });
  assert.deepEqual(b!.values, [true, false]);
});

test('the name and the values of a column say what it is for', () => {
  const facts = { rows: 100, filled: 100, distinct: 60, unit: undefined, min: 1, max: 900, isWhole: true };
  const role = (name: string, more: object = {}) =>
    columnRole({ name, type: 'number', ...facts, ...more }).role;
  for (const name of ['Auftragsnr.', 'customer_number', 'N° ticket', 'STATUS CODE', 'nº_da_remessa'])
    assert.equal(role(name), 'id', name);
  for (const name of ['Umsatz', 'Visiteurs', 'unit price', 'Temperatura', 'number of orders', 'Aantal'])
    assert.equal(role(name), 'measure', name);
  for (const name of ['Abwanderungsrate', 'CTR', 'Prijsindex', 'conversion rate'])
    assert.equal(role(name, { isWhole: false, max: 90 }), 'rate', name);
  assert.equal(role('LATITUDINE', { isWhole: false, min: 27, max: 28 }), 'geo');
  assert.equal(role('Année', { min: 1989, max: 2020 }), 'time');
  assert.equal(columnRole({ name: 'Omzet', type: 'number', ...facts }).additive, true);
  assert.equal(columnRole({ name: 'Einzelpreis', type: 'number', ...facts }).additive, false);
});

test('the unit of a name is read from brackets, its end, or a percent sign', () => {
  const units = [
    'Peso (kg)',
    'distância_km',
    'Taux de rebut (%)',
    'Temperature (°C)',
    'amount_usd',
    'Surface (m2)',
  ];
  assert.deepEqual(
    units.map((name) => splitUnit(name).unit),
    ['kg', 'km', '%', '°C', undefined, 'm²'],
  );
  assert.equal(splitUnit('Plan A').unit, undefined);
});

test('a unit per something, a rate in money and a cost of something are never summed', () => {
  const additive = (name: string, unit?: string) =>
    columnRole({ name, type: 'number', unit, rows: 40, filled: 40, distinct: 38, min: 3, max: 900 }).additive;
  assert.equal(additive('Cost / conv.', 'USD'), false);
  assert.equal(additive('Hourly Rate', 'USD'), false);
  assert.equal(additive('P (hPa)', 'hPa'), false);
  assert.equal(additive('Endenergiebedarf kWh/(m²·a)'), false);
  assert.equal(additive('Cena bez DPH', 'CZK'), false);
  assert.equal(additive('Profit/Loss', 'USD'), true);
  const whole = { type: 'number', unit: undefined, rows: 40, filled: 40, distinct: 38, min: 3, max: 900, isWhole: true } as const; // prettier-ignore
  assert.equal(columnRole({ ...whole, name: 'Patient' }).role, 'id');
  assert.equal(columnRole({ ...whole, name: 'Cost per patient' }).role, 'measure');
  assert.equal(columnRole({ ...whole, name: 'Contract value' }).role, 'measure');
  assert.equal(columnRole({ ...whole, name: 'Cod landings' }).role, 'measure');
  assert.equal(additive('Débit', 'EUR'), true);
  assert.deepEqual(splitUnit('Rate (EUR/h)'), { name: 'Rate', unit: 'EUR/h' });
  assert.deepEqual(splitUnit('Floor space (sq ft)'), { name: 'Floor space', unit: 'sq ft' });
  assert.deepEqual(splitUnit('平均気温(℃)'), { name: '平均気温', unit: '°C' });
});

test('codes, ages by decade and telephone numbers are text; server times are times', async () => {
  const found = await read({
    type: ['1F', 'IA1', '1F', '3F', '7F', 'IAY'],
    线路: ['1号线', '2号线', '3号线', '4号线', '5号线', '8号线'],
    Escalão: ['1.º', '3.º', '2.º', '1.º', '4.º', '2.º'],
    inicio: Array.from({ length: 6 }, (_, at) => String(1_714_521_600_000 + at * 61_234)),
    'km Beginn': ['20110', '20340', '21010', '22480', '23015', '24111'],
    ran: [
      'Mon 1 Jan 2024',
      'Tue 2 Jan 2024',
      'Thu 4 Jan 2024',
      'Fri 5 Jan 2024',
      'Sat 6 Jan 2024',
      'Sun 7 Jan 2024',
    ],
    Heure: ['14h35', '09h05', '23h59', '00h10', '7h15', '12h00'],
    wartość: ['12,5', 'brak danych', '13,5', '14,0', 'brak', '15,25'],
    年代: ['20代', '30代', '20代', '40代', '30代', '50代'],
    Telefone: ['912345678', '934567812', '961234567', '911111111', '922222222', '933333333'],
    time_local: Array.from({ length: 6 }, (_, at) => `0${at + 1}/Jun/2024:00:00:12 +0000`),
    price: ['314,47 TL', '99,10 TL', '12,00 TL', '1,99 TL', '5,00 TL', '6,10 TL'],
    usage: ['14,127', '152,806', '206,845', '16,084', '170,124', '51,504'],
    month: ['10.2021', '11.2021', '12.2021', '01.2022', '02.2022', '03.2022'],
  });
  const types = Object.values(found).map(({ type }) => type);
  assert.deepEqual(types, [
    'string',
    'string',
    'string',
    'datetime',
    'number',
    'date',
    'time',
    'number',
    'string',
    'string',
    'datetime',
    'number',
    'number',
    'date',
  ]);
  assert.deepEqual(found['type']?.flags, []);
  assert.equal(found['usage']?.values[0], 14.127);
});

test('a word for no beside one for yes is an answer, in languages that the words for "no value" are not taken from', async () => {
  const found = await read({
    есть: ['да', 'нет', 'да', 'нет', 'нет', 'да'],
    asansör: ['var', 'yok', 'yok', 'var', 'var', 'yok'],
  });
  for (const { values } of Object.values(found)) assert.ok(values.every((value) => value !== null));
});
