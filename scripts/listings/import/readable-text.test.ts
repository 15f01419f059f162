import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBack } from '../../../tests/support/hostile-rows-fixture.ts';
import {
  fileOf,
  importInto,
  names,
  registerRow,
  registerText,
} from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { zipOf } from '../../../tests/support/zip-fixture.ts';
import { InputError } from './input-error.ts';

const columns = ['id', 'name', 'street', 'city', 'zip', 'lat', 'lng'] as const;
const row = ['1', 'Peña "Oak" Pharmacy', '12 Oak St, Rear', 'Miami', '33125', '25.77', '-80.2'];

const mapping = (header: readonly string[] = columns) =>
  fileOf(
    'own.mapping.json',
    JSON.stringify({
      source: 'owner',
      kind: 'owner',
      header,
      pharmacy: 'every row',
      fields: {
        ...{ id: 'id', name: header[1], street: 'street', city: 'city', state: { text: 'FL' }, zip: 'zip' },
        ...{ lat: 'lat', lng: 'lng', precision: { text: 'rooftop' } },
      },
    }),
  );

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csv = (delimiter = ',', header: readonly string[] = columns, cells: readonly string[] = row): string =>
  [header.join(delimiter), cells.map(quoted).join(delimiter), ''].join('\n');

/** Imports a list of one row in this form. */
async function read(content: string | Buffer, name = 'own.csv') {
  const { store, report } = await readBack([await fileOf(name, content)], [await mapping()]);
  return { listing: store.listings[0], refused: report.refused, dropped: report.dropped };
}

const oak = {
  name: 'Peña "Oak" Pharmacy',
  address: { city: 'Miami', zip: '33125' },
  location: { lat: 25.77, lng: -80.2 },
};

describe('a list of one’s own', () => {
  it.each<[string, () => string | Buffer, string?]>([
    ['with commas', () => csv()],
    ['with semicolons', () => csv(';')],
    ['with tabs', () => csv('\t')],
    ['with upright bars', () => csv('|')],
    [
      'with blanks around the names of its columns',
      () =>
        csv(
          ',',
          columns.map((name) => ` ${name} `),
        ),
    ],
    ['with empty columns at its right', () => csv(',', [...columns, '', ''], [...row, '', ''])],
    ['with empty cells behind those of the header', () => csv(',', columns, [...row, '', ' '])],
    ['with empty rows at its end', () => `${csv()},,,,,,\n"","","","","","",""\n`],
    ['with a byte-order mark', () => `\ufeff${csv()}`],
    ['in UTF-16, little end first', () => Buffer.from(`\ufeff${csv('\t')}`, 'utf16le')],
    ['in UTF-16, big end first', () => Buffer.from(`\ufeff${csv('\t')}`, 'utf16le').swap16()],
    ['whose lines end in carriage returns alone', () => csv().replaceAll('\n', '\r')],
    ['whose lines end as Windows ends them', () => csv().replaceAll('\n', '\r\n')],
    ['packed with gzip', () => gzipSync(csv(';')), 'own.csv.gz'],
    ['packed with gzip in UTF-16', () => gzipSync(Buffer.from(`\ufeff${csv()}`, 'utf16le')), 'own.csv.gz'],
    ['in UTF-16 in a zip', () => zipOf('own.csv', Buffer.from(`\ufeff${csv()}`, 'utf16le')), 'own.zip'],
  ])('is read %s', async (_, content, name) => {
    const { listing, refused, dropped } = await read(content(), name);
    expect(listing).toMatchObject(oak);
    expect([refused, dropped]).toEqual([{}, {}]);
  });

  it.each(['bzhid', 'par1', 'rar!', '%pdf'])(
    'may begin with letters like those of a packed file: %s',
    async (first) => {
      await expect(read(csv(',', [first, ...columns]))).rejects.toThrow(/the first row must be the header/);
    },
  );

  it.each([
    ...['<!DOCTYPE html>', '<!doctype html>', '<!DOCTYPE HTML PUBLIC "">', '<HTML>', '<Head>'],
    ...['<?xml version="1.0"?>', '<OSM>'],
  ])('is refused as what it is, in small letters or capitals: %s', async (first) => {
    await expect(read(`${first}\n`)).rejects.toThrow(/the file must be CSV or JSON in UTF-8 \(got/);
  });

  it('may leave out the last cells of a row where they may be empty', async () => {
    const { listing, refused } = await read(csv(',', columns, row.slice(0, 5)));
    expect(listing).toMatchObject({ name: oak.name, address: oak.address });
    expect(listing?.location?.precision).toBe('zip');
    expect(refused).toEqual({});
  });

  it.each([
    ['without a cell that it needs', '2,Elm,1 Elm St,Miami'],
    ['with a cell too many', '2,Elm,1 Elm St,Miami,33125,25.7,-80.2,more'],
  ])('is refused for a row %s, by its line: empty ones count, and those within cells', async (_, wrong) => {
    const several = '"1","Oak\n\nPharmacy","12 Oak St","Miami","33125","",""';
    const content = [columns.join(','), '', several, '', '', wrong, ''].join('\n');
    await expect(read(content)).rejects.toThrow(/own\.csv:8: a row must have 7 cells/);
  });

  it.each<[string, string, string]>([
    ['in a cell without quotes', '1,The "Oak" Drug,5" Oak St,Miami,33125,,', 'The "Oak" Drug'],
    ['at the beginning of a cell', '1,"The Oak" Drug,12 Oak St,Miami,33125,,', '"The Oak" Drug'],
    ['in a cell with quotes', '"1","The "Oak" Drug","12 Oak St","Miami","33125","",""', 'The "Oak" Drug'],
    ['behind backslashes', '"1","The \\"Oak\\" Drug","12 Oak St","Miami","33125","",""', 'The "Oak" Drug'],
    [
      'beside a comma in a cell with quotes',
      '"1","Joe "The, Man" Smith","12 Oak St","Miami","33125","",""',
      'Joe "The, Man" Smith',
    ],
    [
      'behind backslashes beside a comma',
      '"1","Joe \\"Bob, Jr\\" Smith","12 Oak St","Miami","33125","",""',
      'Joe "Bob, Jr" Smith',
    ],
    [
      'beside a quoted cell with a comma',
      '1,The "Oak" Drug,"12 Oak St, Rear",Miami,33125,,',
      'The "Oak" Drug',
    ],
  ])('has quotes that are text: %s', async (_, line, name) => {
    const { store } = await readBack(
      [
        await fileOf(
          'own.csv',
          `${[columns.join(','), line, '2,Elm Drug,1 Elm St,Miami,33125,,'].join('\n')}\n`,
        ),
      ],
      [await mapping()],
    );
    expect(store.listings.map((listing) => listing.name)).toEqual([name, 'Elm Drug']);
  });

  it('is refused with every unreadable row, none of which swallows others', async () => {
    const good = (id: number): string => `${id},Oak Drug,${id} Oak St,Miami,33125,,`;
    const lines = [
      good(1),
      '2,"Elm Drug,2 Elm St,Miami,33125,,',
      good(3),
      '4,Elm Drug,4',
      good(5),
      'Total: 5',
    ];
    const failure = await read(`${[columns.join(','), ...lines].join('\n')}\n`).catch(
      (error: unknown) => error,
    );
    if (!(failure instanceof InputError)) throw failure;
    expect(failure.problems.map(({ line }) => line)).toEqual([3, 5, 7]);
    expect(failure.lines[0]).toMatch(/own\.csv:3: .*balanced double quotes.*Close the quote/);
  });

  it('drops rows with ids that a spreadsheet rounded, and says why', async () => {
    const { dropped } = await read(`${csv()}1.67E+15,Oak Drug,1 Oak St,Miami,33125,,\n`);
    expect(dropped).toEqual({ owner: { 'a spreadsheet has rounded its id': 1 } });
  });

  it.each([',', ';', '\t', '|'])(
    'may have quotes in the name of a column, before a "%s"',
    async (delimiter) => {
      const header = columns.map((name) => (name === 'name' ? 'Name "DBA"' : name));
      const file = await fileOf('own.csv', csv(delimiter, header));
      expect((await readBack([file], [await mapping(header)])).store.listings[0]).toMatchObject(oak);
    },
  );

  it('has decimal commas where semicolons separate its cells', async () => {
    const { listing, refused } = await read(csv(';', columns, [...row.slice(0, 5), '25,77', '-80,2']));
    expect(listing).toMatchObject(oak);
    expect(refused).toEqual({});
  });

  it('may have line feeds in a cell, whatever its delimiter', async () => {
    const text = csv(';', columns, ['1', 'Peña "Oak"\nPharmacy', ...row.slice(2)]);
    expect((await read(text)).listing).toMatchObject(oak);
    // A cell that opens at the end of its line looks like one that closes there.
    const opening = '"1";"\nOak Pharmacy";"12 Oak St";"Miami";"33125";"25.77";"-80.2"\n';
    expect((await read(`${columns.join(';')}\n${opening}`)).listing?.name).toBe('Oak Pharmacy');
  });
});

describe('a folder', () => {
  it('may hold files that gzip packed', async () => {
    const folder = newFolder();
    const files = join(folder, 'files');
    await mkdir(files);
    await writeFile(join(files, 'npidata_pfile.csv.gz'), gzipSync(registerText([registerRow(1)])));
    await writeFile(
      join(files, 'walgreens.geojson.gz'),
      gzipSync(
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"@spider":"walgreens"}}]}',
      ),
    );
    await importInto(folder, [files]);
    expect(await names(folder)).toEqual(['Garcia Pharmacy']);
  });
});
