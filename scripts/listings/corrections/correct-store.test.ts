import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeGivenStore } from '../../../tests/support/given-store.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { readListings } from '../listing-store.ts';
import type { KeptSource } from '../store/source-file.ts';
import { correctedStore } from './correct-store.ts';

const today = '2026-11-20';
const listings = [1, 2, 3].map((serial) => ({
  ...pharmacyFixture(serial),
  npi: `100000000${serial}`,
  sources: [{ id: 'nppes', date: '2020-01-01', fields: ['name', 'address', 'phone', 'location'] }],
}));
const [first, second, third] = listings;
if (first === undefined || second === undefined || third === undefined) throw new Error('There are three');

/** A store of three listings as these rows of corrections.csv leave it. */
async function corrected(...rows: readonly string[]) {
  const folder = newFolder();
  await writeGivenStore(folder, listings);
  await writeFile(join(folder, 'corrections.csv'), ['id,field,value,who,date,until', ...rows, ''].join('\n'));
  const store = await readListings(folder);
  const result = correctedStore(store, await readCorrectionsTable(folder), today);
  if (result.ok) return { store: result.value.store, notes: result.value.notes, told: [] };
  return {
    store: undefined,
    notes: [],
    told: result.problems.map((problem) => formatProblem({ ...problem, file: 'corrections.csv' })),
  };
}

describe('the owner’s corrections', () => {
  it('override the sources, with their date, by id or NPI', async () => {
    const { store } = await corrected(
      `${first.id},name,Right Name,Ann,2026-11-01,`,
      `${first.npi},phone,(305) 263-3334,Ann,2026-11-01,2026-12-31`,
      `${first.id},hours,Mo-Fr 09:00-18:00; Sa 09:00-13:00,Ann,2026-11-02,`,
      `${first.id},services,delivery;flu-shots,Ann,2026-11-02,`,
      `${first.id},unit,Ste 4,Ann,2026-11-02,`,
      `${first.id},website,www.right.example.com/rx,Ann,2026-11-02,`,
    );
    const listing = store?.listings.find(({ id }) => id === first.id);
    expect(listing).toMatchObject({
      name: 'Right Name',
      slug: first.slug,
      phone: '+13052633334',
      website: 'https://www.right.example.com/rx',
      services: ['delivery', 'flu-shots'],
      address: { ...first.address, unit: 'Ste 4' },
      hours: { pharmacy: { asOf: '2026-11-02', weekly: { sat: [{ opens: 540, closes: 780 }], sun: [] } } },
    });
    expect(listing?.sources).toEqual([
      { id: 'owner', date: '2026-11-01', fields: ['name', 'phone'] },
      { id: 'owner', date: '2026-11-02', fields: ['hours', 'services', 'address', 'website'] },
      { id: 'nppes', date: '2020-01-01', fields: ['location'] },
    ]);
    expect(store?.listings.filter(({ id }) => id !== first.id)).toEqual(listings.slice(1));
  });

  it('state a drive-through by its hours, whatever services they list', async () => {
    const hours = (id: string) => `${id},driveThroughHours,Mo-Fr 08:00-20:00,Ann,2026-11-01,`;
    const { store } = await corrected(
      hours(second.id),
      hours(third.id),
      `${third.id},services,flu-shots,Ann,2026-11-01,`,
    );
    const servicesOf = (id: string) => store?.listings.find((listing) => listing.id === id)?.services;
    expect(servicesOf(second.id)).toEqual(expect.arrayContaining(['drive-through', ...second.services]));
    expect(servicesOf(third.id)).toEqual(['drive-through', 'flu-shots']);
  });

  it('say whether a pharmacy serves the public, whatever its name says', async () => {
    const serves = (value: string) => corrected(`${first.id},public,${value},Ann,2026-11-01,`);
    const marked = async (value: string) =>
      (await serves(value)).store?.listings.flatMap(({ id, mayNotServe }) => (mayNotServe ? [id] : []));
    expect(await marked('no')).toEqual([first.id]);
    expect(await marked('yes')).toEqual([]);
    expect((await serves('perhaps')).told).toEqual([expect.stringContaining('public must be yes or no')]);
  });

  it('make a fact unknown where their value is empty', async () => {
    const { store } = await corrected(
      `${first.id},phone,,Ann,2026-11-01,`,
      `${first.id},hours,,Ann,2026-11-01,`,
    );
    const listing = store?.listings.find(({ id }) => id === first.id);
    expect([listing?.phone, listing?.hours?.pharmacy]).toEqual([undefined, undefined]);
  });

  it('close a pharmacy, which keeps its page, or hide it without one', async () => {
    const { store } = await corrected(
      `${first.id},closed,2026-09-30,Ann,2026-11-01,`,
      `${second.id},hidden,yes,Ann,2026-11-01,`,
    );
    expect(store?.listings.map(({ id }) => id)).toEqual([third.id]);
    expect(store?.closed).toMatchObject([
      {
        ...{ id: first.id, slug: first.slug, why: 'stated', closedOn: '2026-09-30' },
        word: { source: 'owner', date: '2026-11-01' },
      },
    ]);
  });

  it('leave a pharmacy open until the day on which it is to close', async () => {
    const { store } = await corrected(
      `${first.id},closed,2026-11-21,Ann,2026-11-01,`,
      `${second.id},closed,${today},Ann,2026-11-01,`,
    );
    expect(store?.listings.map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(store?.closed.map(({ id }) => id)).toEqual([second.id]);
  });

  it('expire after their last day, and a note says so', async () => {
    const { store, notes } = await corrected(`${first.id},name,Old Name,Ann,2026-01-01,2026-11-19`);
    expect(store?.listings.find(({ id }) => id === first.id)?.name).toBe(first.name);
    expect(notes).toEqual([
      expect.stringMatching(/:2: name of \S+ held until 2026-11-19 and is no longer applied$/),
    ]);
    const last = await corrected(`${first.id},name,Old Name,Ann,2026-01-01,${today}`);
    expect(last.store?.listings.find(({ id }) => id === first.id)?.name).toBe('Old Name');
  });

  it('move a pharmacy within its ZIP code, not elsewhere', async () => {
    const { lat, lng } = first.location;
    const rows = (north: number) => [
      `${first.id},lat,${north},Ann,2026-11-01,`,
      `${first.id},lng,${lng},Ann,2026-11-01,`,
    ];
    const near = (await corrected(...rows(lat + 0.01))).store?.listings.find(({ id }) => id === first.id);
    expect(near?.location).toEqual({ lat: lat + 0.01, lng, precision: 'rooftop' });
    expect((await corrected(...rows(lat + 3))).told).toEqual([
      expect.stringMatching(
        /^corrections\.csv:2: a position must lie within [\d.]+ miles of the centre of its ZIP code/,
      ),
    ]);
  });
});

it('corrections of pharmacies missing in the register’s snapshot are for the owner’s own store', async () => {
  const folder = newFolder();
  await writeGivenStore(folder, listings);
  await writeFile(
    join(folder, 'corrections.csv'),
    'id,field,value,who,date,until\nosm:node/1,name,X Y,Ann,2026-11-01,\n',
  );
  const store = await readListings(folder);
  const source: Omit<KeptSource, 'files'> = {
    id: 'nppes',
    licence: 'public domain',
    brought: 'file',
    day: today,
    ...{ records: 3, points: 0, placed: 0, file: 'nppes.0.json' },
  };
  const told = async (path: string) => {
    const table = await readCorrectionsTable(folder);
    return correctedStore(store && { ...store, kept: [{ ...source, files: { [path]: 3 } }] }, table, today)
      .ok;
  };
  expect(await told('src/data/register.csv')).toBe(true);
  expect(await told('npidata.csv')).toBe(false);
});

describe('a row of corrections.csv', () => {
  it.each([
    [
      'of an unknown pharmacy',
      'npi:9999999999,name,X Y,Ann,2026-11-01,',
      ':2: a correction must be about a pharmacy of the store (got "npi:9999999999") — ',
    ],
    [
      'with an unknown field',
      `${first.id},phon,X,Ann,2026-11-01,`,
      ':2: field must be one of name, phone, website, ',
    ],
    [
      'with an id that is none',
      'Main Street,name,X,Ann,2026-11-01,',
      ':2: id must be an NPI or the id of a listing',
    ],
    [
      'with a number that cannot be dialled',
      `${first.id},phone,555,Ann,2026-11-01,`,
      ':2: phone must be a number that can be dialled',
    ],
    [
      'with hours that cannot be read',
      `${first.id},hours,nine to five,Ann,2026-11-01,`,
      ':2: hours must be in the syntax of opening_hours',
    ],
    ['with an unknown service', `${first.id},services,tea,Ann,2026-11-01,`, ':2: services must be among '],
    ['without who says so', `${first.id},name,X Y,,2026-11-01,`, ':2: who must be 1 to 80 characters'],
    [
      'of a day to come',
      `${first.id},name,X Y,Ann,2026-11-21,`,
      ':2: date must be the day of the correction, not a day to come',
    ],
    [
      'until no day',
      `${first.id},name,X Y,Ann,2026-11-01,soon`,
      ':2: until must be the last day of the correction, or empty',
    ],
    [
      'with one coordinate',
      `${first.id},lat,25.7,Ann,2026-11-01,`,
      ':2: lat and lng must be corrected together',
    ],
    [
      'with a ZIP code of another state',
      `${first.id},zip,10001,Ann,2026-11-01,`,
      ':2: the ZIP code must be one of the state',
    ],
  ])('%s is refused with its line, value, rule and remedy', async (_, row, said) => {
    const { told } = await corrected(row);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(said);
  });

  it('is told what to write, whatever field it corrects', async () => {
    const { told } = await corrected(`${first.id},none,X,Ann,2026-11-01,`);
    const fields = /one of (.*?) \(got/.exec(told.join())?.[1]?.split(', ');
    const rules = factRows('correctable-fields', 'scripts/listings/corrections');
    expect(rules.map(({ field }) => field)).toEqual(fields);
    for (const { rule, remedy } of rules)
      expect([rule, remedy]).toEqual([expect.stringMatching(/^must be/), expect.stringMatching(/^Write /)]);
  });

  it('with a wrong day reports a wrong value too', async () => {
    const { told } = await corrected(`${first.npi},phone,12,Ann,2026-13-01,`);
    expect(told).toEqual([
      expect.stringContaining('date must be the day of the correction'),
      expect.stringContaining('phone must be a number that can be dialled'),
    ]);
  });

  it('of a field that another row corrects is refused, with every fault at once', async () => {
    const { told } = await corrected(
      `${first.npi},name,One,Ann,2026-11-01,`,
      `npi:${first.npi},name,Two,Ann,2026-11-01,`,
      `${first.id},closed,maybe,Ann,2026-11-01,`,
    );
    expect(told).toHaveLength(2);
    expect(told.join('\n')).toContain(':3: correction of a field must be unique');
    expect(told.join('\n')).toContain(':4: closed must be yes, or the day it closed');
  });
});
