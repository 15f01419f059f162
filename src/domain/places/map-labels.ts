import type { MapPoint, MapSize } from './map-frame.ts';

/** A rectangle of a map, pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a text stands: its middle line at the point, which is its start, its middle or its end. */
export interface TextSpot extends MapPoint {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A text that may be put on a map, at one of some places. */
export interface Label {
  readonly kind: 'pharmacy' | 'city' | 'town' | 'landmark' | 'neighborhood' | 'ring' | 'rough';
  readonly text: string;
  /** The best first. */
  readonly spots: readonly TextSpot[];
}

/** A label at the place that it has found. */
export interface PlacedLabel extends TextSpot, Pick<Label, 'kind' | 'text'> {}

/** Pixels of the letters, and their mean width in parts of that: Public Sans, with some room. */
const lettering = {
  pharmacy: { size: 13, letter: 0.58 },
  city: { size: 18, letter: 0.6 },
  town: { size: 15, letter: 0.58 },
  landmark: { size: 13, letter: 0.57 },
  neighborhood: { size: 13, letter: 0.57 },
  ring: { size: 12, letter: 0.62 },
  rough: { size: 12, letter: 0.57 },
} as const;

/** Pixels between two texts. */
const gap = 3;

/** Returns the rectangle that a text takes. */
export function textBox(kind: Label['kind'], text: string, { x, y, anchor }: TextSpot): Box {
  const { size, letter } = lettering[kind];
  const width = text.length * size * letter;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const high = size * 0.6 + gap / 2;
  return { left: left - gap, right: left + width + gap, top: y - high, bottom: y + high };
}

/** True if two rectangles have a place in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True if a rectangle lies on a map of that size with all of it. */
export const isWhole = ({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** How many pharmacies are named: the nearest of those that stand alone and have room for it. */
const mostPharmacies = 3;

/** Places each label in turn where it is whole and touches nothing; leaves out one without a place. */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  size: MapSize,
): readonly PlacedLabel[] {
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  for (const { kind, text, spots } of labels) {
    const alike = placed.filter((other) => other.kind === kind);
    if (kind === 'pharmacy' && alike.length === mostPharmacies) continue;
    const isFree = (box: Box): boolean => isWhole(box, size) && !boxes.some((other) => overlap(box, other));
    const spot = spots.find((each) => isFree(textBox(kind, text, each)));
    if (spot === undefined) continue;
    boxes.push(textBox(kind, text, spot));
    placed.push({ kind, text, ...spot });
  }
  return placed;
}
