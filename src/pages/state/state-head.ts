import { usState } from '../../domain/places/us-state.ts';
import type { StateDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { titled } from '../shared/titled.ts';

export function stateHead({ state, cities, branded }: StateDataset): PageHead {
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  return {
    title: titled(stateMessages.headTitle({ state: name })),
    description: describePage(
      cities.length > 0
        ? [
            stateMessages.head({ pharmacies: total, cities: cities.length, state: name }),
            headsMessages.listed,
          ]
        : [
            stateMessages.headStores({ state: name, stores: branded.map((link) => link.name).join(', ') }),
            stateMessages.headListed,
          ],
    ),
    indexability: listIndexability(total + branded.length),
  };
}
