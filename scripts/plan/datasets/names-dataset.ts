import MiniSearch from 'minisearch';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { nameDocuments, namedText, severalNames } from '../../../src/domain/search/name-index.ts';
import { letterOf, nameLetters } from '../../../src/domain/search/name-letters.ts';
import type {
  ContactsDataset,
  NamedCity,
  NamesDataset,
  WordsDataset,
} from '../../../src/domain/site/datasets-on-demand.ts';
import { spaced } from '../../../src/domain/text/spaced.ts';
import type { CityInput } from '../city-input.ts';
import type { Region } from '../regions.ts';

/** Makes the names of some places' pharmacies and where their pages are, for the search box. */
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

const contactsPerDegree = 10_000;

/** Makes streets, phones and positions of a region's pharmacies, to show those found by name. */
export const contactsDataset = ({ state, places }: Region, sample: boolean): ContactsDataset => ({
  kind: 'contacts',
  sample,
  state,
  cities: places.map(({ city, pharmacies }) => ({
    slug: city.slug,
    rows: pharmacies.map(
      ({ slug, address, phone = '', location }) =>
        [
          slug,
          address.street,
          phone,
          Math.round(location.lat * contactsPerDegree),
          Math.round(location.lng * contactsPerDegree),
        ] as const,
    ),
  })),
});

const wordsOf: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

/** The words of a letter, before they are sorted. */
interface Letter {
  /** The regions of each word, by their keys. */
  readonly words: Map<string, Set<string>>;
  readonly named: Map<string, number>;
}

/** Makes, by first letter, the regions of each word of names, to load those that a search is about. */
export function wordsDatasets(
  regions: readonly Region[],
  sample: boolean,
): ReadonlyMap<string, WordsDataset> {
  const letters = new Map<string, Letter>(
    nameLetters.map((letter) => [letter, { words: new Map(), named: new Map() }]),
  );
  for (const { key, places } of regions) {
    const documents = nameDocuments(namesDataset(places, [], sample));
    const texts = new Set(documents.flatMap(({ name, city }) => [name, city]));
    const words = new Set([...texts].flatMap((text) => wordsOf(text.toLowerCase())).filter(Boolean));
    for (const word of words) {
      const of = letters.get(letterOf(word))?.words;
      of?.set(word, (of.get(word) ?? new Set()).add(key));
    }
    for (const word of documents.flatMap(({ name }) => [...new Set(spaced(name).split(' '))])) {
      const named = letters.get(letterOf(word))?.named;
      named?.set(word, Math.min((named.get(word) ?? 0) + 1, severalNames));
    }
  }
  return new Map([...letters].map(([letter, found]) => [letter, wordsDataset(found, sample)]));
}

function wordsDataset({ words, named }: Letter, sample: boolean): WordsDataset {
  const regions = [...new Set([...words.values()].flatMap((keys) => [...keys]))].toSorted();
  const numbers = new Map(regions.map((key, number) => [key, number]));
  return {
    kind: 'words',
    sample,
    regions,
    words: [...words]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, keys]) => [word, ...[...keys].toSorted().map((key) => numbers.get(key) ?? 0)] as const),
    named: namedText(named),
  };
}
