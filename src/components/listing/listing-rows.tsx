import type { ListEntry } from '../../domain/list/list-groups.ts';
import type { Result } from '../../domain/list/ranking.ts';
import { isSample } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import { CallLink, cardId, ListParts, NameLink, SampleTag } from './card-parts.tsx';
import type { StatusAt } from './status-at.ts';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

interface ListingRowsProps {
  readonly results: readonly (Result & ListEntry)[];
  readonly at: StatusAt | null;
  readonly city?: string | undefined;
  readonly firstNumber?: number | undefined;
}

/** Shows pharmacies as a short list: name, status, street and telephone number. */
export const ListingRows = ({ results, at, city, firstNumber }: ListingRowsProps) => (
  <ListParts
    entries={results}
    list={(part, before) => (
      <ol className="rows">
        {part.map((result, index) => {
          const { pharmacy } = result;
          const { id, name, address, phone } = pharmacy;
          return (
            <ListingRow
              key={id}
              number={firstNumber === undefined ? undefined : firstNumber + before + index}
              href={pharmacyPath(pharmacy)}
              name={name}
              sample={isSample(pharmacy)}
              known={{ pharmacy, at }}
              place={address.city === city ? address.street : `${address.street}, ${address.city}`}
              distance={distanceOf(result)}
              phone={phone}
            />
          );
        })}
      </ol>
    )}
  />
);

interface ListingRowProps {
  readonly number?: number | undefined;
  readonly href?: string;
  readonly name: string;
  readonly sample?: boolean;
  readonly known?: StatusBadgeProps;
  readonly place: string;
  readonly distance?: string | undefined;
  readonly phone?: string | undefined;
  readonly note?: string;
}

/** Shows one row of a short list: a pharmacy, or a chain's store. */
export const ListingRow = ({
  number,
  href,
  name,
  sample = false,
  known,
  place,
  distance,
  phone,
  note,
}: ListingRowProps) => (
  <li id={number === undefined ? undefined : cardId(number)} data-number={number}>
    <p className="name">
      {href === undefined ? <span translate="no">{name}</span> : <NameLink href={href} name={name} />}
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
    {note !== undefined && <p className="where">{note}</p>}
    {phone !== undefined && <CallLink name={name} phone={phone} look="button" />}
  </li>
);
