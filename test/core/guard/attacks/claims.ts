import type { Attack } from './attack.js';

/** Orders rise over the months; of the regions Americas is first and Africa last. [locale, text, test, planted] */
type Line = [
  locale: string,
  source: Attack['source'],
  text: string,
  test: string | undefined,
  planted: string,
];

const DIRECTIONS: Line[] = [
  ['en-US', 'months', 'Orders fell to {{ last(orders) }}.', undefined, 'Orders fell'],
  ['en-US', 'months', 'Orders rose to {{ last(orders) }}.', undefined, 'Orders rose'],
  [
    'en-US',
    'months',
    'Orders declined from {{ first(orders) }}.',
    'last(orders) < first(orders)',
    'declined',
  ],
  [
    'en-US',
    'months',
    'Orders declined from {{ first(orders) }}.',
    'last(orders) > first(orders)',
    'declined',
  ],
  ['en-US', 'months', 'Orders plunged to {{ last(orders) }}.', 'count() > 0', 'plunged'],
  ['en-US', 'months', 'Orders were flat at {{ last(orders) }}.', undefined, 'flat'],
  ['en-US', 'months', 'Orders shrank steadily to {{ last(orders) }}.', 'true', 'shrank'],
  ['en-US', 'months', 'A sharp downturn took orders to {{ last(orders) }}.', undefined, 'downturn'],
  ['en-US', 'months', 'Orders are {{ growth(orders) | trend:"falling","rising" }}.', undefined, 'falling'],
  ['en-US', 'months', 'Orders recovered to {{ last(orders) }}.', undefined, 'recovered'],
  ['de-DE', 'months', 'Die Bestellungen fielen auf {{ last(orders) }}.', undefined, 'fielen'],
  ['de-DE', 'months', 'Die Bestellungen gingen auf {{ last(orders) }} zurück.', undefined, 'zurück'],
  ['de-DE', 'months', 'Die Bestellungen sanken auf {{ last(orders) }}.', 'growth(orders) > 0', 'sanken'],
  ['de-DE', 'months', 'Ein Rückgang auf {{ last(orders) }}.', undefined, 'Rückgang'],
  ['fr-FR', 'months', 'Les commandes ont baissé à {{ last(orders) }}.', undefined, 'baissé'],
  [
    'fr-FR',
    'months',
    'Les commandes reculent à {{ last(orders) }}.',
    'last(orders) > first(orders)',
    'reculent',
  ],
  ['fr-FR', 'months', 'Une chute à {{ last(orders) }}.', undefined, 'chute'],
  ['es-ES', 'months', 'Los pedidos cayeron a {{ last(orders) }}.', undefined, 'cayeron'],
  ['es-ES', 'months', 'Los pedidos bajaron a {{ last(orders) }}.', 'growth(orders) > 0', 'bajaron'],
  ['es-ES', 'months', 'Un descenso hasta {{ last(orders) }}.', undefined, 'descenso'],
];

const RANKS: Line[] = [
  ['en-US', 'regions', '{{ argmin(category, value) }} has the largest revenue.', undefined, 'largest'],
  ['en-US', 'regions', '{{ argmin(category, value) }} leads with {{ min(value) }}.', undefined, 'leads'],
  ['en-US', 'regions', '{{ argmin(category, value) }} is the largest region at {{ min(value) }}.', 'min(value) < avg(value)', 'largest'],
  ['en-US', 'regions', '{{ argmax(category, value) }} is lowest at {{ max(value) }}.', 'max(value) > avg(value)', 'lowest'],
  ['en-US', 'regions', '{{ last(category) }} is the largest at {{ last(value) }}.', 'last(value) < first(value)', 'largest'],
  ['en-US', 'regions', '{{ first(category) }} outperforms every region.', 'first(value) == max(value)', 'outperforms'],
  ['en-US', 'regions', '{{ first(category) }} has more than {{ argmax(category, value) }}.', undefined, 'more than'],
  ['en-US', 'regions', 'All regions are equal at {{ avg(value) }}.', 'max(value) == min(value)', 'are equal'],
  ['en-US', 'regions', 'Each region has the same value, {{ avg(value) }}.', 'distinct(value) == 1', 'the same value'],
  ['en-US', 'regions', '{{ argmin(category, value) }} comes before {{ argmax(category, value) }}.', 'lookup(value, category, "Africa") > max(value)', 'comes before'],
  ['de-DE', 'regions', '{{ argmin(category, value) }} hat den größten Wert mit {{ min(value) }}.', undefined, 'größten'],
  ['de-DE', 'regions', '{{ argmin(category, value) }} führt mit {{ min(value) }}.', undefined, 'führt'],
  ['de-DE', 'regions', '{{ first(category) }} hat mehr als {{ argmax(category, value) }}.', undefined, 'mehr als'],
  ['fr-FR', 'regions', '{{ argmin(category, value) }} est la plus grande avec {{ min(value) }}.', undefined, 'plus grande'],
  ['fr-FR', 'regions', '{{ argmin(category, value) }} arrive en tête avec {{ min(value) }}.', undefined, 'en tête'],
  ['es-ES', 'regions', '{{ argmin(category, value) }} es la mayor con {{ min(value) }}.', undefined, 'mayor'],
  ['es-ES', 'regions', '{{ argmin(category, value) }} encabeza con {{ min(value) }}.', undefined, 'encabeza'],
]; // prettier-ignore

const CAUSES: Line[] = [
  ['en-US', 'regions', '{{ argmax(category, value) }} has {{ max(value) }} because of the new campaign.', undefined, 'because'],
  ['en-US', 'regions', 'Thanks to pricing, {{ argmax(category, value) }} has {{ max(value) }}.', undefined, 'Thanks to'],
  ['en-US', 'regions', 'Revenue of {{ sum(value) }} was driven by strong demand.', undefined, 'driven by'],
  ['en-US', 'regions', '{{ argmax(category, value) }} will reach {{ sum(value) }}.', undefined, 'will reach'],
  ['en-US', 'regions', 'Revenue of {{ sum(value) }} is expected to hold.', undefined, 'expected to'],
  ['en-US', 'regions', '{{ argmax(category, value) }} has {{ max(value) }} as a result of our work.', 'max(value) > min(value)', 'as a result'],
  ['de-DE', 'regions', 'Dank der Kampagne hat {{ argmax(category, value) }} {{ max(value) }}.', undefined, 'Dank'],
  ['de-DE', 'regions', '{{ argmax(category, value) }} hat {{ max(value) }} aufgrund der Nachfrage.', undefined, 'aufgrund'],
  ['de-DE', 'regions', 'Der Umsatz von {{ sum(value) }} hält voraussichtlich an.', undefined, 'voraussichtlich'],
  ['fr-FR', 'regions', 'Grâce à la campagne, {{ argmax(category, value) }} a {{ max(value) }}.', undefined, 'Grâce à'],
  ['fr-FR', 'regions', '{{ argmax(category, value) }} a {{ max(value) }} en raison de la demande.', undefined, 'en raison'],
  ['es-ES', 'regions', '{{ argmax(category, value) }} tiene {{ max(value) }} debido a la demanda.', undefined, 'debido a'],
  ['es-ES', 'regions', 'Gracias a la campaña, {{ argmax(category, value) }} tiene {{ max(value) }}.', undefined, 'Gracias a'],
]; // prettier-ignore

const toAttacks = (kind: string, lines: Line[]): Attack[] =>
  lines.map(([locale, source, text, test, planted]) => ({
    class: kind,
    locale,
    source,
    text,
    planted: [planted],
    ...(test === undefined ? {} : { test }),
  }));

export const claimAttacks = (): Attack[] => [
  ...toAttacks('directions', DIRECTIONS),
  ...toAttacks('ranks and comparisons', RANKS),
  ...toAttacks('causes and forecasts', CAUSES),
];
