import { ListingRow } from '../../components/listing/listing-rows.tsx';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import type { ChainStore } from '../../domain/pharmacy/unlisted-places.ts';
import type { City } from '../../domain/places/city.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { chainPath } from '../../domain/site/paths.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as chainStoresMessages from '../../messages/generated/chainStores.ts';
import { sourceName } from '../../messages/source-name.ts';
import { formatDate } from '../../messages/time-text.ts';
import { LinkLine } from './screen.tsx';

interface ChainStoresProps {
  readonly place: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'>;
  readonly stores: readonly ChainStore[];
  readonly linked?: readonly string[];
}

/** Shows chains' stores in which no source confirms a pharmacy. Nothing if there are none. */
export const ChainStores = ({ place, stores, linked = [] }: ChainStoresProps) =>
  stores.length > 0 && (
    <section aria-labelledby="unconfirmed-title" data-unconfirmed>
      <h2 id="unconfirmed-title">{chainStoresMessages.unconfirmed}</h2>
      {[...groupBy(stores, ({ brand }) => brand)].map(([brand, own]) => {
        const slug = brandSlug(brand);
        return (
          <div key={brand}>
            <p>{chainStoresMessages.unconfirmedNote({ brand, stores: own.length })}</p>
            <ul className="rows">{own.map((store) => storeRow(place.city, store))}</ul>
            {linked.includes(brand) && slug !== undefined && (
              <LinkLine href={chainPath(place, slug)}>
                {chainStoresMessages.chain({ brand, city: place.city.name })}
              </LinkLine>
            )}
          </div>
        );
      })}
    </section>
  );

function storeRow(city: City, { brand, address, phone, location, source, asOf }: ChainStore) {
  const name = sourceName(source);
  const miles = distanceMiles(city.location, location);
  return (
    <ListingRow
      key={`${address.street} ${address.zip}`}
      name={brand}
      place={`${address.street}, ${address.city}, ${address.state} ${address.zip}`}
      distance={chainStoresMessages.fromCenter({
        distance: formatDistance(miles, location.precision === 'zip'),
      })}
      phone={phone ?? undefined}
      note={
        asOf === undefined
          ? chainStoresMessages.storeSource({ source: name })
          : chainStoresMessages.storeSourceOn({ source: name, date: formatDate(asOf) })
      }
    />
  );
}
