import type { ReactNode } from 'react';
import { PageHead } from '../../../components/seo/page-head.tsx';
import { type CitySummary, cityLabel } from '../../../domain/places/city.ts';
import type { LatLng } from '../../../domain/places/geo.ts';
import { type StateCode, usState } from '../../../domain/places/us-state.ts';
import { type Area, areaLabel } from '../../../domain/search/phrase/area.ts';
import type { UnlistedPlace } from '../../../domain/search/phrase/known-places.ts';
import type { StateDataset } from '../../../domain/site/dataset.ts';
import type { GazetteerCity } from '../../../domain/site/datasets-on-demand.ts';
import { nearestListedQuery } from '../../../features/data-access/nearest-queries.ts';
import { gazetteerQuery } from '../../../features/data-access/queries.ts';
import { usePageData } from '../../../features/data-access/use-page-data.ts';
import { intentLabels } from '../../../features/directory-search/filter-label.ts';
import type { NamesFound } from '../../../features/directory-search/find-names.ts';
import * as answersMessages from '../../../messages/generated/answers.ts';
import { ChainLink } from '../chain-link.tsx';
import { FoundNames } from '../name-matches.tsx';
import { NamesakeNote } from '../namesake-note.tsx';
import { NotChecked } from '../not-checked.tsx';
import { searchHead } from '../search-head.ts';
import { UnknownScreen } from '../unknown-screen.tsx';
import { UnlistedScreen } from '../unlisted-screen.tsx';
import type { WordsSearchProps } from './search-props.ts';
import { useNamesMeant } from './use-names.ts';

interface WordsInProps extends Pick<WordsSearchProps, 'text' | 'query' | 'unused' | 'readAs'> {
  /** `Alabama`, `Broward County, FL`. */
  readonly place: string;
  readonly name: string;
  readonly cities: readonly CitySummary[];
  readonly found: NamesFound;
  readonly retry: () => void;
  /** Where the names are nearest to, and what it is called. */
  readonly point?: LatLng | undefined;
  readonly from?: string | undefined;
  readonly note?: ReactNode;
}

/** The pharmacies of a name in a state, county or region, and its cities to ask in. */
function WordsIn({
  place,
  name,
  cities,
  found,
  retry,
  point,
  from,
  note,
  unused = [],
  ...search
}: WordsInProps) {
  const { brands } = usePageData(gazetteerQuery());
  const intents = intentLabels(search.query);
  const heading =
    name === ''
      ? answersMessages.inState({ state: place })
      : found.hits.length > 0
        ? answersMessages.namedIn({ words: name, place })
        : answersMessages.nothing({ words: `${name}, ${place}` });
  return (
    <>
      <PageHead {...searchHead(search.text)} />
      <UnknownScreen
        {...search}
        heading={heading}
        unused={unused}
        cities={cities}
        citiesHeading={
          intents === ''
            ? answersMessages.chooseIn({ state: place })
            : answersMessages.chooseForIn({ intents, state: place })
        }
      >
        {note}
        {found.hits.length > 0 && <NotChecked query={search.query} />}
        <ChainLink name={name} brands={brands} />
        <FoundNames found={found} retry={retry} cities={[]} point={point} from={from} />
      </UnknownScreen>
    </>
  );
}

interface StateWordsProps extends WordsSearchProps {
  readonly state: StateCode;
  readonly cities: StateDataset['cities'];
}

/** Shows the pharmacies of a name in a state, and its cities to ask in, the largest first. */
export function StateWords({ state, cities, ...search }: StateWordsProps) {
  const { text, query, readAs } = search;
  return (
    <WordsIn
      {...{ text, query, readAs }}
      {...useNamesMeant(search, { state })}
      place={usState(state).name}
      cities={cities.toSorted((a, b) => b.population - a.population)}
    />
  );
}

interface AreaSearchProps extends WordsSearchProps {
  readonly area: Area<GazetteerCity>;
}

/** The places of a county or region to ask in; with words besides, the pharmacies of the name there, the nearest to its largest place first. */
export function AreaSearch({ area, namesakes = [], ...search }: AreaSearchProps) {
  const { text, query, readAs } = search;
  const [largest] = area.cities;
  const { found, name, unused, retry } = useNamesMeant(search, { point: largest });
  const slugs = new Set<string>(area.cities.map(({ slug }) => slug));
  return (
    <WordsIn
      {...{ text, query, name, unused, readAs, retry }}
      found={{ ...found, hits: found.hits.filter(({ city }) => slugs.has(city)) }}
      place={areaLabel(area)}
      cities={area.cities}
      point={largest}
      from={largest && cityLabel(largest)}
      note={<NamesakeNote namesakes={namesakes} query={query} name={name} />}
    />
  );
}

interface UnlistedSearchProps extends WordsSearchProps {
  readonly unlisted: UnlistedPlace;
}

const nearestShown = 6;

/** The answer to a place without listings. Its words for a name find nothing there, so they are told. */
export function UnlistedSearch({
  text,
  unlisted,
  query,
  name = '',
  unused = [],
  readAs,
  namesakes = [],
}: UnlistedSearchProps) {
  const nearest = usePageData(nearestListedQuery(unlisted.location, nearestShown));
  return (
    <>
      <PageHead {...searchHead(text)} />
      <UnlistedScreen
        unlisted={unlisted}
        query={query}
        unused={[...(name === '' ? [] : [name]), ...unused]}
        readAs={readAs}
        nearest={nearest}
        note={<NamesakeNote namesakes={namesakes} query={query} name={name} />}
      />
    </>
  );
}
