import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
import { cityFixture, npiOf } from '../../../tests/support/online-fixture.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';
import { zipOf, zipOfFiles } from '../../../tests/support/zip-fixture.ts';
import { explain } from '../explain-listing.ts';
import { storeFile } from '../listing-store.ts';
import { bundledMappings } from '../sources/mapped-csv/csv-mapping.ts';
import { rowsOf } from './csv-rows.ts';
import { readFiles } from './import-files.ts';
import { scopeOf } from './import-listings.ts';
import { InputError } from './input-error.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';
const gigabyte = 1024 ** 3;

/**
 * A file of a gigabyte that begins with `start` and has no line end after it; the disk holds only its start.
 */
async function endlessLine(name: string, start: string): Promise<string> {
  const path = await fileOf(name, start);
  const file = await open(path, 'r+');
  await file.truncate(gigabyte);
  await file.close();
  return path;
}

describe('several bad files', () => {
  it('are reported in one run, each by its whole path', async () => {
    const good = await register([registerRow(1)]);
    const missing = join(newFolder(), 'none.csv');
    const unknown = await fileOf('own.csv', 'a,b\n1,2\n');
    const short = await register([registerRow(1), registerRow(2).replace(/,""$/, '')]);
    const broken = await fileOf('places.geojson', '{');
    const zipped = await fileOf('b.zip', zipOf('inside.csv', Buffer.from('%PDF-1.7')));
    const folder = newFolder();
    await writeFile(join(folder, 'empty.csv'), '');
    await writeFile(join(folder, 'page.csv'), '<html>');
    const store = newFolder();
    const given = [missing, unknown, short, broken, zipped, folder, good, unknown];
    const failure = await importInto(store, given).catch((error: unknown) => error);
    if (!(failure instanceof InputError)) throw failure;
    expect(failure.problems.map(({ file }) => file).toSorted()).toEqual(
      [
        ...[missing, unknown, short, broken, join(zipped, 'inside.csv')],
        ...['empty.csv', 'page.csv'].map((name) => join(folder, name)),
      ].toSorted(),
    );
    expect(failure.lines.at(-1)).toBe('The listing store is as it was.');
    expect(await readdir(store)).toEqual([]);
  });
});

describe('a bad file', () => {
  const cases: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
    [
      'a zip that is cut off',
      async () =>
        fileOf('a.zip', zipOf('npidata.csv', Buffer.from(registerText([registerRow(1)]))).subarray(0, 400)),
      /the zip must be whole/,
    ],
    [
      'a header with a quote left open',
      async () => fileOf('list.csv', 'id,"name,street\n1,Oak Drug,1 Oak St\n'),
      /list\.csv:1: .*cells with commas between them.*Close the quote/,
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
      async () =>
        fileOf(
          'c.zip',
          zipOf('npidata.csv', Buffer.from(registerText([registerRow(1)])), { claimed: 999_999 }),
        ),
      /the zip must be whole/,
    ],
    [
      'a zip of which one letter changed',
      async () => {
        const zip = zipOf('npidata.csv', Buffer.from(registerText([registerRow(1)])), { level: 0 });
        zip.write('Z', zip.indexOf('GARCIA'));
        return fileOf('d.zip', zip);
      },
      /the zip must be whole \(got "the checksum of npidata\.csv is wrong"\)/,
    ],
    [
      'a zip bomb that claims to be small',
      async () => fileOf('liar.zip', zipOf('npidata.csv', Buffer.alloc(80 * 1024 * 1024), { claimed: 9999 })),
      /the zip must be whole \(got "too many bytes in the stream/,
    ],
    [
      'a zip bomb whose files share their bytes',
      async () => fileOf('many.zip', zipOf('npidata.csv', Buffer.alloc(60 * 1024 * 1024), { copies: 100 })),
      /a row must be at most 1024 KB/,
    ],
    [
      'a zip bomb',
      async () => fileOf('bomb.zip', zipOf('npidata.csv', Buffer.alloc(80 * 1024 * 1024))),
      /a row must be at most 1024 KB/,
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
      /npidata_pfile\.csv:3: a row must have 330 cells, .* not 329.*a lost quote or comma\./,
    ],
    ...(
      [
        [';', 'semicolon'],
        ['\t', 'tab'],
        ['|', 'upright bar'],
      ] as const
    ).flatMap(([delimiter, name]): typeof cases => {
      const list = (row: string) => (): Promise<string> =>
        fileOf(
          'points.csv',
          `npi,name,address,city,state,zip,lat,lng,reported\n${row}\n`.replaceAll(',', delimiter),
        );
      return [
        [
          `a row with a cell too few where ${name}s separate cells`,
          list(`${npiOf(1)},A,1 Oak St`),
          new RegExp(`points\\.csv:2: .* not 3 .*a lost quote or ${name}\\.`),
        ],
        [
          `a row with an open quote where ${name}s separate cells`,
          list(`${npiOf(1)},"A,1 Oak St,Miami,FL,33125,25.7,-80.2,2026-01-01`),
          new RegExp(`points\\.csv:2: .*cells with ${name}s between them`),
        ],
      ];
    }),
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
      'UTF-16 that does not say so',
      async () => fileOf('wide.csv', Buffer.from(registerText([registerRow(1)]), 'utf16le')),
      /wide\.csv:1: the file must be UTF-8 text.*CSV UTF-8/,
    ],
    [
      'UTF-16 of which half a letter is lost',
      async () =>
        fileOf('half.csv', Buffer.from(`\ufeff${registerText([registerRow(1)])}`, 'utf16le').subarray(0, -1)),
      /half\.csv: the file must be whole UTF-16/,
    ],
    [
      'a gzip file that is cut off',
      async () => fileOf('cut.csv.gz', gzipSync(registerText([registerRow(1)])).subarray(0, 200)),
      /cut\.csv\.gz: a file packed with gzip must be whole.*Download it again/,
    ],
    [
      'a packed folder in gzip',
      async () => {
        const folder = Buffer.alloc(512);
        folder.write('list.csv');
        folder.write('ustar', 257);
        return fileOf('list.tar.gz', gzipSync(folder));
      },
      /list\.tar\.gz: .*\(got "packed"\).*Unpack it/,
    ],
    [
      'a workbook',
      async () => fileOf('book.xlsx', zipOfFiles({ 'xl/workbook.xml': '<workbook/>' })),
      /book\.xlsx: .*\(got "a workbook of a spreadsheet"\).*CSV UTF-8/,
    ],
    [
      'an older workbook',
      async () => fileOf('book.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      /book\.xls: .*\(got "a workbook of Excel \(\.xls\)"\).*CSV UTF-8/,
    ],
    [
      'a page that stands for a download',
      async () => fileOf('list.csv', '<!DOCTYPE html><title>Log in</title>'),
      /list\.csv: .*\(got "a web page"\).*Download the file itself/,
    ],
    ['a byte-order mark alone', async () => fileOf('mark.csv', '\ufeff'), /the first row must be a header/],
    ['a file of blank lines', async () => fileOf('blank.csv', '\n\r\n\n'), /the first row must be a header/],
    [
      'a register that a spreadsheet has saved with semicolons',
      async () => fileOf('semi.csv', registerText([registerRow(1)]).replaceAll('","', '";"')),
      /semi\.csv:1: the register’s files must have commas.*\(got "cells separated by semicolon"\).*downloaded/,
    ],
    [
      'a header that is nearly a mapping’s',
      async () => fileOf('near.csv', 'npi,name,address,City,state,zip,lat,lng,reported,note\n'),
      /near\.csv:1: .*nearly that of the mapping "[a-z]+", which is: .*,city,.*\(missing here: city; too many: City,note\)/,
    ],
    [
      'a title above the header of a mapping',
      async () =>
        fileOf('titled.csv', `Stores of 2026,,\n\n${(await bundledMappings())[0]?.header.join(',')}\n`),
      /titled\.csv:1: the first row must be the header .*\(got "Stores of 2026,,"\).*Delete what stands above/,
    ],
    [
      'a total below the rows',
      async () => {
        const { header } = (await bundledMappings())[0] ?? { header: [] };
        return fileOf('total.csv', `${header.join(',')}\n${header.map(() => '1').join(',')}\nTotal: 512\n`);
      },
      /total\.csv:3: a row must have \d+ cells, .*not 1 \(got "Total: 512"\).*Delete the line where it is no row/,
    ],
    [
      'a line of a gigabyte',
      () => endlessLine('long.csv', `${registerText([registerRow(1)])}"3336`),
      /long\.csv:3: a row must be at most 1024 KB/,
    ],
    [
      'a header of a gigabyte',
      () => endlessLine('head.csv', '"NPI"'),
      /head\.csv:1: a row must be at most 1024 KB/,
    ],
    [
      'a quote that nobody closes, before many lines',
      () => fileOf('open.csv', `${registerText([])}"${'1,2\n'.repeat(500_000)}`),
      /open\.csv:2: a row must be at most 1024 KB.*Close the quote/,
    ],
    ['an empty file', async () => fileOf('empty.csv', ''), /must not be empty/],
    ['a header that nobody knows', async () => fileOf('own.csv', 'a,b\n1,2\n'), /own\.csv:1: .*mapping/],
    [
      'the register’s header alone',
      async () => fileOf('none.csv', registerText([])),
      /none\.csv: the file must hold rows/,
    ],
    [
      'a mapped list’s header alone',
      async () => fileOf('points.csv', 'npi,name,address,city,state,zip,lat,lng,reported\n'),
      /points\.csv: the file must hold rows/,
    ],
    [
      'a header of other names alone',
      async () =>
        fileOf(
          'other.csv',
          '"NPI","Provider Other Organization Name","Provider Other Organization Name Type Code"\n',
        ),
      /other\.csv: the file must hold rows/,
    ],
    [
      'a collection without features',
      async () => fileOf('none.geojson', '{"type":"FeatureCollection","features":[]}'),
      /none\.geojson: the file must hold rows/,
    ],
    [
      'an answer without elements',
      async () => fileOf('none.json', '{"version":0.6,"elements":[]}'),
      /none\.json: the file must hold rows/,
    ],
    ['JSON of another kind', async () => fileOf('x.json', '{"a":1}'), /Overpass or GeoJSON/],
  ];

  it.each(cases)('is refused, with its place and a remedy: %s', async (_, make, message) => {
    const folder = newFolder();
    await importInto(folder, [await register([registerRow(7)])]);
    const before = await readFile(join(folder, storeFile), 'utf8');
    const path = await make();
    await expect(importInto(folder, [path])).rejects.toThrow(message);
    await expect(importInto(folder, [path])).rejects.toBeInstanceOf(InputError);
    expect(await readFile(join(folder, storeFile), 'utf8')).toBe(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is read no further than the longest row in an endless line', async () => {
    let bytes = 0;
    const path = await endlessLine('long.csv', `${registerText([registerRow(1)])}"`);
    const read = readFiles([path], {
      ...scopeOf([cityFixture()]),
      onProgress: (_, done) => {
        bytes = done;
      },
    });
    await expect(read).rejects.toThrow('long.csv:3: a row must be at most 1024 KB');
    expect(bytes).toBeGreaterThan(1024 * 1024);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });

  it.each([16, 64, 1024])('stops at an endless line that comes in pieces of %i KB', async (size) => {
    let given = 0;
    async function* stream(): AsyncGenerator<Buffer> {
      yield Buffer.from('a,b\n1,"');
      // Line feeds inside the open quote, as of a file in which one quote was lost.
      const piece = Buffer.from('c,d\n'.repeat(size * 256));
      for (; given < gigabyte; given += piece.length) yield piece;
    }
    const scan = async (): Promise<void> => {
      for await (const _ of rowsOf({ path: 'stream', open: stream }));
    };
    await expect(scan()).rejects.toThrow('stream:2: a row must be at most 1024 KB');
    expect(given).toBeLessThan(4 * 1024 * 1024);
  });

  it('of a mapping is refused with each field that is wrong, and read with a byte-order mark', async () => {
    const own = await fileOf('own.csv', 'id\n1\n');
    const mapping = (text: string): Promise<string> => fileOf('own.mapping.json', `\ufeff${text}`);
    const read = async (text: string) => importInto(newFolder(), [own], [await mapping(text)]);
    await expect(read('{"source":"Own","kind":"owner"}')).rejects.toThrow(
      / fields: source: .*\n.* fields: header: .*\n.* fields: pharmacy: .*\n.* fields: fields: /,
    );
  });

  it('never shows markup or a formula of a cell', async () => {
    const folder = newFolder();
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
    const line1 = 'Provider First Line Business Practice Location Address';
    const named = await register([
      registerRow(1, { [nameColumn]: '<b>BOLD</b> PHARMACY' }),
      registerRow(2, { [nameColumn]: '=HYPERLINK("http://x","PHARMACY")', [line1]: '2 OAK AVE' }),
      registerRow(3, { [line1]: '=HYPERLINK("http://x","3 OAK AVE")' }),
    ]);
    await importInto(folder, [own, named], [mapping]);
    expect((await names(folder)).toSorted()).toEqual([
      'Good & Plain',
      'Pharmacy, 1 Main St',
      'Pharmacy, 2 Main St',
      'Pharmacy, 2 Oak Ave',
      'Pharmacy, 9160 NW 122nd St',
    ]);
    expect(await explain(folder, npiOf(2))).toContain('refused name: markup or a formula');
    expect(await explain(folder, npiOf(3))).toContain('Not listed: markup or a formula in the address');
    for (const key of ['owner/1', 'owner/2'])
      expect(await explain(folder, key)).toMatch(/refused name ".*": markup or a formula/);
  });
});
