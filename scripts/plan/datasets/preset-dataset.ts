import { type DirectoryPreset, presetTypes } from '../../../src/domain/list/directory-preset.ts';
import { type PharmacyType, passes } from '../../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../../src/domain/pharmacy/knowledge.ts';
import type { PresetDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';
import { stateSummaries } from '../city-summaries.ts';

/** Lists the pharmacy types whose directory pages would be empty. */
export function unconfirmedPresets(cities: readonly CityInput[]): readonly PharmacyType[] {
  const pharmacies = cities.flatMap((city) => (city.listed ? city.pharmacies : []));
  return presetTypes.filter((type) => !pharmacies.some((pharmacy) => passes(pharmacy, type)));
}

/** Returns `hours` if no pharmacy's hours are known; then nothing links to lists of what is open now. */
export const unknownHours = (cities: readonly CityInput[]): readonly 'hours'[] =>
  cities.some(({ pharmacies }) => pharmacies.some(knowsHours)) ? [] : ['hours'];

/** Makes a preset's dataset: the places with matching pharmacies, and their counts. */
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
