import { explain } from '../../scripts/listings/explain-listing.ts';
import { readFiles } from '../../scripts/listings/import/import-files.ts';
import { importListings, scopeOf } from '../../scripts/listings/import/import-listings.ts';
import { formatImportReport } from '../../scripts/listings/import-report.ts';
import { readListings } from '../../scripts/listings/listing-store.ts';
import { usStates } from '../../src/domain/places/us-state.ts';
import { fileOf, registerRow, registerText } from './import-fixture.ts';
import { newFolder } from './new-folder.ts';
import { cityFixture, npiOf } from './online-fixture.ts';

/** A town in capital letters, as the register writes it. */
export interface Town {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
}

/** Ten towns of ten states. */
export const towns: readonly Town[] = [
  { city: 'BIRMINGHAM', state: 'AL', zip: '35203', lat: 33.52, lng: -86.81 },
  { city: 'DENVER', state: 'CO', zip: '80202', lat: 39.75, lng: -105.0 },
  { city: 'TULSA', state: 'OK', zip: '74103', lat: 36.15, lng: -95.99 },
  { city: 'PORTLAND', state: 'OR', zip: '97204', lat: 45.52, lng: -122.68 },
  { city: 'CHICAGO', state: 'IL', zip: '60601', lat: 41.89, lng: -87.62 },
  { city: 'BOSTON', state: 'MA', zip: '02116', lat: 42.35, lng: -71.07 },
  { city: 'OMAHA', state: 'NE', zip: '68102', lat: 41.26, lng: -95.94 },
  { city: 'PHOENIX', state: 'AZ', zip: '85004', lat: 33.45, lng: -112.07 },
  { city: 'DETROIT', state: 'MI', zip: '48226', lat: 42.33, lng: -83.05 },
  { city: 'SEATTLE', state: 'WA', zip: '98101', lat: 47.61, lng: -122.33 },
];

const scope = {
  ...scopeOf([cityFixture()]),
  states: new Set(usStates.map(({ code }) => code)),
};

/** Imports files into a new store, and reads it. */
export async function imported(paths: readonly string[]) {
  const folder = newFolder();
  const report = await importListings(await readFiles(paths, scope), { folder, today: '2026-11-20' });
  const store = await readListings(folder);
  return {
    listings: store?.listings ?? [],
    report,
    lines: formatImportReport(report)
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' ')),
    explain: (id: string) => explain(folder, id),
  };
}

/** Returns a row of the US register (NPPES) at an address in one of the towns, chosen by `index`. */
export function rowIn(index: number, cells: Readonly<Record<string, string>> = {}, of = towns): string {
  const town = of[index % of.length];
  return registerRow(index, {
    'Provider First Line Business Practice Location Address': `${100 + index * 7} ${streets[index % streets.length]}`,
    'Provider Second Line Business Practice Location Address': '',
    'Provider Business Practice Location Address City Name': town?.city ?? '',
    'Provider Business Practice Location Address State Name': town?.state ?? '',
    'Provider Business Practice Location Address Postal Code': town?.zip ?? '',
    'Provider Business Practice Location Address Telephone Number': `31255521${String(10 + index)}`,
    'Provider Organization Name (Legal Business Name)': `${pharmacies[index % pharmacies.length]} PHARMACY`,
    ...cells,
  });
}

const streets = [
  'OAK ST',
  'ELM AVE',
  'MAIN ST',
  'PINE RD',
  'LAKE DR',
  'HILL BLVD',
  'PARK PL',
  'WEST LN',
  'MAPLE CT',
  'FIRST AVE',
];
const pharmacies = [
  'CEDAR',
  'HARBOR',
  'SUMMIT',
  'WILLOW',
  'BEACON',
  'CANYON',
  'PRAIRIE',
  'MESA',
  'ORCHARD',
  'HARVEST',
];

/** Writes a file of the US register (NPPES) with these rows; returns its path. */
export const registerFile = (rows: readonly string[]): Promise<string> =>
  fileOf('npidata_pfile.csv', registerText(rows));

export const idOf = (index: number): string => `npi:${npiOf(index)}`;

/** Returns a pharmacy of OpenStreetMap in one of the towns, chosen by `index`. */
export function placeIn(
  index: number,
  { lat, lng, ...tags }: Readonly<Record<string, string | number>>,
): unknown {
  const town = towns[index % towns.length];
  return {
    type: 'node',
    id: index + 1,
    lat: lat ?? town?.lat,
    lon: lng ?? town?.lng,
    timestamp: '2026-03-01T00:00:00Z',
    tags: {
      amenity: 'pharmacy',
      name: `${pharmacies[index % pharmacies.length]} Pharmacy`,
      'addr:housenumber': String(100 + index * 7),
      'addr:street': streets[index % streets.length],
      'addr:city': town?.city,
      'addr:state': town?.state,
      'addr:postcode': town?.zip,
      ...tags,
    },
  };
}

export const mapFile = (elements: readonly unknown[]): Promise<string> =>
  fileOf('osm.json', JSON.stringify({ elements }));
