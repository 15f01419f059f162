import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PharmacyCard } from '../../components/listing/pharmacy-card.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { useStatus } from '../../components/listing/use-status.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import type { KeptPharmacy } from '../../features/favourites/device-lists.ts';
import * as savedMessages from '../../messages/generated/saved.ts';
import { keptCityQuery, keptListing } from './kept-listing.ts';

interface KeptPharmaciesProps {
  readonly kept: readonly KeptPharmacy[];
  /** What stands in the corner of each, such as the way to remove it; the street is that of a pharmacy that is listed. */
  readonly corner?: (kept: KeptPharmacy, street?: string) => ReactNode;
}

/** Pharmacies that this device remembers, as cards with what is true of them now; those no longer listed are said to be so. */
export function KeptPharmacies({ kept, corner }: KeptPharmaciesProps) {
  const at = useStatus();
  return (
    <ol className={corner === undefined ? 'cards' : 'cards cornered'}>
      {kept.map((each) => (
        <KeptCard key={`${each.city}/${each.slug}`} kept={each} at={at} corner={corner} />
      ))}
    </ol>
  );
}

interface KeptCardProps {
  readonly kept: KeptPharmacy;
  readonly at: StatusAt | null;
  readonly corner: KeptPharmaciesProps['corner'];
}

function KeptCard({ kept, at, corner }: KeptCardProps) {
  const { data, isError } = useQuery(keptCityQuery(kept.city));
  const listing = keptListing(kept, data, isError);
  if (listing.state === 'listed') {
    const { pharmacy } = listing;
    return <PharmacyCard item={{ pharmacy, corner: corner?.(kept, pharmacy.address.street) }} at={at} />;
  }
  return (
    <li className={listing.state === 'loading' ? 'card kept-coming' : 'card kept-gone'}>
      <h3 translate="no">
        <a href={listedPharmacyPath(kept.city, kept.slug)}>{kept.name}</a>
      </h3>
      <p className="quiet">{savedMessages.state[listing.state]}</p>
      {corner?.(kept)}
    </li>
  );
}
