import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileOf, registerRow, registerText } from '../../../tests/support/import-fixture.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { readFiles } from '../import/import-files.ts';
import { scopeOf } from '../import/import-listings.ts';
import { clusterRecords } from './pharmacy-merge.ts';

/**
 * Pairs of records drawn at random from those that share a number and a town, or a phone, in every group that
 * the merge tells apart, and labelled by hand from their rows: whether a visitor would find one pharmacy
 * there. A business that followed another one at the same premises is the same listing. Pairs that the rows
 * do not decide were left out.
 */
const pairsFile = join('tests/support', 'merge-pairs.csv');
/**
 * The rows of those records, and of the others that the merge of all rows of Alabama, South Carolina and
 * Florida put together with one of them: facts of the US provider register (October 2025; public domain) and
 * of three store lists.
 */
const rowsFolder = join('tests/support', 'merge-rows');
const storeLists = ['stores-cvs.csv', 'stores-publix.csv', 'stores-walgreens.csv'];

const pair = z.object({ a: z.string(), b: z.string(), same: z.enum(['yes', 'no']) });
const table = async (path: string): Promise<unknown> =>
  parse(await readFile(path, 'utf8'), { columns: true });
const pairs = z.array(pair).parse(await table(pairsFile));

/** The register's file in its own layout of 330 columns, of which the fixture holds those in use. */
async function registerFile(): Promise<string> {
  const rows = z.array(z.record(z.string(), z.string())).parse(await table(join(rowsFolder, 'register.csv')));
  const blank = Object.fromEntries(registerHeader.map((name) => [name, '']));
  return fileOf('npidata_pfile.csv', registerText(rows.map((row) => registerRow(0, { ...blank, ...row }))));
}

describe('the hand-labelled pairs', () => {
  it('are at least 150, of both kinds, each once', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(150);
    expect(new Set(pairs.map(({ a, b }) => `${a} ${b}`)).size).toBe(pairs.length);
    expect(pairs.filter(({ same }) => same === 'no').length).toBeGreaterThan(50);
  });

  it('are merged with a precision of 0.99 and a recall of 0.95', async () => {
    const lists = await loadLists();
    if (!lists.ok) throw new Error('The lists have problems');
    const files = [await registerFile(), ...storeLists.map((name) => join(rowsFolder, name))];
    const { records } = await readFiles(files, { ...scopeOf(lists.value.cities), date: '2021-12-01' });
    const listing = new Map<string, number>();
    for (const [index, { current, superseded }] of clusterRecords(records).entries()) {
      for (const { record } of [...current, ...superseded]) listing.set(record.key, index);
    }
    const judged = pairs.map(({ a, b, same }) => {
      for (const key of [a, b]) if (!listing.has(key)) throw new Error(`${key} is not among the records`);
      return { name: `${a} ${b}`, same: same === 'yes', merged: listing.get(a) === listing.get(b) };
    });
    const both = judged.filter(({ same, merged }) => same && merged).length;
    const merged = judged.filter((row) => row.merged);
    const same = judged.filter((row) => row.same);
    const mistakes = judged
      .filter((row) => row.same !== row.merged)
      .map(({ name, same: label }) => `${name} is ${label ? 'one' : 'two'}`);
    expect(both / merged.length, mistakes.join('\n')).toBeGreaterThanOrEqual(0.99);
    expect(both / same.length, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    console.info(
      `${pairs.length} pairs: precision ${(both / merged.length).toFixed(3)}, recall ${(both / same.length).toFixed(3)}`,
    );
  });
});
