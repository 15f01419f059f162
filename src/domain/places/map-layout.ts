import { distanceMiles, type LatLng } from './geo.ts';
import { frameAround, type MapPoint, type MapSize, placeIn, ringsFor } from './map-frame.ts';
import { type Box, isWhole, type Label, placeLabels } from './map-labels.ts';
import type { MapPlace } from './place.ts';

export interface MapPin {
  readonly at: LatLng;
  readonly approximate: boolean;
}

export interface MapInput {
  readonly size: MapSize;
  readonly pins: readonly MapPin[];
  readonly inView?: number | undefined;
  readonly origin: LatLng;
  readonly ownPin: boolean;
  readonly places: readonly MapPlace[];
  readonly covered: readonly Box[];
}

export type MapLayout = ReturnType<typeof mapLayout>;

/** Returns where a map's rings, pins and names go, in pixels. Leaves out what does not fit. */
export function mapLayout(
  { size, pins, inView, origin: from, ownPin, places, covered }: MapInput,
  words: { readonly ring: (miles: number) => string; readonly rough: string },
) {
  const near = pins
    .map(({ at }) => at)
    .toSorted((a, b) => distanceMiles(from, a) - distanceMiles(from, b))
    .slice(0, inView);
  const frame = frameAround([from, ...near], size);
  const place = placeIn(frame);
  const origin = place(from);
  const groups = groupSpots(pins.map(({ at, approximate }) => ({ ...place(at), approximate })));
  const marks = groups.filter((mark) => isWhole(boxOf(mark), size));
  const milesShown = Math.min(size.width, size.height) / frame.pixelsPerMile;
  const rings = ringsFor(milesShown).map((miles) => ({
    text: words.ring(miles),
    radius: miles * frame.pixelsPerMile,
  }));
  const names = places.map((named) => placeLabel(named, place(named.at), origin));
  const labels: readonly Label[] = [
    ...names.slice(0, 1),
    // A ring is labelled at its top or, if that is occupied or off the map, at its bottom.
    ...rings.map(({ text, radius }) => ({
      kind: 'ring' as const,
      text,
      spots: [-radius, radius].map((drop) => ({ x: origin.x, y: origin.y + drop })),
    })),
    // Labelled once, since all such marks look alike.
    ...marks
      .filter(({ approximate }) => approximate)
      .slice(0, 1)
      .map(({ x, y }) => ({ kind: 'rough' as const, text: words.rough, spots: [{ x, y: y + 11 }] })),
    ...names.slice(1),
  ];
  const occupied = [...covered, around(origin, ownPin ? ownBox : originBox), ...marks.map(boxOf)];
  return {
    frame,
    origin,
    rings: rings.map(({ radius }) => Math.round(radius)),
    marks,
    labels: placeLabels(labels, occupied, size),
  };
}

const pinBox: Box = { left: -15, right: 15, top: -37, bottom: 2 };
const groupBox: Box = { left: -20, right: 20, top: -37, bottom: 2 };
const originBox: Box = { left: -10, right: 10, top: -10, bottom: 10 };
const ownBox: Box = { left: -20, right: 20, top: -50, bottom: 3 };

const around = ({ x, y }: MapPoint, { left, right, top, bottom }: Box): Box => ({
  left: x + left,
  right: x + right,
  top: y + top,
  bottom: y + bottom,
});

const boxOf = (mark: MapMark): Box => around(mark, mark.members.length > 1 ? groupBox : pinBox);

function placeLabel({ kind, name }: MapPlace, { x, y }: MapPoint, origin: MapPoint): Label {
  const isOrigin = Math.hypot(x - origin.x, y - origin.y) < 14;
  const drops = isOrigin ? [22, -20, 36, -34] : [0, 14, -14, 24, -24];
  return { kind, text: name, spots: drops.map((drop) => ({ x, y: y + drop })) };
}

interface MapSpot extends MapPoint {
  readonly approximate: boolean;
}

/** A pin for one pharmacy, or for several that lie close together. `members` are indexes of pins. */
export interface MapMark extends MapSpot {
  readonly members: readonly number[];
}

/** Joins points that are `together` into one mark; exact and approximate ones stay apart. */
export function groupSpots(
  spots: readonly MapSpot[],
  together: (a: MapPoint, b: MapPoint) => boolean = wouldCover,
): readonly MapMark[] {
  const marks: (MapSpot & { readonly members: number[] })[] = [];
  spots.forEach((spot, position) => {
    const near = marks.find((mark) => mark.approximate === spot.approximate && together(mark, spot));
    if (near === undefined) marks.push({ ...spot, members: [position] });
    else near.members.push(position);
  });
  return marks;
}

// Marks 31 pixels apart across or 32 down keep 24 by 24 uncovered to tap (WCAG 2.5.8; sizes: map.css).
const wouldCover = (a: MapPoint, b: MapPoint): boolean =>
  Math.abs(a.x - b.x) < 31 && Math.abs(a.y - b.y) < 32;
