// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pageDataset, pageModules, preloadDataset, preloadModules } from './page-files.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('the modules of a page', () => {
  it('are those its meta names', () => {
    expect(pageModules(document)).toEqual([]);
    document.head.innerHTML = '<meta name="modules" content="/assets/a.js /assets/b.js">';
    expect(pageModules(document)).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('are asked for all at once', () => {
    preloadModules(document, ['/assets/a.js', '/assets/b.js']);
    const links = [...document.querySelectorAll('link[rel="modulepreload"][crossorigin]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

describe('the dataset of a page', () => {
  it('is the one its meta names, with its kind', () => {
    expect(pageDataset(document)).toEqual([]);
    document.head.innerHTML = '<meta name="dataset" content="/data/overview.0a1b.json overview">';
    expect(pageDataset(document)).toEqual(['/data/overview.0a1b.json', 'overview']);
  });

  it('is asked for as the app will ask for it, and where there is none nothing is', () => {
    preloadDataset(document);
    expect(document.querySelector('link')).toBeNull();
    document.head.innerHTML = '<meta name="dataset" content="/data/overview.0a1b.json overview">';
    preloadDataset(document);
    const link = document.querySelector('link[rel="preload"][as="fetch"][crossorigin]');
    expect(link?.getAttribute('href')).toBe('/data/overview.0a1b.json');
  });
});
