import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openFerries } from './ferries.js';
import { openTable, type AskedTable } from './open-table.js';
import { sameAnswers } from './same-answers.js';

let ferries: AskedTable;
before(async () => {
  ferries = await openFerries();
});
after(() => ferries.runner.close());

const C = 'FROM "crossings"';
/** Each prompt beside the query that answers it. */
const cases: Record<string, readonly (readonly [string, string])[]> = {
  'a column of 0 and 1, or of yes and no, says what is true of a row': [
    ['how many crossings were cancelled for each carrier?', `SELECT "carrier", COUNT(*) ${C} WHERE "cancelled" = 1 GROUP BY 1`],
    ['refundable crossings by origin', `SELECT "origin", COUNT(*) ${C} WHERE "refundable" GROUP BY 1`],
    ['how many crossings were delayed by carrier', `SELECT "carrier", COUNT(*) ${C} WHERE "DepDelay" > 0 GROUP BY 1`],
    ['number of crossings that got a crew bonus by carrier', `SELECT "carrier", COUNT(*) ${C} WHERE "crew_bonus" IS NOT NULL GROUP BY 1`],
  ],
  'where something comes from and where it goes to are two columns': [
    ['number of crossings from Cork by carrier', `SELECT "carrier", COUNT(*) ${C} WHERE "origin" = 'Cork' GROUP BY 1`],
    ['number of crossings to Cork by carrier', `SELECT "carrier", COUNT(*) ${C} WHERE "dest" = 'Cork' GROUP BY 1`],
    ['average pax of crossings not arriving at Dover for each carrier', `SELECT "carrier", AVG("Pax") ${C} WHERE "dest" <> 'Dover' GROUP BY 1`],
  ],
  'two names against each other have a course each': [
    ['Nordlink versus Skerry: passengers by year', `SELECT YEAR("sailed"), "carrier", SUM("Pax") ${C} WHERE "carrier" IN ('Nordlink', 'Skerry') GROUP BY 1, 2`],
    ['Coastal vs Skerry: average first response time', `SELECT "carrier", AVG("first_resp_min") ${C} WHERE "carrier" IN ('Coastal', 'Skerry') GROUP BY 1`],
    ['monthly passengers with a separate line for every origin', `SELECT DATE_TRUNC('month', "sailed")::DATE, "origin", SUM("Pax") ${C} GROUP BY 1, 2`],
  ],
  'two periods against each other are groups': [
    ['compare passengers in 2024 and 2025', `SELECT YEAR("sailed"), SUM("Pax") ${C} WHERE YEAR("sailed") IN (2024, 2025) GROUP BY 1`],
    ['passengers 2024 vs 2025 by carrier', `SELECT YEAR("sailed"), "carrier", SUM("Pax") ${C} WHERE YEAR("sailed") IN (2024, 2025) GROUP BY 1, 2`],
    ['number of crossings last year versus this year', `SELECT YEAR("sailed"), COUNT(*) ${C} WHERE YEAR("sailed") IN (2025, 2026) GROUP BY 1`],
  ],
  'shares and growth in percent are parts of a hundred': [
    ['share of passengers by carrier, in percent', `SELECT "carrier", 100.0 * SUM("Pax") / SUM(SUM("Pax")) OVER () ${C} GROUP BY 1`],
    ["each carrier's share of all passengers in % as a donut", `SELECT "carrier", 100.0 * SUM("Pax") / SUM(SUM("Pax")) OVER () ${C} GROUP BY 1`],
    ['what share of refundable crossings has each carrier, in %?', `SELECT "carrier", 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () ${C} WHERE "refundable" GROUP BY 1`],
    ['change in passengers from quarter to quarter', `WITH q AS (SELECT DATE_TRUNC('quarter', "sailed")::DATE AS "q", SUM("Pax") AS "v" ${C} GROUP BY 1) SELECT "q", 100.0 * ("v" / LAG("v") OVER (ORDER BY "q") - 1) FROM q`],
  ],
  'the worst of what is borne is the highest, and an order in words is no cell': [
    ['2 worst carriers by average departure delay', `SELECT "carrier", AVG("DepDelay") ${C} GROUP BY 1 ORDER BY 2 DESC LIMIT 2`],
    ['number of crossings by demand, from high to low', `SELECT "demand", COUNT(*) ${C} GROUP BY 1`],
  ],
  'a count of things is added up, a unit is one word, and zero is a number': [
    ['passengers per carrier', `SELECT "carrier", SUM("Pax") ${C} GROUP BY 1`],
    ['how many vehicles per origin', `SELECT "origin", SUM("num_vehicles") ${C} GROUP BY 1`],
    ['kwh used by dest', `SELECT "dest", SUM("kWh_used") ${C} GROUP BY 1`],
    ['number of crossings on days when the outdoor temperature was below zero', `SELECT COUNT(*) ${C} WHERE "outdoorTempC" < 0`],
  ],
  'an amount versus a category is what is usual there': [
    ['passengers versus carrier', `SELECT "carrier", AVG("Pax") ${C} GROUP BY 1`],
  ],
}; // prettier-ignore

for (const [behaviour, prompts] of Object.entries(cases))
  test(behaviour, async () => sameAnswers(ferries, prompts));

test('the number of what the table does not hold is asked back', async () => {
  for (const prompt of ['number of whales by carrier', 'how many lifeboats per origin', 'number of stormy crossings by dest']) {
    const answer = await ferries.ask(prompt);
    assert.equal(answer.status, 'needs_clarification', `${prompt}\n${JSON.stringify(answer)}`);
  }
}); // prettier-ignore

test('titles read as people say names, and another reading never adds up levels', async () => {
  const answer = await ferries.ask('average outdoor temperature by month');
  assert.equal(answer.status, 'ok');
  if (answer.status !== 'ok') return;
  assert.equal(answer.title, 'Average outdoor temperature by month');
  assert.doesNotMatch((answer.alternatives ?? []).map(({ sql }) => sql).join(' '), /SUM\(/);
  const delay = await ferries.ask('average first response time by carrier');
  assert.equal(delay.status === 'ok' && delay.title, 'Average first response minutes by carrier');
});

test('the time from one date of a row to another is an amount', async () => {
  const loans = await openTable('loans', Array.from({ length: 90 }, (_, i) => ({
    'Lent On': new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
    returned_on: new Date(Date.UTC(2025, 0, 1 + i + ((i * 7) % 23))).toISOString().slice(0, 10),
    shelf: ['A', 'B', 'C'][i % 3],
  })));
  const days = `DATE_DIFF('day', "Lent On", "returned_on")`;
  await sameAnswers(loans, [
    ['average days from lent to returned by shelf', `SELECT "shelf", AVG(${days}) FROM "loans" GROUP BY 1`],
    ['longest days between lent and returned', `SELECT MAX(${days}) FROM "loans"`],
  ]);
  await loans.runner.close();
}); // prettier-ignore

test('a headcount is a column where the table has it, and else the number of rows', async () => {
  const teams = await openTable('teams', [
    { dept: 'A', year: 2024, headcount: 5 },
    { dept: 'B', year: 2024, headcount: 7 },
    { dept: 'A', year: 2025, headcount: 9 },
  ]);
  await sameAnswers(teams, [['average headcount by dept', 'SELECT "dept", AVG("headcount") FROM "teams" GROUP BY 1']]);
  await sameAnswers(ferries, [['headcount by carrier', `SELECT "carrier", COUNT(*) ${C} GROUP BY 1`]]);
  await teams.runner.close();
}); // prettier-ignore
