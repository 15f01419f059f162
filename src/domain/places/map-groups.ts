import type { MapPoint } from './map-frame.ts';

/** Something to be marked on a map. */
export interface MapSpot extends MapPoint {
  /** Only the centre of its ZIP code is known. */
  readonly approximate: boolean;
}

/** One mark on a map: a pin for one, or a group where several would hide each other. */
export interface MapMark extends MapSpot {
  /** The positions in the list of those that it stands for, ascending. */
  readonly members: readonly number[];
}

/** Joins spots that are `together` to one mark where the first of them is; exact and approximate ones stay apart. */
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

/**
 * True where two marks cover each other too far. A pin is a link of 28 by 40 pixels, a group one of 38 by 40 (`.pin` in
 * map.css); farther apart, each keeps the 24 by 24 pixels of WCAG 2.5.8, whatever lies around it.
 */
export const wouldCover = (a: MapPoint, b: MapPoint): boolean =>
  Math.abs(a.x - b.x) < 31 && Math.abs(a.y - b.y) < 32;
