import { expect, it } from 'vitest';
import { canRewrite } from './progress-bar.ts';

it('a bar is drawn on a terminal alone, and on none that shows the codes it is drawn with', () => {
  expect(canRewrite(true, { TERM: 'xterm-256color' })).toBe(true);
  expect(canRewrite(true, {})).toBe(true);
  expect(canRewrite(true, { TERM: 'dumb' })).toBe(false);
  expect(canRewrite(false, { TERM: 'xterm-256color' })).toBe(false);
});
