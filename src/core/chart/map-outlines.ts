import type { GeoProjection } from 'd3-geo';
import type { Atlas, Country } from './map-atlas.js';
import { readAtlas } from './map-atlas.js';
import type { MapBox, Point, View } from './map-view.js';

/** A country as it lies on a chart, px. */
export interface Outline {
  id: string;
  /** SVG path data, tenths of a px. */
  d: string;
  rings: Ring[];
  box: MapBox;
}
export interface Ring {
  points: Point[];
  box: MapBox;
  /** Square px. */
  area: number;
}

export interface DrawnMap {
  outlines: Outline[];
  /** Where a place lies on the chart; undefined where the map does not reach it. */
  project: (place: Point) => Point | undefined;
}

/** The states between the oceans, degrees. */
const STATES_ACROSS = 58;
/** Nothing is drawn that is smaller; no point nearer to the one before it. */
const FINEST_PX = 0.7;

// The one place that loads outlines, projections and names: a page without a map has none of them.
const loadWorld = async (): Promise<Atlas> => (await import('./map-world.js')).WORLD;
const loadRegion = async (): Promise<Atlas> => (await import('./map-region.js')).REGION;
const loadStates = async (): Promise<Atlas> => (await import('./map-states.js')).STATES;
export const loadStateTable = async (): Promise<string> => (await import('./state-table.js')).STATE_TABLE;
export const loadCountryTable = async (): Promise<string> =>
  (await import('./country-table.js')).COUNTRY_TABLE;

/** The countries of the world, generalised, in degrees. */
export async function worldCountries(): Promise<Country[]> {
  return readAtlas(await loadWorld(), 0);
}

/**
 * Draws the land that a view shows into a box. The world is in Equal Earth, turned by 11° so that no land is cut by its
 * edge (Šavrič, Patterson, Jenny 2018); a part of it in Lambert's azimuthal equal-area projection about its middle, which
 * serves any part of the globe; US states in Albers' conic, with Alaska, smaller, and Hawaii below the others. Areas are true in all
 * (but for Alaska): a choropleth weighs countries by area. Antarctica is left out.
 * What the view is about stays `margin` px away from the edge.
 */
export async function drawMap(view: View, box: MapBox, margin = 0): Promise<DrawnMap> {
  const [geo, atlas] = await Promise.all([
    import('d3-geo'),
    { world: loadWorld, region: loadRegion, states: loadStates }[view.kind](),
  ]);
  const extent: [Point, Point] = [
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
  ];
  const inner: [Point, Point] = [
    [box.x + margin, box.y + margin],
    [
      Math.max(box.x + margin + 1, box.x + box.width - margin),
      Math.max(box.y + margin + 1, box.y + box.height - margin),
    ],
  ];
  const degrees =
    view.kind === 'world' ? 360 : view.kind === 'states' ? STATES_ACROSS : view.east - view.west;
  let countries = readAtlas(atlas, (degrees / box.width) * FINEST_PX * 0.7);
  let projection: GeoProjection;
  if (view.kind === 'world') {
    const land = countries.flatMap((it) => it.polygons.flatMap(([outer = []]) => outer));
    projection = geo
      .geoEqualEarth()
      .rotate([-11, 0])
      .fitExtent(inner, { type: 'MultiPoint', coordinates: [...land, ...view.places] });
  } else if (view.kind === 'states') {
    const land = countries.flatMap((it) => it.polygons.flatMap(([outer = []]) => outer));
    projection = geo.geoAlbersUsa().fitExtent(inner, { type: 'MultiPoint', coordinates: land });
  } else {
    const middle: Point = [(view.west + view.east) / 2, (view.south + view.north) / 2];
    projection = geo.geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]);
    projection.fitExtent(inner, { type: 'MultiPoint', coordinates: rimOf(view) });
    // Beyond 70° from its middle the projection would bend land around the map.
    const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
    const most = projection.scale() * 2 * Math.sin((35 * Math.PI) / 180);
    extent[0] = [Math.max(extent[0][0], middleX - most), Math.max(extent[0][1], middleY - most)];
    extent[1] = [Math.min(extent[1][0], middleX + most), Math.min(extent[1][1], middleY + most)];
    // Land on the far side would be drawn around the whole map only to be cut off.
    const corners = [extent[0], [extent[1][0], extent[0][1]], extent[1], [extent[0][0], extent[1][1]]];
    const farthest = Math.max(
      ...corners.map((corner) => {
        const place = projection.invert?.(corner as Point);
        return place === null || place === undefined || place.some(Number.isNaN)
          ? Math.PI
          : geo.geoDistance(middle, place);
      }),
    );
    const angle = Math.min(179, (farthest * 180) / Math.PI + 2);
    projection.clipAngle(angle).clipExtent(extent);
    countries = countries.map((it) => ({
      ...it,
      polygons: it.polygons.filter(([outer = []]) => isNear(outer, middle, angle)),
    }));
  }
  const outlines = countries.flatMap(({ id, polygons }): Outline[] => {
    const pen = new Pen();
    const coordinates = polygons.map((rings) => rings.map((ring, i) => wound(ring, i === 0, geo.geoArea)));
    geo.geoPath(projection, pen)({ type: 'MultiPolygon', coordinates });
    const rings = pen.rings.map(ringOf).filter((it) => it !== undefined);
    return rings.length === 0
      ? []
      : [{ id, d: rings.map(pathOf).join(''), rings, box: around(rings.map((it) => it.box)) }];
  });
  return {
    outlines,
    project: (place) => {
      const at = projection(place);
      return at === null || at.some(Number.isNaN) || !holds(box, at) ? undefined : at;
    },
  };
}

function holds(box: MapBox, [x, y]: Point): boolean {
  return x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
}

/** Whether land may lie in a circle on the globe, all in degrees. */
function isNear(ring: readonly Point[], [lon, lat]: Point, angle: number): boolean {
  const radians = Math.PI / 180;
  const least = Math.cos(Math.min(180, angle + 12) * radians);
  const [up, across] = [Math.sin(lat * radians), Math.cos(lat * radians)];
  const step = Math.max(1, Math.floor(ring.length / 40));
  // The largest countries are always drawn.
  if (ring.length > 300) return true;
  return ring.some(
    ([x, y], i) =>
      i % step === 0 &&
      up * Math.sin(y * radians) + across * Math.cos(y * radians) * Math.cos((x - lon) * radians) >= least,
  );
}

/** The edge of a view, close enough to follow its curve on the map. */
function rimOf(view: Extract<View, { kind: 'region' }>): Point[] {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, i): Point[] => {
    const lon = view.west + ((view.east - view.west) * i) / steps;
    const lat = view.south + ((view.north - view.south) * i) / steps;
    return [
      [lon, view.south],
      [lon, view.north],
      [view.west, lat],
      [view.east, lat],
    ];
  }).flat();
}

/** On a globe a ring the wrong way round is everything but itself; simplifying can turn a small one inside out. */
function wound(ring: Point[], outer: boolean, areaOf: (polygon: GeoJSON.Polygon) => number): Point[] {
  const small = areaOf({ type: 'Polygon', coordinates: [ring] }) <= 2 * Math.PI;
  return small === outer ? ring : [...ring].reverse();
}

/** Takes the lines of a path as rings of points. */
class Pen {
  readonly rings: Point[][] = [];
  beginPath(): void {}
  closePath(): void {}
  arc(): void {}
  moveTo(x: number, y: number): void {
    this.rings.push([[tenth(x), tenth(y)]]);
  }
  lineTo(x: number, y: number): void {
    const ring = this.rings.at(-1) ?? [];
    const last = ring.at(-1);
    const next: Point = [tenth(x), tenth(y)];
    if (last?.[0] !== next[0] || last[1] !== next[1]) ring.push(next);
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function ringOf(points: Point[]): Ring | undefined {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  if (points.length < 3 || Math.max(box.width, box.height) < FINEST_PX) return undefined;
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return { points, box, area: Math.abs(twice) / 2 };
}

function around(boxes: readonly MapBox[]): MapBox {
  const [x, y] = [Math.min(...boxes.map((it) => it.x)), Math.min(...boxes.map((it) => it.y))];
  const right = Math.max(...boxes.map((it) => it.x + it.width));
  const bottom = Math.max(...boxes.map((it) => it.y + it.height));
  return { x, y, width: right - x, height: bottom - y };
}

const pathOf = ({ points }: Ring): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
