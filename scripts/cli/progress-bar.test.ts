import { afterEach, expect, it, vi } from 'vitest';
import { clearBar, progressBar } from './progress-bar.ts';

const isTTY = process.stderr.isTTY;
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns what `work` writes to standard error, if that is a terminal of this kind or none. */
function writtenBy(work: () => void, terminal: boolean, term: string): string {
  process.stderr.isTTY = terminal;
  vi.stubEnv('TERM', term);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  work();
  return write.mock.calls.map(([text]) => text).join('');
}

it.each([
  [true, 'xterm', true],
  [true, '', true],
  [true, 'dumb', false],
  [false, 'xterm', false],
])('a bar is drawn on a terminal alone that shows no codes (%s, %s)', (terminal, term, isDrawn) => {
  const draw = () => {
    const bar = progressBar('pages');
    bar.update(1, 3);
    bar.update(2, 3);
    bar.stop();
  };
  const written = writtenBy(draw, terminal, term);
  if (isDrawn) expect(written).toContain('2/3 pages');
  else expect(written).toBe('');
});

it.each([
  [true, 'xterm', '\u001b[1G\u001b[2K'],
  [true, 'dumb', ''],
  [false, 'xterm', ''],
])('words take a bar’s place on a terminal (%s, %s)', (terminal, term, written) => {
  expect(writtenBy(clearBar, terminal, term)).toBe(written);
});
