import type { StateCode } from '../../domain/places/us-state.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { StateAnswer } from '../../pages/search/region-answer.tsx';
import type { Search } from '../../pages/search/search.ts';
import { SearchNotes } from '../../pages/search/search-notes.tsx';
import { StateScreen } from '../../pages/state/state-screen.tsx';

interface StateSearchProps {
  readonly search: Search;
  readonly state: StateCode;
}

/** Shows the directory of a state; with words besides, the pharmacies of the name there and the cities to ask in. */
export function StateSearch({ search, state }: StateSearchProps) {
  const dataset = usePageData(stateQuery(state));
  const { name, called, unused } = search.phrase;
  const isPlain = name === '' && called === undefined && unused.length === 0;
  return isPlain && intentLabels(search.query) === '' ? (
    <StateScreen
      dataset={dataset}
      indexability={searchIndexability}
      note={<SearchNotes search={search} name="" />}
    />
  ) : (
    <StateAnswer search={search} state={state} cities={dataset.cities} />
  );
}
