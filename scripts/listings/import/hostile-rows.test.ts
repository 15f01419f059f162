import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mappedFile, readBack } from '../../../tests/support/hostile-rows-fixture.ts';
import { fileOf, registerRow, registerText } from '../../../tests/support/import-fixture.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { listingSlug } from '../listing-slugs.ts';

/** Texts that a file may hold and a page must not, and ordinary ones. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'A'.repeat(400),
    `${'LONG WORD '.repeat(60)}PHARMACY`,
    'constructor',
    '__proto__',
    '=1+1',
    '\u202ePharmacy',
    '\u200b',
    'a\u0000b',
    'NaN',
    '1e999',
    '-0',
    '9'.repeat(400),
    '2026-02-30',
    '99/99/2026',
    '+15555550123,,,1',
    'page-2',
    '東京薬局',
    'ﷺ'.repeat(60),
    `https://example.org/${'x'.repeat(5000)}`,
    'Mo-Su 00:00-24:00',
    'Mo 09:00-09:00'.repeat(80),
  ),
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.string({ maxLength: 40 }),
);
const halves = fc.string({ unit: fc.constantFrom('\ud83d', '\udc8a', 'A', '"', '\u2066'), maxLength: 20 });
const cells = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.option(hostile, { nil: undefined })])));

/** What a CSV of UTF-8 can hold: no null character, which makes a file UTF-16, and no half of a character. */
const inUtf8 = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');

/** A cell as it stands between quotes. */
const quoted = (text: string): string => `"${inUtf8(text).replaceAll('"', '""')}"`;

const place = {
  amenity: 'pharmacy',
  'addr:street_address': '1 Main St',
  'addr:city': 'Miami',
  'addr:state': 'FL',
  'addr:postcode': '33125',
};

describe('hostile rows', () => {
  const names = [
    'Provider Organization Name (Legal Business Name)',
    'Provider First Line Business Practice Location Address',
    'Provider Second Line Business Practice Location Address',
    'Provider Business Practice Location Address City Name',
    'Provider Business Practice Location Address Postal Code',
    'Provider Business Practice Location Address Telephone Number',
    'Last Update Date',
    'Certification Date',
    'NPI Deactivation Date',
  ];

  it('of the register never make a store that the build cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cells(names), { minLength: 1, maxLength: 12 }), async (rows) => {
        const text = rows.map((row, index) => {
          const given = Object.entries(row).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, inUtf8(value)] as const],
          );
          return registerRow(index + 1, Object.fromEntries(given));
        });
        await readBack([await fileOf('npidata.csv', registerText(text))]);
      }),
      { numRuns: 25 },
    );
  });

  const columns = ['id', 'name', 'brand', 'street', 'unit', 'city', 'zip', 'phone', 'site', 'lat', 'lng'];
  const more = ['hours', 'counter', 'date', 'npi', 'wheelchair', 'languages', 'precision'];

  it('of a mapped list never make a store that the build cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(cells([...columns, ...more]), { minLength: 1, maxLength: 12 }),
        async (rows) => {
          const lines = rows.map((row, index) => {
            const sound: Readonly<Record<string, string>> = {
              id: String(index % 7),
              name: 'Garcia Pharmacy',
              street: `${index} Main St`,
              city: 'Miami',
              zip: '33125',
            };
            return [...columns, ...more].map((name) => quoted(row[name] ?? sound[name] ?? '')).join(',');
          });
          const { file, mapping } = await mappedFile([...columns, ...more], lines);
          await readBack([file], [mapping]);
        },
      ),
      { numRuns: 25 },
    );
  });

  const tags = fc.dictionary(
    fc.constantFrom('name', 'brand', 'phone', 'website', 'opening_hours', 'ref', '@spider', 'check_date'),
    fc.oneof(hostile, halves, fc.double(), fc.constant(null)),
  );
  const number = fc.oneof(fc.double(), fc.constantFrom(25.77, 1e308, -180, 91), hostile);

  it('of Overpass and AllThePlaces never make a store that the build cannot read', async () => {
    const row = fc.record({ tags, lat: number, lon: number, id: fc.oneof(fc.nat(5), fc.double(), hostile) });
    const rows = fc.array(row, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, fc.array(fc.jsonValue(), { maxLength: 3 }), async (places, others) => {
        const elements = places.map((value) => ({
          type: 'node',
          ...value,
          tags: { ...place, ...value.tags },
        }));
        const features = places.map((value) => ({
          geometry: { type: 'Point', coordinates: [value.lon, value.lat] },
          properties: { ...place, ...value.tags },
        }));
        await readBack([
          await fileOf('osm.json', JSON.stringify({ elements: [...elements, ...others] })),
          await fileOf(
            'spider.geojson',
            JSON.stringify({
              type: 'FeatureCollection',
              dataset_attributes: { 'spider:collection_time': '2026-09-08T01:02:03' },
              features: [...others, ...features],
            }),
          ),
        ]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a fact that does not fit', () => {
  it('is refused with its reason, and its listing keeps the others', async () => {
    const { store, report } = await readBack([
      await fileOf(
        'npidata.csv',
        registerText([
          registerRow(1, { 'Provider Organization Name (Legal Business Name)': 'A'.repeat(400) }),
          registerRow(2, {
            'Provider First Line Business Practice Location Address': `1 ${'B'.repeat(400)} ST`,
          }),
        ]),
      ),
    ]);
    expect(store.listings.map(({ name, phone }) => ({ name, phone }))).toEqual([
      { name: 'Pharmacy, 9160 NW 122nd St', phone: '+13055121797' },
    ]);
    expect(report.refused).toEqual({ 'nppes name': 1, 'nppes registered': 1 });
    expect(report.dropped).toEqual({ nppes: { 'longer than 100 letters in the address': 1 } });
  });
});

describe('the id and the slug of a listing', () => {
  it('are unique even if more places than the merge compares share a register number', async () => {
    const elements = Array.from({ length: 70 }, (_, index) => ({
      type: 'node',
      id: index + 1,
      tags: { ...place, 'addr:street_address': `${index * 100 + 1} Main St`, 'ref:US:NPI': npiOf(1) },
    }));
    const { store } = await readBack([await fileOf('osm.json', JSON.stringify({ elements }))]);
    expect(store.listings).toHaveLength(70);
    expect(new Set(store.listings.map(({ id }) => id)).size).toBe(70);
    expect(store.listings.filter(({ id }) => id.startsWith('npi:'))).toHaveLength(1);
  });

  it('are unique even if two names are equal beyond a slug’s length', async () => {
    const name = 'Saint Somebody of the Very Long Name Memorial Hospital Outpatient Dispensary Pharmacy';
    const elements = [1, 2, 3].map((id) => ({
      type: 'node',
      id,
      tags: { ...place, name, 'addr:unit': `${id}00` },
    }));
    const { store } = await readBack([await fileOf('osm.json', JSON.stringify({ elements }))]);
    const slugs = store.listings.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs[0]).toMatch(/^saint-somebody-.*-1$/);
  });

  it('are never those of a page of the town’s list', async () => {
    const { file, mapping } = await mappedFile(
      ['id', 'name', 'street', 'city', 'zip'],
      ['"1","Page","2 A","Miami","33125"'],
    );
    expect(listingSlug('Page 2', 'owner:1')).toBe('owner-1');
    const { store } = await readBack([file], [mapping]);
    expect(store.listings[0]?.slug).toBe('page-2-a');
  });
});
