import type { APIRequestContext, Page, Request } from '@playwright/test';
import { type Pharmacy, uncertaintyOf } from '../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../src/domain/places/geo.ts';
import { expect } from './fixtures.ts';

/** Points near which the tests look for pharmacies. */
export const points = {
  miami: { lat: 25.7743, lng: -80.1937 },
  manhattan: { lat: 40.758, lng: -73.9855 },
  // Beside Alabama's border with Mississippi.
  border: { lat: 33.12, lng: -88.25 },
  honolulu: { lat: 21.3069, lng: -157.8583 },
} as const satisfies Record<string, LatLng>;

export const geolocationAt = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });

interface TileFile {
  readonly pharmacies: readonly Pharmacy[];
}

/** Reads the listings of a state (`AL`) from the site's map tiles. */
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

/** Returns the listings that pass `fits`, those nearest to a point first. */
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

/** Records the page's requests for data; `sizes` returns the bytes of their answers. */
export function recordDataRequests(page: Page): { readonly sizes: () => Promise<readonly number[]> } {
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

/** Taps the first button “Use my location”. */
export const share = (page: Page) => page.getByRole('button', { name: 'Use my location' }).first().click();
