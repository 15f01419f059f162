import { expect, it } from 'vitest';
import { scoreOf, scoreText, siteReader } from '../../../tests/support/phrase-score.ts';

// Phrases that audits found misread. They are odd ones, so they are only measured.
it.each([
  ['places.csv', 'Places that were misread'],
  ['wishes.csv', 'Wishes and names that were misread'],
  ['kinds.csv', 'Kinds of phrases misread in an audit of 1,300'],
])('the phrases of %s are reported', async (file, kind) => {
  const score = scoreOf(await siteReader(), file);
  process.stdout.write(scoreText(score, kind));
  expect(score.rows).toBeGreaterThan(0);
});
