import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Row } from '../../../../src/core/query/types.js';
import { openTable, type AskedTable } from './open-table.js';

const START = Date.UTC(2025, 2, 1);

/** Rentals of boats: guests, skippers and boats come back. Nothing random. */
const rentals = Array.from({ length: 240 }, (_, i) => ({
  rental_no: `R${1000 + i}`,
  start_date: new Date(START + i * 86_400_000).toISOString().slice(0, 10),
  guestName: `Guest ${String.fromCodePoint(65 + ((i * i) % 19))}`,
  skipper: ['Ines', 'Jonas', 'Karim', 'Lotte'][((i * i) % 11) % 4],
  harbour: ['Lagos', 'Split', 'Kiel'][((i * 5) % 7) % 3],
  boat: ['Sloop', 'Ketch', 'Dinghy', 'Cutter', 'Yawl'][((i * 3) % 13) % 5],
  hours: 1 + ((i * 7) % 9),
  revenue_eur: 40 + ((i * 31) % 300) + i / 1000,
  viewsThousands: ((i * 37) % 241) + 0.5,
}));

/** A row for each river and year. */
const river_gauges = Array.from({ length: 96 }, (_, i) => ({
  river: ['Arve', 'Brenta', 'Cher', 'Drava', 'Ebro', 'Fulda', 'Gail', 'Havel', 'Inn', 'Jalón', 'Kupa', 'Lahn'][i % 12],
  basin: ['North', 'South', 'East'][(i % 12) % 3],
  year: 2016 + Math.floor(i / 12),
  level_cm: 100 + ((i * 53) % 400) + i / 100,
})); // prettier-ignore

/** As short as what a person pastes in to try it: its groups are nearly as many as its rows. */
const shop = [
  ['North', 'Chairs', 4099.5], ['South', 'Chairs', 2100], ['West', 'Tables', 3050.25], ['East', 'Tables', 950],
  ['North', 'Lamps', 1820], ['South', 'Lamps', 610], ['West', 'Chairs', 2550],
].map(([region, product, revenue]) => ({ region, product, revenue })); // prettier-ignore

let tables: Record<'rentals' | 'river_gauges' | 'shop', AskedTable>;
before(async () => {
  tables = {
    rentals: await openTable('rentals', rentals),
    river_gauges: await openTable('river_gauges', river_gauges),
    shop: await openTable('shop', shop),
  };
});
after(() => Promise.all(Object.values(tables).map(({ runner }) => runner.close())));

const R = 'FROM "rentals"';
const L = 'FROM "river_gauges"';
const T = 'FROM "shop"';
/** Each prompt beside the query that answers it; the columns and the order of the rows are part of the answer. */
const cases: Record<string, readonly (readonly [string, string])[]> = {
  'a ranking of names that repeat adds up their rows': [
    ['top 3 guests by revenue', `SELECT "guestName", SUM("revenue_eur") ${R} GROUP BY 1 ORDER BY 2 DESC LIMIT 3`],
    ['Which 2 skippers bring in the most revenue?', `SELECT "skipper", SUM("revenue_eur") ${R} GROUP BY 1 ORDER BY 2 DESC LIMIT 2`],
    ['the 4 most viewed rentals', `SELECT "rental_no", "viewsThousands" ${R} ORDER BY 2 DESC LIMIT 4`],
    ['Draw a bar chart of the 4 most viewed rentals', `SELECT "rental_no", "viewsThousands" ${R} ORDER BY 2 DESC LIMIT 4`],
  ],
  'groups of a short table are added up, too': [
    ['revenue by region', `SELECT "region", SUM("revenue") ${T} GROUP BY 1 ORDER BY 2 DESC`],
    ['top 2 regions by revenue', `SELECT "region", SUM("revenue") ${T} GROUP BY 1 ORDER BY 2 DESC LIMIT 2`],
    ['Which region earns the most?', `SELECT "region", SUM("revenue") ${T} GROUP BY 1 ORDER BY 2 DESC`],
  ],
  'columns that are named are listed as they are named': [
    ['List the guest name, boat and hours of all rentals with a revenue above 330', `SELECT "guestName", "boat", "hours" ${R} WHERE "revenue_eur" > 330`],
    ['Show the boats and start dates of the rentals from Kiel that lasted more than 8 hours, ordered by start date', `SELECT "boat", "start_date" ${R} WHERE "harbour" = 'Kiel' AND "hours" > 8 ORDER BY 2`],
    ['give me the skipper, boat and revenue of the 5 most viewed rentals', `SELECT "skipper", "boat", "revenue_eur" ${R} ORDER BY "viewsThousands" DESC LIMIT 5`],
    ['list the river, basin and level of all records with a level above 480', `SELECT "river", "basin", "level_cm" ${L} WHERE "level_cm" > 480`],
  ],
  'names that repeat are counted once': [
    ['number of guests by boat', `SELECT "boat", COUNT(DISTINCT "guestName") AS "n" ${R} GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['Bar chart of the number of different boats for each harbour', `SELECT "harbour", COUNT(DISTINCT "boat") AS "n" ${R} GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['guests per skipper', `SELECT "skipper", COUNT(DISTINCT "guestName") AS "n" ${R} GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['how many guests sailed a Yawl', `SELECT COUNT(DISTINCT "guestName") ${R} WHERE "boat" = 'Yawl'`],
    ['count of rivers by basin', `SELECT "basin", COUNT(DISTINCT "river") AS "n" ${L} GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['number of rentals by boat', `SELECT "boat", COUNT(*) AS "n" ${R} GROUP BY 1 ORDER BY 2 DESC, 1`],
  ],
  'one of them is named with its amount': [
    ['Which river had the highest level in 2018?', `SELECT "river", "level_cm" ${L} WHERE "year" = 2018 ORDER BY 2 DESC`],
    ['which 3 rivers had the lowest level in 2020', `SELECT "river", "level_cm" ${L} WHERE "year" = 2020 ORDER BY 2 LIMIT 3`],
  ],
  'groups are chosen by what their rows add up to': [
    ['which guests sailed more than 20 times?', `SELECT "guestName", COUNT(*) ${R} GROUP BY 1 HAVING COUNT(*) > 20 ORDER BY 2 DESC, 1`],
    ['which guests spent more than 4000 euros in total', `SELECT "guestName", SUM("revenue_eur") ${R} GROUP BY 1 HAVING SUM("revenue_eur") > 4000 ORDER BY 2 DESC, 1`],
    ['skippers with revenue over 9000', `SELECT "skipper", SUM("revenue_eur") ${R} GROUP BY 1 HAVING SUM("revenue_eur") > 9000 ORDER BY 2 DESC, 1`],
    ['which rivers have an average level above 300', `SELECT "river", AVG("level_cm") ${L} GROUP BY 1 HAVING AVG("level_cm") > 300 ORDER BY 2 DESC, 1`],
  ],
  'who did something is the one whom a column names': [
    ['who booked the most Ketch rentals?', `SELECT "guestName", COUNT(*) ${R} WHERE "boat" = 'Ketch' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12`],
    ['who sailed more than 20 times', `SELECT "guestName", COUNT(*) ${R} GROUP BY 1 HAVING COUNT(*) > 20 ORDER BY 2 DESC, 1`],
  ],
  'ends and averages stand side by side, for each group': [
    ['minimum, maximum and average level by basin', `SELECT "basin", MIN("level_cm"), MAX("level_cm"), AVG("level_cm") ${L} GROUP BY 1 ORDER BY 1`],
    ['longest rental hours in each harbour', `SELECT "harbour", MAX("hours") AS "n" ${R} GROUP BY 1 ORDER BY 2 DESC, 1`],
  ],
  'what is drawn and sorted is no list': [
    ['visualize a line chart of the sum of revenue by month, and list from earliest to latest', `SELECT DATE_TRUNC('month', "start_date")::DATE, SUM("revenue_eur") ${R} GROUP BY 1 ORDER BY 1`],
  ],
}; // prettier-ignore

const values = (rows: readonly Row[]): unknown[][] =>
  rows.map((row) => Object.values(row).map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(9)) : cell))); // prettier-ignore

for (const [behaviour, prompts] of Object.entries(cases))
  test(behaviour, async () => {
    for (const [prompt, sql] of prompts) {
      const table = tables[sql.includes(L) ? 'river_gauges' : sql.includes(T) ? 'shop' : 'rentals'];
      const answer = await table.ask(prompt);
      assert.equal(answer.status, 'ok', `${prompt}: ${JSON.stringify(answer)}`);
      if (answer.status !== 'ok') continue;
      const [ours, theirs] = await Promise.all([table.rows(answer.sql), table.rows(sql)]);
      assert.ok(theirs.length > 0, prompt);
      assert.deepEqual(values(ours), values(theirs), `${prompt}\n${answer.sql}`);
    }
  });
