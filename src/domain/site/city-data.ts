import { searchRadiusMiles } from '../list/nearest.ts';
import { farthestMiles, rankByDistance, resultFrom } from '../list/ranking.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import type { CityDataset, Dataset, PlaceDataset, ShownDataset } from './dataset.ts';
import type { TileDataset } from './datasets-on-demand.ts';
import { cityPath, pharmacyPath } from './paths.ts';

/** Adds the pharmacies of map tiles to a city's or town's data: those in it, and others as `fallback`. */
export function cityData(
  place: PlaceDataset,
  tiles: readonly Pick<TileDataset, 'pharmacies'>[],
): CityDataset {
  const below = `${cityPath(place.city.slug)}/`;
  const ownPharmacies: Pharmacy[] = [];
  const fallback: Pharmacy[] = [];
  for (const { pharmacies } of tiles)
    for (const pharmacy of pharmacies) {
      if (pharmacyPath(pharmacy).startsWith(below)) ownPharmacies.push(pharmacy);
      else if (servesPublic(pharmacy)) fallback.push(pharmacy);
    }
  const pharmacies = rankByDistance(ownPharmacies, place.city.location).map(({ pharmacy }) => pharmacy);
  return { ...place, kind: 'city', pharmacies, fallback };
}

/** Drops other places' pharmacies that may be over 60 statute miles from a point. */
export const withinReach = (dataset: CityDataset, point: LatLng): CityDataset => ({
  ...dataset,
  fallback: dataset.fallback.filter(
    (pharmacy) => farthestMiles(resultFrom(point, pharmacy)) <= searchRadiusMiles,
  ),
});

/**
 * Returns the data that a page is rendered from; a city's is joined with its map tiles. Undefined if no page
 * shows it.
 */
export function shownDataset(
  dataset: Dataset | undefined,
  tiles: readonly Dataset[],
): ShownDataset | undefined {
  switch (dataset?.kind) {
    case 'place':
      return cityData(dataset, tiles.filter(isTile));
    case 'state':
    case 'overview':
    case 'preset':
    case 'brand':
      return dataset;
    default:
      return undefined;
  }
}

const isTile = (dataset: Dataset): dataset is TileDataset => dataset.kind === 'tile';
