import { afterEach, expect, it, vi } from 'vitest';
import { canRewrite, clearBar } from './progress-bar.ts';

const isTTY = process.stderr.isTTY;
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a bar is drawn on a terminal alone, and on none that shows the codes it is drawn with', () => {
  expect(canRewrite(true, { TERM: 'xterm-256color' })).toBe(true);
  expect(canRewrite(true, {})).toBe(true);
  expect(canRewrite(true, { TERM: 'dumb' })).toBe(false);
  expect(canRewrite(false, { TERM: 'xterm-256color' })).toBe(false);
});

it.each([
  [true, 'xterm', '\u001b[1G\u001b[2K'],
  [true, 'dumb', ''],
  [false, 'xterm', ''],
])('words take a bar’s place on a terminal (%s, %s)', (terminal, term, written) => {
  process.stderr.isTTY = terminal;
  vi.stubEnv('TERM', term);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  clearBar();
  expect(write.mock.calls.map(([text]) => text).join('')).toBe(written);
});
