import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import type { Assembled } from '../import/assemble-listings.ts';
import { idOfKey } from '../import/source-record.ts';
import type { ReplacedSource } from './replaced-sources.ts';

/** Ids under which listings may have been listed before: their own and those of their records. */
const idsOfListings = ({ listings, trace }: Pick<Assembled, 'listings' | 'trace'>): ReadonlySet<string> =>
  new Set([
    ...listings.map(({ id }) => id),
    ...trace.flatMap((entry) =>
      entry.kind === 'listing'
        ? entry.members.flatMap(({ key }) => [idOfKey(key), key.replace(/^nppes\//, 'npi:')])
        : [],
    ),
  ]);

/** Returns what of a store's listings, of a state's and of the sources brought anew would go. */
export function storeLosses(
  before: readonly Pharmacy[],
  after: Pick<Assembled, 'listings' | 'trace'>,
  replaced: readonly ReplacedSource[],
): readonly Holdings[] {
  const known = idsOfListings(after);
  const holdings = (name: string, listings: readonly Pharmacy[]): Holdings => ({
    name,
    before: listings.length,
    lost: listings.filter(({ id }) => !known.has(id)).length,
  });
  return [
    holdings('listings', before),
    ...[...groupBy(before, ({ address }) => address.state)].map(([state, listings]) =>
      holdings(`listings of ${state}`, listings),
    ),
    ...replaced.map(({ id, before: had, gone }) => ({ name: `records of ${id}`, before: had, lost: gone })),
  ];
}

/** Throws a Refusal that tells each heavy loss and the option that confirms it. */
export function refuseLosses(folder: string, losses: readonly Holdings[]): void {
  const heavy = heavyLosses(losses);
  if (heavy.length === 0) return;
  const remedy = `Give all files of a source in one import. If the loss is meant, run the command once more with ${acceptLossOption}.`;
  throw new Refusal(
    ...heavy.map((loss) =>
      formatProblem({
        file: folder,
        value: lossText(loss),
        rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
        remedy,
      }),
    ),
    'The listing store is as it was.',
  );
}
