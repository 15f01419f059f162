import { expect, it } from 'vitest';
import catalogue from '../../messages/en.json' with { type: 'json' };

const said = JSON.stringify([catalogue.fixedHeads, catalogue.notFound]);

it.each([
  ['a location lookup, which most builds do not make', /lookup/],
  ['data to download, which only some builds have', /download/],
  ['who makes the site, which no page says', /who makes/i],
  ['a list of all pages, which the sitemap is not', /all (of its )?pages/],
])('the titles and descriptions of text pages do not promise %s', (_what, words) => {
  expect(said).not.toMatch(words);
});
