// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDataset } from './fetch-dataset.ts';
import { followCodeFailures, isFinal, isLoadFailure, LoadFailure } from './load-failure.ts';

/** The error that an import failed with, as the bundler's event tells it. */
function failedImport(): Error {
  const error = new TypeError('Importing a module script failed.');
  const failed = Object.assign(new Event('vite:preloadError'), { payload: error });
  followCodeFailures(window);
  window.dispatchEvent(failed);
  return error;
}

describe('what could not be loaded', () => {
  it('is data or code, and not an error of the code itself', () => {
    expect(isLoadFailure(new LoadFailure('no data'))).toBe(true);
    expect(isLoadFailure(failedImport())).toBe(true);
    expect(isLoadFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isLoadFailure('text')).toBe(false);
  });

  it('is not tried again without a connection, where it is gone, or where it is code', () => {
    expect(isFinal(new LoadFailure('busy'), true)).toBe(false);
    expect(isFinal(new LoadFailure('busy'), false)).toBe(true);
    expect(isFinal(new LoadFailure('gone', { final: true }), true)).toBe(true);
    expect(isFinal(failedImport(), true)).toBe(true);
    expect(isFinal(new Error('anything'), true)).toBe(false);
  });
});

describe('a dataset that cannot be had', () => {
  afterEach(() => vi.unstubAllGlobals());
  const url = '/data/overview.1a2b3c4d5e6f.json';
  const html = { 'content-type': 'text/html' };
  const json = { 'content-type': 'application/json' };

  it.each([
    ['the host is busy', new Response('', { status: 503 }), `Failed to fetch ${url}: 503`, false],
    ['it is gone', new Response('', { status: 404 }), `Failed to fetch ${url}: 404`, true],
    ['a page is there instead', new Response('<!doctype html>', { headers: html }), `Not JSON: ${url}`, true],
    ['it is cut off', new Response('{"kind":', { headers: json }), `Not JSON: ${url}`, false],
    ['it is of another kind', Response.json({ kind: 'state' }), `Not a overview dataset: ${url}`, true],
  ])('because %s fails with that', async (_, answer, message, final) => {
    vi.stubGlobal('fetch', async () => answer);
    const failure = await fetchDataset('overview', url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LoadFailure);
    expect(failure).toMatchObject({ message, final });
  });

  it('because there is no answer may be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await fetchDataset('overview', url).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'LoadFailure', message: `Failed to fetch ${url}`, final: false });
  });
});
