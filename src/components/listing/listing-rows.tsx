import type { ListEntry } from '../../domain/list/list-groups.ts';
import type { Result } from '../../domain/list/ranking.ts';
import { formatPhone, isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { cardId } from './card-id.ts';
import { ListParts } from './list-parts.tsx';
import { SampleTag } from './sample-tag.tsx';
import type { StatusAt } from './status-at.ts';
import { StatusBadge } from './status-badge.tsx';
import { useStatus } from './use-status.ts';

interface ListingRowsProps {
  readonly results: readonly (Result & ListEntry)[];
  /** The name of the city whose list it is; without it, each says its own. */
  readonly city?: string | undefined;
  /** Number of the first row, where a map stands beside the list: its pins carry the same numbers. */
  readonly firstNumber?: number | undefined;
}

/** A short list of pharmacies, some lines each: name, status, distance, street, and the number to call. */
export function ListingRows(props: ListingRowsProps) {
  return <ResultRows {...props} at={useStatus()} />;
}

/** The same for a caller that orders them by their status, and so has the clock. */
export const ResultRows = ({
  results,
  city,
  firstNumber,
  at,
}: ListingRowsProps & { readonly at: StatusAt | null }) => (
  <ListParts
    entries={results}
    list={(part, before) => (
      <ol className="rows">
        {part.map((result, index) => (
          <ResultRow
            key={result.pharmacy.id}
            pharmacy={result.pharmacy}
            number={firstNumber === undefined ? undefined : firstNumber + before + index}
            at={at}
            elsewhere={result.pharmacy.address.city !== city}
            distance={distanceOf(result)}
          />
        ))}
      </ol>
    )}
  />
);

interface ResultRowProps {
  readonly pharmacy: Pharmacy;
  readonly number: number | undefined;
  readonly at: StatusAt | null;
  /** Whether its city is said. */
  readonly elsewhere: boolean;
  readonly distance: string;
}

function ResultRow({ pharmacy, number, at, elsewhere, distance }: ResultRowProps) {
  const { name, address, phone } = pharmacy;
  return (
    <ListingRow
      number={number}
      href={pharmacyPath(pharmacy)}
      name={name}
      sample={isSample(pharmacy)}
      known={{ pharmacy, at }}
      place={elsewhere ? `${address.street}, ${address.city}` : address.street}
      distance={distance}
      phone={phone}
    />
  );
}

interface ListingRowProps {
  /** The number that it shares with its pin on the map. */
  readonly number?: number | undefined;
  readonly href: string;
  readonly name: string;
  readonly sample: boolean;
  /** What its status is told from, where that is at hand. */
  readonly known?: { readonly pharmacy: Pharmacy; readonly at: StatusAt | null } | undefined;
  readonly place: string;
  readonly distance?: string | undefined;
  readonly phone?: string | undefined;
}

/** One pharmacy of a short list. */
export const ListingRow = ({
  number,
  href,
  name,
  sample,
  known,
  place,
  distance,
  phone,
}: ListingRowProps) => (
  <li id={number === undefined ? undefined : cardId(number)} data-number={number}>
    <p className="name">
      <a href={href} translate="no">
        {name}
      </a>
      {sample && <SampleTag />}
    </p>
    {known !== undefined && (
      <p className={known.pharmacy.hours?.store === undefined ? 'hrs' : 'hrs tall'}>
        <StatusBadge {...known} />
      </p>
    )}
    <p className="where">
      {distance !== undefined && <b>{distance}</b>}
      <span translate="no">{place}</span>
    </p>
    {phone !== undefined && (
      <a
        className="button tel"
        href={telHref(phone)}
        aria-label={listingMessages.callName({ name, phone: formatPhone(phone) })}
      >
        {listingMessages.call}
        <span translate="no">{formatPhone(phone)}</span>
      </a>
    )}
  </li>
);
