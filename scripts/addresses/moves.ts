import { type AddressPromise, byPromise, type PromiseKind, promiseKey } from './promise.ts';

/** Where what was promised has gone: to another of its kind, or nowhere. */
export interface Move {
  readonly kind: PromiseKind;
  readonly from: string;
  /** Absent for what was removed. */
  readonly to?: string | undefined;
  /** The day of the edit, `YYYY-MM-DD`. */
  readonly since: string;
}

const sourceOf = ({ kind, from }: Move): AddressPromise => ({ kind, slug: from });

/**
 * Adds a move to a list without chains or loops and leaves it so: earlier moves to what moves now lead on to its new name, and what
 * has come back has no entry.
 */
export function withMove(moves: readonly Move[], move: Move): readonly Move[] {
  const returned = (other: Move): boolean => other.kind === move.kind && other.from === move.to;
  const replaced = (other: Move): boolean => other.kind === move.kind && other.from === move.from;
  const kept = moves
    .filter((other) => !returned(other) && !replaced(other))
    .map((other) => (other.kind === move.kind && other.to === move.from ? { ...other, to: move.to } : other));
  return [...kept, ...(move.to === move.from ? [] : [move])].toSorted((a, b) =>
    byPromise(sourceOf(a), sourceOf(b)),
  );
}

/** Takes out the entries of what is there again, such as a city that was removed and added once more. */
export const withoutReturned = (
  moves: readonly Move[],
  isThere: (promise: AddressPromise) => boolean,
): readonly Move[] => moves.filter((move) => !isThere(sourceOf(move)));

/** What a promise has become. */
export type Fate =
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'removed' }
  /** Nothing is told of it. */
  | { readonly kind: 'none' };

/** Answers what a list of moves says of a promise. */
export function fates(moves: readonly Move[]): (promise: AddressPromise) => Fate {
  const byKey = new Map(moves.map((move) => [promiseKey(sourceOf(move)), move] as const));
  return (promise) => {
    const move = byKey.get(promiseKey(promise));
    if (move === undefined) return { kind: 'none' };
    return move.to === undefined ? { kind: 'removed' } : { kind: 'moved', slug: move.to };
  };
}
