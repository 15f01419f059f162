import { withListings } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { placeCounts, type StateDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { titled } from '../shared/titled.ts';

export function stateHead({ state, cities, towns = [], branded }: StateDataset): PageHead {
  const { name } = usState(state);
  const counted = withListings(cities);
  const total = [...counted, ...towns].reduce((sum, place) => sum + place.count, 0);
  const stores = branded.map((link) => link.name).join(', ');
  return {
    title: titled(stateMessages.headTitle({ state: name })),
    description: describePage([
      total > 0
        ? stateMessages.head({
            pharmacies: total,
            ...placeCounts([{ state, cities, towns: towns.length, branded }]),
            state: name,
          })
        : stores === ''
          ? stateMessages.headNone({ state: name })
          : stateMessages.headStores({ state: name, stores }),
      headsMessages.sources,
    ]),
    indexability: listIndexability(total + branded.length),
  };
}
