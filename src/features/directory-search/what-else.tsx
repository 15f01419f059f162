import type { ReactNode } from 'react';
import { LinkList } from '../../components/listing/link-list.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import {
  type DirectoryQuery,
  matchDirectoryQuery,
  type Situation,
} from '../../domain/search/directory-query.ts';
import { relaxations } from '../../domain/search/relaxations.ts';
import { isAboutHours, worthACall } from '../../domain/search/worth-a-call.ts';
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

/** What to do when no pharmacy of a list fits its filters: which of them stands in the way, the nearest elsewhere that are known to fit, whom to call here. */
export function WhatElse({ pharmacies, query, base, situation, elsewhere }: WhatElseProps) {
  const ids = query.filters.map(({ id }) => id);
  const anywhere: DirectoryQuery = { ...query, within: undefined, sort: 'distance' };
  const fitting = matchDirectoryQuery(elsewhere, anywhere, situation).slice(0, elsewhereShown);
  const calls = worthACall(pharmacies, ids, situation.origin);
  const fewer = relaxations(pharmacies, query, situation);
  return (
    <>
      {fewer.length > 0 && (
        <Way title={whatElseMessages.dropList}>
          <LinkList
            look="chips"
            links={fewer.map(({ filter, without, count }) => ({
              href: directorySearchPath(without, base),
              label: whatElseMessages.drop({ label: filterLabel(filter), count }),
            }))}
          />
        </Way>
      )}
      {fitting.length > 0 && (
        <Way title={whatElseMessages.nearestKnown}>
          <ListingRows results={fitting} />
        </Way>
      )}
      {calls.length > 0 && (
        <Way title={isAboutHours(calls, ids) ? whatElseMessages.callHours : whatElseMessages.callAsk}>
          <ListingRows results={calls} />
        </Way>
      )}
    </>
  );
}

const Way = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="way">
    <h3>{title}</h3>
    {children}
  </div>
);
