import type { CityInput } from './city-input.ts';
import { byPopulation, stateSummaries } from './city-summaries.ts';
import type { PresetDataset } from './dataset.ts';
import type { DirectoryPreset } from './directory-preset.ts';
import { distanceMiles } from './geo.ts';
import type { Pharmacy } from './pharmacy.ts';
import { hasType } from './pharmacy-match.ts';

const highlightCount = 12;

/** What a directory preset shows: the cities that have a match, and the match nearest to the centre of each of the largest. */
export function presetDataset(
  { id, type }: DirectoryPreset,
  cities: readonly CityInput[],
  sample: boolean,
): Omit<PresetDataset, 'version'> {
  const matches = (pharmacy: Pharmacy): boolean => type === undefined || hasType(pharmacy, type);
  const listed = cities.filter((place) => place.listed && place.pharmacies.some(matches));
  const highlights = listed.toSorted(byPopulation).flatMap(({ city, pharmacies }) => {
    const nearest = pharmacies
      .filter(matches)
      .toSorted(
        (a, b) => distanceMiles(city.location, a.location) - distanceMiles(city.location, b.location),
      )[0];
    return nearest === undefined ? [] : [{ pharmacy: nearest, city: city.slug }];
  });
  const count = ({ pharmacies }: CityInput): number => pharmacies.filter(matches).length;
  return {
    kind: 'preset',
    sample,
    preset: id,
    total: listed.reduce((sum, place) => sum + count(place), 0),
    highlights: highlights.slice(0, highlightCount),
    states: stateSummaries(listed, count).map((state) => ({ ...state, branded: [] })),
  };
}
