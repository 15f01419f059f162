/** A share of successes with its 95 % interval by Wilson's score (1927), each between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** The share of successes among trials, of which there must be one at least. */
export function wilson(successes: number, trials: number): Share {
  const share = successes / trials;
  const centre = share + z ** 2 / (2 * trials);
  const margin = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return { share, low: Math.max(0, (centre - margin) / scale), high: Math.min(1, (centre + margin) / scale) };
}
