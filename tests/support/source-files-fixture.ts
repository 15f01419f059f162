import { fileOf, register, registerRow } from './import-fixture.ts';
import { npiOf } from './online-fixture.ts';

const line1 = 'Provider First Line Business Practice Location Address';
const nameColumn = 'Provider Organization Name (Legal Business Name)';
const phoneColumn = 'Provider Business Practice Location Address Telephone Number';

/** Returns rows of the US register (NPPES) on streets of Miami, with different phones. */
export const registerRows = (count: number, first = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const serial = first + index;
    return registerRow(serial, {
      [line1]: `${100 + serial} NW ${serial + 1}TH ST`,
      [nameColumn]: `NUMBER ${serial} PHARMACY INC`,
      [phoneColumn]: `30551${String(20_000 + serial)}`,
    });
  });

/** Returns the properties of a chain's store, on the street of `registerRows` with this number. */
export const chainStore = (serial: number) => ({
  '@spider': 'chain',
  ref: String(serial),
  amenity: 'pharmacy',
  name: `Number ${serial} Pharmacy`,
  'addr:street_address': `${100 + serial} NW ${serial + 1}th St`,
  'addr:city': 'Miami',
  'addr:state': 'FL',
  'addr:postcode': '33125',
});

const overpass = (elements: readonly object[]) =>
  JSON.stringify({ osm3s: { timestamp_osm_base: '2026-10-01T00:00:00Z' }, elements });

/** Writes files of five sources, by source: `nppes`, `osm`. Some pharmacies are in several. */
export async function sourceFiles() {
  const chain = {
    type: 'FeatureCollection',
    dataset_attributes: { 'spider:collection_time': '2026-09-01T00:00:00Z' },
    features: [1, 2, 9].map((serial) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-80.3 + serial / 1000, 25.78] },
      properties: {
        ...chainStore(serial),
        phone: `(305) 512-${String(serial).padStart(4, '0')}`,
        opening_hours: 'Mo-Fr 09:00-18:00',
      },
    })),
  };
  const map = [2, 3, 8].map((serial) => ({
    type: 'node',
    id: serial,
    lat: 25.78 + serial / 1000,
    lon: -80.24,
    timestamp: '2026-08-01T00:00:00Z',
    tags: {
      amenity: 'pharmacy',
      name: `Number ${serial} Pharmacy`,
      'addr:housenumber': String(100 + serial),
      'addr:street': `NW ${serial + 1}th St`,
      'addr:city': 'Miami',
      'addr:state': 'FL',
      'addr:postcode': '33125',
      opening_hours: 'Mo-Sa 08:00-20:00',
    },
  }));
  const points = [1, 4, 7].map(
    (serial) =>
      `${npiOf(serial)},Any,${100 + serial} NW ${serial + 1}TH ST,Miami,FL,33125,25.79,-80.2${serial},2022-02-03`,
  );
  return {
    nppes: await register(registerRows(6)),
    hhs: await fileOf(
      'points.csv',
      ['npi,name,address,city,state,zip,lat,lng,reported', ...points, ''].join('\n'),
    ),
    osm: await fileOf('map.json', overpass(map)),
    alltheplaces: await fileOf('chain.geojson', JSON.stringify(chain)),
    publix: await fileOf(
      'publix.csv',
      [
        'store_number,store_type,store_name,timezone,latitude,longitude,street,city,state,zip,phone,state_name',
        ...[3, 20].map(
          (serial) =>
            `${serial},R,Publix,EST,25.78,-80.24,${100 + serial} NW ${serial + 1}th St,Miami,FL,33125,,Florida`,
        ),
        '',
      ].join('\n'),
    ),
  };
}
