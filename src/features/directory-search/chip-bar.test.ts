import { expect, it } from 'vitest';
import { stopAfter } from './chip-bar.tsx';

const key = (name: string, held: Partial<Parameters<typeof stopAfter>[0]> = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

it('the arrow keys go from one control of a toolbar to the next, and round', () => {
  expect(stopAfter(key('ArrowRight'), 0, 3)).toBe(1);
  expect(stopAfter(key('ArrowRight'), 2, 3)).toBe(0);
  expect(stopAfter(key('ArrowLeft'), 1, 3)).toBe(0);
  expect(stopAfter(key('ArrowLeft'), 0, 3)).toBe(2);
});

it('Home and End go to the ends of a toolbar, and other keys nowhere', () => {
  expect(stopAfter(key('Home'), 2, 3)).toBe(0);
  expect(stopAfter(key('End'), 0, 3)).toBe(2);
  expect(stopAfter(key('a'), 0, 3)).toBeUndefined();
});

it('keys that are pressed with others are the browser’s: Alt and an arrow go back', () => {
  expect(stopAfter(key('ArrowLeft', { altKey: true }), 1, 3)).toBeUndefined();
  expect(stopAfter(key('ArrowRight', { metaKey: true }), 1, 3)).toBeUndefined();
  expect(stopAfter(key('Home', { ctrlKey: true }), 1, 3)).toBeUndefined();
});
