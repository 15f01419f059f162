import type { LandingCity, LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../../src/domain/landing/landing-groups.ts';
import { criteriaOf, nearestListed, originOf } from '../../../src/domain/landing/landing-selection.ts';
import { alternativeLimits } from '../../../src/domain/list/alternatives.ts';
import {
  type Criteria,
  listingsWithin,
  nearest,
  searchRadiusMiles,
  type Tiles,
} from '../../../src/domain/list/nearest.ts';
import {
  farthestMiles,
  leastMiles,
  type Result,
  rankByDistance,
  resultFrom,
} from '../../../src/domain/list/ranking.ts';
import { hasBrand } from '../../../src/domain/pharmacy/brand.ts';
import { passesAll } from '../../../src/domain/pharmacy/filters.ts';
import {
  mostUncertainMiles,
  type Pharmacy,
  servesPublic,
  uncertaintyOf,
} from '../../../src/domain/pharmacy/pharmacy.ts';
import type {
  ChainStore,
  ClosedPharmacy,
  UnconfirmedStore,
} from '../../../src/domain/pharmacy/unlisted-places.ts';
import type { CitySummary } from '../../../src/domain/places/city.ts';
import { distanceMiles, isInArea, type LatLng } from '../../../src/domain/places/geo.ts';
import type { PlaceDataset } from '../../../src/domain/site/dataset.ts';
import { unindexedLanding } from '../../../src/domain/site/landing-indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { withZipRadius } from '../../lists/facts/zip-codes.ts';
import type { CityInput } from '../city-input.ts';
import { placesAround } from '../city-reach.ts';
import type { SiteTiles } from '../tiles.ts';
import { divideIntoPages } from './list-cut.ts';

export interface PlaceFacts extends CityInput {
  readonly landing: readonly LandingEntry[];
  readonly nearby: readonly CitySummary[];
  readonly nearbyTowns: readonly CitySummary[];
  readonly sample: boolean;
  readonly edgeMiles?: number | undefined;
}

export interface PlaceWithTiles {
  readonly dataset: PlaceDataset;
  readonly tileKeysOf: (page: PageRef) => readonly string[];
}

/** Returns a city's dataset, and a function from a page to the keys of the tiles that it needs. */
export function placeDataset(facts: PlaceFacts, tiles: SiteTiles): PlaceWithTiles {
  const { city, listed, town, branded, neighborhoods, landmarks, landing } = facts;
  const { nearby, nearbyTowns, sample, edgeMiles, closed = [], unconfirmed = [] } = facts;
  const pharmacies = rankByDistance(facts.pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  const cityPharmacies = new Set(pharmacies);
  const place = { city, listed, neighborhoods, landmarks, brandedSlug: branded?.slug, edgeMiles };
  const matchesOf = nearestMatchesFinder({ ...place, pharmacies, landing, nearby, fallback: [] }, tiles);
  const matches = new Map(landing.map((entry) => [entry.slug, matchesOf(entry)] as const));
  const shownBySlug = new Map(
    [...pharmacies, ...closed].map((each) => [each.slug, pharmaciesOnPage(each, pharmacies, tiles)] as const),
  );
  const fallback = [...new Set([...matches.values()].flat())].filter(
    (pharmacy) => !cityPharmacies.has(pharmacy),
  );
  const keysOf = (listings: readonly Pharmacy[]): readonly string[] =>
    [...new Set(listings.map(tiles.keyOf))].toSorted();
  const ownTiles = keysOf(pharmacies);
  const allTiles = keysOf([...pharmacies, ...fallback, ...[...shownBySlug.values()].flat()]);
  const around = placesAround(city);
  const dataset: PlaceDataset = {
    kind: 'place',
    sample,
    city,
    listed,
    town,
    brandedSlug: branded?.slug,
    count: pharmacies.length,
    neighborhoods,
    landmarks,
    landing: markUnconfirmed(landing, pharmacies),
    unindexed: unindexedLanding({ ...place, pharmacies, landing, nearby, fallback }),
    nearby,
    around: around.length === 0 ? undefined : around,
    nearbyTowns: nearbyTowns.length === 0 ? undefined : nearbyTowns,
    closed: closed.length === 0 ? undefined : closed,
    unconfirmed: unconfirmed.length === 0 ? undefined : chainStores(unconfirmed, city.location),
    edgeMiles,
    ownTiles,
    otherTiles: allTiles.filter((key) => !ownTiles.includes(key)),
    ...divideIntoPages({ listed, pharmacies }),
  };
  return {
    dataset,
    tileKeysOf: (page) => {
      switch (page.kind) {
        case 'landing':
          return keysOf([...pharmacies, ...(matches.get(page.slug) ?? [])]);
        case 'pharmacy':
        case 'closed-pharmacy':
          return keysOf(shownBySlug.get(page.pharmacy) ?? []);
        default:
          return ownTiles;
      }
    },
  };
}

const sharedRankingSize = 300;

function nearestMatchesFinder(
  place: LandingCity,
  tiles: Tiles,
): (entry: LandingEntry) => readonly Pharmacy[] {
  const cityPharmacies = new Set(place.pharmacies);
  const rankedFrom = memoize(
    (origin: LatLng) => nearest(origin, { fits: () => true }, sharedRankingSize, tiles).results,
  );
  const roughFrom = memoize((origin: LatLng) =>
    listingsWithin(origin, searchRadiusMiles + mostUncertainMiles, tiles)
      .filter((pharmacy) => pharmacy.location.precision === 'zip' && servesPublic(pharmacy))
      .map((pharmacy) => resultFrom(origin, pharmacy)),
  );
  const nearestFrom = (origin: LatLng, fits: Criteria['fits'], count: number): readonly Result[] => {
    const ranked = rankedFrom(origin);
    const nearestFits = ranked.filter(({ pharmacy }) => fits(pharmacy)).slice(0, count);
    const isComplete = nearestFits.length === count || ranked.length < sharedRankingSize;
    return isComplete ? nearestFits : nearest(origin, { fits }, count, tiles).results;
  };
  return (entry) => {
    const criteria = criteriaOf(entry, place);
    const { filters, brand, area } = criteria;
    const { location } = originOf(entry, criteria, place);
    const passes = (pharmacy: Pharmacy): boolean =>
      passesAll(pharmacy, filters) && (brand === undefined || hasBrand(pharmacy, brand));
    // A neighborhood's page lists the pharmacies around it after those inside.
    const isInside = (pharmacy: Pharmacy): boolean =>
      area !== undefined && cityPharmacies.has(pharmacy) && isInArea(area, pharmacy.location);
    const nearestMatches = nearestFrom(location, (each) => passes(each) && !isInside(each), nearestListed);
    const [first] = nearestFrom(location, passes, 1);
    // Their position is uncertain, so they may be nearer still.
    const rivals =
      first === undefined || first.uncertaintyMiles > 0
        ? []
        : roughFrom(location).filter(
            (rival) => leastMiles(rival) < first.distanceMiles && passes(rival.pharmacy),
          );
    return [...nearestMatches, ...rivals].map(({ pharmacy }) => pharmacy);
  };
}

function pharmaciesOnPage(
  pharmacy: Pharmacy | ClosedPharmacy,
  cityPharmacies: readonly Pharmacy[],
  tiles: Tiles,
): readonly Pharmacy[] {
  const fits = ({ id }: Pharmacy): boolean => id !== pharmacy.id;
  const { considered } = alternativeLimits;
  const { results } = nearest(pharmacy.location, { fits }, considered, tiles);
  const next = 'nextId' in pharmacy ? pharmacy.nextId : undefined;
  return [
    ...results.map(({ pharmacy }) => pharmacy),
    ...cityPharmacies.filter(({ id }) => results.length < considered || id === pharmacy.id || id === next),
  ];
}

/** Returns chain stores without a confirmed pharmacy, those nearest to `center` first. */
export const chainStores = (stores: readonly UnconfirmedStore[], center: LatLng): readonly ChainStore[] =>
  stores
    .map((store) => {
      const uncertaintyMiles = uncertaintyOf(withZipRadius(store.location, store.address.zip));
      const miles = distanceMiles(center, store.location);
      return { store, miles: farthestMiles({ distanceMiles: miles, uncertaintyMiles }) };
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
