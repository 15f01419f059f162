import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { apiProvider, type LocalServer, localServer } from './online-fixture.ts';

interface Shop {
  readonly serial: number;
  readonly chain?: 'Walgreens' | 'Publix';
  readonly street: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
}

const zip = '33125';

// Four drugstores, three counters in supermarkets, five others; no one can place the last.
const shops: readonly Shop[] = Array.from({ length: 12 }, (_, serial) => ({
  serial,
  ...(serial < 4 ? { chain: 'Walgreens' as const } : serial < 7 ? { chain: 'Publix' as const } : {}),
  street: `${100 + serial * 150} NW 7th St`,
  phone: `305-260-${String(1000 + serial * 37)}`,
  lat: 25.77 + serial * 0.003,
  lng: -80.24 + serial * 0.004,
}));

const legalName = ({ serial, chain }: Shop): string =>
  chain === 'Walgreens'
    ? 'WALGREEN CO'
    : chain === 'Publix'
      ? 'PUBLIX SUPER MARKETS INC'
      : `${['CORNER', 'ORANGE', 'SUNRISE', 'HARBOR', 'PALM'][serial - 7]} DRUGS LLC`;

const registerAnswer = (query: URLSearchParams, response: ServerResponse): void => {
  const isHere = query.get('city') === 'Miami' || query.get('postal_code') === zip;
  const found = isHere && query.get('skip') === '0' ? shops : [];
  const results = found.map((shop) => {
    const provider = apiProvider(shop.serial, `${zip}1234`);
    return {
      ...provider,
      basic: { ...provider.basic, organization_name: legalName(shop) },
      other_names:
        shop.chain === undefined
          ? []
          : [{ organization_name: `${shop.chain.toUpperCase()} #0${7000 + shop.serial}`, code: '3' }],
      addresses: provider.addresses.map((address) => ({
        ...address,
        ...(address.address_purpose === 'LOCATION' && {
          address_1: shop.street.toUpperCase(),
          telephone_number: shop.phone,
        }),
      })),
    };
  });
  response.end(JSON.stringify({ result_count: results.length, results }));
};

// Two of the drugstores, three of the others, and one pharmacy that the register does not have.
const elements = [
  ...shops.slice(0, 2).map((shop) => ({
    shop,
    tags: {
      name: 'Walgreens',
      brand: 'Walgreens',
      opening_hours: 'Mo-Su 07:00-22:00',
      'opening_hours:pharmacy': 'Mo-Fr 09:00-21:00; Sa 09:00-18:00; Su 10:00-18:00',
      drive_through: 'yes',
      wheelchair: 'yes',
    },
  })),
  ...shops.slice(7, 10).map((shop) => ({
    shop,
    tags: {
      name: `${legalName(shop).replace(' LLC', '')}`,
      opening_hours: 'Mo-Fr 09:00-18:00; Sa 10:00-14:00',
      delivery: 'yes',
    },
  })),
  {
    shop: {
      ...shops[11],
      serial: 40,
      street: '2400 NW 20th St',
      phone: '305-260-9999',
      lat: 25.7941,
      lng: -80.2301,
    },
    tags: { name: 'Bay Pharmacy', opening_hours: 'Mo-Sa 08:00-20:00' },
  },
].map(({ shop, tags }) => {
  const [number = '', ...street] = (shop.street ?? '').split(' ');
  return {
    type: 'node',
    id: 1000 + (shop.serial ?? 0),
    lat: shop.lat ?? 0,
    lon: shop.lng ?? 0,
    timestamp: '2026-06-01T10:00:00Z',
    tags: {
      amenity: 'pharmacy',
      'addr:housenumber': number,
      'addr:street': street.join(' '),
      'addr:city': 'Miami',
      'addr:postcode': zip,
      phone: `+1 ${shop.phone}`,
      check_date: '2026-06-01',
      ...tags,
    },
  };
});

/** Answers a question in Overpass QL with the pharmacies around its point. */
export function mapAnswer(body: string, response: ServerResponse, remark?: string): void {
  const text = new URLSearchParams(body).get('data') ?? '';
  const [metres = 0, lat = 0, lng = 0] = (/\(around:([-\d.,]+)\)/.exec(text)?.[1] ?? '')
    .split(',')
    .map(Number);
  const found = elements.filter(
    (place) => distanceMiles({ lat, lng }, { lat: place.lat, lng: place.lon }) * 1609 <= metres,
  );
  response.end(
    JSON.stringify({
      version: 0.6,
      osm3s: { timestamp_osm_base: '2026-11-20T08:00:00Z' },
      elements: remark === undefined ? found : [],
      ...(remark !== undefined && { remark }),
    }),
  );
}

const runId = '2026-11-14-13-31-39';
const spiders = { walgreens: 'Walgreens', publix_us: 'Publix' } as const;

// The run has the drugstores and the supermarkets' counters.
function storesAnswer(path: string, response: ServerResponse): void {
  const base = `http://${response.req.headers.host}/api/runs`;
  const spider = Object.entries(spiders).find(([name]) => path.endsWith(`/output/${name}.geojson`));
  const body = path.endsWith('/latest.json')
    ? {
        run_id: runId,
        output_url: `${base}/${runId}/output.zip`,
        stats_url: `${base}/${runId}/stats/_results.json`,
        start_time: '2026-11-14T13:31:39Z',
      }
    : path.endsWith('/_results.json')
      ? {
          count: 3,
          results: ['walgreens', 'publix_us', 'starbucks_us'].map((name) => ({
            spider: name,
            filename: `locations/spiders/${name}.py`,
            errors: 0,
            features: 9,
            elapsed_time: 1,
          })),
        }
      : spider && {
          type: 'FeatureCollection',
          dataset_attributes: { '@spider': spider[0], 'spider:collection_time': '2026-11-14T05:00:00' },
          features: shops
            .filter(({ chain }) => chain === spider[1])
            .map((shop) => storeFeature(shop, spider[0])),
        };
  if (body === undefined) response.writeHead(404).end();
  else response.end(JSON.stringify(body));
}

const storeFeature = ({ serial, chain = 'Walgreens', street, phone, lat, lng }: Shop, spider: string) => ({
  type: 'Feature',
  properties: {
    ref: String(7000 + serial),
    '@spider': spider,
    amenity: 'pharmacy',
    brand: chain,
    name: chain === 'Publix' ? 'Publix Pharmacy' : chain,
    ...(chain === 'Publix' && { located_in: 'Publix' }),
    'addr:street_address': street,
    'addr:city': 'Miami',
    'addr:state': 'FL',
    'addr:postcode': zip,
    'addr:country': 'US',
    phone,
    opening_hours: chain === 'Publix' ? 'Mo-Fr 09:00-21:00; Sa 09:00-19:00' : 'Mo-Su 08:00-22:00',
  },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

function censusAnswer(body: string, response: ServerResponse): void {
  const rows = body.split('\n').filter((line) => /^\d+,"/.test(line));
  const answers = rows.map((row) => {
    const id = row.split(',')[0];
    const shop = shops.find(({ street }) => row.includes(`"${street}"`));
    return shop === undefined || shop.serial === 11
      ? `"${id}","asked","No_Match"`
      : `"${id}","asked","Match","Exact","found","${shop.lng},${shop.lat}","1","L"`;
  });
  response.end(`${answers.join('\n')}\n`);
}

/** Answers a request with a fault. Returns false if it leaves the request to the server. */
export type Fault = (number: number, response: ServerResponse, body: string) => boolean;
const faultless: Fault = () => false;

/** Four services on this machine that imitate the register, the map, AllThePlaces and the Census. */
export interface OnlineServices {
  readonly register: LocalServer;
  readonly map: LocalServer;
  readonly stores: LocalServer;
  readonly census: LocalServer;
  /** May be changed while the servers run. */
  readonly faults: { register: Fault; map: Fault; stores: Fault; census: Fault };
  /** Options of `npm run data -- fetch` that name these servers. */
  readonly parameters: readonly string[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** Starts the four servers. */
export async function onlineServices(): Promise<OnlineServices> {
  const faults = { register: faultless, map: faultless, stores: faultless, census: faultless };
  const register = await localServer((query, response, number, body) => {
    if (!faults.register(number, response, body)) registerAnswer(query, response);
  });
  const map = await localServer((_, response, number, body) => {
    if (!faults.map(number, response, body)) mapAnswer(body, response);
  });
  const stores = await localServer((_, response, number, body, path) => {
    if (!faults.stores(number, response, body)) storesAnswer(path, response);
  });
  const census = await localServer((_, response, number, body) => {
    if (!faults.census(number, response, body)) censusAnswer(body, response);
  });
  const servers = [register, map, stores, census];
  return {
    ...{ register, map, stores, census, faults },
    parameters: [
      ...['--register-api', register.url, '--overpass-api', `${map.url}interpreter`],
      ...['--alltheplaces', `${stores.url}runs/latest.json`, '--census-api', census.url],
    ],
    forget: () => {
      for (const { requests, paths } of servers) {
        requests.length = 0;
        paths.length = 0;
      }
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

const miami = (slug: string): string =>
  `Miami,FL,${slug},25.77427,-80.19366,441003,Miami-Dade,America/New_York,${zip}`;
const header = 'name,state,slug,lat,lng,population,county,time_zone,zips';

/** Writes the lists of one city; returns their folder. */
export async function oneCityLists(folder: string): Promise<string> {
  const lists = join(folder, 'lists');
  await mkdir(lists, { recursive: true });
  const files = {
    'cities.csv': [header, miami('miami-fl')],
    'branded-stores.csv': [header, miami('city-drugs-miami-fl')],
    'places.csv': [
      'city,kind,name,lat,lng,radius_miles',
      'miami-fl,neighborhood,Little Havana,25.7700,-80.2200,0.8',
    ],
    'featured.csv': ['city,pharmacy,reason'],
    'published.csv': ['kind,slug'],
  };
  for (const [name, lines] of Object.entries(files))
    await writeFile(join(lists, name), `${lines.join('\n')}\n`);
  return lists;
}

/** Starts a command of `npm run data` in a process of its own. */
export const startData = (parameters: readonly string[]) => startScript('data', parameters);

/** Starts a command in a process of its own: `startScript('build', ['--sample'])`. */
export function startScript(name: string, parameters: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/launch.mjs', name, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gather = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  const ended = new Promise<{ readonly code: number | null; readonly output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, ended };
}
