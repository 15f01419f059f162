/** Option that confirms a loss, for every command that may cause one. */
export const acceptLossOption = '--accept-loss';

/**
 * Largest share that may be lost without confirmation: beyond a fifth, an accident is likelier than a wish.
 */
const mostLost = 1 / 5;

/** Things of one kind, and how many of them would be lost. */
export interface Holdings {
  /** What they are, in the plural: `pages`, `listings of Alabama`. */
  readonly name: string;
  readonly before: number;
  readonly lost: number;
}

/** Returns the holdings that would lose more than a fifth. */
export const heavyLosses = (holdings: readonly Holdings[]): readonly Holdings[] =>
  holdings.filter(({ before, lost }) => lost > before * mostLost);

/** Returns `120 of 400 pages`. */
export const lossText = ({ name, before, lost }: Holdings): string =>
  `${lost.toLocaleString('en-US')} of ${before.toLocaleString('en-US')} ${name}`;
