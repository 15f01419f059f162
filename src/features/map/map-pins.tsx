import { type PinLook, pinOutline } from '../../components/listing/map-markup.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { MapMark } from '../../domain/places/map-groups.ts';
import * as mapMessages from '../../messages/generated/map.ts';

interface MapPinsProps {
  readonly marks: readonly MapMark[];
  readonly lookOf: (mark: MapMark) => PinLook | undefined;
  readonly pharmacies: readonly Pharmacy[];
  readonly firstNumber: number;
  readonly lit: number | null;
  readonly onPoint: (position: number | null) => void;
  readonly onChoose: (mark: MapMark) => void;
}

/** The pins of a drawing as buttons. They keep their size while the map is enlarged, and the first of the list lie on top. */
export function MapPins({ marks, lookOf, pharmacies, firstNumber, lit, onPoint, onChoose }: MapPinsProps) {
  return marks.map((mark) => {
    const { x, y, members } = mark;
    const [first = 0] = members;
    const isLit = lit !== null && members.includes(lit);
    const look = lookOf(mark);
    return (
      <button
        key={members.join(' ')}
        type="button"
        className={pinClass(mark, look, isLit)}
        style={{
          left: `${x}%`,
          top: `${y}%`,
          zIndex: isLit ? pharmacies.length + 1 : pharmacies.length - first,
        }}
        aria-label={markName(mark, look, pharmacies, firstNumber)}
        onMouseEnter={() => onPoint(first)}
        onMouseLeave={() => onPoint(null)}
        onFocus={() => onPoint(first)}
        onBlur={() => onPoint(null)}
        onClick={() => onChoose(mark)}
      >
        <PinShape mark={mark} number={firstNumber + first} />
      </button>
    );
  });
}

/** The classes of a mark, on the drawing and on the street map. */
export const pinClass = (
  { members, approximate }: MapMark,
  look: PinLook | undefined,
  isLit: boolean,
): string =>
  [members.length > 1 ? 'cluster' : 'pin', approximate && 'rough', look, isLit && 'lit']
    .filter(Boolean)
    .join(' ');

const PinShape = ({ mark, number }: { readonly mark: MapMark; readonly number: number }) =>
  mark.members.length > 1 ? (
    <svg aria-hidden="true">
      <circle r="16" />
      <text>{mark.members.length}</text>
    </svg>
  ) : (
    <svg aria-hidden="true">
      <path d={pinOutline} />
      <text y="-22">{number}</text>
    </svg>
  );

/** What a screen reader says of a mark. */
export function markName(
  { members, approximate }: MapMark,
  look: PinLook | undefined,
  pharmacies: readonly Pharmacy[],
  firstNumber: number,
): string {
  const [first = 0] = members;
  const count = members.length;
  if (count > 1) return approximate ? mapMessages.roughGroup({ count }) : mapMessages.group({ count });
  const pin = { number: firstNumber + first, name: pharmacies[first]?.name ?? '' };
  if (approximate) return mapMessages.roughPin(pin);
  return look === undefined || look === 'shut' ? mapMessages.pin(pin) : mapMessages.openPin(pin);
}
