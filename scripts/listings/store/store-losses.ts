import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import type { Assembled } from '../import/assemble-listings.ts';
import { idOfKey } from '../import/source-record.ts';
import type { ReplacedSource } from '../import-report.ts';

/** Returns losses of over a fifth of all listings, of a state's, or of a replaced source's records. */
export function storeLosses(
  before: readonly Pharmacy[],
  { listings, trace }: Pick<Assembled, 'listings' | 'trace'>,
  replaced: readonly ReplacedSource[],
): readonly Holdings[] {
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  // A merged listing lives on under the other one's id.
  const survivingIds = new Set<string>([
    ...listings.map(({ id }) => id),
    ...members.flatMap(({ key }) => [idOfKey(key), key.replace(/^nppes\//, 'npi:')]),
  ]);
  const isLost = ({ id }: Pharmacy): boolean => !survivingIds.has(id);
  const ofSources = replaced.map(({ id, recordsBefore, recordsGone: gone }) => ({
    name: `records of ${id}`,
    before: recordsBefore,
    lost: gone,
  }));
  return [
    ...lossesByState('listings', before, ({ address }) => address.state, isLost),
    ...heavyLosses(ofSources),
  ];
}

/** Returns losses of over a fifth of all items, or of a state's items. */
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

/** Returns a Refusal that names each heavy loss and the option that accepts it. */
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
