import { describe, expect, it } from 'vitest';
import { fileObject, isForVisitors, keyOf } from './store-object.ts';

describe('an object of a store', () => {
  it.each([
    ['index.html', 'index.html'],
    ['404.html', '404.html'],
    ['about.html', 'about'],
    ['pharmacies/birmingham-al.html', 'pharmacies/birmingham-al'],
    ['data/city/birmingham-al.1a2b.json', 'data/city/birmingham-al.1a2b.json'],
    ['.well-known/security.txt', '.well-known/security.txt'],
  ])('of %s has the key %s', (file, key) => {
    expect(keyOf(file)).toBe(key);
  });

  it.each([
    ['about.html', 'text/html; charset=utf-8', 'no-cache'],
    ['assets/main-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['data/names.1a2b.json', 'application/json', 'public, max-age=31536000, immutable'],
    ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['sitemap.xml', 'text/xml; charset=utf-8', 'no-cache'],
  ])('of %s is %s, and kept as %s', (file, type, cache) => {
    expect(fileObject(file, { bytes: 0, sha256: '' })).toMatchObject({ type, cache });
  });

  it('is sent before the pages that need it, and lists of pages after them', () => {
    const ranks = ['assets/a.js', 'data/a.json', 'about.html', 'sitemap.xml'].map(
      (file) => fileObject(file, { bytes: 0, sha256: '' }).rank,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it.each([
    ['_headers', false],
    ['_redirects', false],
    ['.pharmacy-directory-build.json', false],
    ['.well-known/security.txt', true],
    ['about.html', true],
  ])('is made of %s: %s', (file, served) => {
    expect(isForVisitors(file)).toBe(served);
  });
});
