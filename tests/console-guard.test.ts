import { expect, test, vi } from 'vitest';

test.fails('a test that logs an error fails', () => {
  console.error('unexpected');
});

test.fails('a test that logs a warning fails', () => {
  console.warn('unexpected');
});

test('a test that expects the error passes', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  expect(log).toHaveBeenCalledWith('expected');
});
