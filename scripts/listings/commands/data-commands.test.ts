import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf, register } from '../../../tests/support/import-fixture.ts';
import { listDirectoryWith } from '../../../tests/support/list-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { registerRows, sourceFiles } from '../../../tests/support/source-files-fixture.ts';
import { command } from '../../cli/commands/data.ts';
import { execute } from '../../cli/run-command.ts';
import { storeFile, withStoreLock } from '../listing-store.ts';

const miami = 'Miami,FL,miami-fl,25.77427,-80.19366,441003,Miami-Dade,America/New_York,33101 33125\n';
let folder = '';
let store = '';
let lists = '';
beforeEach(async () => {
  folder = newFolder();
  store = join(folder, 'store');
  const header = 'name,state,slug,lat,lng,population,county,time_zone,zips\n';
  lists = listDirectoryWith({ 'cities.csv': header + miami, 'places.csv': '' });
});

/** Runs `npm run data --` in this process: its exit code, and what it said. */
async function data(...args: readonly string[]) {
  const lines: string[] = [];
  const tell = (text: string): void => void lines.push(text);
  const code = await execute(command, args, { print: tell, warn: tell });
  return { code, said: lines.join('\n') };
}
const importFiles = (...args: readonly string[]) =>
  data('import', ...args, '--lists', lists, '--store', store);
const storeText = (): Promise<string> => readFile(join(store, storeFile), 'utf8');

describe('npm run data -- import', () => {
  it('adds to fetched sources, and refuses to replace thousands of rows by one', async () => {
    expect((await importFiles(await register(registerRows(300)))).code).toBe(0);
    const before = await storeText();
    const { code, said } = await importFiles(await register(registerRows(1)));
    expect(code).toBe(1);
    expect(said).toContain('299 of 300 listings');
    expect(said).toContain('--accept-loss');
    expect(said).toMatch(/The listing store is as it was\.$/);
    expect(await storeText()).toBe(before);
    expect((await importFiles(await register(registerRows(1)), '--accept-loss')).code).toBe(0);
  });

  it('counts the rows of two files of one name by their paths', async () => {
    const [one, other] = [await register(registerRows(2)), await register(registerRows(3, 50))];
    const { said } = await importFiles(one, other);
    expect(said).toContain(`2  ${one}\n`);
    expect(said).toContain(`3  ${other}\n`);
  });

  it('asks for the day of an undated file, and refuses a future one', async () => {
    const feature = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-80.2, 25.8] },
      properties: { '@spider': 'chain', ref: '1', amenity: 'pharmacy', 'addr:state': 'FL' },
    };
    const file = await fileOf(
      'chain.geojson',
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    );
    const second = await fileOf('b.geojson', await readFile(file, 'utf8'));
    const refused = await importFiles(file, second);
    expect(refused.code).toBe(1);
    const [earlier, later] = [file, second].toSorted();
    expect(refused.said.split('\n')).toEqual([
      `${earlier}: a file must say of which day its facts are — Give the day with --date YYYY-MM-DD; it goes for every file that states none.`,
      `${later}: a file must say of which day its facts are — Give the day with --date YYYY-MM-DD; it goes for every file that states none.`,
      'The listing store is as it was.',
    ]);
    for (const day of ['2999-01-01', '2021-13-01', 'yesterday'])
      expect((await importFiles(file, '--date', day)).code).toBe(2);
    expect((await importFiles(file, '--date', '2021-12-01')).code).toBe(0);
    expect(await storeText()).toContain('"newest":"2021-12-01"');
  });

  it('is refused in one line while another one is at work', async () => {
    const file = await register(registerRows(1));
    let release = (): void => undefined;
    const other = await new Promise<{ readonly ended: Promise<void> }>((held) => {
      const ended = withStoreLock(store, () => {
        const work = new Promise<void>((done) => (release = done));
        setImmediate(() => held({ ended }));
        return work;
      });
    });
    const { code, said } = await importFiles(file);
    expect(code).toBe(1);
    expect(said).toMatch(/another import or fetch is at work in this store — Wait/);
    expect((await data('status', '--lists', lists, '--store', store)).code).toBe(0);
    release();
    await other.ended;
    expect((await importFiles(file)).code).toBe(0);
  });

  it('names a file that stands where its folder must be', async () => {
    await writeFile(join(folder, 'file'), '');
    store = join(folder, 'file', 'store');
    const { code, said } = await importFiles(await register(registerRows(1)));
    expect(code).toBe(1);
    expect(said).toMatch(/^[^\n]*where a folder must be[^\n]*$/);
  });
});

describe('npm run data -- status and remove', () => {
  const status = async (): Promise<string> => (await data('status', '--lists', lists, '--store', store)).said;

  it('show the sources with their terms, dates and files, and take one out', async () => {
    const files = await sourceFiles();
    await importFiles(...Object.values(files), '--date', '2021-12-01');
    const said = await status();
    expect(said).toMatch(/ source +licence +records +listings +newest +brought +by +files\n/);
    expect(said).toMatch(
      /\n {2}nppes +public domain \(US government\) +6 +6 +2014-05-01 +\d{4}-\d\d-\d\d +file +\S+npidata_pfile\.csv\n/,
    );
    expect(said).toMatch(/\n {2}osm +ODbL 1\.0 +3 +\d +2026-08-01/);
    expect(said).toMatch(/\n {2}publix +not stated +2 +\d +2021-12-01/);

    expect((await data('remove', 'osm', '--store', store)).code).toBe(0);
    expect(await status()).not.toContain('osm');
    expect((await data('remove', 'osm', '--store', store)).code).toBe(1);
    expect((await data('remove', 'nppes', '--store', store)).said).toContain('--accept-loss');
  });

  it('report a missing store', async () => {
    await mkdir(store);
    expect(await status()).toContain(`No listings in ${store}`);
  });
});

describe('npm run data -- status and explain', () => {
  it('show what is known by state and city, and who corrected what', async () => {
    await importFiles(...Object.values(await sourceFiles()), '--date', '2021-12-01');
    const { said } = await data('status', '--lists', lists, '--store', store);
    expect(said).toMatch(
      /listings +exact position +store hours +counter hours +drive-through +phone +website\n +FL +8 /,
    );
    expect(said).toMatch(/Miami, FL +8 /);
    const row = `${npiOf(1)},phone,(305) 263-3334,Ann,2026-01-02,`;
    await writeFile(join(lists, 'corrections.csv'), `id,field,value,who,date,until\n${row}\n`);
    const explained = await data('explain', npiOf(1), '--lists', lists, '--store', store);
    expect(explained.said).toContain('from owner, by Ann, 2026-01-02');
  });
});

describe('npm run data -- snapshot', () => {
  it('refuses to take most register numbers away, unless that is meant', async () => {
    const out = join(folder, 'register.csv');
    const takeSnapshot = (...args: readonly string[]) =>
      data('snapshot', '--lists', lists, '--store', store, '--out', out, ...args);
    await importFiles(await register(registerRows(30)));
    expect((await takeSnapshot()).code).toBe(0);
    const before = await readFile(out, 'utf8');
    await importFiles(await register(registerRows(1)), '--accept-loss');
    const { code, said } = await takeSnapshot();
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      expect.stringContaining('(got "29 of 30 register numbers") — Import the register'),
      expect.stringContaining('(got "29 of 30 register numbers of FL") — Import the register'),
      `${out} is as it was.`,
    ]);
    expect(await readFile(out, 'utf8')).toBe(before);
    expect((await takeSnapshot('--accept-loss')).code).toBe(0);
    expect(await readFile(out, 'utf8')).not.toBe(before);
  });
});
