import type { StatusOf } from '../../domain/list/list-groups.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import { cardId } from '../listing/card-parts.tsx';

type PinLook = 'open' | 'soon' | 'shut';

// SVG paths; the pin's tip is at 0 0.
const outline = 'M0 0C-4-8-14-12-14-22a14 14 0 0 1 28 0C14-12 4-8 0 0z';
const groupOutline = 'M0 0L-7-8A14 14 0 0 1-5-36H5A14 14 0 0 1 7-8z';

export interface MapPinProps {
  readonly mark: MapMark;
  readonly pharmacies: readonly Pharmacy[];
  readonly firstNumber?: number | undefined;
  readonly statusOf: StatusOf | null;
  readonly highlighted?: number | null | undefined;
}

/** Shows a pin that links to its pharmacy's card or page. A pin for several pharmacies links to the first. */
export function MapPin({ mark, pharmacies, firstNumber, statusOf, highlighted }: MapPinProps) {
  const members = mark.members.flatMap((position) => pharmacies[position] ?? []);
  const [first] = members;
  if (first === undefined) return null;
  const numbers = firstNumber === undefined ? [] : mark.members.map((position) => firstNumber + position);
  const [number] = numbers;
  const look = bestLook(members, statusOf);
  const isGroup = members.length > 1;
  const isHighlighted = highlighted != null && numbers.includes(highlighted);
  return (
    <a
      href={number === undefined ? pharmacyPath(first) : `#${cardId(number)}`}
      className={classes(
        'pin',
        isGroup && 'cluster',
        mark.approximate && 'rough',
        look,
        isHighlighted && 'lit',
      )}
    >
      <span className="sr">{pinName(mark, look, first.name, number)}</span>
      {isGroup ? (
        <svg aria-hidden="true">
          <path d={groupOutline} />
          <text y="-22">{mapMessages.times({ count: members.length })}</text>
        </svg>
      ) : (
        <PinShape number={number} />
      )}
    </a>
  );
}

/** Shows the pin of the pharmacy that the page is about, larger and without a link. */
export const OwnPin = ({
  pharmacy,
  statusOf,
}: Pick<MapPinProps, 'statusOf'> & { readonly pharmacy: Pharmacy }) => (
  <span
    className={classes(
      'pin own',
      pharmacy.location.precision === 'zip' && 'rough',
      bestLook([pharmacy], statusOf),
    )}
  >
    <PinShape />
  </span>
);

const PinShape = ({ number }: { readonly number?: number | undefined }) => (
  <svg aria-hidden="true">
    <path d={outline} />
    {number === undefined ? <circle cy="-22" r="5" /> : <text y="-22">{number}</text>}
  </svg>
);

const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

function bestLook(members: readonly Pharmacy[], statusOf: StatusOf | null): PinLook | undefined {
  if (statusOf === null) return undefined;
  const open = members.map(statusOf).filter((status) => status.state === 'open');
  if (open.length === 0) return 'shut';
  return open.every(({ closingSoon }) => closingSoon) ? 'soon' : 'open';
}

function pinName(
  { members, approximate }: MapMark,
  look: PinLook | undefined,
  name: string,
  number: number | undefined,
): string {
  const first = number === undefined ? name : mapMessages.pin({ number, name });
  const count = members.length;
  if (count > 1)
    return approximate ? mapMessages.roughGroup({ count, first }) : mapMessages.group({ count, first });
  if (approximate) return mapMessages.roughPin({ first });
  return look === undefined || look === 'shut' ? first : mapMessages.openPin({ first });
}
