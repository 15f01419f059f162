import { expect, test } from 'vitest';
import { headersFor, parseHostHeaders, parseHostRedirects } from './host-files.ts';

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

test('the first line for a path counts', () => {
  const redirects = parseHostRedirects('# moved\n/old /new 301\r\n\n/old /other 302\n/gone /404.html 410');
  expect([...redirects.values()]).toEqual([
    { from: '/old', to: '/new', status: 301 },
    { from: '/gone', to: '/404.html', status: 410 },
  ]);
});

test.each([
  '/old',
  '/old /new',
  '/old /new 200',
  'old /new 301',
  '/old/* /new 301',
  '/old/:part /new 301',
  '/old //evil 301',
  '/a /b 301 x',
])('a line of another form is named: %s', (line) => {
  expect(() => parseHostRedirects(`/a /b 301\n${line}\n`)).toThrow('_redirects:2');
});
