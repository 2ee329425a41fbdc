import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noise, recommended, rows, sql, titles } from './recommended.js';

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

test('a result is told by all that parts it, of the things that a column numbers, and other flags only explain it', async () => {
  const widgets = await recommended('telco_export', rows(900, (at) => {
    const [contract, security] = [at % 3, Math.floor(at / 3) % 3];
    const churned = noise(at) < [0.6, 0.2, 0.05][contract]! * [1, 0.4, 0.3][security]!;
    return {
      customerID: `C-${at}`, Contract: ['Monthly', 'One year', 'Two years'][contract]!, 'Online security': ['No', 'Yes', 'No internet'][security]!,
      Partner: at % 2 === 0, Dependents: at % 2 === 0 && at % 5 === 0, Churn: churned ? 'Yes' : 'No',
    };
  })); // prettier-ignore
  assert.match(titles(widgets), /Share of customers with churn by contract/);
  assert.match(sql(widgets), /WHEN 'No' THEN 'customers without online security' ELSE/);
  assert.doesNotMatch(titles(widgets), /Share of customers with (?:dependents|partner)/);
});

test('a yes or no in the last column of a study is its result, and parts nothing itself', async () => {
  const widgets = await recommended('bank', rows(600, (at) => ({
    age: 20 + (at % 50), job: pick(['clerk', 'retired', 'student'], at), marital: pick(['single', 'married'], at), housing: at % 2 ? 'yes' : 'no',
    contact: pick(['phone', 'mail', 'visit', 'none'], at), balance: Math.round(900 * noise(at, 3)), duration: Math.round(300 * noise(at)) + (at % 3) * 200,
    deposit: noise(at, 5) < [0.2, 0.5, 0.8][at % 3]! ? 'yes' : 'no',
  }))); // prettier-ignore
  assert.match(titles(widgets), /Share of records with deposit by job/);
  assert.doesNotMatch(titles(widgets), /by deposit/);
});

test('statistics by a few columns are counts, shown of their last year and followed over all of them', async () => {
  const cells = [2019, 2020, 2021, 2022].flatMap((year) =>
    ['North', 'South', 'East'].flatMap((state, s) =>
      ['women', 'men'].flatMap((sex, x) =>
        ['A', 'B', 'C', 'D'].map((caste, c) => ({
          year, state, sex, caste, inmates: 40 + (year - 2019) * 7 + s * 100 + x * 900 + c * 13,
        })),
      ),
    ),
  ); // prettier-ignore
  const widgets = await recommended('prison', cells);
  assert.match(
    widgets.find(({ type }) => type === 'line')?.dataKey ?? '',
    /SUM\("inmates"\).*GROUP BY 1(?!.*2022)/,
  );
  assert.match(sql(widgets), /"(?:sex|state|caste)" AS "category", SUM\("inmates"\).*"year" = 2022/);
  assert.doesNotMatch(sql(widgets), /(?:AVG|MEDIAN)\("inmates"\)/);
});

test('of a table with a column for each year the values are what it is about, called after it', async () => {
  const wide = rows(40, (at) => ({
    region: pick(['North', 'South', 'East', 'West'], at), road: `R ${at}`, length_km: 12.5 + at,
    ...Object.fromEntries([2015, 2016, 2017, 2018].map((year, y) => [String(year), 10 + ((at * 7) % 23) + 4 * y])),
  })); // prettier-ignore
  const widgets = await recommended('road_accidents', wide);
  assert.match(titles(widgets), /road accidents by year/i);
  assert.match(titles(widgets), /by (?:total )?road accidents|road accidents by/i);
  assert.match(sql(widgets), /SUM\([^)]*"value"\)/);
  assert.doesNotMatch(titles(widgets), /number of records|length/i);
});

test('each kind of a table of months is followed over time', async () => {
  const widgets = await recommended('consumption', rows(60, (at) => ({
    month: new Date(Date.UTC(2020, at, 1)).toISOString().slice(0, 10), diesel: 1000.5 + 10 * at, petrol: 2000.25 - 5 * at, gas: 1500.75 + 20 * at + 30 * noise(at),
  }))); // prettier-ignore
  const lines = widgets.filter(({ type }) => type === 'line').map(({ title }) => title);
  for (const kind of ['diesel', 'petrol', 'gas'])
    assert.ok(
      lines.some((title) => title.includes(kind)),
      titles(widgets),
    );
});

test('profit is told as a share of sales, and not also as sales by costs', async () => {
  const widgets = await recommended('orders', rows(400, (at) => {
    const segment = at % 4;
    const sales = 1000 + Math.round(9000 * noise(at));
    const cost = Math.round(sales * [0.4, 0.7, 0.9, 1.1][segment]! * (0.95 + 0.1 * noise(at, 2)));
    return { segment: ['Partners', 'Retail', 'Small', 'Large'][segment]!, 'sales USD': sales, 'costs USD': cost, 'profit USD': sales - cost };
  })); // prettier-ignore
  assert.match(titles(widgets), /profit as a share of sales by segment/i);
  assert.doesNotMatch(titles(widgets), /ratio of sales/i);
});

test('the questions of a survey are told by their answers, and yes by who says so', async () => {
  const widgets = await recommended('poll', rows(500, (at) => ({
    RespondentID: 1000 + at, Age: pick(['18-29', '30-44', '45-60'], at), 'What is typically the main dish?': pick(['Turkey', 'Turkey', 'Turkey', 'Ham', 'Other'], at),
    'Do you work in retail?': noise(at) < [0.5, 0.2, 0.05][at % 3]! ? 'Yes' : 'No',
  }))); // prettier-ignore
  assert.match(titles(widgets), /Respondents by what is typically the main dish/);
  assert.match(titles(widgets), /Share of respondents who work in retail by age/);
});

test('neither postal codes nor quarters of a town, clocks, parts of dates or unit prices are amounts or groups', async () => {
  const widgets = await recommended('sales', rows(500, (at) => ({
    date: new Date(Date.UTC(2024, 0, 1 + (at % 300))).toISOString().slice(0, 10), 'month name': pick(['January', 'February', 'March'], at),
    time: `${String(9 + (at % 10)).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`, Postleitzahl: 50667 + (at % 90), colonia: at % 40,
    'Manufacturing Price': 3 + (at % 5), 'Sale Price': 10 + (at % 7), amount: Math.round(100 * noise(at)), branch: pick(['A', 'B', 'C'], at),
  }))); // prettier-ignore
  assert.doesNotMatch(
    sql(widgets),
    /(?:SUM|AVG|MEDIAN)\("(?:Postleitzahl|colonia)"\)|"(?:time|month name)" AS "category"/,
  );
  assert.ok(widgets.every(({ id }) => !id.startsWith('family')));
});

test('what happened is counted over time and by kind, whatever the table is called', async () => {
  const widgets = await recommended('Fahrraddiebstahl', rows(900, (at) => ({
    tattag: new Date(Date.UTC(2023, 0, 1 + Math.floor(400 * noise(at)))).toISOString().slice(0, 10), art: pick(['Herrenfahrrad', 'Herrenfahrrad', 'Damenfahrrad', 'Kinderfahrrad'], at),
  }))); // prettier-ignore
  assert.match(sql(widgets), /DATE_TRUNC\('month', "tattag"\)::DATE AS "category", COUNT\(\*\)/);
  assert.match(sql(widgets), /"art" AS "category", COUNT\(\*\)/);
});

test('what a table is called after is asked for first, and codes have no averages', async () => {
  const widgets = await recommended('Absenteeism_at_work', rows(600, (at) => ({
    'Reason for absence': at % 28, Seasons: 1 + (at % 4), browser: 1 + (at % 13), Age: 27 + (at % 30), 'Disciplinary failure': at % 19 === 0 ? 1 : 0,
    Education: 1 + (at % 3), 'Absenteeism time in hours': 2 + (at % 28) + Math.round(10 * noise(at)),
  }))); // prettier-ignore
  assert.match(widgets[0]?.title ?? '', /absenteeism time/i);
  assert.doesNotMatch(sql(widgets), /(?:AVG|MEDIAN|SUM)\("(?:Reason for absence|Seasons|browser)"\)/);
});

test('what ended in several ways is asked about each, also where no word for an end is known; how people live is none', async () => {
  const widgets = await recommended('casos', rows(1200, (at) => ({
    provincia: pick(['Quito', 'Guayas', 'Loja', 'Manta'], at), sexo: at % 2 ? 'HOMBRE' : 'MUJER', estado_civil: pick(['soltero', 'casado'], at),
    'Situación Actual': noise(at) < (at % 2 ? 0.3 : 0.04) ? 'FALLECIDO' : noise(at, 4) < 0.1 ? 'DESAPARECIDO' : 'ENCONTRADO',
  }))); // prettier-ignore
  assert.match(titles(widgets), /fallecido by sexo/);
  assert.doesNotMatch(titles(widgets), /(?:soltero|casado)/);
});

test('what is written down once a thing is over explains nothing of it, and its late rows are no fall', async () => {
  const widgets = await recommended('event_list', rows(2400, (at) => {
    const [state, kind] = [at % 6, noise(at) < 0.2 + 0.1 * (at % 6) ? 'ACCIDENT' : 'INCIDENT'];
    return {
      event_id: `E${at}`, event_class: kind, event_state: `S${state}`, event_type: pick(['a', 'b', 'c'], at), event_city: `C${at % 300}`,
      event_day: new Date(Date.UTC(2015, 0, 1 + Math.floor(at * 1.2))).toISOString().slice(0, 10),
      report_published: kind === 'ACCIDENT' && at < 1900 ? 'yes' : 'no', recommendations: at < 1900 && kind === 'ACCIDENT' ? 1 + (at % 3) : 0,
    };
  })); // prettier-ignore
  // A word before all columns is no reason to leave them apart.
  assert.match(titles(widgets), /accident by event state/i);
  assert.doesNotMatch(titles(widgets), /accident by report published|published by (?:month|quarter|year)/i);
  assert.doesNotMatch(titles(widgets), /recommendations by (?:month|quarter|year)/i);
});

test('what there is only where another column says yes is asked about there', async () => {
  const widgets = await recommended('calls', rows(1500, (at) => {
    const answered = noise(at) < 0.8;
    return {
      call_id: `C${at}`, agent: pick(['Ann', 'Ben', 'Cy'], at), topic: pick(['bill', 'help'], at), answered: answered ? 'Y' : 'N',
      resolved: answered && noise(at, 2) < 0.9 ? 'Y' : 'N', talk_seconds: answered ? 30 + Math.round(300 * noise(at, 3)) : 0,
    };
  })); // prettier-ignore
  assert.doesNotMatch(titles(widgets), /(?:resolved|talk.*) by answered/i);
  for (const { dataKey } of widgets)
    if (/AVG\(.*(?:talk_seconds|"resolved")/.test(dataKey)) assert.match(dataKey, /"answered" = 'Y'/);
});

test('of people who were asked once the outcome comes first, and nobody adds up their children', async () => {
  const widgets = await recommended('trips', rows(1500, (at) => ({
    CustomerID: 1000 + at, ProdTaken: noise(at) < [0.35, 0.2, 0.1][at % 3]! ? 1 : 0, Age: 20 + (at % 45), Gender: at % 2 ? 'Male' : 'Female',
    Product: pick(['Basic', 'Deluxe', 'King'], at), NumberOfChildren: at % 4, NumberOfTrips: 1 + (at % 9), MonthlyIncome: 18_000 + (at % 3) * 6000 + (at % 700),
  }))); // prettier-ignore
  assert.match(titles(widgets), /share of customers with prod taken by product/i);
  assert.doesNotMatch(titles(widgets), /total (?:trips|children)/i);
  assert.ok(widgets.filter(({ title }) => /prod taken/i.test(title)).length * 2 >= widgets.length - 3);
});

test('a year that one row makes is not compared with the one before', async () => {
  const fines = (largest: number) => recommended('fines', rows(400, (at) => ({
    firm: `F${at}`, region: pick(['A', 'B', 'C'], at), amount_usd: at === 390 ? largest : 1000 + Math.round(500 * noise(at)),
    closed: new Date(Date.UTC(2021, 0, 1 + at * 4)).toISOString().slice(0, 10),
  }))); // prettier-ignore
  const figure = async (largest: number) =>
    (await fines(largest)).find(
      ({ type, dataKey }) => type === 'big-number' && dataKey.includes('amount_usd'),
    )?.dataKey ?? '';
  assert.match(await figure(1400), /FILTER/);
  assert.doesNotMatch(await figure(400_000), /FILTER/);
});
