import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../../../src/domain/pharmacy/pharmacy.ts';
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

  it('have hours as a list or an object, and say where those are not understood', async () => {
    const spider = (opening_hours: unknown): Promise<string> =>
      fileOf(
        'spider.geojson',
        JSON.stringify({
          type: 'FeatureCollection',
          features: [
            {
              type: 'Feature',
              properties: { ...address, ref: '1', amenity: 'pharmacy', name: 'Corner Drugs', opening_hours },
            },
          ],
        }),
      );
    const hoursOf = async (given: unknown) =>
      (await listingsOf([await spider(given)]))[0]?.hours?.pharmacy?.weekly.mon;
    expect(await hoursOf(['Mo-Fr 09:00-18:00', 'Sa 09:00-13:00'])).toEqual([{ opens: 540, closes: 1080 }]);
    expect(await hoursOf({ monday: '9am-6pm' })).toEqual([{ opens: 540, closes: 1080 }]);
    const { report } = await importInto(newFolder(), [await spider({ open: true })]);
    expect(report.refused).toEqual({ 'alltheplaces hours': 1 });
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

  it('that are no pharmacy, or no longer one, are left out', async () => {
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
