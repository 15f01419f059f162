import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import type { Assembled } from '../import/assemble-listings.ts';
import { idOfKey } from '../import/source-record.ts';
import type { PreviousStore } from './previous-store.ts';
import type { Source } from './source-file.ts';

/** Ids under which the listings and what they followed may have been listed: their own, and those of the records in them. */
const idsOfListings = ({ listings, trace }: Pick<Assembled, 'listings' | 'trace'>): ReadonlySet<string> =>
  new Set([
    ...listings.map(({ id }) => id),
    ...trace.flatMap((entry) =>
      entry.kind === 'listing'
        ? entry.members.flatMap(({ key }) => [idOfKey(key), key.replace(/^nppes\//, 'npi:')])
        : [],
    ),
  ]);

/** What of a store would go, and of the sources that were brought anew. Of each kind more than nothing was there before. */
export function storeLosses(
  before: Pick<PreviousStore, 'listings'> & { readonly sources: readonly Source[] },
  after: Pick<Assembled, 'listings' | 'trace'> & { readonly sources: readonly Source[] },
): readonly Holdings[] {
  const known = idsOfListings(after);
  const isLost = ({ id }: Pharmacy): boolean => !known.has(id);
  const holdings = (name: string, listings: readonly Pharmacy[]): Holdings => ({
    name,
    before: listings.length,
    lost: listings.filter(isLost).length,
  });
  const states = groupBy(before.listings, ({ address }) => address.state);
  const replaced = before.sources.flatMap((source): readonly Holdings[] => {
    const next = after.sources.find(({ head }) => head.id === source.head.id);
    if (next === undefined) return [];
    const keys = new Set([...next.records, ...next.points].map(({ key }) => key));
    const items = [...source.records, ...source.points];
    const lost = items.filter(({ key }) => !keys.has(key)).length;
    return [{ name: `records of ${source.head.id}`, before: items.length, lost }];
  });
  return [
    holdings('listings', before.listings),
    ...[...states].map(([state, listings]) => holdings(`listings of ${state}`, listings)),
    ...replaced,
  ];
}

/** Throws a Refusal that tells each heavy loss and the option that confirms it. */
export function refuseLosses(folder: string, losses: readonly Holdings[], withoutSources: boolean): void {
  const heavy = heavyLosses(losses);
  if (heavy.length === 0) return;
  const all = `Give all files of a source in one import. If the loss is meant, run the command once more with ${acceptLossOption}.`;
  throw new Refusal(
    ...heavy.map((loss) =>
      formatProblem({
        file: folder,
        value: lossText(loss),
        rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
        remedy: withoutSources
          ? `The store is of an earlier version, which kept no sources: import all files again, with ${acceptLossOption}.`
          : all,
      }),
    ),
    'The listing store is as it was.',
  );
}
