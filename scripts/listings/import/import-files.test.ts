import { describe, expect, it } from 'vitest';
import {
  fileOf,
  importInto,
  names,
  register,
  registerRow,
  registerText,
} from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';
import { zipOf, zipOfFiles } from '../../../tests/support/zip-fixture.ts';
import { explain } from '../explain-listing.ts';
import { readListings } from '../listing-store.ts';
import { rowsOf } from './csv-rows.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';

/** The texts of the rows in chunks of a file. */
async function rowsIn(chunks: readonly Buffer[]): Promise<readonly string[]> {
  async function* open(): AsyncGenerator<Buffer> {
    yield* chunks;
  }
  const read: string[] = [];
  for await (const rows of rowsOf({ path: 'test', open })) read.push(...rows.map(({ bytes }) => bytes));
  return read;
}

describe('the register’s file', () => {
  it.each<[string, (header: readonly string[]) => readonly string[]]>([
    ['of layout V.2', (header) => header],
    ['with new columns at its end', (header) => [...header, 'Telehealth', 'Robots']],
    ['with a new column among the others', (header) => header.toSpliced(5, 0, 'Telehealth')],
    ['in another order', (header) => [...header.slice(0, 1), ...header.slice(1).toReversed()]],
    ['without a column that is not used', (header) => header.filter((name) => name !== 'Is Sole Proprietor')],
    ['of layout V.1', (header) => header.map((name) => name.replace('Sex Code', 'Gender Code'))],
  ])('is read by the names of its columns: %s', async (_, change) => {
    const folder = newFolder();
    const header = change(registerHeader);
    const path = await fileOf('npidata.csv', registerText([registerRow(1, {}, header)], header));
    await importInto(folder, [path]);
    expect(await names(folder)).toEqual(['Garcia Pharmacy']);
  });

  it('becomes listings of pharmacy organisations, by any of the fifteen codes', async () => {
    const folder = newFolder();
    const line1 = 'Provider First Line Business Practice Location Address';
    const { report } = await importInto(folder, [
      await register([
        registerRow(1),
        registerRow(2, {
          'Healthcare Provider Taxonomy Code_1': '207Q00000X',
          'Healthcare Provider Taxonomy Code_15': '3336C0004X',
          [line1]: '1 OAK AVE',
          [nameColumn]: "O'BRIEN DRUGS LLC",
        }),
        registerRow(3, { 'Entity Type Code': '1', [line1]: '2 OAK AVE' }),
        registerRow(4, { 'NPI Deactivation Date': '01/02/2020', [line1]: '3 OAK AVE' }),
        registerRow(5, {
          'NPI Deactivation Date': '01/02/2020',
          'NPI Reactivation Date': '01/03/2021',
          'Provider Business Practice Location Address Telephone Number': '3055121798',
          [line1]: '4 OAK AVE',
          [nameColumn]: 'BACK AGAIN PHARMACY',
        }),
        registerRow(6, { 'Healthcare Provider Taxonomy Code_1': '183500000X', [line1]: '5 OAK AVE' }),
      ]),
    ]);
    expect((await names(folder)).toSorted()).toEqual([
      'Back Again Pharmacy',
      'Garcia Pharmacy',
      "O'Brien Drugs",
    ]);
    expect(report.dropped).toEqual({
      nppes: {
        'a person, not an organisation': 1,
        deactivated: 1,
        'no code of the pharmacy family in any slot': 1,
      },
    });
    const store = await readListings(folder);
    expect([...(store?.byCity ?? [])].map(([slug, listings]) => [slug, listings.length])).toEqual([
      ['miami-fl', 3],
    ]);
  });

  it('is read from a zip, with trading names from the file of other names beside it', async () => {
    const folder = newFolder();
    const others = await fileOf(
      'othername_pfile.csv',
      `"NPI","Provider Other Organization Name","Provider Other Organization Name Type Code"\n"${npiOf(1)}","FORMER NAME","4"\n"${npiOf(1)}","CORNER DRUG STORE","3"\n`,
    );
    await importInto(folder, [
      await fileOf('npi.zip', zipOf('npidata_pfile.csv', Buffer.from(registerText([registerRow(1)])))),
      others,
    ]);
    expect(await names(folder)).toEqual(['Corner Drug Store']);
  });

  it('may have line feeds, commas and quotes in a cell, wherever chunks end', async () => {
    const text = registerText([registerRow(1, { [nameColumn]: 'A "B",\nC PHARMACY' }), registerRow(2)]);
    for (const size of [1, 7, 1000, text.length]) {
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        Buffer.from(text.slice(index * size, (index + 1) * size)),
      );
      const rows = await rowsIn(chunks);
      expect(rows).toHaveLength(3);
      expect(rows.join('\n')).toBe(text.trimEnd());
    }
  });

  it.each(['\n', '\r\n'])('may have empty lines, which are no rows, between line ends of %j', async (end) => {
    const rows = registerText([registerRow(1), registerRow(2)])
      .trimEnd()
      .split(/\r?\n/);
    expect(await rowsIn([Buffer.from(`${rows.join(`${end}${end}`)}${end}${end}${end}`)])).toEqual(rows);
  });

  it('gives the same listings in whatever order its files are read', async () => {
    const files = await Promise.all([
      register([registerRow(1, { [nameColumn]: 'ONE PHARMACY' }), registerRow(2)]),
      register([registerRow(1, { [nameColumn]: 'OTHER PHARMACY' })]),
      register([registerRow(2, { [nameColumn]: 'NEWER PHARMACY', 'Last Update Date': '05/02/2014' })]),
    ]);
    const read = async (paths: readonly string[]): Promise<readonly string[]> => {
      const folder = newFolder();
      await importInto(folder, paths);
      return (await readListings(folder))?.listings.map((listing) => JSON.stringify(listing)) ?? [];
    };
    const listings = await read(files);
    expect(listings.join()).toContain('Newer Pharmacy');
    expect(await read(files.toReversed())).toEqual(listings);
    expect(await read([...files.slice(1), ...files.slice(0, 1)])).toEqual(listings);
  });

  it('keeps a store that says where each fact comes from', async () => {
    const folder = newFolder();
    await importInto(folder, [
      await register([registerRow(1), registerRow(2, { 'NPI Deactivation Date': '01/02/2020' })]),
    ]);
    const text = await explain(folder, `npi:${npiOf(1)}`);
    expect(text).toContain('name           Garcia Pharmacy');
    expect(text).toContain(`from nppes/${npiOf(1)}, 2014-05-01`);
    expect(await explain(folder, npiOf(2))).toContain('Not listed: deactivated 2020-01-02');
    await expect(explain(folder, '1000000000')).rejects.toThrow('no listing or record has this id');
  });
});

describe('a zip of thousands of files', () => {
  it('is walked through once, with each file known by its path', async () => {
    const count = 2000;
    const header = 'npi,name,address,city,state,zip,lat,lng,reported';
    const entries = Array.from({ length: count }, (_, at) => [
      `${at}/points.csv`,
      `${header}\n${npiOf(at)},A,1 Oak St,Miami,FL,33125,25.7,-80.2,2026-01-01\n`,
    ]);
    const path = await fileOf('many.zip', zipOfFiles(Object.fromEntries(entries)));
    const { read } = await importInto(newFolder(), [path]);
    expect(read.points).toHaveLength(count);
    expect(new Set(read.points.map(({ origin }) => origin)).size).toBe(count);
  }, 120_000);
});
