import { describe, expect, it } from 'vitest';
import { isSourceFile, overlayMessage, problemsPage, resolvePage } from './dev-rules.ts';

const folders = { lists: '/site/src/data', listings: '/site/data/listings' };

describe('an edit that pages are made from', () => {
  it.each([
    '/site/src/data/cities.csv',
    '/site/src/data/branded-stores.csv',
    '/site/src/data/places.csv',
    '/site/src/data/featured.csv',
    '/site/data/listings/listings.json',
  ])('is one of %s', (file) => {
    expect(isSourceFile(file, folders)).toBe(true);
  });

  it.each([
    '/site/src/data/cities.csv~',
    '/site/src/data/.cities.csv.swp',
    '/site/src/data/cities.csv.tmp-12',
    '/site/src/data/4913',
    '/site/src/data/old/cities.csv',
    '/site/src/vocabulary/vocabulary.ts',
    '/site/tests/cities.csv',
    '/site/data/listings/trace-1a2b.ndjson',
    '/site/data/listings.json',
  ])('is none of %s', (file) => {
    expect(isSourceFile(file, folders)).toBe(false);
  });

  it('is found for folders that are named from the project', () => {
    const named = { lists: './src/data/', listings: 'data/listings' };
    expect(isSourceFile(`${process.cwd()}/src/data/cities.csv`, named)).toBe(true);
    expect(isSourceFile(`${process.cwd()}/data/listings/listings.json`, named)).toBe(true);
  });
});

describe('the report of broken lists', () => {
  const report = ['src/data/cities.csv:2: name must be <short> & clear', '1 problem'];

  it('is the same in the overlay and in the terminal', () => {
    expect(overlayMessage(report)).toEqual({
      type: 'error',
      err: { message: report.join('\n'), stack: '', plugin: 'lists' },
    });
  });

  it('is in the page that is sent, which waits for the overlay and the reload', () => {
    expect(problemsPage(report)).toContain('name must be &lt;short&gt; &amp; clear\n1 problem');
    expect(problemsPage(report)).toContain('src="/@vite/client"');
  });
});

describe('the answer for an address', () => {
  const paths = new Set(['/', '/404', '/about', '/pharmacies/mobile-al']);

  it.each([
    ['/', '/'],
    ['/?q=x', '/?q=x'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html?a=/b.html', '/about?a=/b.html'],
    ['/pharmacies/mobile-al/index.html', '/pharmacies/mobile-al'],
  ])('%s is the page %s', (url, page) => {
    expect(resolvePage(url, paths)).toEqual({ url: page, found: true });
  });

  it.each(['/nope', '/pharmacies/gone-al', '/pharmacies/gone-al?open=1', '/404', '/404.html'])(
    '%s is the page of unknown addresses',
    (url) => {
      expect(resolvePage(url, paths)).toMatchObject({ found: false });
      expect(resolvePage(url, paths).url).toMatch(/^\/404/);
    },
  );
});
