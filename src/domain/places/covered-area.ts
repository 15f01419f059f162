import { bearingDegrees, distanceMiles, type LatLng, pointAt } from './geo.ts';

/** A circle on the map; its radius in statute miles. */
export interface Disc {
  readonly center: LatLng;
  readonly radiusMiles: number;
}

/** The point of what no disc covers that is nearest to another, and its distance in statute miles. */
export interface Gap {
  readonly at: LatLng;
  readonly miles: number;
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** What a flat picture of the Earth may be wrong by within a hundred miles, as a share. */
const flatness = 0.005;
/** Two distances (miles) closer than this are the same. */
const tiny = 1e-6;

/**
 * Finds where coverage ends: the nearest point to `from` that lies in none of the discs, never told farther than it is. It lies on the
 * edge of a disc: where that is nearest to `from`, or where two edges meet.
 */
export function nearestGap(from: LatLng, discs: readonly Disc[]): Gap {
  // Distances and bearings from the point itself are true; the discs are a little off, which `flatness` makes up for.
  const circles = discs.map(({ center, radiusMiles }): Circle => {
    const miles = distanceMiles(from, center);
    const angle = (bearingDegrees(from, center) * Math.PI) / 180;
    return { x: miles * Math.sin(angle), y: miles * Math.cos(angle), r: radiusMiles };
  });
  const covered = (x: number, y: number): boolean =>
    circles.some((circle) => Math.hypot(x - circle.x, y - circle.y) < circle.r - tiny);
  if (!covered(0, 0)) return { at: from, miles: 0 };
  const [nearest] = circles
    .flatMap((circle, index) => [
      edgeTowards(circle),
      ...circles.slice(index + 1).flatMap((other) => crossings(circle, other)),
    ])
    .filter(([x, y]) => !covered(x, y))
    .map(([x, y]) => ({ x, y, miles: Math.hypot(x, y) }))
    .sort((a, b) => a.miles - b.miles);
  if (nearest === undefined) return { at: from, miles: 0 };
  const bearing = (Math.atan2(nearest.x, nearest.y) * 180) / Math.PI;
  return { at: pointAt(from, bearing, nearest.miles), miles: nearest.miles * (1 - flatness) };
}

type Point = readonly [x: number, y: number];

/** The point of a circle's edge that is nearest to the middle of the picture. */
function edgeTowards({ x, y, r }: Circle): Point {
  const off = Math.hypot(x, y);
  return off === 0 ? [r, 0] : [x - (x / off) * r, y - (y / off) * r];
}

/** Where the edges of two circles meet. */
function crossings(a: Circle, b: Circle): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart === 0 || apart > a.r + b.r || apart < Math.abs(a.r - b.r)) return [];
  const along = (a.r ** 2 - b.r ** 2 + apart ** 2) / (2 * apart);
  const across = Math.sqrt(Math.max(0, a.r ** 2 - along ** 2));
  const [x, y] = [a.x + (dx / apart) * along, a.y + (dy / apart) * along];
  const [ox, oy] = [(dy / apart) * across, (dx / apart) * across];
  return [
    [x + ox, y - oy],
    [x - ox, y + oy],
  ];
}
