// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCityDataset, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { cityPageQuery } from '../../features/data-access/page-data.ts';
import { placeQuery, tileQuery } from '../../features/data-access/queries.ts';
import { cachePageData, cleanPath } from './hydration.ts';
import { createQueryClient } from './query-client.ts';

describe('the clean path of a page', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/about', '/about'],
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/pharmacies/birmingham-al.html', '/pharmacies/birmingham-al'],
    ['/pharmacies/index.html', '/pharmacies'],
  ])('of %s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });
});

const overview = {
  kind: 'overview',
  sample: true,
  states: [],
  largest: [],
  featured: [],
  total: 0,
};

const place = { ...aCityDataset(), kind: 'place', ownTiles: ['03'] };
const tile = { kind: 'tile', cell: '03', pharmacies: [aPharmacy({})] };
const cityFiles = '/data/places/birmingham-al.0a1b.json place /data/tiles/03.2c3d.json';

const fetchCity = async (url: string) => Response.json(url.startsWith('/data/tiles/') ? tile : place);

function showPage(files = '/data/overview.0a1b.json overview'): void {
  document.head.innerHTML = `<meta name="dataset" content="${files}">`;
  document.body.innerHTML = '<div id="root" data-server-rendered="true"></div>';
}

describe('seeding the cache from the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('puts the page’s dataset where its screen asks for it', async () => {
    showPage();
    vi.stubGlobal('fetch', async () => Response.json(overview));
    const client = createQueryClient();
    await cachePageData(client, document);
    expect(client.getQueryData(['dataset', '/data/overview'])).toEqual(overview);
    expect(document.querySelector('[data-server-rendered]')).not.toBeNull();
  });

  it('caches a city with its tiles’ listings for its page, and each file for other pages', async () => {
    showPage(cityFiles);
    vi.stubGlobal('fetch', fetchCity);
    const client = createQueryClient();
    await cachePageData(client, document);
    const { pathname } = window.location;
    expect(client.getQueryData(cityPageQuery(place.city.slug, pathname).queryKey)).toMatchObject({
      kind: 'city',
      pharmacies: tile.pharmacies,
      fallback: [],
    });
    expect(client.getQueryData(placeQuery(place.city.slug).queryKey)).toEqual(place);
    expect(client.getQueryData(tileQuery('03').queryKey)).toEqual(tile);
  });

  it('never settles if the dataset cannot be loaded, so that the static page stays', async () => {
    showPage();
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const settled = vi.fn();
    cachePageData(createQueryClient(), document).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(settled).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('then says that the page ignores the search and the filters of its address, if it has any', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const shown = async (search: string) => {
      showPage();
      document.body.innerHTML = '<h1>Pharmacies in Miami, FL</h1><p>40 pharmacies</p>';
      window.history.replaceState(null, '', `/pharmacies/miami-fl${search}`);
      cachePageData(createQueryClient(), document).catch(() => undefined);
      await vi.dynamicImportSettled();
      return document.querySelector('h1 + [role="alert"]');
    };
    const told = await shown('?has=flu-shots&open=1');
    expect(told?.textContent).toMatch(/your search and filters could not be applied/);
    expect(told?.querySelector('a')?.getAttribute('href')).toBe('/pharmacies/miami-fl?has=flu-shots&open=1');
    expect(await shown('?utm_source=letter')).toBeNull();
    expect(await shown('')).toBeNull();
  });

  it('logs what keeps the app from starting with the dataset, and lets the static page stay', async () => {
    showPage(cityFiles);
    vi.stubGlobal('fetch', fetchCity);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = createQueryClient();
    const fault = new TypeError('no such key');
    vi.spyOn(client, 'setQueryData').mockImplementation(() => {
      throw fault;
    });
    const settled = vi.fn();
    cachePageData(client, document).then(settled, settled);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(fault));
    expect(settled).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('asks for nothing on a page without a dataset', async () => {
    document.head.innerHTML = '';
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await cachePageData(createQueryClient(), document);
    expect(fetch).not.toHaveBeenCalled();
  });
});
