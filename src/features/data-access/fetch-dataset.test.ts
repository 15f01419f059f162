import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDataset, LoadFailure } from './fetch-dataset.ts';

describe('a dataset that cannot be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());
  const url = '/data/overview.1a2b3c4d5e6f.json';
  const html = { 'content-type': 'text/html' };

  it.each([
    ['the host is busy', new Response('', { status: 503 }), `Failed to fetch ${url}: 503`, false],
    ['it is gone', new Response('', { status: 404 }), `Failed to fetch ${url}: 404`, true],
    [
      'a page is there instead',
      new Response('<!doctype html>', { headers: html }),
      `Failed to fetch ${url}: 200`,
      true,
    ],
    ['it is of another kind', Response.json({ kind: 'state' }), `Not a overview dataset: ${url}`, true],
  ])('because %s fails with its message', async (_, answer, message, final) => {
    vi.stubGlobal('fetch', async () => answer);
    const failure = await fetchDataset('overview', url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LoadFailure);
    expect(failure).toMatchObject({ message, final });
  });

  it('because there is no answer may be retried', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await fetchDataset('overview', url).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: `Failed to fetch ${url}`, final: false });
  });
});
