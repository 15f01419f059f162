import { env } from 'node:process';
import fc from 'fast-check';

/**
 * Properties draw their cases from one seed, so that a red `npm test` tells of what was changed, not of a case drawn by luck.
 * `npm run soak` draws from any, and ten times as many where a property does not say how many itself.
 */
const { PROPERTY_SEED = '1', PROPERTY_RUNS = '100' } = env;

fc.configureGlobal({
  ...(PROPERTY_SEED !== 'any' && { seed: Number(PROPERTY_SEED) }),
  numRuns: Number(PROPERTY_RUNS),
});
