import { CompactList } from '../../components/listing/compact-list.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { isTimed } from '../../domain/pharmacy/answer-counts.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import {
  type DirectoryQuery,
  matchDirectoryQuery,
  type Situation,
} from '../../domain/search/directory-query.ts';
import { relaxations } from '../../domain/search/relaxations.ts';
import { worthACall } from '../../domain/search/worth-a-call.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as whatElseMessages from '../../messages/generated/whatElse.ts';
import { filterLabel } from './filter-label.ts';

export interface WhatElseProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly situation: Situation;
  /** Pharmacies of other cities. */
  readonly elsewhere: readonly Pharmacy[];
}

const elsewhereShown = 3;

/** What to do when no pharmacy of a list fits its filters: the nearest elsewhere that are known to, whom to call here, which filter stands in the way. */
export function WhatElse({ pharmacies, query, base, situation, elsewhere }: WhatElseProps) {
  const ids = query.filters.map(({ id }) => id);
  const anywhere: DirectoryQuery = { ...query, within: undefined, sort: 'distance' };
  const fitting = matchDirectoryQuery(elsewhere, anywhere, situation).slice(0, elsewhereShown);
  const calls = worthACall(pharmacies, ids, situation.origin);
  const fewer = relaxations(pharmacies, query, situation);
  return (
    <>
      {fitting.length > 0 && (
        <>
          <p>{whatElseMessages.nearestKnown}</p>
          <CompactList
            results={fitting.map((result) => {
              const { city, state } = result.pharmacy.address;
              return { ...result, cityLabel: cityLabel({ name: city, state }) };
            })}
          />
        </>
      )}
      {calls.length > 0 && (
        <>
          <p>{ids.some(isTimed) ? whatElseMessages.callHours : whatElseMessages.callAsk}</p>
          <CompactList results={calls} />
        </>
      )}
      {fewer.length > 0 && (
        <>
          <p>{whatElseMessages.dropList}</p>
          <LinkList
            look="chips"
            links={fewer.map(({ filter, without, count }) => ({
              href: directorySearchPath(without, base),
              label: whatElseMessages.drop({ label: filterLabel(filter), count }),
            }))}
          />
        </>
      )}
    </>
  );
}
