import type { LatLng } from './geo.ts';
import { type FramePoint, type MapFrame, placeIn, ringsFor } from './map-frame.ts';
import { groupSpots, type MapMark } from './map-groups.ts';
import { type Box, type Label, labelBox, type PlacedLabel, placeLabels, type Sides } from './map-labels.ts';
import type { MapPlace } from './map-place.ts';

/** What a map shows. The pins keep the order of the list that they stand for. */
export interface LocatorMapInput {
  readonly frame: MapFrame;
  readonly pins: readonly { readonly at: LatLng; readonly approximate: boolean }[];
  /** The point that the list is measured from, around which the rings are drawn. */
  readonly origin: LatLng;
  /** Names to put on the map, the most important first. */
  readonly places: readonly MapPlace[];
  /** How long the sides of the frame can be in pixels. */
  readonly sides: Sides;
  /**
   * From which length of the frame's side on, in pixels, every name must lie in it whole: for a drawing in which nobody hides those that an edge
   * cuts. What is beyond the frame may be in view, or may not.
   */
  readonly wholeFrom?: number | undefined;
  /** How many times the frame is enlarged: the rings are drawn for what is then in view. */
  readonly zoom?: number;
}

/** A name on the map; `wide` where there is room for it on a large one only. */
interface PlaceLabel extends FramePoint {
  readonly kind: MapPlace['kind'] | 'ring' | 'rough';
  readonly text: string;
  /** Pixels from the point down to the middle of the text. */
  readonly drop: number;
  readonly wide: boolean;
}

/** A map in percent of its frame. */
export interface LocatorMap {
  readonly origin: FramePoint;
  readonly rings: readonly { readonly miles: number; readonly radius: number }[];
  readonly marks: readonly MapMark[];
  readonly labels: readonly PlaceLabel[];
}

/** Pixels that pins and the centres of their heads take, and how near two may come before they are one group. */
const pinBox = { left: -15, right: 15, top: -37, bottom: 2 } as const;
const groupBox = { left: -19, right: 19, top: -19, bottom: 19 } as const;
const originBox = { left: -10, right: 10, top: -10, bottom: 10 } as const;
const apartPixels = 17;

/** How far from its middle names are put on a map that is longer than its frame, percent. */
const beyond = 105;
/** How far what must be in view may stand from it. */
const inFrame = 46;

/** From which length of its side on a map is large, in pixels. */
const wideSide = 560;

/** Sizes of the names in pixels; widths of letters are measured on Public Sans, with some room. */
const lettering = {
  city: { size: 18, letter: 0.6 },
  town: { size: 15, letter: 0.58 },
  landmark: { size: 13, letter: 0.57 },
  neighborhood: { size: 13, letter: 0.57 },
  ring: { size: 12, letter: 0.62 },
  rough: { size: 12, letter: 0.57 },
} as const;

// Here and below each field is named: spreading into a record that has others takes V8 twenty times as long, and there are thousands of pages.
const boxOf = ({ x, y, members }: MapMark): Box => boxAt({ x, y }, members.length > 1 ? groupBox : pinBox);

const boxAt = (
  { x, y }: FramePoint,
  { left, right, top, bottom }: Pick<Box, 'left' | 'right' | 'top' | 'bottom'>,
): Box => ({ x, y, left, right, top, bottom });

type NamedLabel = Label & { readonly kind: PlaceLabel['kind'] };

const labelAt = (
  { x, y }: FramePoint,
  { kind, text, drops, once }: Pick<NamedLabel, 'kind' | 'text' | 'drops' | 'once'>,
): NamedLabel => {
  const { size, letter } = lettering[kind];
  return { kind, text, once, x, y, drops, size, letter };
};

/** The words on the map that say more than a name. */
export interface MapWords {
  readonly ring: (miles: number) => string;
  readonly rough: string;
}

/** Lays out a map: rings, marks, and as many names as find room beside them. Pure: equal inputs give equal maps. */
export function locatorMap(input: LocatorMapInput, words: MapWords): LocatorMap {
  const { frame, pins, sides, wholeFrom, zoom = 1 } = input;
  const place = placeIn(frame);
  const origin = place(input.origin);
  const spots = pins.map(({ at, approximate }) => {
    const { x, y } = place(at);
    return { x, y, approximate };
  });
  const marks = groupSpots(
    spots,
    (apartPixels / Math.max(sides.least, Math.min(wideSide, sides.most))) * 100,
  );
  const rings = ringsFor(frame.miles / zoom).map((miles) => ({
    miles,
    radius: tenths((miles / frame.miles) * 100),
  }));

  const seen: NamedLabel[] = [];
  const nameIfSeen = (named: MapPlace): void => {
    const at = place(named.at);
    if (isWithin(beyond, at)) seen.push(nameLabel(named, at, origin));
  };
  const [first] = input.places;
  if (first !== undefined) nameIfSeen(first);
  for (const { miles, radius } of rings) {
    const text = words.ring(miles);
    // Where the ring is crossed at its top, or has its top beyond the map, its foot says how far it is.
    for (const side of [-1, 1]) {
      const at = { x: origin.x, y: tenths(origin.y + side * radius) };
      if (isWithin(inFrame, at)) seen.push(labelAt(at, { kind: 'ring', text, once: text, drops: [0] }));
    }
  }
  for (const { x, y, approximate, members } of marks) {
    const at = { x, y };
    if (approximate && isWithin(beyond, at))
      seen.push(labelAt(at, { kind: 'rough', text: words.rough, drops: [members.length > 1 ? 28 : 11] }));
  }
  for (const named of input.places) if (named !== first) nameIfSeen(named);
  const taken = [boxAt(origin, originBox), ...marks.map(boxOf)];
  const small = placeLabels(seen, taken, sides, wholeFrom);
  const placed = small.map((each) => placedLabel(each, false));
  if (sides.least < wideSide && sides.most > wideSide) {
    const rest = seen.filter((label) => !isAmong(small, label));
    const boxes = small.map(({ label, drop }) => labelBox(label, drop));
    const more = placeLabels(
      rest,
      [...taken, ...boxes],
      { least: wideSide, most: sides.most },
      wholeFrom && Math.max(wideSide, wholeFrom),
    );
    placed.push(...more.map((each) => placedLabel(each, true)));
  }
  return { origin, rings, marks, labels: placed };
}

const placedLabel = (
  { label: { kind, text, x, y }, drop }: PlacedLabel<NamedLabel>,
  wide: boolean,
): PlaceLabel => ({ kind, text, x, y, drop, wide });

/** Whether a name is among those that have found their place, or another one with the same words for which one is enough. */
function isAmong(placed: readonly PlacedLabel<NamedLabel>[], { text, x, y, once }: Label): boolean {
  for (const { label } of placed) {
    if (label.x === x && label.y === y && label.text === text) return true;
    if (once !== undefined && label.once === once) return true;
  }
  return false;
}

/** Whether a point is less than so many percent from the middle of the frame. */
const isWithin = (far: number, { x, y }: FramePoint): boolean =>
  Math.abs(x - 50) < far && Math.abs(y - 50) < far;

/** A name stands on its place; that of the place which is measured from stands below or above the dot there. */
function nameLabel({ kind, name }: MapPlace, at: FramePoint, origin: FramePoint): NamedLabel {
  const measured = Math.hypot(at.x - origin.x, at.y - origin.y) < 2;
  const drops = measured ? [22, -20, 36, -34] : [0, 14, -14, 24, -24];
  return labelAt(at, { kind, text: name, drops });
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
