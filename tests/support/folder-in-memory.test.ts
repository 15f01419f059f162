import { expect, it } from 'vitest';
import { placeOfTests } from './folder-in-memory.ts';

const gigabyte = 2 ** 30;

it('tests write in memory where a gigabyte is free there', () => {
  expect(placeOfTests('/tmp', gigabyte)).toBe('/dev/shm');
  expect(placeOfTests('/tmp', gigabyte - 1)).toBe('/tmp');
  expect(placeOfTests('/tmp', 0)).toBe('/tmp');
});

it('tests write where somebody tells them to', () => {
  expect(placeOfTests('/home/me/tmp', 8 * gigabyte)).toBe('/home/me/tmp');
});
