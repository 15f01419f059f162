/** Option that lets a command remove more than a fifth of what there is. */
export const acceptLossOption = '--accept-loss';

const largestShareLost = 1 / 5;

/** The number of things before a change, and how many of them it would remove. */
export interface Holdings {
  /** In the plural: `pages`, `listings of Alabama`. */
  readonly name: string;
  readonly before: number;
  readonly lost: number;
}

/** Returns the losses of more than a fifth. */
export const heavyLosses = (holdings: readonly Holdings[]): readonly Holdings[] =>
  holdings.filter(({ before, lost }) => lost > before * largestShareLost);

/** Formats a loss: `120 of 400 pages`. */
export const lossText = ({ name, before, lost }: Holdings): string =>
  `${lost.toLocaleString('en-US')} of ${before.toLocaleString('en-US')} ${name}`;
