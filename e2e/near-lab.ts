import type { APIRequestContext, Page, Request } from '@playwright/test';
import { type Pharmacy, uncertaintyOf } from '../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../src/domain/places/geo.ts';
import { expect } from './fixtures.ts';

/** Test points: two in cities, one at a state's border, two without listings around them. */
export const points = {
  miami: { lat: 25.7743, lng: -80.1937 },
  manhattan: { lat: 40.758, lng: -73.9855 },
  /** Near Aliceville in Alabama, beside the border with Mississippi. */
  border: { lat: 33.12, lng: -88.25 },
  honolulu: { lat: 21.3069, lng: -157.8583 },
} as const satisfies Record<string, LatLng>;

export const geolocationAt = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });

interface TileFile {
  readonly pharmacies: readonly Pharmacy[];
}

/** Every listing of a state, read from the tiles themselves. */
export async function listingsOf(request: APIRequestContext, state: string): Promise<readonly Pharmacy[]> {
  const manifest = await request.get('/manifests/tiles.json');
  const { datasets }: { readonly datasets: Readonly<Record<string, string>> } = await manifest.json();
  const files = Object.entries(datasets).filter(([path]) => path.startsWith('/data/tiles/'));
  const tiles = await Promise.all(
    files.map(
      async ([path, version]): Promise<TileFile> => (await request.get(`${path}.${version}.json`)).json(),
    ),
  );
  const pharmacies = tiles
    .flatMap((tile) => tile.pharmacies)
    .filter(({ address }) => address.state === state);
  expect(pharmacies.length).toBeGreaterThan(100);
  return pharmacies;
}

/**
 * The listings that pass a test, ordered by the farthest possible distance from a point; found one by one.
 */
export const nearestOf = (
  pharmacies: readonly Pharmacy[],
  point: LatLng,
  fits: (pharmacy: Pharmacy) => boolean,
): readonly Pharmacy[] =>
  pharmacies
    .filter(fits)
    .map((pharmacy) => ({
      pharmacy,
      miles: distanceMiles(point, pharmacy.location) + uncertaintyOf(pharmacy.location),
    }))
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ pharmacy }) => pharmacy);

/** Records the files of nearby lists that a page requests from now on. */
export function keepNearFiles(page: Page): { readonly sizes: () => Promise<readonly number[]> } {
  const begun = new Set<Request>();
  const finished: Request[] = [];
  page.on('request', (request) => begun.add(request));
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (begun.has(request) && /^\/(?:manifests|data)\//.test(pathname)) finished.push(request);
  });
  const sizeOf = async (request: Request): Promise<number> => (await request.sizes()).responseBodySize;
  return { sizes: () => Promise.all(finished.map(sizeOf)) };
}

/** Shares the location with the first button that asks for it. */
export const share = (page: Page) => page.getByRole('button', { name: 'Use my location' }).first().click();
