import { sourceName } from '../../components/listing/card-text.ts';
import { brandSlug } from '../../domain/pharmacy/brand-slug.ts';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import type { ChainStore } from '../../domain/pharmacy/unlisted-places.ts';
import type { City } from '../../domain/places/city.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import { chainPath } from '../../domain/site/chain-path.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { telHref } from '../../domain/site/paths.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as chainStoresMessages from '../../messages/generated/chainStores.ts';
import { formatDate } from '../../messages/time-text.ts';

interface ChainStoresProps {
  readonly place: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'>;
  readonly stores: readonly ChainStore[];
  /** Chains with a page in the city that is worth a link, by name. */
  readonly linked?: readonly string[];
}

/** Stores of chains of which no source says that they have a pharmacy: where they are, and that nobody says more. */
export const ChainStores = ({ place, stores, linked = [] }: ChainStoresProps) =>
  stores.length > 0 && (
    <section aria-labelledby="unconfirmed-title" data-unconfirmed>
      <h2 id="unconfirmed-title">{chainStoresMessages.unconfirmed}</h2>
      {[...groupBy(stores, ({ brand }) => brand)].map(([brand, own]) => (
        <div key={brand}>
          <p>{chainStoresMessages.unconfirmedNote({ brand, stores: own.length })}</p>
          <ul className="rows">
            {own.map((store) => (
              <StoreRow
                key={`${store.address.street} ${store.address.zip}`}
                city={place.city}
                store={store}
              />
            ))}
          </ul>
          <ChainLink brand={brand} place={place} linked={linked} />
        </div>
      ))}
    </section>
  );

interface StoreRowProps {
  readonly city: City;
  readonly store: ChainStore;
}

function StoreRow({ city, store: { brand, address, phone, location, source, asOf } }: StoreRowProps) {
  const name = sourceName(source);
  return (
    <li>
      <span>
        <b translate="no">{brand}</b>
        <span translate="no">{`${address.street}, ${address.city}, ${address.state} ${address.zip}`}</span>
        {` · ${chainStoresMessages.fromCenter({
          distance: formatDistance(distanceMiles(city.location, location), false),
        })}`}
        {` · ${
          asOf === undefined
            ? chainStoresMessages.storeSource({ source: name })
            : chainStoresMessages.storeSourceOn({ source: name, date: formatDate(asOf) })
        }`}
      </span>
      {typeof phone === 'string' && (
        <a href={telHref(phone)} translate="no">
          {formatPhone(phone)}
        </a>
      )}
    </li>
  );
}

function ChainLink({
  brand,
  place,
  linked = [],
}: Omit<ChainStoresProps, 'stores'> & { readonly brand: string }) {
  const slug = brandSlug(brand);
  if (slug === undefined || !linked.includes(brand)) return null;
  return (
    <p className="tight">
      <a href={chainPath(place, slug)}>{chainStoresMessages.chain({ brand, city: place.city.name })}</a>
    </p>
  );
}
