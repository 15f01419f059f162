import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkClosedPages } from './closed-pages.ts';
import { checkReach } from './reach.ts';

const path = '/pharmacies/troy-al/elm-pharmacy';
const file = `${path.slice(1)}.html`;
const body = (links: string): string => `<div data-closed><h1>Elm Pharmacy</h1>${links}</div>`;
const sound = {
  title: 'Elm Pharmacy, Troy, AL: closed',
  noindex: true,
  body: body('<a href="/pharmacies/troy-al/oak-pharmacy">Oak Pharmacy</a>'),
};

describe('the check of closed pharmacies’ pages', () => {
  it('finds nothing wrong with a page that says so, links others and is linked from nowhere', async () => {
    expect(await findingsOf(checkClosedPages, { [file]: pageHtml(path, sound) })).toEqual([]);
    expect(await findingsOf(checkReach, { [file]: pageHtml(path, sound) })).toEqual([]);
  });

  it('finds a page that is indexed, does not say so, links no other, or is linked', async () => {
    const broken = pageHtml(path, { body: body('<a href="/">Home</a>') });
    const linking = pageHtml('/a', { body: `<h1 id="title">A</h1><a href="${path}">Elm Pharmacy</a>` });
    expect(await findingsOf(checkClosedPages, { [file]: broken, 'a.html': linking })).toEqual([
      `a.html links to ${path}, which is closed`,
      `${file} is about a closed pharmacy and asks to be indexed`,
      `${file} is about a closed pharmacy and its title does not say so`,
      `${file} is about a closed pharmacy and names no other`,
    ]);
  });
});
