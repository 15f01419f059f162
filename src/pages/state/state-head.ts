import { usState } from '../../domain/places/us-state.ts';
import type { StateDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { callFirst, titled } from '../shared/head-words.ts';
import { stateWords } from './state-words.ts';

export function stateHead({ state, cities, branded }: StateDataset): PageHead {
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  return {
    title: titled(stateWords.headTitle(name)),
    description: describePage(
      cities.length > 0
        ? [stateWords.head(total, cities.length, name), callFirst]
        : [
            stateWords.headStores(
              name,
              branded.map((link) => link.name),
            ),
            `${stateWords.headWeList} ${callFirst}`,
          ],
    ),
    indexability: listIndexability(total + branded.length),
  };
}
