import { reachMiles } from '../../src/domain/list/nearest.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import type { GeoCell } from '../../src/domain/places/geo-cell.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { spatialIndex } from '../lists/facts/spatial-index.ts';

/** How far from a city's centre the edge of the data is looked for, statute miles: its pages measure from points around it. */
const cityReachMiles = 100;

/** More areas than a tile names: then its whole cell counts as the edge. */
const mostAreas = 100;

/** Where the data ends. */
export interface EdgeOfData {
  /** From a city's centre to the nearest area that is not covered, statute miles; undefined where none is within reach. */
  readonly from: (center: LatLng) => number | undefined;
  /** The areas that can be the nearest to a point of the cell; undefined where none is within reach. */
  readonly around: (cell: GeoCell) => readonly UncoveredArea[] | undefined;
}

/** Indexes the areas that the data does not cover. */
export function edgeOfData(areas: readonly UncoveredArea[]): EdgeOfData {
  const index = spatialIndex(areas, placeOf);
  const widest = areas.reduce((most, [, , radius]) => Math.max(most, radius), 0);

  /** The areas that lie at most so much farther from the point than the nearest, with how far that is. */
  function nearest(point: LatLng, more: number, reach: number) {
    const [first] = index.nearest(point, 1, reach + widest);
    if (first === undefined) return undefined;
    const least = distanceMiles(point, placeOf(first));
    // Those that lie beyond are farther than the nearest by more than that.
    const near = index.roughly(point, least + widest + more);
    const miles = near.map((area) => distanceMiles(point, placeOf(area)) - area[2]);
    const nearestMiles = Math.min(...miles);
    if (nearestMiles > reach) return undefined;
    return {
      miles: nearestMiles,
      areas: near.filter((_, place) => (miles[place] ?? 0) <= nearestMiles + more),
    };
  }

  return {
    from: (center) => {
      const found = nearest(center, 0, cityReachMiles);
      return found && Math.max(0, Math.floor(found.miles * 100) / 100);
    },
    around: (cell) => {
      const { middles, radius } = partsOf(cell);
      const found = new Set(
        middles.flatMap((middle) => nearest(middle, 2 * radius, reachMiles + radius)?.areas ?? []),
      );
      if (found.size === 0) return undefined;
      if (found.size <= mostAreas) return [...found].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
      return [[cell.center.lat, cell.center.lng, Math.ceil(cell.radiusMiles)]];
    },
  };
}

const placeOf = ([lat, lng]: UncoveredArea): LatLng => ({ lat, lng });

/** Into so many parts to a side a cell is cut to find out what its points need. */
const partsPerSide = 6;

/** Slack for rounding, statute miles. */
const rounding = 0.01;

/** The middles of the parts of a cell, and from each how far its part reaches at most, statute miles. */
function partsOf({ south, west, north, east }: GeoCell): {
  readonly middles: readonly LatLng[];
  readonly radius: number;
} {
  const [up, across] = [(north - south) / partsPerSide, (east - west) / partsPerSide];
  const steps = Array.from({ length: partsPerSide }, (_, index) => index + 0.5);
  const middles = steps.flatMap((row) =>
    steps.map((column) => ({ lat: south + up * row, lng: west + across * column })),
  );
  const radii = middles.flatMap((middle) =>
    [-0.5, 0.5].map((half) =>
      distanceMiles(middle, { lat: middle.lat + up * half, lng: middle.lng + across / 2 }),
    ),
  );
  return { middles, radius: Math.max(...radii) + rounding };
}
