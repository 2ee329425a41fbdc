import { capitalized, readableName } from '../../statements/frame/names.js';
import type { Titles } from './title-words.js';

/** What happened on a date, by the participle that its column is called: `shipped_at` is the day of shipping. */
const EVENTS: Readonly<Record<string, string>> = {
  ordered: 'order', placed: 'order', shipped: 'shipping', dispatched: 'dispatch', delivered: 'delivery', received: 'receipt', returned: 'return', opened: 'opening', closed: 'closing', created: 'creation',
  resolved: 'resolution', solved: 'solution', completed: 'completion', finished: 'finish', started: 'start', ended: 'end', admitted: 'admission', discharged: 'discharge', booked: 'booking', invoiced: 'invoice',
  paid: 'payment', approved: 'approval', submitted: 'submission', requested: 'request', reported: 'report', applied: 'application', hired: 'hiring', filled: 'filling', signed: 'signature', sold: 'sale', listed: 'listing',
  registered: 'registration', enrolled: 'enrolment', cancelled: 'cancellation', arrived: 'arrival', departed: 'departure', issued: 'issue', assigned: 'assignment', answered: 'answer', responded: 'response',
  inspected: 'inspection', repaired: 'repair', installed: 'installation', collected: 'collection', picked: 'picking', packed: 'packing', screened: 'screening', referred: 'referral', tested: 'test', treated: 'treatment',
  bought: 'purchase', purchased: 'purchase', quoted: 'quote', offered: 'offer', accepted: 'acceptance', rejected: 'rejection', escalated: 'escalation', published: 'publication', harvested: 'harvest', planted: 'planting',
}; // prettier-ignore

/** Says only that it is a date: `order_date`, `closed_at`, `Aufnahmedatum`, `Date d'achat`. */
const ENDS =
  /[ _-]+(?:date|datum|time|timestamp|day|dt|tag|on|at|am|le|el|em)$|(?<=\p{Ll})(?:[Dd]ate|datum|At|On|tag)$/u;
const STARTS = /^(?:date|datum|fecha|data)(?: (?:de la |de l |de |d |du |des |of |der |do |da |del ))/i;

/** The participle that a date column is called by, in English: `received_date` is the day on which something was received. */
export function eventOf(column: string): string | undefined {
  const word = readableName(column.trim().replaceAll('_', ' ').replace(ENDS, '')).split(' ').at(-1) ?? '';
  return EVENTS[word] === undefined ? undefined : word;
}

/** The event of a date column as a noun: "shipping", "Abgabe", "achat". */
export function namedDate(column: string, titles: Titles): string {
  const plain = column.trim().replaceAll('_', ' ').replaceAll(/[’']/g, ' ').replace(STARTS, '');
  const bare = plain.replace(ENDS, '').trim();
  const name = readableName(bare === '' ? plain : bare);
  if (!titles.isEnglish) return capitalized(name);
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const event = EVENTS[last];
  return event === undefined ? name : [...words.slice(0, -1), event].join(' ');
}
