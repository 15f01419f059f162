import type { StateCode } from '../../domain/places/us-state.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { StateWords } from '../../pages/search/answers/place-answers.tsx';
import type { WordsSearchProps } from '../../pages/search/answers/search-props.ts';
import { UnusedWords } from '../../pages/search/unused-words.tsx';
import { StateScreen } from '../../pages/state/state-screen.tsx';

interface StateSearchProps extends WordsSearchProps {
  readonly state: StateCode;
}

/** Shows the directory of a state; with words besides, the pharmacies of the name there and the cities to ask in. */
export function StateSearch({ state, name = '', unused = [], ...search }: StateSearchProps) {
  const dataset = usePageData(stateQuery(state));
  const intents = intentLabels(search.query);
  if (name === '' && search.called === undefined && intents === '' && unused.length === 0) {
    return (
      <StateScreen
        dataset={dataset}
        indexability={searchIndexability}
        note={search.readAs === undefined ? undefined : <UnusedWords words={[]} readAs={search.readAs} />}
      />
    );
  }
  return <StateWords {...{ ...search, state, name, unused }} cities={dataset.cities} />;
}
