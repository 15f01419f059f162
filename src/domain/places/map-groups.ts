import type { FramePoint } from './map-frame.ts';

/** Something to be marked on a map. */
export interface MapSpot extends FramePoint {
  /** Only the centre of its ZIP code is known. */
  readonly approximate: boolean;
}

/** One mark on a map: a pin for one, or a group where several would hide each other. */
export interface MapMark extends MapSpot {
  /** The positions in the list of those that it stands for, ascending. */
  readonly members: readonly number[];
}

/**
 * Joins those that would stand nearer to each other than `apart` (percent of the frame) to one mark where the first of them is.
 * One whose exact spot is unknown never shares a mark with one whose spot is known.
 */
export function groupSpots(spots: readonly MapSpot[], apart: number): readonly MapMark[] {
  const marks: (MapSpot & { readonly members: number[] })[] = [];
  spots.forEach((spot, position) => {
    const near = marks.find(
      (mark) =>
        mark.approximate === spot.approximate &&
        // At the same spot, or so near that one would cover the other's number.
        squared(mark.x - spot.x) + squared(mark.y - spot.y) <= squared(apart),
    );
    if (near === undefined)
      marks.push({ x: spot.x, y: spot.y, approximate: spot.approximate, members: [position] });
    else near.members.push(position);
  });
  return marks;
}

/** `Math.hypot` takes many times as long, since it minds numbers that are too large to be squared. */
const squared = (value: number): number => value * value;
