import { expect, it } from 'vitest';
import { scoreOf, scoreText, siteReader } from '../../../tests/support/phrase-score.ts';

// Audits looked for what is read wrong: their odd phrases are a measure, and no promise.
it.each([
  ['places.csv', 'Places that were read wrong once'],
  ['wishes.csv', 'Wishes and names that were read wrong once'],
  ['kinds.csv', 'Kinds that an audit of 1,300 phrases found read wrong'],
])('the phrases of %s are reported', async (file, kind) => {
  const score = scoreOf(await siteReader(), file);
  process.stdout.write(scoreText(score, kind));
  expect(score.rows).toBeGreaterThan(0);
});
