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

/**
 * Joins spots nearer to each other than `apart` pixels to one mark where the first of them is. One whose exact spot is
 * unknown never shares a mark with one whose spot is known.
 */
export function groupSpots(spots: readonly MapSpot[], apart: number): readonly MapMark[] {
  const marks: (MapSpot & { readonly members: number[] })[] = [];
  spots.forEach((spot, position) => {
    const near = marks.find(
      (mark) =>
        mark.approximate === spot.approximate && Math.hypot(mark.x - spot.x, mark.y - spot.y) <= apart,
    );
    if (near === undefined) marks.push({ ...spot, members: [position] });
    else near.members.push(position);
  });
  return marks;
}
