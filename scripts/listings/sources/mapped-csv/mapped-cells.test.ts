import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mappedFile, readBack } from '../../../../tests/support/hostile-rows-fixture.ts';
import { fileOf } from '../../../../tests/support/import-fixture.ts';
import { isFormula } from '../../plain-text.ts';

const sound: Readonly<Record<string, string>> = {
  id: '1',
  name: 'Oak Pharmacy',
  street: '12 Oak St',
  city: 'Miami',
  zip: '33125',
  phone: '305-512-1790',
  site: 'https://oak.example.org/',
};

/**
 * What the store says of a list of one row with these cells; columns that the fixture's mapping does not know
 * are in nobody's use.
 */
async function read(cells: Readonly<Record<string, string>>) {
  const row = { ...sound, ...cells };
  const { file, mapping } = await mappedFile(Object.keys(row), [
    Object.values(row)
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(','),
  ]);
  const { store, report } = await readBack([file], [mapping]);
  return { listing: store.listings[0], dropped: report.dropped, refused: report.refused };
}

/**
 * What the store says of rows that differ from a sound one, each with an id and a street number of its own,
 * by a mapping with changes.
 */
async function readWith(
  { fields = {}, ...changes }: { readonly fields?: object; readonly [key: string]: unknown },
  rows: readonly Readonly<Record<string, string>>[],
) {
  const columns = [...new Set([...Object.keys(sound), ...rows.flatMap((row) => Object.keys(row))])];
  const lines = rows.map((row, index) => {
    const cells = { ...sound, phone: '', id: `${index + 1}`, street: `${100 * (index + 1)} Oak St`, ...row };
    return columns
      .map((column) => `"${Object.entries(cells).find(([name]) => name === column)?.[1] ?? ''}"`)
      .join(',');
  });
  const { file, mapping } = await mappedFile(columns, lines);
  const own = JSON.parse(await readFile(mapping, 'utf8'));
  await writeFile(mapping, JSON.stringify({ ...own, ...changes, fields: { ...own.fields, ...fields } }));
  const { store, report } = await readBack([file], [mapping]);
  return { listing: store.listings, dropped: report.dropped, refused: report.refused };
}

describe('a cell of a mapped list', () => {
  it.each([
    ['twitter', '@oakrx'],
    ['note', 'refills <24 h'],
    ['note', '=HYPERLINK("http://x")'],
    ['constructor', '<b>'],
  ])('does not matter in an unmapped column: %s %s', async (column, cell) => {
    const { listing, dropped, refused } = await read({ [column]: cell });
    expect(listing).toMatchObject({ name: 'Oak Pharmacy', phone: '+13055121790' });
    expect([dropped, refused]).toEqual([{}, {}]);
  });

  it.each(['--', '-', ' - ', '–', 'n/a', 'N/A', ''])('says that a fact is not known: "%s"', async (cell) => {
    const unknown = {
      phone: cell,
      site: cell,
      unit: cell,
      hours: cell,
      date: cell,
      npi: cell,
      lat: cell,
      lng: cell,
    };
    const { listing, dropped, refused } = await read({ ...unknown, precision: '' });
    expect(listing).toMatchObject({ name: 'Oak Pharmacy', address: { street: '12 Oak St' } });
    for (const fact of ['phone', 'website', 'hours', 'npi']) expect(listing).not.toHaveProperty(fact);
    expect(listing?.address).not.toHaveProperty('unit');
    expect([dropped, refused]).toEqual([{}, {}]);
  });

  it.each(['+(305) 512-1790', '+ (305) 512-1790', '+1 (305) 512-1790', '(305) 512-1790', '-305-512-1790'])(
    'is a phone as people write it: %s',
    async (phone) => {
      expect((await read({ phone })).listing?.phone).toBe('+13055121790');
    },
  );

  it.each([
    ['www.cvs.com/store/1', 'https://www.cvs.com/store/1'],
    ['oak-drugs.com', 'https://oak-drugs.com/'],
    ['OAK.PHARMACY?store=1', 'https://oak.pharmacy/?store=1'],
    ['http://oak.example.org', 'http://oak.example.org/'],
    ['www.oak.com; https://elm.com', 'https://www.oak.com/'],
    ['https://oak.com/a;b?c=1,2 https://elm.com', 'https://oak.com/a;b?c=1,2'],
    ['https://oak.com/?to=https://elm.com', 'https://oak.com/?to=https://elm.com'],
  ])('is a web address, whose scheme people leave out: %s', async (site, website) => {
    const { listing, refused } = await read({ site });
    expect(listing?.website).toBe(website);
    expect(refused).toEqual({});
  });

  it.each([
    'ask.at the counter',
    'info@oak.com',
    'St.Mary',
    'www.',
    'www.intranet.local',
    'javascript:x.com',
  ])('is no web address: %s', async (site) => {
    const { listing, refused } = await read({ site });
    expect(listing).not.toHaveProperty('website');
    expect(refused).toEqual({ 'owner website': 1 });
  });

  it.each([
    ['CVS/pharmacy #1234', 'CVS Pharmacy'],
    ['WALGREENS CO', 'Walgreens'],
    ['Oak & Sons', 'Oak & Sons'],
  ])('names a chain in any spelling of its brand: %s', async (brand, known) => {
    expect((await read({ brand })).listing?.brand).toBe(known);
  });

  it.each([
    [{ name: '=HYPERLINK("http://x")' }, 'owner name'],
    [{ name: '<b>Oak</b>' }, 'owner name'],
    [{ brand: '<b>Oak</b>' }, 'owner brand'],
    [{ phone: '@oakrx' }, 'owner phone'],
    [{ site: '<a href="https://x.example.org">' }, 'owner website'],
    [{ npi: '=1+1' }, 'owner npi'],
    [{ wheelchair: '<b>' }, 'owner wheelchair'],
    [{ lat: '=1+1', lng: '-80.2', precision: '' }, 'owner location'],
    [{ lat: '25.77', lng: '', precision: '' }, 'owner location'],
    [{ lat: '25.77', lng: '-80.2', precision: 'about' }, 'owner location'],
  ])('that makes no sense is refused alone: %j', async (cells, kind) => {
    const { listing, dropped, refused } = await read(cells);
    expect(listing).toMatchObject({ address: { street: '12 Oak St' } });
    expect(JSON.stringify(listing)).not.toMatch(/[<>]|HYPERLINK|1\+1/);
    expect([dropped, refused]).toEqual([{}, { [kind]: 1 }]);
  });

  it.each([
    [{ street: '=HYPERLINK("http://x","12 Oak St")' }, 'markup or a formula in the address'],
    [{ city: '<b>Miami</b>' }, 'markup or a formula in the address'],
    [{ street: '--' }, 'no street or city in the address'],
    [{ zip: 'n/a' }, 'no ZIP code in the address'],
    [{ id: '--' }, 'no usable id'],
  ])('drops the row where it tells which place is meant: %j', async (cells, why) => {
    const { listing, dropped } = await read(cells);
    expect(listing).toBeUndefined();
    expect(dropped).toEqual({ owner: { [why]: 1 } });
  });
});

describe('a name in a mapped list', () => {
  it('that says that its place has closed lists none', async () => {
    const { listing, dropped } = await read({ name: 'Oak Pharmacy (CLOSED)' });
    expect(listing).toBeUndefined();
    expect(dropped).toEqual({});
  });

  it('that says that its place is closed for a time is shown without the words', async () => {
    const { listing } = await read({ name: 'Oak Pharmacy - Temporarily closed' });
    expect(listing?.name).toBe('Oak Pharmacy');
  });

  it.each(['NULL', 'Unknown', '--'])('is unknown if it is “%s”', async (name) => {
    const { listing, refused } = await read({ name, brand: 'CVS' });
    expect(listing?.name).toBe('CVS Pharmacy');
    expect(refused).toEqual({});
  });

  it('is mended where programs spoiled it', async () => {
    expect((await read({ name: 'Farmacia San JosÃ© &amp; Hijos' })).listing?.name).toBe(
      'Farmacia San José & Hijos',
    );
  });
});

describe('a line break in a cell', () => {
  it.each([
    [{ street: '12 Oak\nSt' }, { street: '12 Oak St' }],
    [{ street: '12 Oak St\r\nSuite 4' }, { street: '12 Oak St', unit: 'Ste 4' }],
    [{ street: 'Medical Plaza\n12 Oak St' }, { street: '12 Oak St' }],
    [{ street: '12\tOak St', city: 'Miami\n' }, { street: '12 Oak St' }],
    [{ unit: 'Suite\n4' }, { street: '12 Oak St', unit: 'Ste 4' }],
  ])('is a space, or sets off the lines of an address: %j', async (cells, address) => {
    const { listing, dropped } = await read(cells);
    expect(listing?.address).toEqual({ ...address, city: 'Miami', state: 'FL', zip: '33125' });
    expect(dropped).toEqual({});
  });

  it('is a space in a name', async () => {
    expect((await read({ name: 'Oak\nFamily\r\nPharmacy' })).listing?.name).toBe('Oak Family Pharmacy');
  });
});

describe('a formula', () => {
  it('is what a spreadsheet would run', () => {
    for (const text of ['=1+1', '@SUM(A1)', '+A1', '-cmd|x', '+HYPERLINK("x")', '--A1', '\t=1'])
      expect(isFormula(text), text).toBe(true);
    for (const text of ['--', '-', '-80.2', '+1 305', '+(305) 512-1790', '@ Home', 'A=B', ''])
      expect(isFormula(text), text).toBe(false);
  });
});

describe('a second line of a place’s address', () => {
  it('is ignored if it is dashes', async () => {
    const tags = {
      amenity: 'pharmacy',
      'addr:street_address': '1 Main St',
      'addr:unit': '--',
      'addr:city': 'Miami',
      'addr:state': 'FL',
      'addr:postcode': '33125',
    };
    const { store } = await readBack([
      await fileOf('osm.json', JSON.stringify({ elements: [{ type: 'node', id: 1, tags }] })),
    ]);
    expect(store.listings[0]?.address).toMatchObject({ street: '1 Main St' });
    expect(store.listings[0]?.address).not.toHaveProperty('unit');
  });
});

describe('a row of a mapped list', () => {
  it.each([
    ['PHY 50123', 'owner:PHY-50123'],
    ['PH/31', 'owner:PH-31'],
    ['#12', 'owner:12'],
  ])('has an id whatever signs are in it: %s', async (id, own) => {
    expect((await read({ id })).listing?.id).toBe(own);
  });

  it.each([
    ['ABC LLC d/b/a Corner Drug', 'Corner Drug'],
    ["SMITH, JOHN DBA JOHN'S PHARMACY", "John's Pharmacy"],
    ['ABC LLC (dba Corner Drug)', 'Corner Drug'],
    ['Corner Drug dba', 'Corner Drug dba'],
    ['Adba Pharmacy', 'Adba Pharmacy'],
  ])('is called by the name behind "DBA": %s', async (name, shown) => {
    expect((await read({ name })).listing?.name).toBe(shown);
  });

  it('with an unreadable day has none, rather than the list’s', async () => {
    const { listing, refused } = await readWith({ date: '2026-11-01' }, [
      { date: 'last fall' },
      { date: '10/5/26' },
      {},
    ]);
    expect(listing.map(({ sources }) => sources[0]?.date)).toEqual([undefined, '2026-10-05', '2026-11-01']);
    expect(refused).toEqual({ 'owner date': 1 });
  });

  it('counts if its columns have the mapping’s values, and is reported if not', async () => {
    const rows = { status: ['Active', 'Probation'], kind: ['Community'] };
    const { listing, dropped } = await readWith({ rows }, [
      { status: 'ACTIVE', kind: 'community' },
      { status: ' Probation ', kind: 'Community' },
      { status: 'INACTIVE', kind: 'Community' },
      { status: 'Active', kind: 'Nonresident' },
    ]);
    expect(listing).toHaveLength(2);
    expect(dropped).toEqual({ owner: { 'its status is "INACTIVE"': 1, 'its kind is "Nonresident"': 1 } });
  });

  it('makes no listing if its name says that the place has not opened', async () => {
    const { listing, dropped } = await readWith({}, [{ name: 'Elm Pharmacy - Coming Soon' }, {}]);
    expect(listing).toHaveLength(1);
    expect(dropped).toEqual({ owner: { 'its name says that it has not opened': 1 } });
  });

  it('is named by the first filled one of several columns', async () => {
    const fields = { name: { columns: ['dba', 'legal'] } };
    const { listing } = await readWith({ fields }, [
      { dba: 'Corner Drug', legal: 'ABC LLC' },
      { dba: 'N/A', legal: 'Elm Pharmacy Inc' },
    ]);
    expect(listing.map(({ name }) => name)).toEqual(['Corner Drug', 'Elm Pharmacy Inc']);
  });
});

describe('the name of a mapped row with DBA in it', () => {
  it('says that the place has closed, before DBA or behind it', async () => {
    const { listing } = await readWith({}, [
      { name: 'Permanently closed - ABC LLC dba Corner Drug' },
      { name: 'ABC LLC dba Ferry Drug (CLOSED)' },
      { name: 'ABC LLC dba Oak Drug' },
    ]);
    expect(listing.map(({ name }) => name)).toEqual(['Oak Drug']);
  });

  it('is whole if only a number follows', async () => {
    const { listing } = await readWith({}, [{ name: 'Corner Drug dba #123' }]);
    expect(listing.map(({ name }) => name)).toEqual(['Corner Drug dba #123']);
  });
});
