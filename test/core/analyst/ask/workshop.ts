import { openTable, type AskedTable } from './open-table.js';

const BRANCHES = ['Harbour', 'Centre', 'Airport', 'Mill Lane'];
const DEVICES = ['Bicycle', 'Scooter', 'Pram'];
const START = Date.UTC(2024, 0, 1);

/** Repairs of a workshop: 480 rows over 20 months, nothing random, some without a rating. */
const repairs = Array.from({ length: 480 }, (_, i) => ({
  ticket_no: `T${1000 + i}`,
  received: new Date(START + Math.floor(i * 1.25) * 86_400_000).toISOString().slice(0, 10),
  brnch: BRANCHES[((i * 3) % 7) % 4],
  device: DEVICES[((i * 5) % 11) % 3],
  mechanic: ['Ada', 'Bo', 'Cem', 'Dina', 'Eli'][((i * i) % 13) % 5],
  owner_age: 18 + ((i * 17) % 60),
  owner_gender: ['Female', 'Male'][((i * 3) % 5) % 2],
  labour_hours: 1 + ((i * 7) % 9),
  wt_kg: 4 + ((i * 13) % 250) / 10,
  price_usd: 20 + ((i * 31) % 400) + i / 1000,
  reworked: i % 6 === 0 ? 'Yes' : 'No',
  rating: i % 9 === 0 ? null : 1 + (i % 5),
}));

export const openWorkshop = (): Promise<AskedTable> => openTable('repairs', repairs);
