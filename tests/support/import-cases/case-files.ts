import { registerRow, registerText } from '../import-fixture.ts';

/** A file to import, and the mapping of its columns. */
export interface CaseFile {
  readonly name: string;
  readonly text: string;
  readonly mapping?: object | undefined;
}

/** A pharmacy of the US register (NPPES). */
export const gulfside = {
  name: 'GULFSIDE DRUGS INC',
  street: '1200 GULL WAY',
  city: 'NAPLES',
  zip: '34102',
  phone: '2395121710',
};

/** Returns a file with a text as it is. */
export const rawFile = (name: string, text: string): CaseFile => ({ name, text });

const withoutIndent = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

const mappedFields = ['id', 'name', 'brand', 'street', 'unit', 'city', 'state', 'zip', 'phone', 'website']
  .concat(['npi', 'branch', 'hours', 'counterHours', 'lat', 'lng', 'date', 'wheelchair'])
  .map((name) => [name, name] as const);

/** Returns an owner's CSV list, and a mapping of its columns. `changes` are keys of the mapping. */
export function csvList(text: string, changes: Readonly<Record<string, unknown>> = {}): CaseFile {
  const [header = ''] = withoutIndent(text).split('\n');
  const columns = header.split(/[,;|\t]/).map((name) => name.replaceAll('"', '').trim());
  return {
    name: 'list.csv',
    text: `${withoutIndent(text)}\n`,
    mapping: {
      source: 'mylist',
      kind: 'owner',
      header: columns,
      pharmacy: 'every row',
      fields: {
        ...Object.fromEntries(mappedFields.filter(([name]) => columns.includes(name))),
        precision: columns.includes('lat') ? { text: 'rooftop' } : undefined,
      },
      ...changes,
    },
  };
}

/** Returns an owner's list of one pharmacy in Naples with these hours. */
export const listWithHours = (hours: string): CaseFile =>
  csvList(
    `id,name,street,city,state,zip,hours
     1,Sandpiper Drugs,41 Egret Rd,Naples,FL,34102,"${hours}"`,
  );

/** An element of OpenStreetMap. `at` is its latitude and longitude. */
interface MapElement {
  readonly id: string;
  readonly at?: readonly [number, number];
  readonly day?: string;
  readonly tags: Readonly<Record<string, unknown>>;
  /** Keys of the element beside its tags. */
  readonly also?: object;
}

/** Returns an answer of Overpass, OpenStreetMap's service. `also` are keys of the file. */
export function overpass(elements: readonly MapElement[], also: object = {}): CaseFile {
  const written = elements.map(({ id, at, day = '2026-08-01', tags, also: own }) => {
    const [type = '', number] = id.split('/');
    const point = at && { lat: at[0], lon: at[1] };
    const position = type === 'node' ? point : { center: point };
    return { type, id: Number(number), ...position, timestamp: `${day}T00:00:00Z`, tags, ...own };
  });
  const osm3s = { timestamp_osm_base: '2026-11-10T00:00:00Z' };
  return rawFile('osm.json', JSON.stringify({ version: 0.6, osm3s, elements: written, ...also }));
}

/** Returns a GeoJSON file with these features. `also` are keys of the collection. */
export const geoJson = (features: readonly object[], also: object = {}): CaseFile =>
  rawFile('places.geojson', JSON.stringify({ type: 'FeatureCollection', ...also, features }));

/** Returns a GeoJSON feature at a point, given as latitude and longitude. */
export const featureAt = ([lat, lng]: readonly [number, number], properties: object, also: object = {}) => ({
  type: 'Feature',
  ...also,
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
});

/** Returns a file of AllThePlaces, from its run on 1 November 2026. */
export const spiderFile = (
  spider: string,
  stores: readonly (readonly [[number, number], object])[],
): CaseFile =>
  geoJson(
    stores.map(([at, properties]) => featureAt(at, { '@spider': spider, ...properties })),
    { dataset_attributes: { '@spider': spider, 'spider:collection_time': '2026-11-01T04:00:00' } },
  );

/** Returns the tags of an address: `12 Oak St, Miami, FL 33125`. */
export function addressTags(address: string): Readonly<Record<string, string>> {
  const [, number = '', street = '', city = '', state = '', zip = ''] =
    /^(\S+) (.+), (.+), (\w\w) (\d+)$/.exec(address) ?? [];
  return {
    'addr:housenumber': number,
    'addr:street': street,
    'addr:city': city,
    'addr:state': state,
    'addr:postcode': zip,
  };
}

/** Returns the tags of a pharmacy: `Oak Drugs, 12 Oak St, Miami, FL 33125`. */
export function pharmacyTags(place: string, others: Readonly<Record<string, string>> = {}) {
  const comma = place.indexOf(', ');
  const address = addressTags(place.slice(comma + 2));
  return { amenity: 'pharmacy', name: place.slice(0, comma), ...address, ...others };
}

const practice = 'Provider Business Practice Location Address';
const registerColumns = {
  name: 'Provider Organization Name (Legal Business Name)',
  street: 'Provider First Line Business Practice Location Address',
  unit: 'Provider Second Line Business Practice Location Address',
  city: `${practice} City Name`,
  state: `${practice} State Name`,
  zip: `${practice} Postal Code`,
  phone: `${practice} Telephone Number`,
  enumerated: 'Provider Enumeration Date',
  updated: 'Last Update Date',
  code: 'Healthcare Provider Taxonomy Code_1',
} as const;

export type RegisterCells = Readonly<Partial<Record<keyof typeof registerColumns, string>>>;

/** Returns a monthly file of the US register (NPPES) with these rows, numbered from 1. */
export function registerFile(rows: readonly RegisterCells[], header?: readonly string[]): CaseFile {
  const lines = rows.map((cells, index) => {
    const named = Object.entries(registerColumns).map(([key, column]) => [
      column,
      Object.entries(cells).find(([name]) => name === key)?.[1],
    ]);
    const given = Object.fromEntries(named.filter(([, value]) => value !== undefined));
    return registerRow(index + 1, { [registerColumns.unit]: '', ...given }, header);
  });
  return rawFile('npidata_pfile.csv', registerText(lines, header));
}
