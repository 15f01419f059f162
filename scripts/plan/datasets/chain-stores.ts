import { farthestMiles } from '../../../src/domain/list/ranking.ts';
import { uncertaintyOf } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ChainStore, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { withZipRadius } from '../../lists/facts/zip-codes.ts';

/**
 * Stores as the pages of a city show them, nearest to its centre first: as listings are ranked, by the farthest that each may be, so
 * that one placed only by its ZIP code never stands above one that is sure to be nearer.
 */
export const chainStores = (stores: readonly UnconfirmedStore[], center: LatLng): readonly ChainStore[] =>
  stores
    .map((store) => {
      const uncertaintyMiles = uncertaintyOf(withZipRadius(store.location, store.address.zip));
      return {
        store,
        miles: farthestMiles({ distanceMiles: distanceMiles(center, store.location), uncertaintyMiles }),
      };
    })
    .toSorted((a, b) => a.miles - b.miles || (a.store.id < b.store.id ? -1 : 1))
    .map(({ store: { brand, address, phone, location, sources } }) => ({
      brand,
      address,
      phone,
      location: { lat: location.lat, lng: location.lng, precision: location.precision },
      source: sources[0]?.id ?? '',
      asOf: sources[0]?.date,
    }));
