import { type DirectoryPreset, presetTypes } from '../../../src/domain/list/directory-preset.ts';
import { type PharmacyType, passes } from '../../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../../src/domain/pharmacy/knowledge.ts';
import type { PresetDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';
import { stateSummaries } from '../city-summaries.ts';

/** Returns the pharmacy types of directories, such as `24-hour`, that no listed pharmacy is known to have. */
export function unconfirmedTypes(cities: readonly CityInput[]): readonly PharmacyType[] {
  const pharmacies = cities.flatMap((city) => (city.listed ? city.pharmacies : []));
  return presetTypes.filter((type) => !pharmacies.some((pharmacy) => passes(pharmacy, type)));
}

/** Returns `['hours']` if no pharmacy's opening hours are known, else `[]`. */
export const hoursIfUnknown = (cities: readonly CityInput[]): readonly 'hours'[] =>
  cities.some(({ pharmacies }) => pharmacies.some(knowsHours)) ? [] : ['hours'];

/** Returns the dataset of a country-wide directory, such as `/24-hour`: its states and cities. */
export function presetDataset(
  { id, filter }: DirectoryPreset,
  cities: readonly CityInput[],
  sample: boolean,
): PresetDataset {
  // Each place with its matching listings only, without its branded store.
  const matching = cities
    .filter(({ listed }) => listed)
    .map((place) => ({
      ...place,
      pharmacies: place.pharmacies.filter((each) => filter === undefined || passes(each, filter)),
      branded: undefined,
    }))
    .filter(({ pharmacies }) => pharmacies.length > 0);
  return {
    kind: 'preset',
    sample,
    preset: id,
    total: matching.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0),
    // Without a filter there are too many towns to link from one page.
    states: stateSummaries(matching, filter !== undefined),
  };
}
