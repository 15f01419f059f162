import { expect, test } from 'vitest';
import { formatResults } from './run-checks.ts';

test('findings of one remedy are listed together, and only the first few by name', () => {
  const finding = (file: string) => ({ file, problem: 'is wrong', remedy: 'Mend it.' });
  const lines = formatResults([
    { name: 'first', findings: [] },
    { name: 'second', findings: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(finding) },
  ]);
  expect(lines).toEqual([
    'ok   first',
    'FAIL second: 7',
    ...['a', 'b', 'c', 'd', 'e'].map((file) => `     ${file} is wrong`),
    '     … and 2 more like these',
    '     → Mend it.',
  ]);
});
