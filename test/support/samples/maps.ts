import type { WidgetType } from '../../../src/core/chart/types.js';
import type { WidgetSample } from '../widget-samples.js';
import { noise, sample } from '../widget-samples.js';

const COUNTRY = { country: 'string', value: 'number' } as const;
const random = noise(11);

const users: (readonly [string, number])[] = [
  ['United States', 48_200], ['China', 39_400], ['India', 31_700], ['Brazil', 14_800], ['Germany', 12_100],
  ['United Kingdom', 11_600], ['Japan', 10_900], ['France', 8_700], ['Canada', 7_400], ['Australia', 5_900],
  ['South Korea', 5_600], ['Mexico', 5_200], ['Indonesia', 4_900], ['Spain', 4_300], ['Italy', 4_100],
  ['Nigeria', 3_300], ['South Africa', 2_900], ['Turkey', 2_700], ['Argentina', 2_400], ['Poland', 2_200],
  ['Netherlands', 2_100], ['Sweden', 1_700], ['Singapore', 1_650], ['Egypt', 1_400], ['Kenya', 1_200],
  ['Vietnam', 1_150], ['Saudi Arabia', 1_100], ['New Zealand', 900], ['Chile', 850], ['Malta', 60],
]; // prettier-ignore
const europe: (readonly [string, number])[] = [
  ['DE', 43.4], ['FR', 38.9], ['IT', 35.1], ['ES', 50.3], ['PL', 26.7], ['NL', 48.1], ['BE', 31.8], ['SE', 66.4],
  ['AT', 33.8], ['CH', 34.9], ['CZ', 17.2], ['PT', 61], ['GR', 46.2], ['HU', 20.1], ['RO', 47.6], ['BG', 22.5],
  ['DK', 81.2], ['FI', 43.9], ['NO', 98.5], ['IE', 39.7], ['SK', 22.9], ['HR', 57.3], ['SI', 37], ['LT', 52.8],
  ['LV', 48.4], ['EE', 35.9], ['LU', 64.1], ['MT', 9.7], ['CY', 17], ['GB', 42.3],
]; // prettier-ignore
const cities: (readonly [number, number, string, number])[] = [
  [35.68, 139.69, 'Tokyo', 37.1], [28.61, 77.21, 'Delhi', 33.8], [31.23, 121.47, 'Shanghai', 29.9],
  [23.81, 90.41, 'Dhaka', 23.9], [-23.55, -46.63, 'São Paulo', 22.8], [19.43, -99.13, 'Mexico City', 22.5],
  [30.04, 31.24, 'Cairo', 22.6], [39.9, 116.4, 'Beijing', 22.2], [19.08, 72.88, 'Mumbai', 21.7],
  [40.71, -74.01, 'New York', 18.9], [6.52, 3.38, 'Lagos', 16.5], [51.51, -0.13, 'London', 9.7],
  [48.86, 2.35, 'Paris', 11.3], [41.01, 28.98, 'Istanbul', 16], [-33.87, 151.21, 'Sydney', 5.2],
]; // prettier-ignore
const branches: (readonly [number, number, string, number])[] = [
  [53.55, 9.99, 'Hamburg', 412], [52.52, 13.4, 'Berlin', 655], [48.14, 11.58, 'München', 590], [50.94, 6.96, 'Köln', 330],
  [50.11, 8.68, 'Frankfurt', 280], [48.78, 9.18, 'Stuttgart', 240], [51.34, 12.37, 'Leipzig', 150],
  [51.05, 13.74, 'Dresden', 120], [53.08, 8.8, 'Bremen', 110], [52.37, 9.73, 'Hannover', 160], [49.45, 11.08, 'Nürnberg', 105],
  [51.51, 7.47, 'Dortmund', 90], [51.23, 6.78, 'Düsseldorf', 175], [54.32, 10.14, 'Kiel', 40],
]; // prettier-ignore

export const SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  'country-map': [
    sample('world', 'Users by country', { country: 'string', users: 'number' }, users),
    sample('europe', 'Renewable electricity by country', { country: 'string', share: 'number' }, europe.map(([code, share]) => [code, share / 100]), { yLabel: 'Share of renewables', numberFormat: 'percent:0' }),
    sample('signed', 'Growth by country', COUNTRY, [['ZAF', 0.7], ['NGA', 2.9], ['EGY', 3.8], ['KEN', 5.4], ['ETH', 6.5], ['MAR', 3.1], ['AGO', -1.8], ['SDN', -12], ['TZA', 5.1], ['GHA', 2.9], ['CIV', 6.2], ['MUS', 7]], { yLabel: 'Growth in percent' }),
    sample('few', 'Orders by country', COUNTRY, [['Germany', 340], ['France', 270], ['Switzerland', 80], ['Liechtenstein', 9], ['Atlantis', 4], ['EU', 700]], { highlight: 'Switzerland' }),
    sample('asia', 'Exports', { country: 'string', exports: 'number' }, [['Japan', 717e9], ['South Korea', 632e9], ['China', 3380e9], ['Taiwan', 432e9], ['Vietnam', 354e9], ['Thailand', 285e9], ['Malaysia', 313e9], ['Singapore', 476e9], ['Indonesia', 259e9], ['Philippines', 73e9], ['Hong Kong', 574e9], ['Mongolia', null]], { numberFormat: 'currency:USD' }),
    sample('crowded', 'Score of every country', COUNTRY, Array.from({ length: 899 }, (_, i) => [String(i + 1).padStart(3, '0'), Math.round(random() * 1000) / 10] as const)),
  ],
  'geo-map': [
    sample('world', 'Largest cities', { lat: 'number', lon: 'number', label: 'string', value: 'number' }, cities, { yLabel: 'Inhabitants in millions' }),
    sample('branches', 'Revenue by branch', { lat: 'number', lon: 'number', label: 'string', revenue: 'number' }, branches, { encoding: { value: 'revenue' } }),
    sample('crowded', 'Incidents', { lat: 'number', lon: 'number', value: 'number' }, Array.from({ length: 900 }, () => [25 + random() * 24, -123 + random() * 55, Math.round(random() ** 4 * 900)] as const)),
    sample('points', 'Stations', { lat: 'number', lon: 'number', label: 'string' }, [[64.15, -21.94, 'Reykjavík'], [78.22, 15.65, 'Longyearbyen'], [59.91, 10.75, 'Oslo'], [69.65, 18.96, 'Tromsø'], [62.01, -6.77, 'Tórshavn'], [95, 500, 'Nowhere']]),
    sample('pacific', 'Visitors', { lat: 'number', lon: 'number', label: 'string', value: 'number' }, [[-18.14, 178.44, 'Suva', 91], [-13.83, -171.77, 'Apia', 40], [-36.85, 174.76, 'Auckland', 170], [21.31, -157.86, 'Honolulu', 120], [-17.54, -149.57, 'Papeete', 30]]),
    sample('city', 'Depots', { lat: 'number', lon: 'number', label: 'string', value: 'number' }, [[52.52, 13.4, 'Mitte', 5], [52.49, 13.35, 'Schöneberg', 9], [52.54, 13.42, 'Prenzlauer Berg', 3]]),
  ],
}; // prettier-ignore
