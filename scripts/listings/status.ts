import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { byState, coverageTable } from './coverage.ts';
import { type ListingStore, readListings } from './listing-store.ts';
import { countBy, countLines, number, textTable } from './text-table.ts';

const dayMs = 86_400_000;
const largestShown = 12;

/** Returns a report on the store and what is missing in it, by source, state, city and age. */
export async function formatStatus(
  folder: string,
  cities: readonly City[],
  today: string,
  all = false,
): Promise<string> {
  const store = await readListings(folder);
  if (store === undefined) {
    return `No listings in ${folder}: the site shows samples. Run npm run data -- fetch, or import FILE…`;
  }
  const { listings, unconfirmed, closed, byCity, imported, version } = store;
  const named = [...new Map(cities.map((city) => [city.slug, cityLabel(city)]))]
    .map(([slug, label]) => [label, byCity.get(slug) ?? []] as const)
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const inLists = named.reduce((sum, [, some]) => sum + some.length, 0);
  const empty = named.filter(([, some]) => some.length === 0).map(([label]) => label);
  const missing = (isKnown: (listing: Pharmacy) => boolean): number =>
    listings.filter((listing) => !isKnown(listing)).length;
  return [
    `${listings.length} listings, ${inLists} of them in the cities of the lists (imported ${imported}, version ${version})`,
    `${unconfirmed.length} stores of chains that no source says have a pharmacy; ${closed.length} pharmacies that are closed`,
    'Sources',
    ...sourcesTable(store),
    'By state, with the share of which is known',
    ...coverageTable(byState(listings)),
    all ? 'By city' : `By city (the ${largestShown} with most; --all shows every one)`,
    ...coverageTable(all ? named : named.slice(0, largestShown), named),
    'By age of the newest confirmation',
    ...countLines(countBy(listings, (listing) => ageOf(listing, today))),
    'Missing',
    ...countLines({
      phone: missing(({ phone }) => phone !== undefined),
      hours: missing(({ hours }) => hours !== undefined),
      website: missing(({ website }) => website !== undefined),
      type: missing(({ types }) => types.length > 0),
      'exact coordinates': missing(({ location }) => location.precision !== 'zip'),
    }),
    empty.length === 0 ? 'Every city has a listing.' : `Cities without a listing: ${empty.join('; ')}`,
  ].join('\n');
}

/** Returns a table of the store's sources, the largest first. */
const sourcesTable = ({ kept, sources }: ListingStore): readonly string[] =>
  textTable(
    ['source', 'licence', 'records', 'listings', 'newest', 'brought', 'by', 'files'],
    kept
      .map((source) => ({ ...source, count: source.records + source.points + source.placed }))
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, licence, count, newest = 'no date', day, brought, files }) => [
        ...[id, licence, number(count), number(sources.find((known) => known.id === id)?.listings ?? 0)],
        ...[newest, day, brought, Object.keys(files).toSorted().join(', ')],
      ]),
  );

function ageOf(listing: Pharmacy, today: string): string {
  const date = newestDate(listing.sources);
  if (date === undefined) return 'no source states a date';
  const years = (Date.parse(today) - Date.parse(date)) / dayMs / 365.25;
  if (years < 1) return 'under a year';
  if (years < 3) return '1 to 3 years';
  return years < 10 ? '3 to 10 years' : 'over 10 years';
}
