import { openTable, type AskedTable } from './open-table.js';

const PORTS = ['Aalborg', 'Bergen', 'Cork', 'Dover'];
const CARRIERS = ['Nordlink', 'Coastal', 'Skerry'];
const START = Date.UTC(2024, 0, 1);

/** Crossings of ferries: 600 rows over two years, nothing random. A port is where one starts and where it ends. */
const crossings = Array.from({ length: 600 }, (_, i) => ({
  crossing_no: `X${1000 + i}`,
  sailed: new Date(START + Math.floor(i * 1.21) * 86_400_000).toISOString().slice(0, 10),
  carrier: CARRIERS[((i * 5) % 11) % 3],
  origin: PORTS[i % 4],
  dest: PORTS[(i + 1 + (((i * 3) % 7) % 3)) % 4],
  DepDelay: ((i * 7) % 41) - 12,
  cancelled: i % 17 === 0 ? 1 : 0,
  refundable: i % 3 === 0,
  demand: ['High', 'Medium', 'Low'][((i * 7) % 13) % 3],
  Pax: 40 + ((i * 29) % 310),
  first_resp_min: 2 + ((i * 3) % 55),
  outdoorTempC: -6 + ((i * 11) % 30),
  kWh_used: 300 + ((i * 37) % 900),
  crew_bonus: i % 5 === 0 ? null : 100 + ((i * 13) % 400),
  num_vehicles: (i * 19) % 90,
}));

export const openFerries = (): Promise<AskedTable> => openTable('crossings', crossings);
