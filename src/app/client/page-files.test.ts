// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pageDataFiles, pageModules, preloadData, preloadModules } from './page-files.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('the modules of a page', () => {
  it('are those that its meta element names', () => {
    expect(pageModules(document)).toEqual([]);
    document.head.innerHTML = '<meta name="modules" content="/assets/a.js /assets/b.js">';
    expect(pageModules(document)).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('are preloaded all at once', () => {
    preloadModules(document, ['/assets/a.js', '/assets/b.js']);
    const links = [...document.querySelectorAll('link[rel="modulepreload"][crossorigin]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

describe('the data of a page', () => {
  it('is what its meta element names, with the kind of its dataset', () => {
    expect(pageDataFiles(document)).toEqual([]);
    document.head.innerHTML = '<meta name="dataset" content="/data/overview.0a1b.json overview">';
    expect(pageDataFiles(document)).toEqual(['/data/overview.0a1b.json', 'overview']);
  });

  it('is preloaded in the way the app requests it, if there is any', () => {
    preloadData(document);
    expect(document.querySelector('link')).toBeNull();
    const files = ['/data/places/mobile-al.0a1b.json', '/data/tiles/03.2c3d.json'];
    document.head.innerHTML = `<meta name="dataset" content="${files.join(' place ')}">`;
    preloadData(document);
    const links = [...document.querySelectorAll('link[rel="preload"][as="fetch"][crossorigin]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
  });
});
