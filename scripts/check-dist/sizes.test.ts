import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkSizes } from './sizes.ts';

const noise = (bytes: number): string => {
  let seed = 1;
  let text = '';
  while (text.length < bytes) {
    seed = (seed * 16807) % 2147483647;
    text += seed.toString(36);
  }
  return text;
};

describe('the check of sizes', () => {
  it('finds nothing wrong with a small site', async () => {
    expect(await findingsOf(checkSizes)).toEqual([]);
  });

  it('finds a page that is too large', async () => {
    const body = `<h1>A</h1>${noise(58_000)}`;
    const [finding = ''] = await findingsOf(checkSizes, { 'a.html': pageHtml('/a', { body }) });
    expect(finding).toMatch(/^a\.html is too heavy: the page, gzipped, 3\d\.\d KB of at most 35\.0 KB$/);
  });

  it('accepts a page of any length that is small when compressed', async () => {
    const body = `<h1>A</h1>${'x'.repeat(80_000)}`;
    expect(await findingsOf(checkSizes, { 'a.html': pageHtml('/a', { body }) })).toEqual([]);
  });

  it('finds that pages are too large on average, though none is', async () => {
    const large = (path: string) => pageHtml(path, { body: 'x'.repeat(45_000) });
    const files = { 'index.html': large('/'), 'a.html': large('/a'), 'sitemap.html': large('/sitemap') };
    const findings = await findingsOf(checkSizes, files);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^all pages is too heavy: the average page 3\d\.\d KB of at most 30\.0 KB$/);
  });
});

describe('the check of scripts and styles', () => {
  it('counts the scripts that a page loads after its first paint too', async () => {
    const head =
      '<script type="module" src="/assets/a.js"></script><meta name="modules" content="/assets/b.js"/>';
    const files = (bytes: number) => ({
      'a.html': pageHtml('/a', { head }),
      'assets/a.js': noise(bytes),
      'assets/b.js': noise(bytes),
    });
    expect(await findingsOf(checkSizes, files(80_000))).toEqual([]);
    const [finding = ''] = await findingsOf(checkSizes, files(200_000));
    expect(finding).toContain('a.html is too heavy: the scripts before it is interactive, gzipped,');
  });

  it('finds styles that are too large', async () => {
    const files = {
      'a.html': pageHtml('/a', { head: '<link rel="stylesheet" href="/assets/a.css"/>' }),
      'assets/a.css': noise(40_000),
    };
    const [finding = ''] = await findingsOf(checkSizes, files);
    expect(finding).toContain('a.html is too heavy: the styles, gzipped,');
  });

  it('counts a picture neither as a script nor as a style', async () => {
    const files = {
      'a.html': pageHtml('/a', { head: '<link rel="preload" as="image" href="/assets/a.png"/>' }),
      'assets/a.png': noise(400_000),
    };
    expect(await findingsOf(checkSizes, files)).toEqual([]);
  });

  it('finds that pages are too large on average when compressed, though small enough on disk', async () => {
    const heavy = (path: string) => pageHtml(path, { body: `<h1>A</h1>${noise(25_000)}` });
    const files = { '404.html': heavy('/404') };
    expect(await findingsOf(checkSizes, files)).toEqual([
      expect.stringMatching(
        /^all pages is too heavy: the average page, gzipped, \d+\.\d KB of at most 8\.0 KB$/,
      ),
    ]);
  });

  it('finds a tile that is too large together with the manifest of tiles', async () => {
    const tiles = (bytes: number) => ({
      'manifests/tiles.json': JSON.stringify({ app: '', datasets: {} }),
      'data/tiles/0302.json': noise(bytes),
    });
    expect(await findingsOf(checkSizes, tiles(60_000))).toEqual([]);
    expect(await findingsOf(checkSizes, tiles(150_000))).toEqual([
      expect.stringMatching(/^data\/tiles\/0302\.json is too heavy: it and the manifest of tiles, gzipped,/),
    ]);
  });

  it('finds a search file that is too large', async () => {
    const file = (bytes: number) => ({ 'data/names/texas.1a2b.json': noise(bytes) });
    expect(await findingsOf(checkSizes, file(900_000))).toEqual([]);
    expect(await findingsOf(checkSizes, file(2_500_000))).toEqual([
      expect.stringMatching(
        /^data\/names\/texas\.1a2b\.json is too heavy: this file of the search, gzipped,/,
      ),
    ]);
  });
});
