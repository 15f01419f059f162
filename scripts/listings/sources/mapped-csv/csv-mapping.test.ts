import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../../../cli/problems/refusal.ts';
import { readMapping } from './csv-mapping.ts';

const good = {
  ...{ source: 'ours', kind: 'owner', header: ['id', 'street', 'city', 'state', 'zip'] },
  pharmacy: 'every row',
  fields: { id: 'id', street: 'street', city: 'city', state: 'state', zip: 'zip' },
};

/** Returns the report on a mapping file, empty for a good one. */
async function told(mapping: unknown): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mapping-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'map.json');
  await writeFile(file, JSON.stringify(mapping));
  try {
    await readMapping(file, '2026-11-20');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.lines.slice(0, -1).map((line) => line.replace(/^.*the fields: | — .*$/g, ''));
  }
}

it('a wrong mapping file is reported with each wrong field and its possible values', async () => {
  expect(await told(good)).toEqual([]);
  expect(
    await told({ ...good, pharmacy: 'yes', fields: { ...good.fields, zip: { column: 'zip' } }, note: 1 }),
  ).toEqual([
    'pharmacy: must be "every row", "not stated" or {"column": "…", "includes": "…"}',
    'fields.zip: must be a column, {"columns": [two or more]}, {"text": "…"} or {"column": "…", "values": {…}}',
    'Unrecognized key: "note"',
  ]);
  expect(await told({ ...good, fields: { ...good.fields, zip: 'ZIP' } })).toEqual(['not in the header: ZIP']);
});

it.each(['constructor', 'nppes', 'osm', 'alltheplaces', 'census', 'geonames', 'sample', 'editors'])(
  'a mapping file cannot use a reserved source id: %s',
  async (source) => {
    expect(await told({ ...good, source })).toEqual(['source: must be a word of its own; this one is taken']);
  },
);

it('a mapping file cannot have a future day', async () => {
  expect(await told({ ...good, date: '2026-11-20' })).toEqual([]);
  expect(await told({ ...good, date: '2999-01-01' })).toEqual([
    'date: must not be a day to come, as 2999-01-01 is',
  ]);
});

it('a mapping file cannot give a pharmacy the hours of two columns', async () => {
  const fields = { ...good.fields, hours: 'id', counterHours: 'id' };
  expect(await told({ ...good, hoursOf: 'store', fields })).toEqual([]);
  expect(await told({ ...good, hoursOf: 'pharmacy', fields })).toEqual([
    'hoursOf: must be "store" beside fields.counterHours, which are the pharmacy’s',
  ]);
});
