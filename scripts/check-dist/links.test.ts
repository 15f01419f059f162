import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkLinks } from './links.ts';

const withLink = (href: string) =>
  findingsOf(checkLinks, {
    'a.html': pageHtml('/a', { body: `<h1 id="title">A</h1><a href="${href}">link</a>` }),
    'data/x.json': '{"version":"1"}',
  });

describe('the check of links', () => {
  it.each([
    '/',
    '/?q=x',
    '/a#title',
    '#title',
    '?page=2',
    '/data/x.json?v=1',
    'tel:+12055550123',
    'https://other.example/',
  ])('lets %s pass', async (href) => {
    expect(await withLink(href)).toEqual([]);
  });

  it.each([
    ['/b', 'no such page or file'],
    ['/a.html', 'no such page or file'],
    ['/a/', 'no such page or file'],
    ['/a#nowhere', 'no element of a.html has that id'],
    ['#nowhere', 'no element of a.html has that id'],
    ['b', 'neither a path of this site nor an outside address'],
    ['//other.example', 'neither a path of this site nor an outside address'],
    ['https://directory.example/a', 'an absolute address of this site, which breaks on any other host'],
    ['/%E0', 'no valid path'],
  ])('tells what is wrong with %s', async (href, fault) => {
    expect(await withLink(href)).toEqual([`a.html links to ${href}: ${fault}`]);
  });

  it('finds a script that is not there', async () => {
    const head = '<script type="module" src="/assets/gone.js"></script>';
    expect(await findingsOf(checkLinks, { 'a.html': pageHtml('/a', { head }) })).toEqual([
      'a.html links to /assets/gone.js: no such page or file',
    ]);
  });
});
