import { expect, test } from 'vitest';
import { headersFor, parseHostHeaders } from './host-headers.ts';

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
