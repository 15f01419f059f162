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
  const isLost = ({ id }: Pharmacy): boolean => !known.has(id);
  const ofSources = replaced.map(({ id, before: had, gone }) => ({
    name: `records of ${id}`,
    before: had,
    lost: gone,
  }));
  return [
    ...lossesByState('listings', before, ({ address }) => address.state, isLost),
    ...heavyLosses(ofSources),
  ];
}

/** Returns heavy losses among things: of all of them, and of each state's. */
export function lossesByState<Item>(
  name: string,
  before: readonly Item[],
  stateOf: (item: Item) => string,
  isLost: (item: Item) => boolean,
): readonly Holdings[] {
  const groups = [[name, before] as const, ...groupBy(before, (item) => `${name} of ${stateOf(item)}`)];
  return heavyLosses(
    groups.map(([group, items]) => ({
      name: group,
      before: items.length,
      lost: items.filter(isLost).length,
    })),
  );
}

/** Returns a Refusal with each heavy loss of a file or folder, and the option that confirms it. */
export const lossRefusal = (
  file: string,
  losses: readonly Holdings[],
  { rule, remedy, outcome }: Readonly<Record<'rule' | 'remedy' | 'outcome', string>>,
): Refusal =>
  new Refusal(
    ...losses.map((loss) =>
      formatProblem({
        ...{ file, value: lossText(loss), rule },
        remedy: `${remedy} If the loss is meant, run the command once more with ${acceptLossOption}.`,
      }),
    ),
    outcome,
  );
