import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { fileOf, registerRow, registerText } from '../../../tests/support/import-fixture.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';
import { wilson } from '../../../tests/support/wilson-interval.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { readFiles } from '../import/import-files.ts';
import { scopeOf } from '../import/import-listings.ts';
import { clusterRecords } from './pharmacy-merge.ts';

/**
 * Pairs from hard strata, labelled by somebody who had not read the rules (see the folder's README.md). Rules
 * may be made after looking at the `open` part; of the `held` part only the figures below were asked.
 */
const folder = join('tests/support', 'labelled-pairs');
const files = [
  'stores-cvs.csv',
  'stores-publix.csv',
  'stores-walgreens.csv',
  'alltheplaces-publix.geojson',
  'alltheplaces-riteaid.geojson',
  'alltheplaces-walgreens.geojson',
];

const pair = z.object({
  a: z.string(),
  b: z.string(),
  same: z.enum(['yes', 'no']),
  stratum: z.string(),
  part: z.enum(['open', 'held']),
});
const table = async (name: string): Promise<unknown> =>
  parse(await readFile(join(folder, name), 'utf8'), { columns: true });

interface Judged {
  readonly name: string;
  readonly same: boolean;
  readonly merged: boolean;
  readonly stratum: string;
  readonly part: 'open' | 'held';
}

/** The register's file in its own layout of 330 columns, of which the fixture holds those in use. */
async function registerFile(): Promise<string> {
  const rows = z.array(z.record(z.string(), z.string())).parse(await table('register.csv'));
  const blank = Object.fromEntries(registerHeader.map((name) => [name, '']));
  return fileOf('npidata_pfile.csv', registerText(rows.map((row) => registerRow(0, { ...blank, ...row }))));
}

async function judge(): Promise<readonly Judged[]> {
  const lists = await loadLists();
  if (!lists.ok) throw new Error('The lists have problems');
  const paths = [await registerFile(), ...files.map((name) => join(folder, name))];
  const states = new Set(usStates.map(({ code }) => code));
  const { records } = await readFiles(paths, { ...scopeOf(lists.value.cities), states, date: '2021-12-08' });
  const listing = new Map<string, number>();
  for (const [index, { current, superseded }] of clusterRecords(records).entries()) {
    for (const { record } of [...current, ...superseded]) listing.set(record.key, index);
  }
  return z
    .array(pair)
    .parse(await table('pairs.csv'))
    .map(({ a, b, same, ...rest }) => ({
      ...rest,
      name: `${a} ${b}`,
      same: same === 'yes',
      merged: listing.get(a) !== undefined && listing.get(a) === listing.get(b),
    }));
}

/** `0.968 (0.948–0.980)`. */
const told = (successes: number, trials: number): string => {
  if (trials === 0) return '–';
  const { share, low, high } = wilson(successes, trials);
  return `${share.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${trials}`;
};

const counted = (rows: readonly Judged[]) => {
  const merged = rows.filter((row) => row.merged);
  const same = rows.filter((row) => row.same);
  const both = merged.filter((row) => row.same).length;
  return { both, merged: merged.length, same: same.length, wrong: merged.length - both };
};

describe('pairs of hard strata, labelled before the rules were asked', () => {
  let judged: readonly Judged[] = [];
  beforeAll(async () => {
    judged = await judge();
    const lines = [...groupBy(judged, ({ part }) => part)].flatMap(([part, rows]) => [
      line(part, rows),
      ...[...groupBy(rows, ({ stratum }) => stratum)].map(([stratum, some]) => line(`  ${stratum}`, some)),
    ]);
    console.info([...lines, line('all', judged)].join('\n'));
  }, 60_000);

  const line = (name: string, rows: readonly Judged[]): string => {
    const { both, merged, same, wrong } = counted(rows);
    return `${name}: precision ${told(both, merged)}, recall ${told(both, same)}, wrong ${wrong} of ${rows.length - same}`;
  };

  it('are at least 600 of one pharmacy and 300 of two, each once', () => {
    const { same } = counted(judged);
    expect(same).toBeGreaterThanOrEqual(600);
    expect(judged.length - same).toBeGreaterThanOrEqual(300);
    expect(new Set(judged.map(({ name }) => name)).size).toBe(judged.length);
  });

  it('are merged with at most one mistake in 600', () => {
    const { wrong, merged } = counted(judged);
    expect(merged).toBeGreaterThanOrEqual(600);
    expect(wrong / merged).toBeLessThanOrEqual(1 / 600);
  });

  it.each(['open', 'held'] as const)('of the %s part are found with a recall of 0.96', (part) => {
    const { both, same } = counted(judged.filter((row) => row.part === part));
    expect(both / same).toBeGreaterThanOrEqual(0.96);
  });
});
