/** The option of every command that confirms a loss. */
export const acceptLossOption = '--accept-loss';

/** The largest part that may go without being confirmed: beyond a fifth, an accident is likelier than a wish. */
const mostLost = 1 / 5;

/** Things of one kind, of which some would go. */
export interface Holdings {
  /** What they are, in the plural: `pages`, `listings of Alabama`. */
  readonly name: string;
  readonly before: number;
  readonly lost: number;
}

/** Those of which more than a fifth would go. */
export const heavyLosses = (holdings: readonly Holdings[]): readonly Holdings[] =>
  holdings.filter(({ before, lost }) => lost > before * mostLost);

/** `120 of 400 pages`. */
export const lossText = ({ name, before, lost }: Holdings): string =>
  `${lost.toLocaleString('en-US')} of ${before.toLocaleString('en-US')} ${name}`;
