import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PharmacyCard } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { listingsQuery } from '../../features/data-access/page-data.ts';
import type { KeptPharmacy } from '../../features/favourites/this-device.ts';
import * as savedMessages from '../../messages/generated/saved.ts';

interface KeptPharmaciesProps {
  readonly kept: readonly KeptPharmacy[];
  /** Makes the corner of a card, such as its remove button. `street` is given for a listed pharmacy. */
  readonly corner?: (kept: KeptPharmacy, street?: string) => ReactNode;
}

/** Pharmacies that this device remembers, as cards; those no longer listed are said to be so. */
export function KeptPharmacies({ kept, corner }: KeptPharmaciesProps) {
  return (
    <ol className={corner === undefined ? 'cards' : 'cards cornered'}>
      {kept.map((each) => (
        <KeptCard key={`${each.city}/${each.slug}`} kept={each} corner={corner} />
      ))}
    </ol>
  );
}

type KeptCardProps = Pick<KeptPharmaciesProps, 'corner'> & { readonly kept: KeptPharmacy };

function KeptCard({ kept, corner }: KeptCardProps) {
  const at = useStatus();
  const { data: dataset, isError } = useQuery(listingsQuery(kept.city));
  const pharmacy = dataset?.pharmacies.find(({ slug }) => slug === kept.slug);
  if (pharmacy !== undefined)
    return <PharmacyCard item={{ pharmacy, corner: corner?.(kept, pharmacy.address.street) }} at={at} />;
  const waiting = isError ? 'failed' : 'loading';
  const isClosed = dataset?.closed?.some(({ slug }) => slug === kept.slug);
  const state = dataset === undefined ? waiting : isClosed ? 'closed' : 'gone';
  return (
    <li className={state === 'loading' ? 'card kept-coming' : 'card kept-gone'}>
      <h3 translate="no">
        <a href={listedPharmacyPath(kept.city, kept.slug)}>{kept.name}</a>
      </h3>
      <p className="quiet">{savedMessages.state[state]}</p>
      {corner?.(kept)}
    </li>
  );
}
