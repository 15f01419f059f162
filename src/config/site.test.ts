import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Advertising, advertising } from './site.ts';

it('the site promises no advertisements exactly while ads.txt names no seller', () => {
  const sellers = readFileSync('public/ads.txt', 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(advertising).toBe(sellers.length === 0 ? 'none' : ('some' satisfies Advertising));
});
