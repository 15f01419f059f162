import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { fileOf, importInto, newFolder, registerRow, registerText, zipOf } from './import-fixture.ts';
import { InputError } from './input-error.ts';
import { readListings, storeFile } from './listing-store.ts';
import { npiOf } from './online-fixture.ts';
import { registerHeader } from './register-layout.ts';
import { scanRows } from './row-scanner.ts';

const register = (rows: readonly string[]): Promise<string> =>
  fileOf('npidata_pfile.csv', registerText(rows));
const names = async (folder: string): Promise<readonly string[]> =>
  (await readListings(folder))?.listings.map(({ name }) => name) ?? [];
const nameColumn = 'Provider Organization Name (Legal Business Name)';

describe('the register’s file', () => {
  it('becomes listings of pharmacy organisations, by any of the fifteen codes', async () => {
    const folder = await newFolder();
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
    const folder = await newFolder();
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

  it('may have line feeds, commas and quotes inside a cell, wherever the chunks are cut', async () => {
    const text = registerText([registerRow(1, { [nameColumn]: 'A "B",\nC PHARMACY' }), registerRow(2)]);
    for (const size of [1, 7, 1000, text.length]) {
      const rows: string[] = [];
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        Buffer.from(text.slice(index * size, (index + 1) * size)),
      );
      const count = await scanRows(chunks, {
        file: 'test',
        needle: '3336',
        onRow: (row) => rows.push(row.toString()),
      });
      expect(count).toBe(3);
      expect(rows.join('\n')).toBe(text.trimEnd());
    }
  });

  it('keeps a store that says where each fact comes from', async () => {
    const folder = await newFolder();
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

describe('a bad file', () => {
  const long = async (): Promise<string> =>
    fileOf('long.csv', `${registerText([]).trimEnd()}\n"${'x'.repeat(3_000_000)}`);
  const cases: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
    [
      'a zip that is cut off',
      async () =>
        fileOf('a.zip', zipOf('npidata.csv', Buffer.from(registerText([registerRow(1)]))).subarray(0, 400)),
      /the zip must be whole/,
    ],
    [
      'a zip whose data is damaged',
      async () => {
        const zip = zipOf(
          'npidata.csv',
          Buffer.from(registerText(Array.from({ length: 50 }, (_, index) => registerRow(index)))),
        );
        zip.fill(0xff, 300, 900);
        return fileOf('b.zip', zip);
      },
      /the zip must be whole/,
    ],
    [
      'a zip that holds less than it claims',
      async () => fileOf('c.zip', zipOf('npidata.csv', Buffer.from(registerText([registerRow(1)])), 999_999)),
      /the zip must be whole/,
    ],
    [
      'a zip bomb',
      async () => fileOf('bomb.zip', zipOf('npidata.csv', Buffer.alloc(80 * 1024 * 1024))),
      /must not grow more than 150 times/,
    ],
    [
      'layout V.1',
      async () =>
        fileOf(
          'v1.csv',
          registerText(
            [],
            registerHeader.map((name) => name.replace('Provider Sex Code', 'Provider Gender Code')),
          ),
        ),
      /v1\.csv:1: .*layout V\.2.*This is layout V\.1/,
    ],
    [
      'a header without a column',
      async () =>
        fileOf(
          'less.csv',
          registerText(
            [],
            registerHeader.filter((name) => name !== 'Last Update Date'),
          ),
        ),
      /less\.csv:1: .*Missing: "Last Update Date"/,
    ],
    [
      'a row with a cell too few',
      async () => register([registerRow(1), registerRow(2).replace(/,""$/, '')]),
      /npidata_pfile\.csv:3: a row must have 330 cells, .* not 329/,
    ],
    [
      'Latin-1 text',
      async () =>
        fileOf(
          'latin.csv',
          Buffer.from(
            registerText([registerRow(1), registerRow(2, { [nameColumn]: 'PEÑA PHARMACY' })]),
            'latin1',
          ),
        ),
      /latin\.csv:3: the file must be UTF-8/,
    ],
    [
      'UTF-16 text',
      async () => fileOf('wide.csv', Buffer.from(`\ufeff${registerText([registerRow(1)])}`, 'utf16le')),
      /wide\.csv:1: the file must be UTF-8/,
    ],
    ['a line without an end', long, /long\.csv:2: a row must be at most 1024 KB/],
    ['an empty file', async () => fileOf('empty.csv', ''), /must not be empty/],
    ['a header that nobody knows', async () => fileOf('own.csv', 'a,b\n1,2\n'), /own\.csv:1: .*mapping/],
    ['JSON of another kind', async () => fileOf('x.json', '{"a":1}'), /Overpass or GeoJSON/],
  ];

  it.each(cases)('is refused with its place and a remedy: %s', async (_, make, message) => {
    const folder = await newFolder();
    await importInto(folder, [await register([registerRow(7)])]);
    const before = await readFile(join(folder, storeFile), 'utf8');
    const path = await make();
    await expect(importInto(folder, [path])).rejects.toThrow(message);
    await expect(importInto(folder, [path])).rejects.toBeInstanceOf(InputError);
    expect(await readFile(join(folder, storeFile), 'utf8')).toBe(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('never shows markup or a formula of a cell', async () => {
    const folder = await newFolder();
    const mapping = await fileOf(
      'own.mapping.json',
      JSON.stringify({
        source: 'owner',
        kind: 'owner',
        header: ['id', 'name', 'street', 'city', 'state', 'zip'],
        pharmacy: 'every row',
        fields: { id: 'id', name: 'name', street: 'street', city: 'city', state: 'state', zip: 'zip' },
      }),
    );
    const own = await fileOf(
      'own.csv',
      'id,name,street,city,state,zip\n1,"=HYPERLINK(""http://x"")",1 Main St,Miami,FL,33125\n2,<img src=x onerror=alert(1)>,2 Main St,Miami,FL,33125\n3,Good & Plain,3 Main St,Miami,FL,33125\n',
    );
    const named = await register([registerRow(1, { [nameColumn]: '<b>BOLD</b> PHARMACY' })]);
    await importInto(folder, [own, named], [mapping]);
    expect((await names(folder)).toSorted()).toEqual(['Good & Plain', 'Pharmacy, 9160 NW 122nd St']);
    expect(await explain(folder, 'owner/1')).toContain('own.csv, row 2)\nNot listed: a formula in "name"');
    expect(await explain(folder, 'owner/2')).toContain('own.csv, row 3)\nNot listed: markup in "name"');
  });
});
