import type { MapPoint, MapSize } from './map-frame.ts';
import type { MapPlace } from './place.ts';

/** A rectangle of a map, pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A text that may be put on a map, at one of some places. */
export interface Label {
  readonly kind: MapPlace['kind'] | 'ring' | 'rough';
  readonly text: string;
  /** Where its middle may lie, the best point first. */
  readonly spots: readonly MapPoint[];
}

/** A label with its middle at the point that it has found. */
export interface PlacedLabel extends MapPoint, Omit<Label, 'spots'> {}

/** Pixels of the letters, and their mean width in parts of that: Public Sans, with some room. */
const lettering = {
  city: { size: 18, letter: 0.6 },
  town: { size: 15, letter: 0.58 },
  landmark: { size: 13, letter: 0.57 },
  neighborhood: { size: 13, letter: 0.57 },
  ring: { size: 12, letter: 0.62 },
  rough: { size: 12, letter: 0.57 },
} as const;

/** Pixels between two texts. */
const gap = 3;

export function textBox(kind: Label['kind'], text: string, { x, y }: MapPoint): Box {
  const { size, letter } = lettering[kind];
  const wide = (text.length * size * letter) / 2 + gap;
  const high = size * 0.6 + gap / 2;
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True if a rectangle lies on a map of that size with all of it. */
export const isWhole = ({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Places each label in turn where it is whole and touches nothing; leaves out one without a place. */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  size: MapSize,
): readonly PlacedLabel[] {
  const boxes = [...taken];
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
