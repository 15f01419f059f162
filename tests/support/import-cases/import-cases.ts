import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportLines } from '../../../scripts/cli/problems/problem-report.ts';
import { Refusal } from '../../../scripts/cli/problems/refusal.ts';
import { readFiles } from '../../../scripts/listings/import/import-files.ts';
import { importListings, scopeOf } from '../../../scripts/listings/import/import-listings.ts';
import { formatSkipped } from '../../../scripts/listings/import/input-files.ts';
import { formatImportReport } from '../../../scripts/listings/import-report.ts';
import { readListings } from '../../../scripts/listings/listing-store.ts';
import { sourceCredits } from '../../../scripts/plan/site-input.ts';
import {
  formatAddress,
  formatPhone,
  type GeoLocation,
  type Pharmacy,
} from '../../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { newFolder } from '../new-folder.ts';
import { cityFixture } from '../online-fixture.ts';
import type { CaseFile } from './case-files.ts';
import { hoursText } from './hours-text.ts';

/** The files of an import, and what must come of them. */
export interface ImportCase {
  /** What is right, as a sentence. */
  readonly title: string;
  /** Files of an earlier import into the same store. */
  readonly before?: readonly CaseFile[];
  readonly files: readonly CaseFile[];
  /** Listings afterwards, ordered by id, with the facts that the case is about. */
  readonly listings: readonly Partial<ListingInTexts>[];
  /** Closed pharmacies: `Oak Drugs: moved`. */
  readonly closed?: readonly string[];
  /** Matches words of the command. */
  readonly says?: RegExp;
  /** Matches the refusal of the files. The listings are then those of before. */
  readonly refuses?: RegExp;
  /** What the importer gives today, if it is wrong: the test must fail. */
  readonly butGives?: string;
}

type ListingInTexts = ReturnType<typeof shown>;

const rounded = (degrees: number): number => Number(degrees.toFixed(4));

const positionText = ({ lat, lng, precision }: GeoLocation): string =>
  `${rounded(lat)}, ${rounded(lng)} ${precision}`;

const shown = (listing: Pharmacy) => ({
  id: String(listing.id),
  name: listing.name,
  address: formatAddress(listing.address),
  phone: listing.phone === undefined ? 'unknown' : formatPhone(listing.phone),
  pharmacyHours: hoursText(listing.hours?.pharmacy),
  storeHours: hoursText(listing.hours?.store),
  /** Rounded to ten yards: `25.77, -80.1903 rooftop`. */
  position: positionText(listing.location),
  timeZone: listing.timeZone,
  /** With their dates: `osm 2026-08-01, nppes 2014-05-01`. */
  sources: listing.sources.map(({ id, date }) => (date === undefined ? id : `${id} ${date}`)).join(', '),
});

// The day of the imports, and the day of lists that state none.
const [today, date] = ['2026-11-20', '2026-11-19'];

async function importFiles(store: string, files: readonly CaseFile[]): Promise<string> {
  const folder = newFolder();
  const save = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const paths = await Promise.all(files.map(({ name, text }) => save(name, text)));
  const mappings = await Promise.all(
    files.flatMap(({ name, mapping }) =>
      mapping === undefined ? [] : [save(`${name}.mapping.json`, JSON.stringify(mapping))],
    ),
  );
  const scope = { ...scopeOf([cityFixture()]), states: new Set(usStates.map(({ code }) => code)) };
  try {
    const read = await readFiles(paths, { ...scope, mappings, date, today });
    const report = await importListings(read, { folder: store, today });
    const remarks = [...formatSkipped(read.skipped ?? []), ...reportLines(read.unread ?? [])];
    return [...remarks, formatImportReport(report)].join('\n');
  } catch (error) {
    if (error instanceof Refusal) return ['Refused', ...error.lines].join('\n');
    throw error;
  }
}

async function check({ before, files, listings, closed = [], says, refuses }: ImportCase): Promise<void> {
  const store = newFolder();
  if (before !== undefined) expect(await importFiles(store, before)).not.toContain('Refused');
  const printed = await importFiles(store, files);
  const made = await readListings(store);
  if (refuses === undefined) expect(printed).not.toMatch(/^Refused/);
  else expect(printed).toMatch(/^Refused/);
  expect(printed).toMatch(refuses ?? says ?? /./);
  expect((made?.listings ?? []).map(shown)).toMatchObject(listings);
  expect((made?.closed ?? []).map(({ name, why }) => `${name}: ${why}`)).toEqual(closed);
  for (const { id, license } of made === undefined ? [] : sourceCredits(made))
    if (id === 'osm') expect(license).toBe('ODbL 1.0');
}

/** Tests that import cases come out right. */
export function testImports(kind: string, cases: readonly ImportCase[]): void {
  describe(kind, () => {
    for (const given of cases) {
      const test = given.butGives === undefined ? it : it.fails;
      test(given.title, () => check(given));
    }
  });
}
