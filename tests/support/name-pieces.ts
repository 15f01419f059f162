import type { CityInput } from '../../scripts/plan/city-input.ts';
import { namesByRegion, namesDataset, wordsDatasets } from '../../scripts/plan/datasets/names-dataset.ts';
import { regionsOf } from '../../scripts/plan/regions.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { NamesDataset, WordsDataset } from '../../src/domain/site/datasets-on-demand.ts';
import { isPharmacySlug, slugify } from '../../src/domain/text/slug.ts';
import type { NameSources } from '../../src/features/directory-search/find-names.ts';
import { aCity, aPharmacy, checked } from './domain-fixtures.ts';

/** A place with pharmacies of these names. */
export interface TestPlace {
  readonly name: string;
  readonly state: StateCode;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly names: readonly string[];
}

/** The place as a site is planned with it. */
const placeInput = ({ name, state, lat, lng, population, names }: TestPlace): CityInput => ({
  city: aCity({ name, state, location: { lat, lng }, population }),
  listed: true,
  pharmacies: names.map((own, n) => {
    const same = names.slice(0, n).filter((other) => other === own).length;
    return {
      ...aPharmacy({ key: slugify(`${name} ${state} ${n}`) }),
      name: own,
      slug: checked(slugify(same === 0 ? own : `${own} ${same + 1}`), isPharmacySlug),
    };
  }),
  landmarks: [],
  neighborhoods: [],
});

/** All names in one file. */
export const namesOfCities = (places: readonly TestPlace[]): NamesDataset =>
  namesDataset(places.map(placeInput), [], true);

/** The names of places cut into regions of so many listings, the files that were asked for, and a way to lose one. */
export function namePieces(places: readonly TestPlace[], most: number) {
  const regions = regionsOf(places.map(placeInput), most);
  const root = namesByRegion(regions, true);
  const words = wordsDatasets(regions, true);
  const names = new Map(regions.map((region) => [region.key, namesDataset(region.places, [], true)]));
  let asked: readonly string[] = [];
  let lost: string | undefined;
  const give = async <Value extends NamesDataset | WordsDataset>(
    file: string,
    value: Value | undefined,
  ): Promise<Value> => {
    asked = [...asked, file];
    if (value === undefined || file === lost) throw new Error(`No ${file}`);
    return value;
  };
  const sources: NameSources = {
    names: async () => root,
    region: (key) => give(`names/${key}`, names.get(key)),
    words: (letter) => give(`words/${letter}`, words.get(letter)),
  };
  return {
    sources,
    asked: () => asked,
    lose: (file: string | undefined) => {
      lost = file;
    },
  };
}
