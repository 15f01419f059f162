// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pageModules, preloadModules } from './page-modules.ts';

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
