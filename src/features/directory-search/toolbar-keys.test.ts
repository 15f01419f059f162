import { expect, it } from 'vitest';
import { stopAfter } from './toolbar-keys.ts';

it('the arrow keys go from one control of a toolbar to the next, and round', () => {
  expect(stopAfter('ArrowRight', 0, 3)).toBe(1);
  expect(stopAfter('ArrowRight', 2, 3)).toBe(0);
  expect(stopAfter('ArrowLeft', 1, 3)).toBe(0);
  expect(stopAfter('ArrowLeft', 0, 3)).toBe(2);
});

it('Home and End go to the ends of a toolbar, and other keys nowhere', () => {
  expect(stopAfter('Home', 2, 3)).toBe(0);
  expect(stopAfter('End', 0, 3)).toBe(2);
  expect(stopAfter('a', 0, 3)).toBeUndefined();
});
