import type { OpenStatus } from '../../domain/hours/open-status.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { type LocatorMap, locatorMap } from '../../domain/places/locator-map.ts';
import { barFor, type FramePoint, frameAround, type MapFrame } from '../../domain/places/map-frame.ts';
import type { MapMark } from '../../domain/places/map-groups.ts';
import type { StatusOf } from '../../domain/search/open-groups.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import * as distancesMessages from '../../messages/generated/distances.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import type { MapContent } from './map-context.ts';

/** The words that a drawing writes itself. */
export const mapWords = {
  ring: (miles: number): string => distancesMessages.exact({ miles }),
  rough: mapMessages.rough,
} as const;

/** A pin's outline, its point at 0 0. */
export const pinOutline = 'M0 0C-4-8-14-12-14-22a14 14 0 0 1 28 0C14-12 4-8 0 0z';

/** How a pin looks: filled while a prescription can be filled, a ring while not, or while nobody knows. */
export type PinLook = 'open' | 'soon' | 'shut';

/** The look of a pharmacy's pin. */
export function pinLook(status: OpenStatus): PinLook {
  if (status.state !== 'open') return 'shut';
  return status.closingSoon ? 'soon' : 'open';
}

/** The look of a mark: the best of those that it stands for; undefined until the time is known. */
export function markLook(
  { members }: MapMark,
  pharmacies: MapContent['pharmacies'],
  statusOf: StatusOf | null,
): PinLook | undefined {
  if (statusOf === null) return undefined;
  const looks = members.flatMap((member) => {
    const pharmacy = pharmacies[member];
    return pharmacy === undefined ? [] : [pinLook(statusOf(pharmacy))];
  });
  return looks.includes('open') ? 'open' : looks.includes('soon') ? 'soon' : 'shut';
}

/** The frame in which a list's pharmacies and what they are measured from have room. */
export const frameOf = ({ pharmacies, origin }: Pick<MapContent, 'pharmacies' | 'origin'>): MapFrame =>
  frameAround([origin.location, ...pharmacies.map(({ location }) => location)]);

/** The pharmacies as a map's layout takes them. */
export const pinsOf = (pharmacies: MapContent['pharmacies']) =>
  pharmacies.map(({ location }) => ({ at: location, approximate: location.precision === 'zip' }));

/** How long the frame's side can be while nobody moves the map: from a phone's width to a large window's height. */
const anyScreen = { least: 350, most: 1500 } as const;

/** The least side of a drawing: a small map's height. */
const leastDrawn = 240;

/** Where a mark is drawn that the map's own pin would hide. Its exact spot is unknown, so that one beside it is as true. */
const besidePin = { pin: 'translate(37)', cluster: 'translate(39 -18)' } as const;

/** How near to the own pin's point a mark is hidden by it on the smallest drawing, in percent of the frame. */
const underPin = 7;

const isUnderPin = (mark: FramePoint, origin: FramePoint): boolean =>
  Math.hypot(mark.x - origin.x, mark.y - origin.y) < underPin;

/** A map as markup, complete with pins; `own` is what it is about, a pin without a number at the origin. It fills whatever shape its element has (map.css). Without the time it may be the page's own drawing, in which nobody hides what an edge cuts (cut-parts.ts). */
export function mapMarkup(
  content: MapContent & { readonly own?: Pharmacy | undefined },
  statusOf: StatusOf | null = null,
  frame: MapFrame = frameOf(content),
): string {
  const { pharmacies, firstNumber, origin, places, own } = content;
  const map = locatorMap(
    {
      frame,
      pins: pinsOf(pharmacies),
      origin: origin.location,
      places,
      sides: anyScreen,
      wholeFrom: statusOf === null ? leastDrawn : undefined,
    },
    mapWords,
  );
  const others = map.marks.toReversed().map((mark) => {
    const [first = 0] = mark.members;
    const look = markLook(mark, pharmacies, statusOf);
    const kind = mark.members.length > 1 ? 'cluster' : 'pin';
    const type = [kind, mark.approximate && 'rough', look].filter(Boolean).join(' ');
    const shape =
      kind === 'cluster'
        ? `<circle r="16"/><text>${mark.members.length}</text>`
        : `<path d="${pinOutline}"/><text y="-22">${firstNumber + first}</text>`;
    const aside = own !== undefined && mark.approximate && isUnderPin(mark, map.origin);
    return `<svg x="${mark.x}%" y="${mark.y}%" class="${type}">${aside ? `<g transform="${besidePin[kind]}">${shape}</g>` : shape}</svg>`;
  });
  const ownPin = own === undefined ? '' : ownMarkup(own, map.origin, statusOf);
  // Over the others, unless its exact spot is unknown: then it hides no number of one whose spot is known.
  const marks = own?.location.precision === 'zip' ? [ownPin, ...others] : [...others, ownPin];
  const miles = barFor(frame.miles);
  const width = Math.round((miles / frame.miles) * 1000) / 10;
  const bar = `<svg class="map-bar"><rect width="${width}%" height="3" y="15"/><text y="9">${mapWords.ring(miles)}</text></svg>`;
  return `<svg class="map-sheet">${groundMarkup(map)}${marks.join('')}</svg>${bar}`;
}

/** The pin of what a map is about. */
function ownMarkup(own: Pharmacy, { x, y }: FramePoint, statusOf: StatusOf | null): string {
  const rough = own.location.precision === 'zip' && 'rough';
  const type = ['pin own', rough, statusOf !== null && pinLook(statusOf(own))].filter(Boolean).join(' ');
  return `<svg x="${x}%" y="${y}%" class="${type}"><path d="${pinOutline}"/><circle cy="-22" r="5"/></svg>`;
}

/** What lies under the pins: rings, names, and the dot that is measured from. */
export function groundMarkup({ rings, origin, labels }: LocatorMap): string {
  const circles = rings
    .toReversed()
    .map(({ radius }) => `<circle cx="${origin.x}%" cy="${origin.y}%" r="${radius}%"/>`);
  const names = labels.map(({ kind, text, x, y, drop, wide }) => {
    const dy = drop === 0 ? '' : ` dy="${drop}"`;
    return `<text x="${x}%" y="${y}%"${dy} class="${wide ? `${kind} wide` : kind}">${escapeHtml(text)}</text>`;
  });
  const dot = `<circle class="map-from" cx="${origin.x}%" cy="${origin.y}%" r="7"/>`;
  return `<g class="map-rings">${circles.join('')}</g>${names.join('')}${dot}`;
}
