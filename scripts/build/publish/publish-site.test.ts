import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishingOrder } from './publish-site.ts';

const asset = fc.constantFrom('assets/main-1.js', 'assets/site-1.css', 'assets/a.html-1.js');
const dataset = fc.constantFrom('data/names.1.json', 'data/places/mobile-al.1.json', 'images/mobile-al.png');
const page = fc.constantFrom('index.html', '404.html', 'pharmacies/mobile-al.html');
const sitemap = fc.constantFrom(
  'sitemap.xml',
  'sitemaps/alabama.xml',
  'manifests/al.json',
  'deploys/latest.json',
);
const files = fc.array(fc.oneof(asset, dataset, page, sitemap));

describe('the order of publishing', () => {
  it('is assets, then datasets and other files, then pages, then sitemaps and manifests', () => {
    expect(
      publishingOrder([
        'sitemap.xml',
        'manifests/al.json',
        'index.html',
        'sitemaps/alabama.xml',
        'data/places/mobile-al.1.json',
        'pharmacies/mobile-al.html',
        'robots.txt',
        'assets/main-1.js',
      ]),
    ).toEqual([
      'assets/main-1.js',
      'data/places/mobile-al.1.json',
      'robots.txt',
      'index.html',
      'pharmacies/mobile-al.html',
      'sitemap.xml',
      'manifests/al.json',
      'sitemaps/alabama.xml',
    ]);
  });

  it('never puts a page before a file that it may name', () => {
    fc.assert(
      fc.property(files, (given) => {
        const order = publishingOrder(given);
        const firstPage = order.findIndex((file) => file.endsWith('.html'));
        const named = order.findLastIndex((file) => /^(?:assets|data|images)\//.test(file));
        expect(firstPage === -1 || named < firstPage).toBe(true);
      }),
    );
  });

  it('never puts a manifest before a dataset that it names', () => {
    fc.assert(
      fc.property(files, (given) => {
        const order = publishingOrder(given);
        const firstManifest = order.findIndex((file) => file.startsWith('manifests/'));
        const named = order.findLastIndex((file) => file.startsWith('data/'));
        expect(firstManifest === -1 || named < firstManifest).toBe(true);
      }),
    );
  });

  it('loses no file, and keeps the order of files of one kind', () => {
    fc.assert(
      fc.property(files, (given) => {
        const order = publishingOrder(given);
        expect(order.toSorted()).toEqual(given.toSorted());
        const pages = (list: readonly string[]) => list.filter((file) => file.endsWith('.html'));
        expect(pages(order)).toEqual(pages(given));
      }),
    );
  });
});
