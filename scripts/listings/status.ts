import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { coverageByState, coverageOf, coverageTable } from './coverage.ts';
import { countBy } from './import-report.ts';
import { readListings } from './listing-store.ts';

const dayMs = 86_400_000;
const largestShown = 12;

/** Returns for reading what the store holds and what is missing, by state, city, source and age. */
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
  const { listings, unconfirmed, closed, byCity, sources, imported, version } = store;
  const named = [...new Map(cities.map((city) => [city.slug, cityLabel(city)]))]
    .map(([slug, label]) => ({ label, ...coverageOf(byCity.get(slug) ?? []) }))
    .map(({ label, ...coverage }) => ({ label, coverage, count: coverage.listings }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const inLists = named.reduce((sum, city) => sum + city.count, 0);
  const empty = named.filter((city) => city.count === 0).map(({ label }) => label);
  const lines = (values: Readonly<Record<string, number>>): readonly string[] =>
    Object.entries(values).map(([name, value]) => `  ${String(value).padStart(7)}  ${name}`);
  const missing = (field: string, holds: (listing: Pharmacy) => boolean): [string, number] => [
    field,
    listings.filter((listing) => !holds(listing)).length,
  ];
  return [
    `${listings.length} listings, ${inLists} of them in the cities of the lists (imported ${imported}, version ${version})`,
    `${unconfirmed.length} stores of chains that no source says have a pharmacy; ${closed.length} pharmacies that are closed`,
    'By state, with the share of which is known',
    ...coverageTable(coverageByState(listings)),
    all ? 'By city' : `By city (the ${largestShown} with most; --all shows every one)`,
    ...coverageTable(
      Object.fromEntries(
        named.slice(0, all ? undefined : largestShown).map(({ label, coverage }) => [label, coverage]),
      ),
      all
        ? coverageOf([...new Set(cities.map(({ slug }) => slug))].flatMap((slug) => byCity.get(slug) ?? []))
        : null,
    ),
    'By source',
    ...sources.map(
      ({ id, listings: supplied, date }) =>
        `  ${String(supplied).padStart(7)}  ${id}, ${date === undefined ? 'without a date' : `newest ${date}`}`,
    ),
    'By precision of the coordinates',
    ...lines(countBy(listings, ({ location }) => location.precision)),
    'By age of the newest confirmation',
    ...lines(countBy(listings, (listing) => ageOf(listing, today))),
    'Missing',
    ...lines(
      Object.fromEntries([
        missing('phone', ({ phone }) => phone !== undefined),
        missing('hours', ({ hours }) => hours !== undefined),
        missing('website', ({ website }) => website !== undefined),
        missing('type', ({ types }) => types.length > 0),
        missing('exact coordinates', ({ location }) => location.precision !== 'zip'),
      ]),
    ),
    empty.length === 0 ? 'Every city has a listing.' : `Cities without a listing: ${empty.join('; ')}`,
  ].join('\n');
}

function ageOf(listing: Pharmacy, today: string): string {
  const date = newestDate(listing.sources);
  if (date === undefined) return 'no source states a date';
  const years = (Date.parse(today) - Date.parse(date)) / dayMs / 365.25;
  if (years < 1) return 'under a year';
  if (years < 3) return '1 to 3 years';
  return years < 10 ? '3 to 10 years' : 'over 10 years';
}
