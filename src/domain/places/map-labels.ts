import type { MapPoint, MapSize } from './map-frame.ts';
import type { MapPlace } from './place.ts';

/** A rectangle on a map, in pixels from the map's upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Label {
  readonly kind: MapPlace['kind'] | 'ring' | 'rough';
  readonly text: string;
  readonly spots: readonly MapPoint[];
}

export interface PlacedLabel extends MapPoint, Omit<Label, 'spots'> {}

// Pixels; `letter` is the mean width of a letter as a part of `size` (Public Sans).
const lettering = {
  city: { size: 18, letter: 0.6 },
  town: { size: 15, letter: 0.58 },
  landmark: { size: 13, letter: 0.57 },
  neighborhood: { size: 13, letter: 0.57 },
  ring: { size: 12, letter: 0.62 },
  rough: { size: 12, letter: 0.57 },
} as const;

const gap = 3;

/** Estimates the rectangle of pixels that a label covers with its middle at a point. */
export function textBox(kind: Label['kind'], text: string, { x, y }: MapPoint): Box {
  const { size, letter } = lettering[kind];
  const wide = (text.length * size * letter) / 2 + gap;
  const high = size * 0.6 + gap / 2;
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True if a rectangle lies entirely on a map. */
export const isWhole = ({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Places labels at their first free spot, where they cover nothing. Leaves out labels without one. */
export function placeLabels(
  labels: readonly Label[],
  occupied: readonly Box[],
  size: MapSize,
): readonly PlacedLabel[] {
  const boxes = [...occupied];
  const placed: PlacedLabel[] = [];
  for (const { kind, text, spots } of labels) {
    const isFree = (box: Box): boolean => isWhole(box, size) && !boxes.some((other) => overlap(box, other));
    const spot = spots.find((each) => isFree(textBox(kind, text, each)));
    if (spot === undefined) continue;
    boxes.push(textBox(kind, text, spot));
    placed.push({ kind, text, ...spot });
  }
  return placed;
}
