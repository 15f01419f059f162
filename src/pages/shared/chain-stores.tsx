import { sourceName } from '../../components/listing/source-name.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import type { ChainStore } from '../../domain/pharmacy/unlisted-places.ts';
import type { City } from '../../domain/places/city.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { chainPath, telHref } from '../../domain/site/paths.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as chainStoresMessages from '../../messages/generated/chainStores.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
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
      <p className="name" translate="no">
        {brand}
      </p>
      <p className="where">
        <b>
          {chainStoresMessages.fromCenter({
            distance: formatDistance(distanceMiles(city.location, location), location.precision === 'zip'),
          })}
        </b>
        <span translate="no">{`${address.street}, ${address.city}, ${address.state} ${address.zip}`}</span>
      </p>
      <p className="where">
        {asOf === undefined
          ? chainStoresMessages.storeSource({ source: name })
          : chainStoresMessages.storeSourceOn({ source: name, date: formatDate(asOf) })}
      </p>
      {typeof phone === 'string' && (
        <a
          className="button tel"
          href={telHref(phone)}
          aria-label={listingMessages.callName({ name: brand, phone: formatPhone(phone) })}
        >
          {listingMessages.call}
          <span translate="no">{formatPhone(phone)}</span>
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
