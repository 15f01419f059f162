// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanPath, seedFromDocument } from './hydration.ts';
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

function showPage(): void {
  document.head.innerHTML = '<meta name="dataset" content="/data/overview.0a1b.json overview">';
  document.body.innerHTML = '<div id="root" data-server-rendered="true"></div>';
}

describe('seeding the cache from the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('puts the page’s dataset where its screen asks for it', async () => {
    showPage();
    vi.stubGlobal('fetch', async () => Response.json(overview));
    const client = createQueryClient();
    await seedFromDocument(client, document);
    expect(client.getQueryData(['dataset', '/data/overview'])).toEqual(overview);
    expect(document.querySelector('[data-server-rendered]')).not.toBeNull();
  });

  it('never settles when the dataset cannot be had, so that the static page stays', async () => {
    showPage();
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const settled = vi.fn();
    seedFromDocument(createQueryClient(), document).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(settled).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('then says that the page does not follow the search and the filters of its address, where it has any', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const shown = async (search: string) => {
      showPage();
      document.body.innerHTML = '<h1>Pharmacies in Miami, FL</h1><p>40 pharmacies</p>';
      window.history.replaceState(null, '', `/pharmacies/miami-fl${search}`);
      seedFromDocument(createQueryClient(), document).catch(() => undefined);
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
    showPage();
    vi.stubGlobal('fetch', async () => Response.json(overview));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = createQueryClient();
    const fault = new TypeError('no such key');
    vi.spyOn(client, 'setQueryData').mockImplementation(() => {
      throw fault;
    });
    const settled = vi.fn();
    seedFromDocument(client, document).then(settled, settled);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(fault));
    expect(settled).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('asks for nothing on a page without a dataset', async () => {
    document.head.innerHTML = '';
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await seedFromDocument(createQueryClient(), document);
    expect(fetch).not.toHaveBeenCalled();
  });
});
