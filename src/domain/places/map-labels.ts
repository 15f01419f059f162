import type { FramePoint } from './map-frame.ts';

/** A box around a point of the frame, in pixels from the point: it keeps its size however large the map is. The point lies between left and right, but not always between top and bottom. */
export interface Box extends FramePoint {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How large a word is written. */
export interface Lettering {
  /** Pixels. */
  readonly size: number;
  /** How wide a letter is at most on average, in parts of the size. */
  readonly letter: number;
}

/** A text that may be put on a map, at one of some heights above or below its point. */
export interface Label extends FramePoint, Lettering {
  readonly text: string;
  /** Pixels from the point down to the middle of the text, the best first. */
  readonly drops: readonly number[];
  /** Of the labels with the same of these only the first that finds room is placed. */
  readonly once?: string | undefined;
}

/** A label that found its place. Beside it, not in a copy: V8 gives each copy of a record with fractions a hidden class of its own as soon as a field is added. */
export interface PlacedLabel<Each extends Label> {
  readonly label: Each;
  readonly drop: number;
}

/** Between which lengths, in pixels, the frame's side is when the map is shown. */
export interface Sides {
  readonly least: number;
  readonly most: number;
}

/** Pixels between two texts. */
const gap = 3;

/** The box of a label's text at that height. */
export function labelBox({ x, y, text, size, letter }: Label, drop: number): Box {
  const half = (text.length * size * letter) / 2 + gap;
  const high = size * 0.6 + gap / 2;
  return { x, y, left: -half, right: half, top: drop - high, bottom: drop + high };
}

/**
 * Whether two boxes stay apart at every length of the frame's side between the two. Their distance along an axis grows evenly with
 * the side: apart on the same side of each other at both ends, they are apart in between.
 */
export const apart = (a: Box, b: Box, sides: Sides): boolean => beside(a, b, sides) || above(a, b, sides);

/** A box reaches to both sides of its point, so only the one with its point on the left can stand there; and it does at any length, once it does at the least. */
const beside = (a: Box, b: Box, { least }: Sides): boolean =>
  a.x < b.x
    ? ((b.x - a.x) / 100) * least + b.left - a.right >= 0
    : ((a.x - b.x) / 100) * least + a.left - b.right >= 0;

const above = (a: Box, b: Box, sides: Sides): boolean =>
  clear(a.y, b.y, a.bottom, b.top, sides) || clear(b.y, a.y, b.bottom, a.top, sides);

const clear = (from: number, to: number, end: number, start: number, { least, most }: Sides): boolean =>
  ((to - from) / 100) * least + start - end >= 0 && ((to - from) / 100) * most + start - end >= 0;

/** Whether a box lies whole in the frame where its side is so many pixels long: then it does at any greater length. */
export const isWhole = ({ x, y, left, right, top, bottom }: Box, side: number): boolean =>
  (x / 100) * side + left >= 0 &&
  (x / 100) * side + right <= side &&
  (y / 100) * side + top >= 0 &&
  (y / 100) * side + bottom <= side;

/**
 * Gives each label in turn the first height at which it touches none of the boxes and none of the labels before it, or leaves it out. With
 * `wholeFrom`, it must lie whole in the frame whose side is so many pixels long.
 */
export function placeLabels<Each extends Label>(
  labels: readonly Each[],
  taken: readonly Box[],
  sides: Sides,
  wholeFrom?: number,
): readonly PlacedLabel<Each>[] {
  const boxes = [...taken];
  const said = new Set<string>();
  const placed: PlacedLabel<Each>[] = [];
  for (const label of labels) {
    if (label.once !== undefined && said.has(label.once)) continue;
    const drop = freeDrop(label, boxes, sides, wholeFrom);
    if (drop === undefined) continue;
    boxes.push(labelBox(label, drop));
    if (label.once !== undefined) said.add(label.once);
    placed.push({ label, drop });
  }
  return placed;
}

/** The first height of a label at which it touches none of the boxes. */
function freeDrop(
  label: Label,
  boxes: readonly Box[],
  sides: Sides,
  wholeFrom: number | undefined,
): number | undefined {
  let near: readonly Box[] | undefined;
  for (const drop of label.drops) {
    const box = labelBox(label, drop);
    if (wholeFrom !== undefined && !isWhole(box, wholeFrom)) continue;
    // Another height does not move it sideways: of most boxes it stays clear at any.
    near ??= boxes.filter((other) => !beside(box, other, sides));
    if (near.every((other) => above(box, other, sides))) return drop;
  }
  return undefined;
}
