import type { WiderCity, WiderGazetteer } from '../search/phrase/known-places.ts';
import { memoize } from '../text/memoize.ts';
import type { CountryDataset } from './datasets-on-demand.ts';

const perDegree = 20;

/** The cities and ZIP codes of the dataset, unpacked once. */
export const widerGazetteer = memoize(({ states, zips }: CountryDataset): WiderGazetteer => {
  const cities = states.flatMap(({ state, names, lats, lngs, people }) =>
    names.split('|').map(
      (name, at): WiderCity => ({
        name,
        state,
        location: { lat: (lats[at] ?? 0) / perDegree, lng: (lngs[at] ?? 0) / perDegree },
        population: people[at] ?? 0,
      }),
    ),
  );
  return {
    cities: cities.toSorted((a, b) => b.population - a.population),
    zipPrefixes: new Map(
      zips.map(([prefix, state, lat, lng]) => [prefix, { state, location: { lat, lng } }]),
    ),
  };
});

/** Degrees as the dataset holds them. */
export const packedDegrees = (degrees: number): number => Math.round(degrees * perDegree);
