import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import type { Assembled } from '../import/assemble-listings.ts';
import { idOfKey } from '../import/source-record.ts';
import type { ReplacedSource } from '../import-report.ts';

/** Returns heavy losses: of the store's listings, of a state's, and of the records of replaced sources. */
export function storeLosses(
  before: readonly Pharmacy[],
  { listings, trace }: Pick<Assembled, 'listings' | 'trace'>,
  replaced: readonly ReplacedSource[],
): readonly Holdings[] {
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  // A merged listing lives on under the other one's id.
  const known = new Set<string>([
    ...listings.map(({ id }) => id),
    ...members.flatMap(({ key }) => [idOfKey(key), key.replace(/^nppes\//, 'npi:')]),
  ]);
  const holdings = (name: string, some: readonly Pharmacy[]): Holdings => ({
    name,
    before: some.length,
    lost: some.filter(({ id }) => !known.has(id)).length,
  });
  return heavyLosses([
    holdings('listings', before),
    ...[...groupBy(before, ({ address }) => address.state)].map(([state, some]) =>
      holdings(`listings of ${state}`, some),
    ),
    ...replaced.map(({ id, before: had, gone }) => ({ name: `records of ${id}`, before: had, lost: gone })),
  ]);
}

/** Returns a Refusal with each heavy loss and the option that confirms it. */
export const lossRefusal = (folder: string, losses: readonly Holdings[]): Refusal =>
  new Refusal(
    ...losses.map((loss) =>
      formatProblem({
        file: folder,
        value: lossText(loss),
        rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
        remedy: `Give all files of a source in one import. If the loss is meant, run the command once more with ${acceptLossOption}.`,
      }),
    ),
    'The listing store is as it was.',
  );
