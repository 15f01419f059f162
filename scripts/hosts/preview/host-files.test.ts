import { expect, test } from 'vitest';
import { headersFor, parseHostHeaders, parseHostRedirects, redirectFor } from './host-files.ts';

const rules = parseHostHeaders(
  [
    '# site-wide',
    '/*',
    '  X-Robots-Tag: noindex',
    '',
    '/data/:name.json',
    '  X-A: 1\r',
    '  X-Robots-Tag: none',
  ].join('\n'),
);

test('a rule applies to the paths its pattern matches', () => {
  expect([...headersFor(rules, '/about')]).toEqual([['x-robots-tag', 'noindex']]);
  expect(headersFor(rules, '/data/x.json').get('x-a')).toBe('1');
  expect(headersFor(rules, '/data/x/y.json').has('x-a')).toBe(false);
  expect(headersFor(rules, '/data/x-json').has('x-a')).toBe(false);
});

test('a header set twice is joined', () => {
  expect(headersFor(rules, '/data/x.json').get('x-robots-tag')).toBe('noindex, none');
});

test('a line that is neither path nor header is named', () => {
  expect(() => parseHostHeaders('/*\n  nonsense')).toThrow('_headers:2');
  expect(() => parseHostHeaders('X-A: 1')).toThrow('_headers:1');
});

const redirects = parseHostRedirects(
  [
    '# moved',
    '/old /new 301\r',
    '',
    '/old /other 302',
    '/pharmacies/a/:part /pharmacies/b/:part 301',
    '/:part-a /:part-b 301',
    '/gone-:part /404.html 410',
    '/pharmacies/a/x /y 308',
  ].join('\n'),
);

test.each([
  ['/old', '301 /new'],
  ['/pharmacies/a/z', '301 /pharmacies/b/z'],
  ['/pharmacies/a/x', '308 /y'],
  ['/24-hour-a', '301 /24-hour-b'],
  ['/gone-x', '410 /404.html'],
  ['/-a', undefined],
  ['/x/24-hour-a', undefined],
  ['/pharmacies/a/z/z', undefined],
  ['/pharmacies/a', undefined],
])('%s gets the answer of the first line that matches, whole paths before patterns', (path, answer) => {
  const found = redirectFor(redirects, path);
  expect(found && `${found.status} ${found.to}`).toBe(answer);
});

test.each([
  '/old',
  '/old /new',
  '/old /new 200',
  'old /new 301',
  '/old/* /new 301',
  '/old //evil 301',
  '/a /b 301 x',
])('a line of another form is named: %s', (line) => {
  expect(() => parseHostRedirects(`/a /b 301\n${line}\n`)).toThrow('_redirects:2');
});
