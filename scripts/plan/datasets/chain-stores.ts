import type { ChainStore, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';

/** Stores as the pages of a city show them, nearest to its centre first. */
export const chainStores = (stores: readonly UnconfirmedStore[], center: LatLng): readonly ChainStore[] =>
  stores
    .map((store) => ({ store, miles: distanceMiles(center, store.location) }))
    .toSorted((a, b) => a.miles - b.miles || (a.store.id < b.store.id ? -1 : 1))
    .map(({ store: { brand, address, phone, location, sources } }) => ({
      brand,
      address,
      phone,
      location: { lat: location.lat, lng: location.lng },
      source: sources[0]?.id ?? '',
      asOf: sources[0]?.date,
    }));
