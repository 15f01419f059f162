import type { LatLng } from './geo.ts';

/** What a locator map shows. The pins keep the order of the list that they stand for. */
export interface LocatorMapInput {
  readonly pins: readonly { readonly at: LatLng; readonly approximate: boolean }[];
  /** The number of the first pin, as in the list. */
  readonly firstNumber: number;
  /** The point that the list is measured from. */
  readonly origin?: LatLng | undefined;
}

/** A locator map in the units of its view box: x to the east, y to the south. */
export interface LocatorMap {
  readonly width: number;
  readonly height: number;
  readonly pins: readonly MapPin[];
  readonly origin?: MapPoint | undefined;
  readonly scale: { readonly width: number; readonly miles: number };
}

interface MapPoint {
  readonly x: number;
  readonly y: number;
}

interface MapPin extends MapPoint {
  readonly number: number;
  /** Only the centre of its ZIP code is known. */
  readonly approximate: boolean;
}

const size = { width: 320, height: 200 } as const;
/** Room around the outermost points for the pins themselves, and below for the scale bar. */
const margin = { side: 16, top: 16, bottom: 30 } as const;
/** So that one pharmacy, or several in one building, do not fill the map: the least height it shows, in miles. */
const leastMiles = 1;
const milesPerDegree = 69.05;
const longestBar = 90;
const barMiles = [50, 20, 10, 5, 2, 1, 0.5, 0.25] as const;

/**
 * Places pins on a flat map around their middle (equirectangular, true to scale along its middle latitude, which over the
 * width of a city is exact to a pixel), north up. Pure and free of rounding noise: positions are whole units.
 */
export function locatorMap({ pins, firstNumber, origin }: LocatorMapInput): LocatorMap {
  const points = [...pins.map(({ at }) => at), ...(origin === undefined ? [] : [origin])];
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  const milesHigh = Math.max(leastMiles, spanOf(lats) * milesPerDegree);
  const milesWide = Math.max(leastMiles, spanOf(lngs) * milesPerDegree * squeeze);
  const room = {
    width: size.width - 2 * margin.side,
    height: size.height - margin.top - margin.bottom,
  };
  const unitsPerMile = Math.min(room.width / milesWide, room.height / milesHigh);
  const place = ({ lat, lng }: LatLng): MapPoint => ({
    x: Math.round(size.width / 2 + (lng - middle.lng) * milesPerDegree * squeeze * unitsPerMile),
    y: Math.round(margin.top + room.height / 2 - (lat - middle.lat) * milesPerDegree * unitsPerMile),
  });
  const bar = barMiles.find((miles) => miles * unitsPerMile <= longestBar) ?? barMiles[barMiles.length - 1];
  return {
    ...size,
    pins: pins.map(({ at, approximate }, index) => ({
      ...place(at),
      approximate,
      number: firstNumber + index,
    })),
    origin: origin && place(origin),
    scale: { width: Math.round((bar ?? 1) * unitsPerMile), miles: bar ?? 1 },
  };
}

const middleOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;

const spanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/**
 * The map's drawing as SVG markup without its root element: a scale bar, the origin as a diamond, and the pins with their
 * numbers, the first on top. A pin is the round end of a line, which takes fewer bytes than a circle. `scaleText` says how long
 * the bar is. Holds no text of a listing, so it needs no escaping.
 */
export function locatorMarkup({ pins, origin, scale, height }: LocatorMap, scaleText: string): string {
  const bar = `<path class="bar" d="M16 ${height - 17}v5h${scale.width}v-5"/><text class="mi" x="${16 + Math.round(scale.width / 2)}" y="${height - 17}">${scaleText}</text>`;
  const diamond =
    origin === undefined ? '' : `<path class="from" d="M${origin.x} ${origin.y - 8}l8 8-8 8-8-8z"/>`;
  const drawn = pins.toReversed().map(({ x, y, number, approximate }) => {
    const rough = approximate ? ' class="r"' : '';
    return `<path${rough} d="M${x} ${y}h0"/><text x="${x}" y="${y + 3}">${number}</text>`;
  });
  return bar + diamond + drawn.join('');
}
