/** A share with its 95 % interval, as numbers between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Returns the share of successes with Wilson's interval (1927). At least one trial is needed. */
export function wilson(successes: number, trials: number): Share {
  const share = successes / trials;
  const centre = share + z ** 2 / (2 * trials);
  const margin = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return { share, low: Math.max(0, (centre - margin) / scale), high: Math.min(1, (centre + margin) / scale) };
}
