import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { textTable } from '../cli/text-table.ts';
import { type ListingStore, readListings } from './listing-store.ts';

const maxCitiesShown = 12;

/** Returns a report on the listing store. Without `all`, its city table has the twelve with most listings. */
export async function formatStatus(folder: string, cities: readonly City[], all = false): Promise<string> {
  const store = await readListings(folder);
  if (store === undefined) {
    return `No listings in ${folder}: the site shows samples. Run npm run data -- fetch, or import FILE…`;
  }
  const { listings, unconfirmed, closed, byCity, imported, version } = store;
  const listingsOfCities = [...new Map(cities.map((city) => [city.slug, cityLabel(city)]))]
    .map(([slug, label]) => [label, byCity.get(slug) ?? []] as const)
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const inLists = listingsOfCities.reduce((sum, [, some]) => sum + some.length, 0);
  const empty = listingsOfCities.filter(([, some]) => some.length === 0).map(([label]) => label);
  return [
    `${listings.length} listings, ${inLists} of them in the cities of the lists (imported ${imported}, version ${version})`,
    `${unconfirmed.length} stores of chains that no source says have a pharmacy; ${closed.length} pharmacies that are closed`,
    'Sources',
    ...sourcesTable(store),
    'By state, with the share of which is known',
    ...coverageTable(byState(listings)),
    all ? 'By city' : `By city (the ${maxCitiesShown} with most; --all shows every one)`,
    ...coverageTable(all ? listingsOfCities : listingsOfCities.slice(0, maxCitiesShown), listingsOfCities),
    empty.length === 0 ? 'Every city has a listing.' : `Cities without a listing: ${empty.join('; ')}`,
  ].join('\n');
}

const sourcesTable = ({ kept, sources }: ListingStore): readonly string[] =>
  textTable(
    ['source', 'licence', 'records', 'listings', 'newest', 'brought', 'by', 'files'],
    kept
      .map((source) => ({ ...source, count: source.records + source.points + source.placed }))
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, licence, count, newest = 'no date', day, brought, files }) => [
        ...[
          id,
          licence,
          groupedNumber(count),
          groupedNumber(sources.find((known) => known.id === id)?.listings ?? 0),
        ],
        ...[newest, day, brought, Object.keys(files).toSorted().join(', ')],
      ]),
  );

type NamedListings = readonly (readonly [name: string, listings: readonly Pharmacy[]])[];

const isFactKnown: Readonly<Record<string, (listing: Pharmacy) => boolean>> = {
  'exact position': ({ location }) => location.precision !== 'zip',
  'store hours': ({ hours }) => hours?.store !== undefined,
  // Hours in which a prescription can be filled.
  'counter hours': ({ hours }) => hours?.pharmacy !== undefined,
  'drive-through': ({ hours, services }) =>
    hours?.driveThrough !== undefined || services.includes('drive-through'),
  phone: ({ phone }) => phone !== undefined,
  website: ({ website }) => website !== undefined,
};

/** Returns pairs of a state code and its listings, ordered by state code. */
export const byState = (listings: readonly Pharmacy[]): NamedListings =>
  [...groupBy(listings, ({ address }) => address.state)].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns the lines of a table: each group's size and shares of known facts, then the total of `whole`. */
export function coverageTable(groups: NamedListings, whole = groups): readonly string[] {
  const all = whole.flatMap(([, listings]) => listings);
  const rows = whole.length < 2 ? groups : [...groups, ['all', all] as const];
  return textTable(
    ['', 'listings', ...Object.keys(isFactKnown)],
    rows.map(([name, listings]) => [
      name,
      groupedNumber(listings.length),
      ...Object.values(isFactKnown).map((isKnown) => share(listings.filter(isKnown).length, listings.length)),
    ]),
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
