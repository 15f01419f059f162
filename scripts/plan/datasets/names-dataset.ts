import { cityLabel } from '../../../src/domain/places/city.ts';
import type { NamedCity, NamesDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import type { CityInput } from '../city-input.ts';
import type { Region } from '../regions.ts';

/** The names of some places' pharmacies with where their pages are, for the search box: made for the browser, loaded when it is used. */
export const namesDataset = (
  cities: readonly CityInput[],
  regions: readonly Region[],
  sample: boolean,
): NamesDataset => ({
  kind: 'names',
  sample,
  cities: cities.map(namedCity),
  areaCodes: areaCodes(regions),
  rows: cities.flatMap(({ pharmacies }, index) =>
    pharmacies.map(({ name, slug }) => [name, slug, index] as const),
  ),
});

/** The regions that have files of names of their own. */
export const namesByRegion = (regions: readonly Region[], sample: boolean): NamesDataset => ({
  ...namesDataset([], regions, sample),
  regions: regions.map(({ key, places }) => ({
    key,
    people: Math.max(0, ...places.map(({ city }) => city.population)),
    box: boxOf(places.map(namedCity)),
  })),
});

/** To 0.01 degree, some half mile: enough to tell which place is nearer. */
const perDegree = 100;
const rounded = (degrees: number): number => Math.round(degrees * perDegree) / perDegree;

const namedCity = ({ city, listed }: CityInput): NamedCity => ({
  slug: city.slug,
  label: cityLabel(city),
  population: city.population,
  lat: rounded(city.location.lat),
  lng: rounded(city.location.lng),
  ...(!listed && { unlisted: true }),
});

function boxOf(places: readonly NamedCity[]): readonly [number, number, number, number] {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
}

/** In which regions listings are called under an area code. */
function areaCodes(regions: readonly Region[]): NamesDataset['areaCodes'] {
  const found = new Map<string, Set<string>>();
  for (const { key, places } of regions) {
    for (const { phone } of places.flatMap(({ pharmacies }) => pharmacies)) {
      const code = /^\+1(\d{3})\d{7}$/.exec(phone ?? '')?.[1];
      if (code !== undefined) found.set(code, (found.get(code) ?? new Set()).add(key));
    }
  }
  return Object.fromEntries(
    [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, of]) => [code, [...of].toSorted()]),
  );
}
