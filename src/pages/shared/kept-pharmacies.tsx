import { useQuery } from '@tanstack/react-query';
import { NameLink } from '../../components/listing/card-parts.tsx';
import { PharmacyCard } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { listingsQuery } from '../../features/data-access/page-data.ts';
import type { KeptPharmacy } from '../../features/favourites/this-device.ts';
import * as savedMessages from '../../messages/generated/saved.ts';

interface KeptPharmaciesProps {
  readonly kept: readonly KeptPharmacy[];
  readonly onRemove?: (kept: KeptPharmacy) => void;
}

/** Shows cards of pharmacies that are saved on this device. */
export function KeptPharmacies({ kept, onRemove }: KeptPharmaciesProps) {
  return (
    <ol className={onRemove === undefined ? 'cards' : 'cards cornered'}>
      {kept.map((each) => (
        <KeptCard key={`${each.city}/${each.slug}`} kept={each} onRemove={onRemove} />
      ))}
    </ol>
  );
}

type KeptCardProps = Pick<KeptPharmaciesProps, 'onRemove'> & { readonly kept: KeptPharmacy };

function KeptCard({ kept, onRemove }: KeptCardProps) {
  const at = useStatus();
  const { data: dataset, isError } = useQuery(listingsQuery(kept.city));
  const pharmacy = dataset?.pharmacies.find(({ slug }) => slug === kept.slug);
  const { name } = kept;
  const label =
    pharmacy === undefined
      ? savedMessages.remove({ name })
      : savedMessages.removeAt({ name, street: pharmacy.address.street });
  const corner = onRemove && (
    <button type="button" className="corner" aria-label={label} onClick={() => onRemove(kept)} />
  );
  if (pharmacy !== undefined) return <PharmacyCard item={{ pharmacy, corner }} at={at} />;
  const waiting = isError ? 'failed' : 'loading';
  const isClosed = dataset?.closed?.some(({ slug }) => slug === kept.slug);
  const state = dataset === undefined ? waiting : isClosed ? 'closed' : 'gone';
  return (
    <li className={state === 'loading' ? 'card kept-coming' : 'card kept-gone'}>
      <h3>
        <NameLink href={listedPharmacyPath(kept.city, kept.slug)} name={name} />
      </h3>
      <p className="quiet">{savedMessages.state[state]}</p>
      {corner}
    </li>
  );
}
