import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileOf, register, registerRow } from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { cityFixture, npiOf } from '../../../tests/support/online-fixture.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import { joinPoints } from '../import/placed.ts';
import type { PositionedRecords } from '../store/change-store.ts';
import { makeSnapshot, registerInStore } from './make-snapshot.ts';
import { snapshotColumns } from './snapshot-rows.ts';

const cities = [cityFixture()];
const practice = 'Provider Business Practice Location Address';
const legalName = 'Provider Organization Name (Legal Business Name)';

const filesOf = async (rows: readonly Readonly<Record<string, string>>[], points = '') => {
  const files = [await register(rows.map((cells, index) => registerRow(index, cells)))];
  const header = 'npi,name,address,city,state,zip,lat,lng,reported\n';
  if (points !== '') files.push(await fileOf('points.csv', header + points));
  return files;
};
const sourcesInFiles = async (files: readonly string[]): Promise<PositionedRecords> => {
  const { records, points } = await readFiles(files, scopeOf(cities));
  return { records, positions: joinPoints(records, points) };
};
const read = async (...given: Parameters<typeof filesOf>): Promise<PositionedRecords> =>
  sourcesInFiles(await filesOf(...given));

/** The rows of the snapshot that the register's rows come to. */
const rowsOf = (given: PositionedRecords) =>
  z
    .array(z.record(z.enum(snapshotColumns), z.string()))
    .parse(parse(makeSnapshot(given, cities).text, { columns: true }));

describe('a row of the snapshot', () => {
  it('is the record as shown, with its original names and codes', async () => {
    const [row] = rowsOf(
      await read([
        {
          [legalName]: 'HOLIDAY CVS, L.L.C.',
          'Provider Other Organization Name': 'CVS PHARMACY #4867',
          'Provider Other Organization Name Type Code': '3',
          'Provider Enumeration Date': '05/23/2005',
          'Healthcare Provider Taxonomy Code_2': '332B00000X',
          'Healthcare Provider Taxonomy Code_3': '207R00000X',
        },
      ]),
    );
    expect(row).toEqual({
      npi: npiOf(0),
      name: 'CVS Pharmacy',
      registered: 'HOLIDAY CVS, L.L.C.',
      trading: 'CVS PHARMACY #4867',
      street: '9160 NW 122nd St',
      unit: 'Ste 8',
      city: 'Miami',
      state: 'FL',
      zip: '33125',
      phone: '305-512-1797',
      codes: '3336C0003X 332B00000X 207R00000X',
      enumerated: '2005-05-23',
      updated: '2014-05-01',
      precision: 'zip',
      ...{ lat: '', lng: '', placed: '', placed_on: '' },
    });
  });

  it('has its number’s position at its address, with source and day', async () => {
    const [placed, moved] = rowsOf(
      await read(
        [{}, {}],
        [
          `${npiOf(0)},GARCIA,9160 NW 122 Street #8,MIAMI,FL,33125,25.88,-80.35,2022-02-03`,
          `${npiOf(1)},GARCIA,1 Elm St,MIAMI,FL,33125,25.88,-80.35,2022-02-03\n`,
        ].join('\n'),
      ),
    );
    expect(placed).toMatchObject({
      ...{ precision: 'street', lat: '25.88', lng: '-80.35', placed: 'hhs', placed_on: '2022-02-03' },
    });
    expect(moved).toMatchObject({ precision: 'zip', lat: '', lng: '', placed: '' });
  });

  it.each([
    ['a person’s name', 'JOHN SMITH', ''],
    ['a person’s name before that of the shop', 'JOHN SMITH DBA CORNER DRUGS', 'CORNER DRUGS'],
  ])('never has %s', async (_, registered, kept) => {
    const [row] = rowsOf(await read([{ [legalName]: registered }]));
    expect(row?.registered).toBe(kept);
    expect(JSON.stringify(row)).not.toMatch(/smith/i);
  });
});

describe('the snapshot', () => {
  it.each([
    '=HYPERLINK("http://x") DRUGS',
    '+1 DRUGS',
    '-A DRUGS',
    '@ ALL PHARMACY & SUPPLIES LLC',
    '@SUM(A1) DRUGS',
  ])('has no cell that a spreadsheet runs, and is read back as it was: %s', async (name) => {
    const given = await read([{ [legalName]: name }]);
    const { text } = makeSnapshot(given, cities);
    for (const cell of Object.values(rowsOf(given)[0] ?? {})) expect(cell).not.toMatch(/^[=+@-]/);
    const again = await sourcesInFiles([await fileOf('register.csv', text)]);
    expect(again.records[0]?.legalName).toBe(given.records[0]?.legalName);
    expect(again.records[0]?.name).toBe(given.records[0]?.name);
  });

  it('reaches fifty miles around the cities', async () => {
    const inTown = (city: string, zip: string) => ({
      [`${practice} City Name`]: city,
      [`${practice} Postal Code`]: zip,
    });
    const at48Miles = inTown('DELRAY BEACH', '33444');
    const at53Miles = inTown('BOYNTON BEACH', '33435');
    const given = await read([at53Miles, at48Miles, inTown('HIALEAH', '33010'), {}]);
    expect(rowsOf(given).map(({ city }) => city)).toEqual(['Delray Beach', 'Hialeah', 'Miami']);
  });

  it('is the same in whatever order the records come', async () => {
    const given = await read(
      Array.from({ length: 6 }, (_, index) => ({ [`${practice} Postal Code`]: `3312${index}` })),
    );
    const { text } = makeSnapshot(given, cities);
    fc.assert(
      fc.property(fc.shuffledSubarray([...given.records], { minLength: given.records.length }), (records) => {
        expect(makeSnapshot({ ...given, records }, cities).text).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('holds nothing of a source that is not in the public domain', async () => {
    const given = await read(
      [{}],
      `${npiOf(0)},X,9160 NW 122 St #8,MIAMI,FL,33125,25.88,-80.35,2022-02-03\n`,
    );
    const placed = new Map(
      [...given.positions].map(([key, place]) => [key, { ...place, source: 'alltheplaces' }] as const),
    );
    const records = given.records.map((record) => ({ ...record, source: 'walgreens' }));
    expect(makeSnapshot(given, cities).text).toContain('25.88');
    expect(makeSnapshot({ ...given, positions: placed }, cities).text).not.toContain('25.88');
    expect(() => makeSnapshot({ records, positions: placed }, cities)).toThrow(
      /no pharmacy of the US register/,
    );
  });

  it('is the same from a store as from its files', async () => {
    const point = `${npiOf(0)},X,9160 NW 122 St #8,MIAMI,FL,33125,25.88,-80.35,2022-02-03\n`;
    const files = await filesOf([{}, {}], point);
    const folder = newFolder();
    await importListings(await readFiles(files, scopeOf(cities)), { folder, today: '2026-11-20' });
    const { text } = makeSnapshot(await registerInStore(folder), cities);
    expect(text).toBe(makeSnapshot(await sourcesInFiles(files), cities).text);
    expect(text).toContain('25.88');
    const none = await registerInStore(newFolder());
    expect(() => makeSnapshot(none, cities)).toThrow(/Import the register first/);
  });
});
