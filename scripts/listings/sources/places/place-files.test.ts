import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../../../src/domain/pharmacy/pharmacy.ts';
import { readBack } from '../../../../tests/support/hostile-rows-fixture.ts';
import { fileOf, importInto, registerRow, registerText } from '../../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../../tests/support/new-folder.ts';
import { readListings } from '../../listing-store.ts';

const address = {
  'addr:housenumber': '12',
  'addr:street': 'Oak Street',
  'addr:city': 'Miami',
  'addr:state': 'FL',
  'addr:postcode': '33125',
};
const overpass = (elements: readonly object[]): Promise<string> =>
  fileOf(
    'osm.json',
    JSON.stringify({ version: 0.6, osm3s: { timestamp_osm_base: '2026-10-01T00:00:00Z' }, elements }),
  );

async function listingsOf(paths: readonly string[]): Promise<readonly Pharmacy[]> {
  const folder = newFolder();
  await importInto(folder, paths);
  return (await readListings(folder))?.listings ?? [];
}

describe('places', () => {
  it('of OpenStreetMap bring hours, access, services, languages and the position of the building', async () => {
    const [listing] = await listingsOf([
      await overpass([
        {
          type: 'way',
          id: 5,
          center: { lat: 25.77, lon: -80.2 },
          timestamp: '2026-02-03T10:00:00Z',
          tags: {
            ...address,
            amenity: 'pharmacy',
            name: 'Corner Drugs',
            phone: '+1 305-555-1797',
            opening_hours: 'Mo-Fr 09:00-18:00; PH off',
            wheelchair: 'limited',
            drive_through: 'yes',
            'language:es': 'yes',
            website: 'https://corner.example/',
          },
        },
      ]),
    ]);
    expect(listing).toMatchObject({
      id: 'osm:way/5',
      name: 'Corner Drugs',
      location: { lat: 25.77, lng: -80.2, precision: 'rooftop' },
      timeZone: 'America/New_York',
      services: ['drive-through'],
      accessibility: { wheelchair: 'limited' },
      languages: ['es'],
      website: 'https://corner.example/',
      sources: [{ id: 'osm', date: '2026-02-03' }],
    });
    expect(listing?.hours?.pharmacy?.weekly.mon).toEqual([{ opens: 540, closes: 1080 }]);
    expect(listing?.hours?.pharmacy?.holidays?.['christmas-day']).toEqual([]);
    expect(listing?.hours?.pharmacy?.asOf).toBe('2026-02-03');
  });

  it('have hours as a list of texts, and say where those are not understood', async () => {
    const spider = (opening_hours: unknown): Promise<string> =>
      fileOf(
        'spider.geojson',
        JSON.stringify({
          type: 'FeatureCollection',
          features: [
            {
              type: 'Feature',
              properties: {
                ...{ ...address, '@spider': 'corner', ref: '1', amenity: 'pharmacy', name: 'Corner Drugs' },
                opening_hours,
              },
            },
          ],
        }),
      );
    const hoursOf = async (given: unknown) =>
      (await listingsOf([await spider(given)]))[0]?.hours?.pharmacy?.weekly.mon;
    expect(await hoursOf(['Mo-Fr 09:00-18:00', 'Sa 09:00-13:00'])).toEqual([{ opens: 540, closes: 1080 }]);
    expect(await hoursOf(['Mo-Fr 09:00:00-18:00:00'])).toEqual([{ opens: 540, closes: 1080 }]);
    for (const given of [{ monday: '9am-6pm' }, [{ open: true }], '('.repeat(100_000)]) {
      const { report } = await importInto(newFolder(), [await spider(given)]);
      expect(report.refused).toEqual({ 'alltheplaces hours': 1 });
    }
    for (const given of [[], [''], null]) {
      const { report } = await importInto(newFolder(), [await spider(given)]);
      expect(report.refused).toEqual({});
    }
  });

  it.each(['[', '{"a":'])('lose no more than their hours where those nest 50,000 deep: %s', async (open) => {
    const deep = `${open.repeat(50_000)}1${(open === '[' ? ']' : '}').repeat(50_000)}`;
    const tags = { ...address, '@spider': 'corner', amenity: 'pharmacy', opening_hours: 'DEEP' };
    const features = [
      { type: 'Feature', properties: { ...tags, ref: '1', name: 'Corner Drugs' } },
      { type: 'Feature', properties: { ...tags, ref: '2', name: 'Elm Drugs', 'addr:housenumber': '14' } },
    ];
    const text = JSON.stringify({ type: 'FeatureCollection', features }).replace('"DEEP"', deep);
    const folder = newFolder();
    const { report } = await importInto(folder, [
      await fileOf('deep.geojson', text.replace('DEEP', 'Mo-Fr 09:00-18:00')),
    ]);
    expect(report.refused).toEqual({ 'alltheplaces hours': 1 });
    expect((await readListings(folder))?.listings.map(({ name }) => name)).toEqual([
      'Corner Drugs',
      'Elm Drugs',
    ]);
  });

  it('have the first phone and website that say something, and are in the country whatever blanks stand around its name', async () => {
    const [listing] = await listingsOf([
      await overpass([
        {
          type: 'node',
          id: 6,
          lat: 25.77,
          lon: -80.2,
          tags: {
            ...address,
            amenity: 'pharmacy',
            name: 'Corner Drugs',
            'addr:country': 'US ',
            ...{ phone: '', 'contact:phone': '305-512-1790' },
            ...{ website: '-', 'contact:website': 'https://corner.example/' },
          },
        },
      ]),
    ]);
    expect(listing).toMatchObject({ phone: '+13055121790', website: 'https://corner.example/' });
  });

  const corners = { minlat: 25.76, minlon: -80.21, maxlat: 25.78, maxlon: -80.19 };
  it.each<[object, string, object]>([
    [{}, 'zip', {}],
    [{ lat: '25.77', lon: '-80.2' }, 'zip', { 'osm location': 1 }],
    [{ lat: null, lon: null }, 'zip', { 'osm location': 1 }],
    [{ center: { lat: '25.77', lon: '-80.2' } }, 'zip', { 'osm location': 1 }],
    [{ center: {}, bounds: corners }, 'rooftop', {}],
    [{ center: { lat: null, lon: null }, lat: 25.77, lon: -80.2 }, 'rooftop', {}],
    [{ lat: 25.77, lon: -80.2, properties: null }, 'rooftop', {}],
    [{ lat: 25.77, lon: -80.2, properties: { '@spider': 'cvs_us' } }, 'rooftop', {}],
  ])(
    'have the position that can be read, and tell of one that cannot: %j',
    async (where, precision, told) => {
      const tags = { ...address, amenity: 'pharmacy', name: 'Corner Drugs' };
      const { store, report } = await readBack([
        await overpass([{ type: 'node', id: 7, timestamp: '2026-02-03T10:00:00Z', ...where, tags }]),
      ]);
      expect(store.listings).toMatchObject([{ name: 'Corner Drugs', location: { precision } }]);
      expect(report.refused).toEqual(told);
    },
  );

  it('without an address enrich the listing with their phone and name, and make none alone', async () => {
    const register = await fileOf('npidata.csv', registerText([registerRow(1)]));
    const node = (id: number, tags: object) => ({
      type: 'node',
      id,
      lat: 25.78,
      lon: -80.21,
      tags: { amenity: 'pharmacy', ...tags },
    });
    const listings = await listingsOf([
      register,
      await overpass([
        node(1, { name: 'Garcia Pharmacy', phone: '305-512-1797', opening_hours: '24/7' }),
        node(2, { name: 'Elsewhere' }),
      ]),
    ]);
    expect(listings).toHaveLength(1);
    expect(listings[0]).toMatchObject({
      address: { street: '9160 NW 122nd St' },
      location: { precision: 'rooftop' },
    });
    expect(listings[0]?.sources.map(({ id }) => id).toSorted()).toEqual(['nppes', 'osm']);
  });

  it('of AllThePlaces bring the chain’s hours, and a range of no length brings none', async () => {
    const feature = (ref: string, street: string, hours: string) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-80.2, 25.77 + Number(ref) / 10] },
      properties: {
        ref,
        '@spider': 'cvs_us',
        amenity: 'pharmacy',
        brand: 'CVS Pharmacy',
        name: 'CVS Pharmacy',
        'addr:street_address': street,
        'addr:city': 'Miami',
        'addr:state': 'FL',
        'addr:postcode': '33125',
        opening_hours: hours,
      },
    });
    const listings = await listingsOf([
      await fileOf(
        'cvs_us.geojson',
        JSON.stringify({
          type: 'FeatureCollection',
          dataset_attributes: { 'spider:collection_time': '2026-09-08T01:02:03' },
          features: [
            feature('1', '1 Oak St', 'Mo-Su 08:00-22:00'),
            feature('2', '2 Elm St', 'Mo-Su 08:00-08:00'),
          ],
        }),
      ),
    ]);
    expect(listings.map(({ id, hours, brand }) => [id, hours !== undefined, brand])).toEqual([
      ['alltheplaces:cvs_us/1', true, 'CVS Pharmacy'],
      ['alltheplaces:cvs_us/2', false, 'CVS Pharmacy'],
    ]);
    expect(listings[0]?.sources[0]?.date).toBe('2026-09-08');
  });

  it('of AllThePlaces without the name of their spider are those of their file, in which their numbers are unique', async () => {
    const ofChain = (street: string): string =>
      JSON.stringify({
        type: 'FeatureCollection',
        dataset_attributes: { 'spider:collection_time': '2026-09-08T01:02:03' },
        features: [
          {
            type: 'Feature',
            properties: {
              ...{
                ref: 1,
                amenity: 'pharmacy',
                name: `${street} Pharmacy`,
                'addr:street_address': `9 ${street} St`,
              },
              ...{ 'addr:city': 'Miami', 'addr:state': 'FL', 'addr:postcode': '33125' },
            },
          },
        ],
      });
    const listings = await listingsOf([
      await fileOf('oak.geojson', ofChain('Oak')),
      await fileOf('elm.geojson', ofChain('Elm')),
    ]);
    expect(listings.map(({ id, name }) => [id, name])).toEqual([
      ['alltheplaces:elm/1', 'Elm Pharmacy'],
      ['alltheplaces:oak/1', 'Oak Pharmacy'],
    ]);
  });

  it('that the public may not enter, or that fill no prescription, are left out, and what the register says of them stays', async () => {
    const node = (id: number, street: string, tags: object) => ({
      type: 'node',
      id,
      lat: 25.78,
      lon: -80.21,
      tags: { ...address, 'addr:street': street, amenity: 'pharmacy', name: `${street} Rx`, ...tags },
    });
    const map = await overpass([
      node(1, 'Elm Street', { access: 'private' }),
      node(2, 'Ash Street', { access: 'no' }),
      node(3, 'Fir Street', { dispensing: 'no' }),
      node(4, 'Bay Street', { access: 'customers', dispensing: 'yes' }),
      node(5, 'Oak Street', { access: 'private' }),
    ]);
    const line = 'Provider First Line Business Practice Location Address';
    const register = await fileOf('npidata.csv', registerText([registerRow(1, { [line]: '12 OAK ST' })]));
    const listings = await listingsOf([map, register]);
    expect(listings.map(({ address: { street } }) => street)).toEqual(['12 Oak St', '12 Bay St']);
  });

  it('that are not, or not now, pharmacies are left out', async () => {
    const node = (id: number, tags: object) => ({
      type: 'node',
      id,
      lat: 25.78,
      lon: -80.21,
      tags: { ...address, ...tags },
    });
    expect(
      await listingsOf([
        await overpass([node(1, { shop: 'chemist' }), node(2, { amenity: 'pharmacy', abandoned: 'yes' })]),
      ]),
    ).toEqual([]);
  });
});

describe('a file of places that says that it is not whole', () => {
  const elements = [
    { type: 'node', id: 1, lat: 25.77, lon: -80.2, tags: { ...address, amenity: 'pharmacy' } },
  ];
  it.each([
    ['Overpass took too long', 'runtime error: Query timed out in "query" at line 4 after 26 seconds.'],
    ['Overpass ran out of memory', 'runtime error: Query run out of memory using about 2048 MB of RAM.'],
    ['Overpass failed otherwise', 'runtime error: open64: 0 Success'],
  ])('is refused, and the places of the store stay: %s', async (_, remark) => {
    const folder = newFolder();
    await importInto(folder, [await overpass(elements)]);
    const broken = (given: readonly object[]): Promise<string> =>
      fileOf('osm.json', JSON.stringify({ version: 0.6, elements: given, remark }));
    for (const given of [elements, []])
      await expect(importInto(folder, [await broken(given)])).rejects.toThrow(
        /osm\.json: the file must be whole.*Ask for it again/,
      );
    expect((await readListings(folder))?.listings).toHaveLength(1);
  });

  it('is refused where a server of ArcGIS left out what is beyond its limit', async () => {
    const json = { type: 'FeatureCollection', exceededTransferLimit: true, features: [{ type: 'Feature' }] };
    const path = await fileOf('board.geojson', JSON.stringify(json));
    await expect(importInto(newFolder(), [path])).rejects.toThrow('the file must be whole');
  });

  it('is read where its remark is no error', async () => {
    const remark = 'runtime remark: Timeout is 180 and maxsize is 536870912.';
    const path = await fileOf('osm.json', JSON.stringify({ version: 0.6, elements, remark }));
    expect(await listingsOf([path])).toHaveLength(1);
  });
});

describe('GeoJSON', () => {
  const ring = [
    [-80.21, 25.77],
    [-80.19, 25.77],
    [-80.19, 25.79],
    [-80.21, 25.77],
  ];
  const polygon = { type: 'Polygon', coordinates: [ring] };
  const tags = { ...address, amenity: 'pharmacy', name: 'Harbor Drugs', opening_hours: 'Mo-Fr 09:00-18:00' };
  const osmWords = { generator: 'overpass-turbo', timestamp: '2026-11-10T10:00:00Z' };
  const geojson = (properties: object, head: object = {}, of: object = {}): Promise<string> =>
    fileOf(
      'export.geojson',
      JSON.stringify({
        ...{ type: 'FeatureCollection', ...head },
        features: [{ type: 'Feature', properties, geometry: polygon, ...of }],
      }),
    );

  it.each<[string, object, object, object]>([
    ['Overpass Turbo', { ...tags, '@id': 'way/4242' }, osmWords, { id: 'way/4242' }],
    ['osmtogeojson', { type: 'way', id: '4242', tags, meta: {} }, {}, { id: 'way/4242' }],
    ['osmium', { ...tags, '@type': 'way', '@id': 4242, '@timestamp': '2026-11-10T10:00:00Z' }, {}, {}],
    ['QuickOSM', { ...tags, full_id: 'w4242', osm_id: '4242', osm_type: 'way' }, {}, {}],
    ['a tool that writes addresses', { ...tags, '@id': 'https://www.openstreetmap.org/way/4242' }, {}, {}],
  ])('of %s is OpenStreetMap’s, a polygon at its middle', async (_, properties, head, of) => {
    const folder = newFolder();
    await importInto(folder, [await geojson(properties, head, of)]);
    const store = await readListings(folder);
    expect(store?.kept.map(({ id, licence }) => [id, licence])).toEqual([['osm', 'ODbL 1.0']]);
    const [listing] = store?.listings ?? [];
    expect(listing).toMatchObject({ id: 'osm:way/4242', name: 'Harbor Drugs' });
    expect(listing?.location.lat).toBeCloseTo(25.78, 6);
    expect(listing?.location.lng).toBeCloseTo(-80.2, 6);
    expect(listing?.location.precision).toBe('rooftop');
  });

  it.each<[object, object]>([
    [{}, { center: [-80.2, 25.77], bounds: [[25.7, -80.3]], tags: [], timestamp: 1_770_000_000 }],
    [{}, { center: {}, lat: 1, lon: 1, tags: { name: 'Other' } }],
    [{ osm3s: 'yes', elements: 'none', timestamp: 1_770_000_000 }, {}],
  ])('may have members that are Overpass’s: %j %j', async (head, of) => {
    const [listing] = await listingsOf([await geojson({ ...tags, '@id': 'way/4242' }, head, of)]);
    expect(listing).toMatchObject({ id: 'osm:way/4242', name: 'Harbor Drugs', location: { lat: 25.78 } });
  });

  it('of a spider keeps what it says beside an object of tags', async () => {
    const properties = { ...tags, '@spider': 'harbor', tags: { amenity: 'cafe' } };
    expect(await listingsOf([await geojson(properties)])).toMatchObject([{ name: 'Harbor Drugs' }]);
  });

  it('tells of a position without numbers, and of a feature without properties', async () => {
    const path = await geojson({ ...tags, '@id': 'way/4242' }, {}, { geometry: { coordinates: ['x', 'y'] } });
    expect((await importInto(newFolder(), [path])).report.refused).toEqual({ 'osm location': 1 });
    const bare = await geojson({}, osmWords, { id: 'way/4242', properties: undefined });
    const { read } = await importInto(newFolder(), [bare]);
    expect(read.dropped).toMatchObject([{ why: 'a senseless feature' }]);
  });

  it('of a multipolygon has its middle too, and the day of the file', async () => {
    const of = { geometry: { type: 'MultiPolygon', coordinates: [[ring]] } };
    const [listing] = await listingsOf([await geojson({ ...tags, '@id': 'relation/7' }, osmWords, of)]);
    expect(listing?.location).toMatchObject({ lat: 25.78, precision: 'rooftop' });
    expect(listing?.sources[0]).toMatchObject({ id: 'osm', date: '2026-11-10' });
  });

  it.each<[string, object, object]>([
    ['says nothing', { ...tags }, {}],
    ['has numbers alone', { ...tags, id: 4242 }, {}],
    ['has signs of both', { ...tags, '@id': 'way/4242' }, { dataset_attributes: { '@spider': 'cvs_us' } }],
  ])('that %s of whose it is is refused with the way on', async (_, properties, head) => {
    await expect(importInto(newFolder(), [await geojson(properties, head)])).rejects.toThrow(
      /export\.geojson: GeoJSON must say whose it is.*Overpass as JSON.*--mapping/,
    );
  });

  it('with more places than the country has is refused in one sentence', async () => {
    const features = new Array(250_001).fill(0);
    const path = await fileOf('all.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    await expect(importInto(newFolder(), [path])).rejects.toThrow(
      'all.geojson: a file must have at most 250,000 places — Export pharmacies alone, or a smaller area.',
    );
  });
});
