import { expect, test } from 'vitest';
import { parseHostRedirects } from './host-redirects.ts';

test('each line leads a path elsewhere, the first of two for the same path', () => {
  const text = '# moved\n/old /new 301\r\n\n/old /other 302\n/away https://example.org/ 308\n';
  expect([...parseHostRedirects(text)]).toEqual([
    ['/old', { to: '/new', status: 301 }],
    ['/away', { to: 'https://example.org/', status: 308 }],
  ]);
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
