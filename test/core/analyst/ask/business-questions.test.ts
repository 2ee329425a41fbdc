import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AskedTable } from './open-table.js';
import { sameAnswers } from './same-answers.js';
import { openWorkshop } from './workshop.js';

let workshop: AskedTable;
before(async () => {
  workshop = await openWorkshop();
});
after(() => workshop.runner.close());

const R = 'FROM "repairs"';
/** Each prompt beside the query that answers it. */
const cases: Record<string, readonly (readonly [string, string])[]> = {
  'a number goes to the column that is named, to its unit, or to what the adjective measures': [
    ['number of repairs with labour hours of more than 6', `SELECT COUNT(*) ${R} WHERE "labour_hours" > 6`],
    ['average price for female owners over 65', `SELECT AVG("price_usd") ${R} WHERE "owner_gender" = 'Female' AND "owner_age" > 65`],
    ['how many repairs were for people aged 30 to 45', `SELECT COUNT(*) ${R} WHERE "owner_age" BETWEEN 30 AND 45`],
    ['how many repairs were cheaper than 100 dollars', `SELECT COUNT(*) ${R} WHERE "price_usd" < 100`],
    ['number of repairs heavier than 20 kg', `SELECT COUNT(*) ${R} WHERE "wt_kg" > 20`],
    ['how many repairs for owners aged 25 or younger', `SELECT COUNT(*) ${R} WHERE "owner_age" <= 25`],
    ['how many repairs have more rating than labour hours', `SELECT COUNT(*) ${R} WHERE "rating" > "labour_hours"`],
  ],
  'a cell that is missing is a condition': [
    ['how many repairs have no rating', `SELECT COUNT(*) ${R} WHERE "rating" IS NULL`],
    ['number of repairs without a rating by branch', `SELECT "brnch", COUNT(*) ${R} WHERE "rating" IS NULL GROUP BY 1`],
    ['how many repairs have a rating', `SELECT COUNT(*) ${R} WHERE "rating" IS NOT NULL`],
  ],
  'single rows are listed by what names them, in the order asked for': [
    ['show the 5 repairs with the highest price', `SELECT "ticket_no", "price_usd" ${R} ORDER BY 2 DESC LIMIT 5`],
    ['the three most expensive repairs', `SELECT "ticket_no", "price_usd" ${R} ORDER BY 2 DESC LIMIT 3`],
    ['what is the cheapest repair?', `SELECT "ticket_no", "price_usd" ${R} ORDER BY 2 LIMIT 1`],
    ['list all scooter repairs with a price of more than 400', `SELECT "ticket_no", "price_usd" ${R} WHERE "device" = 'Scooter' AND "price_usd" > 400 ORDER BY 1`],
  ],
  'one that is asked for stands at the head of all of them': [
    ['which branch had the most repairs?', `SELECT "brnch", COUNT(*) ${R} GROUP BY 1`],
    ['what is the most common device', `SELECT "device", COUNT(*) ${R} GROUP BY 1`],
    ['which branches had the most repairs?', `SELECT "brnch", COUNT(*) ${R} GROUP BY 1 ORDER BY 2 DESC`],
    ['two branches with the lowest average price', `SELECT "brnch", AVG("price_usd") ${R} GROUP BY 1 ORDER BY 2 LIMIT 2`],
  ],
  'a percentage is a part of all, or of each group': [
    ['what percentage of repairs were reworked?', `SELECT 100.0 * COUNT(*) FILTER (WHERE "reworked" = 'Yes') / COUNT(*) ${R}`],
    ['for each branch, what percentage of repairs was reworked', `SELECT "brnch", 100.0 * COUNT(*) FILTER (WHERE "reworked" = 'Yes') / COUNT(*) ${R} GROUP BY 1`],
    ['percentage of repairs by device', `SELECT "device", 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () ${R} GROUP BY 1`],
  ],
  'conditions hold of groups too, and both ends of a range are given': [
    ['which mechanics have more than 100 repairs', `SELECT "mechanic", COUNT(*) ${R} GROUP BY 1 HAVING COUNT(*) > 100`],
    ['lowest and highest price by device', `SELECT "device", MIN("price_usd"), MAX("price_usd") ${R} GROUP BY 1`],
  ],
  'periods hold without a year, from one on, and up to the newest of the data': [
    ['number of repairs in Q3', `SELECT COUNT(*) ${R} WHERE QUARTER("received") = 3`],
    ['number of repairs in March', `SELECT COUNT(*) ${R} WHERE MONTH("received") = 3`],
    ['number of repairs since July 2024', `SELECT COUNT(*) ${R} WHERE "received" >= DATE '2024-07-01'`],
    ['number of repairs by device 2024', `SELECT "device", COUNT(*) ${R} WHERE YEAR("received") = 2024 GROUP BY 1`],
    ['how many repairs in the latest month', `SELECT COUNT(*) ${R} WHERE DATE_TRUNC('month', "received") = (SELECT DATE_TRUNC('month', MAX("received")) ${R})`],
  ],
  'a distribution counts values or ranges and adds nothing up': [
    ['distribution of labour hours', `SELECT "labour_hours", COUNT(*) ${R} GROUP BY 1`],
    ['histogram of owner age in bins of 10 years', `SELECT FLOOR("owner_age" / 10) * 10, COUNT(*) ${R} GROUP BY 1`],
  ],
  'what is left out, short names, sayings and two typos at once are understood': [
    ['number of repairs by branch, not counting scooters', `SELECT "brnch", COUNT(*) ${R} WHERE "device" <> 'Scooter' GROUP BY 1`],
    ['average price if we leave out prams', `SELECT AVG("price_usd") ${R} WHERE "device" <> 'Pram'`],
    ['Good morning, I was wondering whether you could tell me the average weight by device', `SELECT "device", AVG("wt_kg") ${R} GROUP BY 1`],
    ['averge price by mechnic', `SELECT "mechanic", AVG("price_usd") ${R} GROUP BY 1`],
    ['how many mechanics do we have?', `SELECT COUNT(DISTINCT "mechanic") ${R}`],
  ],
}; // prettier-ignore

for (const [behaviour, prompts] of Object.entries(cases))
  test(behaviour, async () => sameAnswers(workshop, prompts));

test('a number that belongs to no column is asked back, never guessed', async () => {
  for (const prompt of ['average price for more than 6', 'average price by device over 65 furlongs', 'number of repairs with tax above 12']) {
    const answer = await workshop.ask(prompt);
    assert.equal(answer.status, 'needs_clarification', `${prompt}\n${JSON.stringify(answer)}`);
  }
}); // prettier-ignore

test('what names something that the table does not hold is asked back', async () => {
  for (const prompt of ['which supplier had the most repairs', 'average owner income by branch', 'training hours per device']) {
    const answer = await workshop.ask(prompt);
    assert.equal(answer.status, 'needs_clarification', `${prompt}\n${JSON.stringify(answer)}`);
  }
}); // prettier-ignore

test('the explanation names each reading', async () => {
  const said = async (prompt: string): Promise<string> => {
    const answer = await workshop.ask(prompt);
    return answer.status === 'ok' ? answer.explanation : '';
  };
  assert.match(await said('number of repairs heavier than 20 kg'), /“heavier than 20 kg” → only rows where .* above 20/);
  assert.match(await said('what percentage of repairs were reworked?'), /“What percentage of” → .*reworked is Yes/i);
  assert.match(await said('which mechanics have more than 100 repairs'), /“more than 100 repairs” → only groups/);
  assert.match(await said('show the 5 repairs with the highest price'), /sorted by price/);
}); // prettier-ignore
