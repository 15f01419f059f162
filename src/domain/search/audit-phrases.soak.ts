import { expect, it } from 'vitest';
import { scoreOf, scoreText, siteReader } from '../../../tests/support/phrase-score.ts';

// Audits searched for misread phrases: these odd ones are a measure, not a promise.
it.each([
  ['places.csv', 'Places that were misread'],
  ['wishes.csv', 'Wishes and names that were misread'],
  ['kinds.csv', 'Kinds of phrases misread in an audit of 1,300'],
])('the phrases of %s are reported', async (file, kind) => {
  const score = scoreOf(await siteReader(), file);
  process.stdout.write(scoreText(score, kind));
  expect(score.rows).toBeGreaterThan(0);
});
