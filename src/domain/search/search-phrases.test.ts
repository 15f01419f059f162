import { beforeAll, expect, it } from 'vitest';
import { scoreOf, scoreText, siteReader } from '../../../tests/support/phrase-score.ts';

// Phrases written from the visitor's side before the reader was, each with its expected reading (0091).

let read: Awaited<ReturnType<typeof siteReader>>;
beforeAll(async () => {
  read = await siteReader();
});

const files = [
  ['phrases.csv', 'written before the reader'],
  ['held-out.csv', 'put aside until the reader was done'],
] as const;

it.each(files)('of %s at least 98 of 100 phrases are read right: %s', (file, kind) => {
  const score = scoreOf(read, file);
  process.stdout.write(scoreText(score, kind));
  expect(score.rows).toBeGreaterThan(0);
  expect(score.right / score.rows, score.wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});

it('at most 1 of 100 phrases of both files is misread without a notice', () => {
  const scores = files.map(([file]) => scoreOf(read, file));
  const sum = (part: 'silent' | 'rows'): number => scores.reduce((total, score) => total + score[part], 0);
  expect(sum('silent') / sum('rows')).toBeLessThanOrEqual(0.01);
});
