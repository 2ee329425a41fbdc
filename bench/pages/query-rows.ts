// A million sales of eight columns, the same in the page and in Node.

export interface Sale {
  id: number;
  region: string;
  product: string;
  quantity: number;
  amount: number;
  online: boolean;
  day: string;
  soldAt: string;
}

const REGIONS = ['North', 'East', 'South', 'West', 'Centre', 'Islands', 'Abroad', 'Online'];
const two = (value: number): string => String(value).padStart(2, '0');

/** Linear congruential: the same rows in each run. */
export function sales(count: number): Sale[] {
  let state = 42;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_unused, id) => {
    const day = `${2021 + next(4)}-${two(1 + next(12))}-${two(1 + next(28))}`;
    return {
      id,
      region: REGIONS[next(8)]!,
      product: `Product ${next(500)}`,
      quantity: 1 + next(40),
      amount: next(1_000_000) / 100,
      online: next(3) === 0,
      day,
      soldAt: `${day}T${two(next(24))}:${two(next(60))}:${two(next(60))}Z`,
    };
  });
}

export const HEADER = 'id,region,product,quantity,amount,online,day,soldAt';

/** What widgets of a sales dashboard ask. */
export const DASHBOARD = [
  'SELECT region AS category, sum(amount) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC',
  'SELECT product AS category, sum(quantity) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC LIMIT 10',
  "SELECT date_trunc('month', day) AS month, sum(amount) AS value FROM sales GROUP BY 1 ORDER BY 1",
  "SELECT day, count(*) AS value FROM sales WHERE region = 'North' GROUP BY 1 ORDER BY 1",
  'SELECT region AS category, online AS series, avg(amount) AS value FROM sales GROUP BY 1, 2 ORDER BY 1, 2',
  'SELECT hour(soldAt) AS hour, count(*) AS value, median(amount) AS middle FROM sales GROUP BY 1 ORDER BY 1',
  'SELECT region AS category, count(DISTINCT product) AS value FROM sales WHERE amount > 500 GROUP BY 1 ORDER BY 2',
];

/** The same by hand: each a loop over the rows, the groups in a Map. */
export function dashboardByHand(rows: Sale[]): number {
  const group = <K>(key: (row: Sale) => K, add: (row: Sale) => number, where?: (row: Sale) => boolean) => {
    const sums = new Map<K, number>();
    for (const row of rows) {
      if (where && !where(row)) continue;
      const name = key(row);
      sums.set(name, (sums.get(name) ?? 0) + add(row));
    }
    return sums.size;
  };
  const hours = Array.from({ length: 24 }, (): number[] => []);
  for (const { soldAt, amount } of rows) hours[Number(soldAt.slice(11, 13))]!.push(amount);
  const medians = hours.map((amounts) => amounts.sort((a, b) => a - b)[amounts.length >> 1]!);
  const products = new Map<string, Set<string>>();
  for (const { region, product, amount } of rows) {
    if (amount <= 500) continue;
    let known = products.get(region);
    if (!known) products.set(region, (known = new Set()));
    known.add(product);
  }
  return (
    group(
      (row) => row.region,
      (row) => row.amount,
    ) +
    group(
      (row) => row.product,
      (row) => row.quantity,
    ) +
    group(
      (row) => row.day.slice(0, 7),
      (row) => row.amount,
    ) +
    group(
      (row) => row.day,
      () => 1,
      (row) => row.region === 'North',
    ) +
    group(
      (row) => `${row.region} ${row.online}`,
      (row) => row.amount,
    ) +
    medians.length +
    products.size
  );
}
