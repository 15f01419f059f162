import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fileOf,
  importInto,
  names,
  registerRow,
  registerText,
} from '../../../tests/support/import-fixture.ts';
import { folderWith, newFolder } from '../../../tests/support/new-folder.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { zipOfFiles } from '../../../tests/support/zip-fixture.ts';
import { formatSkipped } from './input-files.ts';

const otherNames = '"NPI","Provider Other Organization Name","Provider Other Organization Name Type Code"\n';
const places =
  'NPI,"Provider Secondary Practice Location Address- Address Line 1","Provider Secondary Practice Location Address-  Address Line 2","Provider Secondary Practice Location Address - City Name"\n';
const endpoints = '"NPI","Endpoint Type","Endpoint Type Description","Endpoint"\n';
const day = '20050523-20251109';

/** The monthly archive with one pharmacy, as it is downloaded, by name of the file. */
const monthly: Readonly<Record<string, string>> = {
  [`npidata_pfile_${day}.csv`]: registerText([registerRow(1)]),
  [`npidata_pfile_${day}_fileheader.csv`]: registerText([]),
  [`othername_pfile_${day}.csv`]: `${otherNames}"${npiOf(1)}","CORNER DRUG STORE","3"\n`,
  [`othername_pfile_${day}_fileheader.csv`]: otherNames,
  [`pl_pfile_${day}.csv`]: `${places}"${npiOf(1)}","1 ELM ST","","MIAMI"\n`,
  [`pl_pfile_${day}_fileheader.csv`]: places,
  [`endpoint_pfile_${day}.csv`]: `${endpoints}"${npiOf(1)}","DIRECT","Direct","x@example.org"\n`,
  [`endpoint_pfile_${day}_fileheader.csv`]: endpoints,
  'NPPES_Data_Dissemination_Readme_v.2.pdf': '%PDF-1.7',
};
const ofMacOs: Readonly<Record<string, string>> = {
  [`__MACOSX/._npidata_pfile_${day}.csv`]: '\u0000\u0005\u0016\u0007',
  '._stores.csv': '\u0000\u0005\u0016\u0007',
  '.DS_Store': '\u0000\u0000\u0000\u0001',
  'notes/read me.txt': 'hello',
};

const told = [
  'Files skipped       11',
  '          4  a header and no rows:',
  '          1  electronic addresses of the register, which are not used: endpoint_pfile_20050523-20251109.csv',
  '          1  further addresses of the register, which are not used: pl_pfile_20050523-20251109.csv',
  '          2  neither CSV nor JSON: NPPES_Data_Dissemination_Readme_v.2.pdf, read me.txt',
];

describe('the register’s monthly archive', () => {
  const all = { ...monthly, ...ofMacOs };
  it.each([
    ['zipped', () => fileOf('m.zip', zipOfFiles(all))],
    ['unpacked', () => folderWith(all)],
    ['zipped in a folder', async () => dirname(await fileOf('m.zip', zipOfFiles(all)))],
  ])('is imported as it was downloaded, %s, and tells what was skipped', async (_, make) => {
    const folder = newFolder();
    const { read } = await importInto(folder, [await make()]);
    expect(await names(folder)).toEqual(['Corner Drug Store']);
    expect(Object.values(read.read.nppes ?? {})).toEqual([1, 1]);
    const text = formatSkipped(read.skipped ?? []).join('\n');
    for (const line of told) expect(text).toContain(line);
    expect(text).toContain('3  a note of macOS about another file:');
  });

  it('is imported when its files are named one by one', async () => {
    const folder = newFolder();
    const unpacked = folderWith(monthly);
    const files = Object.keys(monthly).filter((name) => name.endsWith('.csv'));
    const { read } = await importInto(
      folder,
      files.map((name) => join(unpacked, name)),
    );
    expect(await names(folder)).toEqual(['Corner Drug Store']);
    expect(read.skipped).toHaveLength(6);
  });

  it('replaces the trading names of an archive that is read before it, and repeats none', async () => {
    const archive = (...tradingNames: readonly string[]): Promise<string> => {
      const rows = tradingNames.map((name) => `"${npiOf(1)}","${name}","3"\n`).join('');
      return fileOf('m.zip', zipOfFiles({ ...monthly, [`othername_pfile_${day}.csv`]: otherNames + rows }));
    };
    const folder = newFolder();
    const newer = ['ELM DRUGS', 'ELM DRUGS', 'ELM CHEMISTS'];
    const { read } = await importInto(folder, [await archive('OLD DRUGS'), await archive(...newer)]);
    expect(await names(folder)).toEqual(['Elm Drugs']);
    for (const { tradingNames } of read.records) expect(tradingNames).toEqual(['ELM DRUGS', 'ELM CHEMISTS']);
  });

  it('is refused if only companion files are given', async () => {
    for (const name of [
      `pl_pfile_${day}.csv`,
      `endpoint_pfile_${day}.csv`,
      `npidata_pfile_${day}_fileheader.csv`,
    ])
      await expect(importInto(newFolder(), [await fileOf(name, monthly[name] ?? '')])).rejects.toThrow(
        `${name}: one of the files must hold something to import`,
      );
  });

  it('may have rows in a file that is named like one of headers', async () => {
    const folder = newFolder();
    await importInto(folder, [await fileOf('my_fileheader.csv', registerText([registerRow(1)]))]);
    expect(await names(folder)).toEqual(['Garcia Pharmacy']);
  });
});

describe('a file of another kind', () => {
  it.each(['%PDF-1.7\n1 0 obj\n', 'hello\n', ''])('is refused if it is named: %j', async (text) => {
    const path = await fileOf('readme.txt', text);
    await expect(importInto(newFolder(), [path])).rejects.toThrow(
      new RegExp(`^${path}:(?:1:)? .*(?:must be|must not be empty)`),
    );
  });

  it('does not excuse an unknown CSV beside it', async () => {
    const path = folderWith({ ...monthly, 'own.csv': 'a,b\n1,2\n' });
    await expect(importInto(newFolder(), [path])).rejects.toThrow(/own\.csv:1: .*mapping/);
  });

  it('leaves a folder or a zip of such files alone refused', async () => {
    const nothing = { 'a.pdf': '%PDF', '__MACOSX/._a.csv': 'x' };
    await expect(importInto(newFolder(), [folderWith(nothing)])).rejects.toThrow(
      'the folder must hold a CSV, JSON, GeoJSON or zip file',
    );
    await expect(importInto(newFolder(), [await fileOf('a.zip', zipOfFiles(nothing))])).rejects.toThrow(
      'the zip must hold a CSV file',
    );
  });

  it('is reported by name, of many only the first ones', () => {
    const files = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, why: 'neither' }));
    expect(formatSkipped(files)).toEqual([
      'Files skipped       6',
      '          6  neither: 0.pdf, 1.pdf, 2.pdf, 3.pdf and 2 more',
    ]);
    expect(formatSkipped([])).toEqual([]);
  });
});
