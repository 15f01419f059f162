import { env } from 'node:process';
import fc from 'fast-check';

// One seed, so that a red `npm test` tells of a change and not of a case drawn by luck.
const { PROPERTY_SEED = '1', PROPERTY_RUNS = '100' } = env;

fc.configureGlobal({
  ...(PROPERTY_SEED !== 'any' && { seed: Number(PROPERTY_SEED) }),
  numRuns: Number(PROPERTY_RUNS),
});
