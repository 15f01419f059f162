/** Option that lets a command remove more than a fifth of the pages or listings. */
export const acceptLossOption = '--accept-loss';

const largestShareLost = 1 / 5;

/** How many things of a kind exist before a change, and how many the change would remove. */
export interface Holdings {
  /** Plural noun for the things: `pages`, `listings of Alabama`. */
  readonly name: string;
  readonly before: number;
  readonly lost: number;
}

/** Returns the holdings of which more than a fifth would be lost. */
export const heavyLosses = (holdings: readonly Holdings[]): readonly Holdings[] =>
  holdings.filter(({ before, lost }) => lost > before * largestShareLost);

/** Formats a loss: `120 of 400 pages`. */
export const lossText = ({ name, before, lost }: Holdings): string =>
  `${lost.toLocaleString('en-US')} of ${before.toLocaleString('en-US')} ${name}`;
